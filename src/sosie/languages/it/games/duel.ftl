name = Spareggio
help = Trova cos'hanno in comune le due carte e passa subito la tua.
