levels_child = Tranquille
levels_adult = Vif
levels_expert = Éclair
fewer = Un de moins
more = Un de plus
cards = Cartes
otherCards = D'autres cartes
aboutCards = { $cards } cartes, { $symbols } symboles sur chacune
