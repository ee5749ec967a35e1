missingName = Wie heißt es?
noTitle = Gib dem Kartenspiel einen Namen.
room =
    { $symbols ->
        [one] Platz für noch { $symbols } Symbol.
       *[other] Platz für noch { $symbols } Symbole.
    }
doubledName = Ein anderes Symbol heißt { $name }.
longName = Ein Name hat höchstens { $most } Buchstaben. Der Rest wurde weggelassen.
missingNames =
    { $count ->
        [one] { $count } Name fehlt
       *[other] { $count } Namen fehlen
    }
doubledNames =
    { $count ->
        [one] { $count } Name ist doppelt
       *[other] { $count } Namen sind doppelt
    }
samePicture = Dasselbe Bild wie { $name }. Entferne eins.
unreadable = Das lässt sich nicht zeichnen. Versuche ein anderes Bild.
refused_no-face = Noch nichts zu sehen. Füge ein Bild oder ein Wort hinzu.
refused_lost = Das Bild fehlt. Entferne das Symbol, oder füge das Bild noch einmal hinzu.
refused_bad-name = Einer der Namen geht nicht. Nimm Buchstaben oder Ziffern, höchstens 40.
refused_no-cut-out = Der Hintergrund lässt sich nicht entfernen. Ändere die Toleranz, oder behalte den Hintergrund.
refused_too-small = Dieses Bild ist zu klein. Nimm ein größeres, oder einen größeren Ausschnitt.
refused_blank = Darauf ist nichts zu sehen.
refused_no-emoji = Von diesem Emoji gibt es keine Zeichnung. Nimm ein anderes, oder ein Bild.
refused_no-font = Der Server hat keine Schrift für diese Buchstaben.
refused_too-complicated = Dieses Bild ist zu kompliziert. Nimm ein einfacheres.
refused_too-large = Dieses Bild ist zu groß.
refused_too-many-pictures = Das Kartenspiel hat keinen Platz für weitere Bilder.
refused_draft-full = Das Kartenspiel hat keinen Platz für weitere Bilder.
tooFew =
    { $lacking ->
        [one] Noch { $lacking } Symbol, dann ist es ein Kartenspiel.
       *[other] Noch { $lacking } Symbole, dann ist es ein Kartenspiel.
    }
others =
    { $count ->
        [one] Sieh dir { $count } Symbol noch einmal an.
       *[other] Sieh dir { $count } Symbole noch einmal an.
    }
alike =
    { $pairs ->
        [one] { $pairs } Paar ist leicht zu verwechseln
       *[other] { $pairs } Paare sind leicht zu verwechseln
    }
alikeWhy_pictures = { $one } und { $other } sehen fast gleich aus.
alikeWhy_names = { $one } und { $other } unterscheiden sich in einem Buchstaben.
files_empty = Die Datei ist leer.
files_too-large = Die Datei ist zu groß: Ein Bild hat höchstens 80 MB, ein SVG-Bild 2 MB.
files_too-many-pixels = Das Bild hat zu viele Pixel: höchstens 200 Millionen.
files_too-small = Das Bild ist zu klein: 16 Pixel je Seite müssen es sein, besser 300.
files_heic = Dieser Browser liest keine HEIC-Bilder. Speichere es zuerst als JPEG.
files_unreadable = Das Bild lässt sich nicht lesen. Öffne es in einem anderen Programm und speichere es als JPEG oder PNG.
files_not-a-picture = Das ist weder ein Bild noch eine Liste noch ein Kartenspiel.
files_unreadable-file = Die Datei lässt sich nicht lesen.
files_too-many-files = Höchstens { $most } Dateien auf einmal. Der Rest wurde weggelassen.
files_too-long = Ein Wort auf einer Karte hat höchstens { $most } Buchstaben. Der Rest wurde weggelassen.
files_long-name = Ein Name hat höchstens { $most } Buchstaben. Längere wurden gekürzt; die Wörter auf den Karten sind vollständig.
files_lone-cell = In manchen Zeilen steht nur ein Feld. Diese Symbole sind keine Paare.
files_too-many-faces = Ein Symbol hat höchstens { $most } Ansichten. Der Rest wurde weggelassen.
files_large-deck = Das Kartenspiel ist zu groß: höchstens { $most } MB.
files_unreadable-deck = Dieses Kartenspiel kann Sosie nicht lesen.
files_offline = Der Server ist nicht erreichbar. Versuche es noch einmal, sobald du verbunden bist.
files_failed = Das hat nicht geklappt. Versuche es gleich noch einmal.
files_too-many = Ein Kartenspiel hat höchstens { $most } Symbole. Der Rest wurde weggelassen.
