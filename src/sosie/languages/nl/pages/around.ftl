around = Rond dit scherm
title = Iedereen rond dit scherm
lead = Leg de tablet plat op tafel. Elke speler heeft een eigen rand en tikt zelf, allemaal tegelijk.
people = Spelers
peopleCount =
    { $count ->
        [one] { $count } speler
       *[other] { $count } spelers
    }
name = Speler { $number }
colour = Kleur van { $name } veranderen
sides_0 = rand onder
sides_90 = rand links
sides_180 = rand boven
sides_270 = rand rechts
seats = Wie zit waar
next = Kies het spel
missing = Elke speler heeft een naam nodig.
lost = Geen verbinding. Nieuwe poging…
gone = Deze tafel is op een ander apparaat geopend, of is afgelopen.
again = Maak een nieuwe tafel
ownCard = Tik de match aan op je eigen kaart
buzz = Druk eerst hier, wijs dan aan
point = Wijs de match aan!
slap = Mep hier voor de stapel
ring = Mep hier voor de Ring
take = Pak 'm!
out = Uit
bot = Bot
waiting = Doet niet mee
rim = { $name }: { $action }
buzzFirst = Druk eerst op je eigen rand.
ownFirst = Tik op je eigen kaart.
menu = Menu
how_1 = Je kaart ligt naar je toe. Tik de match aan op je eigen kaart: wat je daar aantikt, telt voor jou.
how_2 = Zijn de kaarten van niemand? Druk dan eerst op je rand. De tafel is drie tellen van jou: wijs de match aan. Doe je dat niet, dan is het fout geroepen.
how_3 = De Ring: mep op je eigen rand zodra de Ring verschijnt.
how_4 = Gelijk? Mep als eerste op je eigen rand, dan krijg jij de kaart.
how_5 = Fout geroepen? Alleen jouw eigen stuk wordt even grijs.
howTitle = Rond één scherm
leave = Stop het spel voor iedereen
leaveSure = Echt stoppen? Tik nog eens
stop = Kies een ander spel
stopSure = Dit spel stoppen? Tik nog eens
personLeaves = { $name } stopt ermee
left =
    { $count ->
        [one] Nog { $count } kaart
       *[other] Nog { $count } kaarten
    }
