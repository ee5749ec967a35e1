pausedHint = El juego seguirá cuando todos estén listos.
back = Volver al evento
backSoon = Vuelves al evento en un momento.
paused = Pausa
