around = Rund um diesen Bildschirm
title = Alle rund um diesen Bildschirm
lead = Leg das Tablet flach auf den Tisch. Alle haben einen eigenen Rand und tippen gleichzeitig.
people = Wer mitspielt
peopleCount = { $count } Personen
name = Nummer { $number }
colour = Farbe von { $name } ändern
sides_0 = unterer Rand
sides_90 = linker Rand
sides_180 = oberer Rand
sides_270 = rechter Rand
seats = Wer wo sitzt
next = Spiel wählen
missing = Alle brauchen einen Namen.
lost = Keine Verbindung. Neuer Versuch …
gone = Dieser Tisch wurde auf einem anderen Gerät geöffnet oder ist zu Ende.
again = Neuen Tisch einrichten
ownCard = Tippe das gemeinsame Symbol auf deiner Karte an
buzz = Erst hier drücken, dann zeigen
point = Zeig auf das gemeinsame Symbol!
slap = Für den Stapel hier draufschlagen
ring = Für den Ring hier draufschlagen
take = Nimm sie!
out = Fertig
bot = Bot
waiting = Spielt hier nicht mit
rim = { $name }: { $action }
buzzFirst = Drück zuerst auf deinen Rand.
ownFirst = Tippe auf deine eigene Karte.
menu = Menü
how_1 = Deine Karte zeigt zu dir. Tippe das gemeinsame Symbol auf deiner eigenen Karte an: Dort zählt die Berührung für dich.
how_2 = Gehören die Karten niemandem, drück zuerst auf deinen Rand. Dann gehört dir der Tisch drei Sekunden lang: Zeig auf das gemeinsame Symbol. Sonst ist es ein falscher Ruf.
how_3 = Der Ring: Schlag auf deinen Rand, sobald der Ring erscheint.
how_4 = Bei Gleichstand schlag vor den anderen auf deinen Rand, um die Karte zu bekommen.
how_5 = Nach einem falschen Ruf wird nur dein eigener Teil kurz grau.
howTitle = Rund um einen Bildschirm
leave = Für alle beenden
leaveSure = Wirklich beenden? Noch einmal tippen
stop = Anderes Spiel wählen
stopSure = Dieses Spiel abbrechen? Noch einmal tippen
personLeaves = { $name } hört auf
left =
    { $count ->
        [one] Noch { $count } Karte
       *[other] Noch { $count } Karten
    }
