yourCard = Deine Karte
centre = Die Karte in der Mitte
cardOf = Die Karte von { $name }
card = Karte { $number }
cards =
    { $name }, { $count } { $count ->
        [one] Karte
       *[other] Karten
    }
bot = ein Bot
away = abwesend
frozen = kurz eingefroren
out = fertig
ring = hat den Ring
take = Nimm sie!
takeKey = oder drück die Leertaste
slap = Schlag zu!
slapPile = Auf den Stapel schlagen
match = { $name }: { $symbol }
