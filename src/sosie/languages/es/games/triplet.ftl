name = El Trío
help = Encuentra un símbolo que esté en tres cartas.
goal = Tres cartas, un símbolo.
deal = Nueve cartas boca arriba, tres por tres. Las demás son el mazo, boca abajo.
play = Busca un símbolo que esté en tres de las cartas, cántalo y llévate las tres. Rellena los huecos con el mazo. ¿No hay ninguno? Añade tres más.
end = Cuando se acaba el mazo y no quedan tríos, gana quien tenga más cartas.
points = 1 por carta, 5 más por ganar.
