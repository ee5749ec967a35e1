### Choices that several screens offer: numbers, decks, bots.

levels_child = Calm
levels_adult = Quick
levels_expert = Lightning
fewer = One fewer
more = One more
cards = Cards
otherCards = Other cards
# Variables: $cards (Number), $symbols (Number)
aboutCards = { $cards } cards, { $symbols } symbols on each
