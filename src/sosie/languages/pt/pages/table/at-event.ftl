pausedHint = A partida continua quando todos estiverem a postos.
back = Voltar ao evento
backSoon = Voltas ao evento daqui a pouco.
paused = Pausa
