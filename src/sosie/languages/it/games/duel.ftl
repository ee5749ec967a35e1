name = Spareggio
help = Trova cos'hanno in comune le due carte e passa via la tua prima degli altri.
