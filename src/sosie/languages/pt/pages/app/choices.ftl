levels_child = Calmo
levels_adult = Rápido
levels_expert = Raio
fewer = Menos um
more = Mais um
cards = Cartas
otherCards = Outras cartas
aboutCards = { $cards } cartas, { $symbols } símbolos em cada uma
