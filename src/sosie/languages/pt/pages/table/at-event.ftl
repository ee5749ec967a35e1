pausedHint = O jogo continua quando todos estiverem a postos.
back = Voltar ao evento
backSoon = Voltas ao evento daqui a nada.
paused = Pausa
