name = Práctica
help = Encuentra lo que comparten las dos cartas.
