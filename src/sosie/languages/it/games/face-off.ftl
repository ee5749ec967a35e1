name = Faccia a faccia
help = Decide una sola chiamata. Trova cos'hanno in comune le due carte.
