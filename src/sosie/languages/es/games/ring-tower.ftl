name = La Torre del Anillo
help = Juega a la Torre y golpea el montón cuando salga el Anillo.
goal = Levanta una torre y guarda el Anillo.
deal = Una carta por persona, boca abajo. Las demás son el mazo del centro, boca arriba. Alguien empieza con la carta del Anillo.
play = Busca qué comparte tu carta con la de arriba del mazo, cántalo y ponla sobre la tuya. ¿El mazo muestra el anillo? Cualquiera puede darle una palmada, una vez por carta: la primera mano se lleva la carta del Anillo.
end = Cuando se acaba el mazo: 1 por carta, 3 por la carta del Anillo. Gana quien sume más.
points = Lo sumado, 5 más por ganar.
