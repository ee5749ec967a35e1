name = Cara a cara
help = Una sola jugada decide. Encuentra lo que comparten las dos cartas.
