table = Tisch { $code }
nobody = Hier sitzt noch niemand. Mach du den Anfang!
here =
    { $count ->
        [one] { $names } ist da.
       *[other] { $names } sind da.
    }
bot = { $name } (Bot)
series = { $count } Minispiele
practice = Übung
name = Dein Name
join = Mitspielen
joining = Du setzt dich …
watch = Nur zuschauen
full = Alle acht Plätze sind besetzt. Schau solange zu: Sobald jemand geht, kannst du dich setzen.
closed = Dieser Tisch ist geschlossen. Frag nach einem neuen Code oder eröffne selbst einen Tisch.
locked = Die Spielleitung hat diesen Tisch gesperrt: Niemand Neues kann mitspielen oder zuschauen. Bitte sie, ihn zu entsperren. Diese Seite aktualisiert sich von selbst.
keptOut = Die Spielleitung hat dich gebeten, nicht an diesen Tisch zurückzukommen. Du kannst selbst einen eröffnen.
missing = Es gibt keinen Tisch { $code }.
missingHint = Vielleicht ist er geschlossen, oder im Code ist ein Fehler. Versuche den Code noch einmal:
code = Der Code des Tisches
go = Zum Tisch
badName = Dieser Name geht nicht. Nimm 1 bis 24 Buchstaben, Ziffern oder Zeichen.
tooMany = Zu viele Versuche. Versuche es in { $seconds } s noch einmal.
failed = Das hat nicht geklappt. Versuche es gleich noch einmal.
