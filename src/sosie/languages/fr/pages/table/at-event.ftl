pausedHint = La partie reprend quand tout le monde est prêt.
back = Retour à l'événement
backSoon = Tu reviens à l'événement dans un instant.
paused = Pause
