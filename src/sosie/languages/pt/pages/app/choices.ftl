levels_child = Calmo
levels_adult = Rápido
levels_expert = Relâmpago
fewer = Menos um
more = Mais um
cards = Cartas
otherCards = Outras cartas
aboutCards = { $cards } cartas, { $symbols } símbolos em cada uma
