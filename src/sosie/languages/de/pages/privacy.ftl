title = Datenschutz
lead = Du brauchst kein Konto. Es gibt keine Werbung und kein Tracking, und diese Seiten laden nichts von anderen Servern.
kept = Was dieser Server behält
table = Ein Tisch oder eine Veranstaltung
tableText = Dein Name und deine Züge, damit alle am Tisch dasselbe sehen.
game = Eine beendete Partie
gameText = Namen, Züge und Zeiten von allen, die mitgespielt haben, für die Wiederholung.
figures = Statistik
figuresText = Wie oft du gewonnen hast und wie schnell du warst. Dein Name steht nicht dabei.
deck = Dein eigenes Kartenspiel
deckText = Seine Bilder, Wörter und Namen, zum Spielen und Drucken.
draft = Ein Kartenspiel in Arbeit
draftText = Seine Bilder ohne Metadaten, seine Wörter und Namen. Nur du kannst es öffnen.
contribution = Ein Bild für ein fremdes Kartenspiel
contributionText = Das Bild ohne Metadaten und die Namen, die du angegeben hast. Nur wer das Kartenspiel macht, sieht sie, bis das Bild angenommen ist.
device = Auf diesem Gerät
deviceText = Dein Name, deine Einstellungen, deine Zeiten vom Üben und von den Zehn des Tages, die Kartenspiele, die du gerade machst, und die Schlüssel zu deinen Plätzen und Kartenspielen. Sonst hat sie niemand.
deviceLong = Bis du sie in deinem Browser löschst.
hours =
    { $count ->
        [one] { $count } Stunde
       *[other] { $count } Stunden
    }
days =
    { $count ->
        [one] { $count } Tag
       *[other] { $count } Tage
    }
forDays = { $time } lang.
afterUse = Nach der letzten Nutzung noch { $time }.
afterGame = Nach deiner letzten Partie noch { $time }.
untilDeleted = Bis es gelöscht wird.
seen = Wer den Code eines Tisches oder den Link zu einer Partie oder einem Kartenspiel hat, kann sie sehen. Links kann man nicht erraten.
remove = So wird es gelöscht
yourGames = Deine Partien
yourGamesText = Das löscht alle Partien, die du mit diesem Gerät beendet hast, für alle, die mitgespielt haben, und deine Statistik.
deleteGames = Meine Partien und Statistik löschen
sure = Die Partien werden für alle gelöscht, die mitgespielt haben. Das lässt sich nicht rückgängig machen.
yes = Endgültig löschen
deleted =
    { $games ->
        [one] { $games } Partie ist gelöscht.
        [0] Es war nichts mehr zu löschen.
       *[other] { $games } Partien sind gelöscht.
    }
notPlayed = Du hast mit diesem Gerät hier nicht gespielt.
yourDecks = Deine Kartenspiele
yourDecksText = Wenn du ein Kartenspiel löschst, werden seine Bilder und die damit gespielten Partien für alle gelöscht.
toDecks = Deine Kartenspiele ansehen
noDecks = Du hast mit diesem Gerät kein Kartenspiel gemacht oder hinzugefügt.
thisDevice = Dieses Gerät
thisDeviceText = Lösche die Daten dieser Seite in den Einstellungen deines Browsers. Mach das zuletzt: Es löscht auch die Schlüssel, und ohne sie lässt sich nichts mehr löschen.
