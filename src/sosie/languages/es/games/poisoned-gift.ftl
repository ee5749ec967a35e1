name = El Regalo envenenado
help = Encuentra lo que el centro comparte con la carta de otro y dásela.
goal = Regala, y que no te regalen.
deal = Una carta a cada uno, boca abajo. Las demás son el mazo del centro, boca arriba.
play = Todos dan la vuelta a su carta. Busca qué comparte el mazo con la carta de otro, cántalo y ponle encima la carta del mazo. La tuya no cuenta.
end = Cuando se acaba el mazo, gana quien tenga menos cartas.
points = 20 para quien gana, 10 para el segundo.
