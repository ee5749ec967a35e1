youWin = Jij wint!
wins = { $name } wint!
yourTitle = Jij bent de kampioen!
title = { $name } is de kampioen!
tie = Gelijkspel: { $names }!
match = Wedstrijd
tournament = Toernooi
cards =
    { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    }
wonGames =
    { $count ->
        [one] { $count } zege
       *[other] { $count } zeges
    }
points =
    { $count } { $count ->
        [one] punt
       *[other] punten
    }
decided_tie = Gelijk tot de allerlaatste kaart.
decided_playOff = Gelijkspel, beslist in de play-off: { $symbol }, in { $time }.
decided_lastSpot = Spannend tot het eind. De laatste match: { $symbol }, in { $time }.
decided_ring = De Ring gaf de doorslag.
decided_hand = Eén keer gelijk met { $rival }, en toen won de snelste hand.
decided_blink = Op het nippertje: één kaart met { $margin } voorsprong op { $rival }.
decided_lead = { $amount } voorsprong op { $rivals }.
decided_fewer = { $amount } minder, en zo vóór { $rivals }.
decided_wins = { $amount } van { $of } minispellen gewonnen.
podium = Podium
place = Plaats { $rank }
yourEyes = Jouw tijden
allEyes = Tijden van iedereen
fastest = Snelste roep
fastestOf = Snelste roep: { $name }
slowest = Langzaamste symbool
average = gemiddeld { $time }, { $calls } keer
calls =
    { $count ->
        [one] { $count } roep
       *[other] { $count } roepen
    }
chart = Elke roep, op volgorde
chartTold = { $count } symbolen gevonden, de helft binnen { $median }; het snelste in { $best }, het langzaamste in { $worst }.
median = mediaan { $time }
medians = Gewone tijd
nothingSpotted = Deze keer niets gevonden. Oefenen helpt!
pointsTable = Punten, spel voor spel
winsTable = Wie won wat
total = Totaal
won = gewonnen
again = Nog eens
change = Ander spel
ready = Ik doe mee
isReady = Je doet mee
waiting = { $host } start het volgende spel.
waitingForSomebody = De spelleider start het volgende spel.
replay = Bekijk de herhaling
share = Deel de herhaling
copied = Gekopieerd
closed = Deze tafel is gesloten
closedText = Hier is een tijdje niet gespeeld. Bedankt voor het spelen!
