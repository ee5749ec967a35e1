name = El Regalo envenenado
help = Encuentra lo que el centro comparte con la carta de alguien y dásela.
goal = Regala, y que no te regalen.
deal = Una carta por persona, boca abajo. Las demás son el mazo del centro, boca arriba.
play = Cada cual da la vuelta a su carta. Busca qué comparte el mazo con la carta de otra persona, cántalo y ponle encima la carta del mazo. La tuya no cuenta.
end = Cuando se acaba el mazo, gana quien tenga menos cartas.
points = 20 por ganar, 10 por el segundo puesto.
