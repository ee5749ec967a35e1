make = Ein Kartenspiel machen
lead = Deine Klasse, deine Familie, deine Wörter: auf Karten, von denen je zwei ein Bild gemeinsam haben.
untitled = Mein Kartenspiel
titleLabel = Name des Kartenspiels
titlePlaceholder = Name des Kartenspiels
parts = Teile der Werkstatt
tabs_symbols = Symbole
tabs_cards = Karten
tabs_finish = Fertig
play = Jetzt spielen
oneMoment = Einen Moment …
undo = Rückgängig
redo = Wiederholen
done = Fertig
add = Hinzufügen
dismiss = Verstanden
saved_server = Gespeichert
saved_sending = Auf diesem Gerät gespeichert, wird gesendet …
saved_device = Auf diesem Gerät gespeichert. Neuer Versuch …
saved_offline = Keine Verbindung. Auf diesem Gerät gespeichert.
saved_nowhere = Dieser Browser merkt sich nichts. Bleib online, bis „Gespeichert“ dasteht.
conflicts_tab = Du hast dieses Kartenspiel gleichzeitig in einem anderen Tab geändert. Bis du dich entscheidest, bleibt diese Fassung als Kopie erhalten.
conflicts_server = Jemand hat dieses Kartenspiel auf einem anderen Gerät geändert.
conflicts_deleted = Dieses Kartenspiel wurde in einem anderen Tab gelöscht.
leftCopy = Ein Tab wurde geschlossen, bevor du zwischen zwei Fassungen gewählt hast. Seine Fassung ist als Kopie erhalten.
openCopy = Die Kopie öffnen
keepDeleted = Als neues Kartenspiel behalten
keepMine = Meins behalten
takeOther = Das andere nehmen
elsewhere = Dieses Kartenspiel ist auch in einem anderen Tab offen. Beide zeigen dasselbe.
noDraft = Hier gibt es kein Kartenspiel zum Bearbeiten.
noDraftHint = Vielleicht wurde es gelöscht, oder der Link ist nicht vollständig.
waysIn = Wege, Symbole hinzuzufügen
ways_pictures = Bilder
ways_camera = Kamera
ways_draw = Zeichnen
ways_emoji = Emojis
ways_words = Wörter
ways_deck = Kartenspiel
drop = Zieh Bilder hierher
dropHint = oder wähle sie aus. Sieben genügen für den Anfang.
pasteHint = Du kannst auch Bilder, Listen oder Tabellenzellen einfügen: Zwei Spalten werden zu Paaren.
sample = Mit einem Beispiel beginnen
collect = Gemeinsam sammeln
collectShort = Sammeln
reading = Wird gelesen …
progress = { $done } von { $total }
notLoaded = Das ließ sich nicht laden. Prüfe die Verbindung.
wordsLabel = Wörter, eins in jeder Zeile
wordsExample =
    Apfel
    Brot
    🥕 Karotte
wordsHint = Zwei Spalten werden zu Paaren. Ein Strich | beginnt auf der Karte eine neue Zeile.
found =
    { $pairs ->
        [0]
            { $symbols ->
                [one] { $symbols } Symbol
               *[other] { $symbols } Symbole
            }
       *[other] { $symbols } Symbole, davon { $pairs } Paare
    }
emojiLabel = Emoji suchen
emojiExample = Katze, Schule, Musik …
noEmoji = Kein Emoji heißt so. Versuche ein anderes Wort.
added = { $name } hinzugefügt
openFile = Eine .sosie-Datei öffnen
copyEdition = Oder ein Kartenspiel kopieren und ändern
symbolCount =
    { $symbols ->
        [one] { $symbols } Symbol
       *[other] { $symbols } Symbole
    }
noCamera = Es gibt keine Kamera, oder diese Seite darf sie nicht benutzen. Erlaube sie im Browser, oder wähle Bilder aus.
shoot = Foto machen
name = Name
namePlaceholder = Name?
nameless = Noch ohne Namen
edit = { $name } bearbeiten
leftOut = bleibt übrig
names = Namen
namesHint = Jeder davon darf gerufen werden. Trenne mehrere Namen mit Kommas.
faces = Ansichten
face = Ansicht { $number }
facesHint = Auf jeder Karte erscheint eine Ansicht. Füge eine zweite hinzu, und sie werden ein Paar.
addFace = Eine Ansicht hinzufügen
addingFace = Was du jetzt hinzufügst, wird eine weitere Ansicht von { $name }.
notFace = Doch ein neues Symbol
removeFace = Diese Ansicht entfernen
removeSymbol = Entfernen
textOnCard = Text auf der Karte
crop = Zuschneiden
cropHint = Rahmen. Pfeiltasten bewegen ihn; mit Umschalt ändern sie seine Größe.
turn = Drehen
whole = Ganzes Bild
cutOut = Einfarbigen Hintergrund entfernen
cutOuts_auto = Wenn er einfarbig ist
cutOuts_always = Immer
cutOuts_never = Nie
tolerance = Toleranz
toleranceHint = Wie sehr sich eine Farbe vom Hintergrund unterscheiden muss, um zu bleiben.
tile = Form eines Fotos
tiles_deck = Wie das Kartenspiel
tiles_round = Scheibe
tiles_rounded = Runde Ecken
outline = Umriss
outlines_auto = Wenn es blass ist
outlines_always = Immer
outlines_never = Nie
editDrawn = Zuschneiden oder drehen
before = vorher
after = nachher
sheet = Blatt zum Zeichnen
colours = Farben
colourNames_1 = Dunkelblau
colourNames_2 = Rot
colourNames_3 = Gelb
colourNames_4 = Grün
colourNames_5 = Blau
colourNames_6 = Lila
colourNames_7 = Rosa
colourNames_8 = Braun
colourNames_9 = Grau
colourNames_10 = Weiß
widths_thin = Dünn
widths_middle = Mittel
widths_thick = Dick
eraser = Radierer
