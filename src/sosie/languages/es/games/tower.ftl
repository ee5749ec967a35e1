name = La Torre
help = Encuentra lo que tu carta comparte con el centro y llévate la carta.
goal = Levanta la torre más alta.
deal = Una carta por persona, boca abajo. Las demás son el mazo del centro, boca arriba.
play = Cada cual da la vuelta a su carta. Busca qué comparte la tuya con la de arriba del mazo, cántalo y ponla sobre la tuya. Ahora juegas con ella.
end = Cuando se acaba el mazo, gana la torre más alta.
points = 1 por carta conseguida, 5 más por ganar.
