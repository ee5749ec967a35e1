name = Allenamento
help = Trova cos'hanno in comune le due carte.
