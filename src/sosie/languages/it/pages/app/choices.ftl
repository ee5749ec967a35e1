levels_child = Calmo
levels_adult = Veloce
levels_expert = Fulmine
fewer = Uno in meno
more = Uno in più
cards = Carte
otherCards = Altre carte
aboutCards = { $cards } carte, { $symbols } simboli su ognuna
