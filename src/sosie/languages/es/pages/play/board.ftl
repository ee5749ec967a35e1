yourCard = Tu carta
centre = La carta del centro
cardOf = La carta de { $name }
card = Carta { $number }
cards =
    { $name }, { $count } { $count ->
        [one] carta
       *[other] cartas
    }
bot = un bot
away = ausente
frozen = debe esperar un momento
out = ha terminado
ring = tiene el Anillo
take = ¡Tómala!
takeKey = o pulsa Espacio
slap = ¡Zas!
slapPile = Golpear el montón
match = { $name }: { $symbol }
