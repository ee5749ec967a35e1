youWin = Gewonnen!
wins = { $name } gewinnt!
yourTitle = Der Titel geht an dich!
title = Der Titel geht an { $name }!
tie = Gleichstand: { $names }!
match = Match
tournament = Turnier
cards =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
wonGames =
    { $count ->
        [one] { $count } Sieg
       *[other] { $count } Siege
    }
points =
    { $count } { $count ->
        [one] Punkt
       *[other] Punkte
    }
decided_tie = Gleichauf bis zur letzten Karte.
decided_playOff = Ein Gleichstand, im Stechen entschieden: { $symbol }, in { $time }.
decided_lastSpot = Knapp bis zum Schluss. Das letzte Symbol: { $symbol }, in { $time }.
decided_ring = Der Ring gab den Ausschlag.
decided_hand = Ein Gleichstand mit { $rival }, gewonnen von der schnelleren Hand.
decided_blink = Ganz knapp: eine Karte um { $margin } vor { $rival } gewonnen.
decided_lead = { $amount } vor { $rivals }.
decided_fewer = { $amount } weniger, damit vor { $rivals }.
decided_wins = { $amount } von { $of } Minispielen gewonnen.
podium = Podest
place = Platz { $rank }
yourEyes = Deine Zeiten
allEyes = Alle Zeiten
fastest = Schnellster Ruf
fastestOf = Schnellster Ruf: { $name }
slowest = Langsamstes Symbol
average = { $time } im Mittel, { $calls } Rufe
calls =
    { $count ->
        [one] { $count } Ruf
       *[other] { $count } Rufe
    }
chart = Jeder Ruf, der Reihe nach
chartTold = { $count } Symbole gefunden, die Hälfte in höchstens { $median }; das schnellste in { $best }, das langsamste in { $worst }.
median = Median { $time }
medians = Typische Zeit
nothingSpotted = Diesmal nichts gefunden. Mit Übung wird es leichter.
pointsTable = Punkte, Spiel für Spiel
winsTable = Wer was gewonnen hat
total = Summe
won = gewonnen
again = Noch einmal
change = Anderes Spiel
ready = Ich bin dabei
isReady = Du bist dabei
waiting = { $host } startet das nächste Spiel.
waitingForSomebody = Die Spielleitung startet das nächste Spiel.
replay = Wiederholung ansehen
share = Wiederholung teilen
copied = Link kopiert
closed = Dieser Tisch ist geschlossen
closedText = Hier hat eine Weile niemand gespielt. Danke fürs Mitspielen!
