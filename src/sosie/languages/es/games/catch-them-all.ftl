name = Atrápalas todas
help = Encuentra lo que la carta del medio comparte con una de alrededor y atrapa esta.
goal = Llévate cuanto puedas.
deal = En cada ronda, una carta boca arriba en el centro. Alrededor, boca abajo, una por persona. Se descubren a la vez.
play = Busca qué comparte la del centro con una de alrededor, cántalo y llévatela. Cuando no queda ninguna, la del centro va debajo del mazo.
end = Cuando quedan menos de dos cartas, gana quien tenga más.
points = 1 por carta.
