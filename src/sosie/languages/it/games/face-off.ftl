name = Testa a testa
help = Decide una sola chiamata. Trova cos'hanno in comune le due carte.
