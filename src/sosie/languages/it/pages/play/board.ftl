yourCard = La tua carta
centre = La carta al centro
cardOf = La carta di { $name }
card = Carta { $number }
cards =
    { $name }, { $count } { $count ->
        [one] carta
       *[other] carte
    }
bot = un bot
away = assente
frozen = deve aspettare un attimo
out = ha finito
ring = ha l'Anello
take = Prendila!
takeKey = o premi Spazio
slap = Batti!
slapPile = Batti sulla pila
match = { $name }: { $symbol }
