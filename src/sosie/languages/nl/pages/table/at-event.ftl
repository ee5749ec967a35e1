pausedHint = Het spel gaat verder als iedereen klaarzit.
back = Terug naar het evenement
backSoon = Je gaat zo terug naar het evenement.
paused = Pauze
