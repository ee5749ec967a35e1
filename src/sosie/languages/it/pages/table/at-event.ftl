pausedHint = Si riprende quando tutti sono pronti.
back = Torna all'evento
backSoon = Tra un momento torni all'evento.
paused = Pausa
