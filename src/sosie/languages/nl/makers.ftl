unreadable = dit is niet te lezen: { $reason }
blank = er is niets op te zien
too-small = het plaatje is maar { $width } x { $height } pixels: minstens { $least } per kant, liever 300
too-many-pixels = het plaatje heeft meer dan { $most } miljoen pixels: maak het kleiner
damaged = dit is geen plaatje, of het is beschadigd: bewaar het opnieuw als PNG of JPEG
no-cut-out = de achtergrond kan niet weg: verander de tolerantie, of houd de achtergrond
wrong-crop = een uitsnede is een stuk van het plaatje: links, boven, breedte en hoogte, van 0 tot 1
wrong-tolerance = een tolerantie van { $tolerance }: kies 1 tot 100

svg-too-large = het plaatje is groter dan { $most } MB: bewaar het als PNG
svg-too-long = het plaatje is groter dan { $most } MB: maak het simpeler, of bewaar het als PNG
svg-not-utf-8 = dit is geen SVG-plaatje in UTF-8
not-svg = dit is geen SVG-plaatje
svg-damaged = dit is geen SVG-plaatje, of het is beschadigd
svg-entities = het plaatje legt entiteiten vast, waar alles in kan zitten: bewaar het als gewoon SVG
svg-no-size = het plaatje zegt niet hoe groot het is: het heeft een viewBox nodig, of een breedte en een hoogte
too-complicated = het plaatje is te ingewikkeld voor een kaart: maak het simpeler, of bewaar het als PNG
svg-too-many-pixels = de plaatjes erin hebben meer dan { $most } miljoen pixels
svg-outside = het plaatje verwijst naar “{ $target }”, dat er niet bij hoort: sluit dat in, of bewaar het plaatje als PNG
svg-strange-value = “{ $name }” verwijst naar iets erbuiten of is vreemd geschreven: “{ $value }”
svg-huge-number = “{ $name }” heeft een te groot getal: “{ $value }”

features-left-out = weggelaten uit { $where }: { $features }
a-script = een script
a-web-page = een webpagina
text = tekst (maak er paden van)
a-filter = een filter
an-animation = een animatie
markers = markeringen
a-pattern = een patroon
event-handlers = code voor gebeurtenissen
an-imported-style = een geïmporteerde stijl

no-font = geen lettertype hier heeft alle letters van { $words }: installeer er een voor dat schrift, zoals Noto Sans
and-others = { $words } en andere
no-letters = “{ $text }” heeft geen zichtbare letters
no-emoji = van de emoji { $emoji } is er geen tekening: neem een andere, of een plaatje

line = { $file }, regel { $number }
list-too-large = { $file } is groter dan { $most } MB: dat kan geen lijst met woorden zijn
no-text = { $file } is geen tekst: bewaar het als UTF-8, of als CSV UTF-8 in een spreadsheet
no-row = regel { $line } is geen rij van een tabel: { $reason }
no-pair = { $where }: naast “{ $cell }” staat niets, dus het is geen paar
name-cut = { $where }: de naam “{ $name }...” is ingekort tot { $most } letters
no-picture-beside = naast de lijst is er geen plaatje “{ $file }”
word-too-long = “{ $text }...” heeft { $count } letters, en op een kaart passen er hoogstens { $most }

control-character = in een naam kan het stuurteken U+{ $code } niet staan
name-too-long = de naam “{ $name }...” heeft { $count } letters, en { $most } is het meeste
no-name = “{ $name }” is geen naam: er hoort een letter of een cijfer in

unreadable-path = { $path } is niet te lezen: { $reason }
no-file = er is geen bestand of map { $path }
no-source = van { $file } is geen set te maken: geef een map, plaatjes ({ $pictures }), een lijst met woorden (.txt), een tabel met paren (.csv) of een set ({ $deck })
no-pictures = er zijn geen plaatjes in { $folder }: zet er een paar in ({ $pictures })
ignored = overgeslagen, want geen plaatjes die te lezen zijn: { $files }
ignored-pictures = overgeslagen, want geen plaatjes die te lezen zijn: { $files }; bewaar ze als JPEG of PNG

too-many-pictures = er zijn { $count } plaatjes, en een set heeft er hoogstens { $most }
too-few = te weinig symbolen: { $symbols }. Met { $least } maak je { $least } kaarten van 3, dus voeg er nog { $lacking } toe
nothing-to-take-away = er is geen “{ $name }” om weg te halen
same-name = { $one } en { $other } heten allebei “{ $name }”: geef er één een andere naam, of haal er een weg
same-picture = { $one } en { $other } zijn hetzelfde plaatje: haal er een weg

problems = { $count } problemen: { $problems }
more-problems = en nog { $rest }

missing-file = { $file } ontbreekt
no-difficulty = er is geen moeilijkheid “{ $name }”
no-shape = er is geen vorm “{ $name }”
strange-name = de naam “{ $name }” is niet zoals namen geschreven worden
other-symbols = de symbolen van de kaarten zijn niet die van de lijst, elk één keer
doubled-name = twee symbolen hebben dezelfde naam
other-cards = kaarten: { $cards } hier, { $deck } in de set
card-of-others = kaart { $card } toont niet de symbolen die erop horen
symbol-off = op kaart { $card } ligt een symbool over de rand, of over een ander
deck-too-large = dit is te groot voor een set
no-archive = dit is geen zip-archief, of het is beschadigd
archive-too-large = uitgepakt is het meer dan { $most } MB: neem minder of kleinere plaatjes
too-many-files = er zitten { $count } bestanden in, en { $most } is het meeste
doubled-file = er zitten twee bestanden met dezelfde naam in
too-large-to-be-true = “{ $file }” erin is te groot om waar te zijn
strange-path = er zit een bestand in met een vreemd pad, “{ $path }”

wrong-ending = { $file }: de naam van een set moet zo eindigen: { $endings }
no-folder = { $path } kan niet worden geschreven: er is geen map { $folder }
no-colour = “{ $colour }” is geen kleur: schrijf het zoals #1F2A44
reading = Lezen
drawing = Symbolen tekenen
comparing = Vergelijken
laying-out = Kaarten indelen
printing = Afdrukken
cards = { $cards } kaarten met elk { $per_card } symbolen
made-of-all = { $cards }, met alle { $pictures } symbolen.
made-of-some = { $cards }, met { $used } van de { $pictures } symbolen.
symbols-left-out = Blijft over: { $names }.
all-would-make = Met alle { $pictures } worden het { $cards }: --per-card { $per_card }.
more-would-make = Met nog { $more } erbij worden het { $cards }.
only-more-would-make = Met nog 2 erbij worden het niet meer kaarten; met nog { $more } erbij worden het { $cards }.
different-faces = { $percent }% van alle matches is tussen twee verschillende varianten.
note = Let op: { $note }.
pair = { $one } en { $other }
look-alike = Makkelijk te verwarren, want ze lijken op elkaar: { $pairs }.
read-alike = Makkelijk te verwarren, want de namen lijken op elkaar: { $pairs }.
change-a-picture = Neem voor een van de twee een ander plaatje, of haal er een weg met --without.
change-a-name = Geef een van de twee een andere naam, of haal er een weg met --without.
and-more = { $names } en nog { $rest }

for-the-printer = voor de printer, op 100%, dubbelzijdig
the-deck-itself = de set zelf, om mee te spelen, opnieuw af te drukken of te veranderen
all-on-one-picture = alle kaarten op één plaatje
