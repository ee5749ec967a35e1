### Texts on the board itself.

yourCard = Your card
centre = The card in the centre
# Variables: $name (String)
cardOf = The card of { $name }
# Variables: $number (Number)
card = Card { $number }
# Variables: $name (String), $count (Number)
cards =
    { $name }, { $count } { $count ->
        [one] card
       *[other] cards
    }
bot = a bot
away = away
frozen = frozen for a moment
# In a list after a name: this player has no more to do in this round; the others still play.
out = done
ring = has the Ring
take = Take it!
takeKey = or press Space
slap = Slap!
slapPile = Slap the pile
# Who found which symbol.
# Variables: $name (String), $symbol (String)
match = { $name }: { $symbol }
