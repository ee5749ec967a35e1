pausedHint = Si riprende quando ci siete tutti.
back = Torna all'evento
backSoon = Tra un momento torni all'evento.
paused = Pausa
