levels_child = Gemütlich
levels_adult = Flink
levels_expert = Blitz
fewer = Eins weniger
more = Eins mehr
cards = Karten
otherCards = Andere Karten
aboutCards = { $cards } Karten mit je { $symbols } Symbolen
