pausedHint = La partida seguirá cuando todo el mundo diga que sí.
back = Volver al evento
backSoon = Vuelves al evento en un momento.
paused = Pausa
