yourCard = Jouw kaart
centre = De kaart in het midden
cardOf = De kaart van { $name }
card = Kaart { $number }
cards =
    { $name }, { $count } { $count ->
        [one] kaart
       *[other] kaarten
    }
bot = een bot
away = even weg
frozen = even bevroren
out = uit
ring = heeft de Ring
take = Pak 'm!
takeKey = of druk op spatie
slap = Mep!
slapPile = Mep op de stapel
match = { $name }: { $symbol }
