title = Kartenspiele
lead = Spiele mit eigenen Bildern: deiner Klasse, deiner Familie, deinen Wörtern.
drop = Ein Kartenspiel importieren
dropHint = Zieh eine .sosie-Datei hierher oder wähle eine aus.
reading = Das Kartenspiel wird gelesen …
brought = { $name } ist bereit.
yours = Deine Kartenspiele
all = Die Kartenspiele von Sosie
cards = { $cards } Karten, { $each } Symbole auf jeder
play = Spielen
print = Drucken
download = Speichern
forget = Aus der Liste entfernen
remove = Löschen
removeTitle = { $name } löschen?
removeText = Seine Bilder und alle damit gespielten Partien werden für alle vom Server gelöscht. Das lässt sich nicht rückgängig machen.
removeYes = Endgültig löschen
make = Ein Kartenspiel machen
makeText = Aus Fotos, Zeichnungen, Wörtern oder Emojis. Allein oder mit der ganzen Klasse.
symbols =
    { $symbols ->
        [one] { $symbols } Symbol
       *[other] { $symbols } Symbole
    }
drafts = In Arbeit
draftCopy = Kopie
copy = Kopieren und ändern
copyHint = Die Kopie gehört nur dir. Das Kartenspiel selbst bleibt, wie es ist.
gone = Dieses Kartenspiel gibt es nicht mehr.
goneHint = Vielleicht wurde es gelöscht, oder in der Adresse ist ein Fehler.
problems_unreadable = Dieses Kartenspiel kann Sosie nicht lesen.
problems_large = Diese Datei ist zu groß. Nimm kleinere Bilder: 500 Pixel genügen.
problems_busy = Gerade werden viele Kartenspiele gelesen. Versuche es gleich noch einmal.
problems_failed = Das hat nicht geklappt. Versuche es gleich noch einmal.
