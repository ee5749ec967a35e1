unreadable = das lässt sich nicht lesen: { $reason }
blank = darauf ist nichts zu sehen
too-small = das Bild hat nur { $width } x { $height } Pixel: { $least } je Seite müssen es sein, besser 300
too-many-pixels = das Bild hat mehr als { $most } Millionen Pixel: Mach es kleiner
damaged = das ist kein Bild, oder ein beschädigtes: Speichere es noch einmal als PNG oder JPEG
no-cut-out = der Hintergrund lässt sich nicht entfernen: Ändere die Toleranz, oder behalte den Hintergrund
wrong-crop = ein Ausschnitt ist ein Teil des Bildes: links, oben, Breite und Höhe, von 0 bis 1
wrong-tolerance = eine Toleranz von { $tolerance }: Wähle 1 bis 100

svg-too-large = das Bild hat mehr als { $most } MB: Speichere es als PNG
svg-too-long = das Bild hat mehr als { $most } MB: Vereinfache es, oder speichere es als PNG
svg-not-utf-8 = das ist kein SVG-Bild in UTF-8
not-svg = das ist kein SVG-Bild
svg-damaged = das ist kein SVG-Bild, oder ein beschädigtes
svg-entities = das Bild definiert Entitäten, in denen sich alles verstecken kann: Speichere es als einfaches SVG
svg-no-size = das Bild sagt nicht, wie groß es ist: Es braucht eine viewBox, oder Breite und Höhe
too-complicated = das Bild ist zu kompliziert für eine Karte: Vereinfache es, oder speichere es als PNG
svg-too-many-pixels = die Bilder darin haben mehr als { $most } Millionen Pixel
svg-outside = das Bild verweist auf „{ $target }“, was nicht dazugehört: Bette das ein, oder speichere das Bild als PNG
svg-strange-value = „{ $name }“ verweist auf etwas außerhalb oder ist seltsam geschrieben: „{ $value }“
svg-huge-number = „{ $name }“ hat eine zu große Zahl: „{ $value }“

features-left-out = in { $where } weggelassen: { $features }
a-script = ein Skript
a-web-page = eine Webseite
text = Text (wandle ihn in Pfade um)
a-filter = ein Filter
an-animation = eine Animation
markers = Markierungen
a-pattern = ein Muster
event-handlers = Ereignisbehandlungen
an-imported-style = ein importierter Stil

no-font = keine Schrift hier hat alle Buchstaben von { $words }: Installiere eine dafür, etwa Noto Sans
and-others = { $words } und anderen
no-letters = „{ $text }“ hat keine sichtbaren Buchstaben
no-emoji = vom Emoji { $emoji } gibt es keine Zeichnung: Nimm ein anderes, oder eine Bilddatei

line = { $file }, Zeile { $number }
list-too-large = { $file } hat mehr als { $most } MB: Eine Liste von Wörtern kann das nicht sein
no-text = { $file } ist kein Text: Speichere die Datei als UTF-8, oder in einer Tabelle als CSV UTF-8
no-row = Zeile { $line } ist keine Zeile einer Tabelle: { $reason }
no-pair = { $where }: Neben „{ $cell }“ steht nichts, also ist es kein Paar
name-cut = { $where }: Der Name „{ $name }...“ ist auf { $most } Buchstaben gekürzt
no-picture-beside = neben der Liste ist kein Bild „{ $file }“
word-too-long = „{ $text }...“ hat { $count } Buchstaben, und auf eine Karte passen höchstens { $most }

control-character = in einem Namen darf das Steuerzeichen U+{ $code } nicht stehen
name-too-long = der Name „{ $name }...“ hat { $count } Buchstaben, und höchstens { $most } dürfen es sein
no-name = „{ $name }“ ist kein Name: Ein Buchstabe oder eine Ziffer gehört dazu

unreadable-path = { $path } lässt sich nicht lesen: { $reason }
no-file = es gibt weder eine Datei noch einen Ordner { $path }
no-source = aus { $file } lässt sich kein Kartenspiel machen: Nimm einen Ordner, Bilder ({ $pictures }), eine Liste von Wörtern (.txt), eine Tabelle von Paaren (.csv) oder ein Kartenspiel ({ $deck })
no-pictures = in { $folder } sind keine Bilder: Lege welche hinein ({ $pictures })
ignored = übergangen, weil es keine lesbaren Bilder sind: { $files }
ignored-pictures = übergangen, weil es keine lesbaren Bilder sind: { $files }; speichere sie als JPEG oder PNG

too-many-pictures = es sind { $count } Bilder, und ein Kartenspiel wird aus höchstens { $most } gemacht
too-few = zu wenige Symbole: { $symbols }. Aus { $least } werden { $least } Karten mit je 3; noch nötig: { $lacking }
nothing-to-take-away = es gibt kein „{ $name }“ zum Entfernen
same-name = { $one } und { $other } heißen beide „{ $name }“: Gib einem davon einen anderen Namen, oder entferne es
same-picture = { $one } und { $other } sind dasselbe Bild: Entferne eins

problems = { $count } Probleme: { $problems }
more-problems = und { $rest } weitere

missing-file = { $file } fehlt
no-difficulty = es gibt keine Schwierigkeit „{ $name }“
no-shape = es gibt keine Form „{ $name }“
strange-name = der Name „{ $name }“ ist nicht so, wie Namen geschrieben werden
other-symbols = die Symbole der Karten sind nicht die aus der Liste, jedes einmal
doubled-name = zwei Symbole haben denselben Namen
other-cards = Karten: { $cards } hier, { $deck } im Kartenspiel
card-of-others = Karte { $card } zeigt nicht die Symbole, die sie hat
symbol-off = auf Karte { $card } liegt ein Symbol über dem Rand oder über einem anderen
deck-too-large = das ist zu groß für ein Kartenspiel
no-archive = das ist kein Zip-Archiv, oder ein beschädigtes
archive-too-large = ausgepackt sind es mehr als { $most } MB: Nimm weniger oder kleinere Bilder
too-many-files = im Archiv sind { $count } Dateien, und { $most } ist das Höchste
doubled-file = im Archiv sind zwei Dateien mit demselben Namen
too-large-to-be-true = „{ $file }“ im Archiv ist zu groß, um wahr zu sein
strange-path = im Archiv ist eine Datei mit einem seltsamen Pfad, „{ $path }“

wrong-ending = { $file }: Der Name eines Kartenspiels muss so enden: { $endings }
no-folder = { $path } lässt sich nicht schreiben: Es gibt keinen Ordner { $folder }
no-colour = „{ $colour }“ ist keine Farbe: Schreibe sie wie #1F2A44
reading = Lesen
drawing = Symbole zeichnen
comparing = Vergleichen
laying-out = Karten auslegen
printing = Drucken
cards = { $cards } Karten mit je { $per_card } Symbolen
made-of-all = { $cards }, aus allen { $pictures }.
made-of-some = { $cards }, aus { $used } von { $pictures }.
symbols-left-out = Übrig: { $names }.
all-would-make = Alle { $pictures } zusammen gäben { $cards }: --per-card { $per_card }.
more-would-make = Mit { $more } mehr wären es { $cards }.
only-more-would-make = Mit 2 mehr wären es nicht mehr Karten; mit { $more } mehr wären es { $cards }.
different-faces = { $percent } % aller Treffer sind zwischen zwei verschiedenen Ansichten.
note = Hinweis: { $note }.
pair = { $one } und { $other }
look-alike = Leicht zu verwechseln, sie sehen ähnlich aus: { $pairs }.
read-alike = Leicht zu verwechseln, die Namen sind ähnlich: { $pairs }.
change-a-picture = Nimm für eins davon ein anderes Bild, oder entferne eins mit --without.
change-a-name = Gib einem davon einen anderen Namen, oder entferne eins mit --without.
and-more = { $names } und { $rest } weitere

for-the-printer = für den Drucker, in 100 %, beidseitig
the-deck-itself = das Kartenspiel selbst, zum Spielen, Nachdrucken oder Ändern
all-on-one-picture = alle Karten auf einem Bild
