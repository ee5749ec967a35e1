people = Personen am Tisch
makeHost = Spielleitung übergeben
makeHostHint = { $name } wählt dann, was gespielt wird.
remove = Entfernen
removeHint = { $name } bekommt eine freundliche Nachricht und kann wiederkommen.
keepOut = Entfernen und nicht mehr hereinlassen
keepOutHint = { $name } kann nicht wiederkommen. Der Tisch wird auch gesperrt.
sure = Zur Sicherheit noch einmal tippen
lock = Tisch sperren
unlock = Tisch entsperren
lockHint = An einem gesperrten Tisch kann niemand Neues mitspielen oder zuschauen.
locked = Gesperrt: Niemand Neues kann mitspielen oder zuschauen.
keptOut =
    { $count ->
        [one] { $count } Person darf nicht herein.
       *[other] { $count } Personen dürfen nicht herein.
    }
forgive = Wieder hereinlassen
unchecked = Verbindung konnte nicht geprüft werden
uncheckedHint = Für den Server ist { $name } weit weg, und er konnte das nicht prüfen. Meistens stimmt es.
