levels_child = Tranquilo
levels_adult = Rápido
levels_expert = Rayo
fewer = Uno menos
more = Uno más
cards = Cartas
otherCards = Otras cartas
aboutCards = { $cards } cartas, { $symbols } símbolos en cada una
