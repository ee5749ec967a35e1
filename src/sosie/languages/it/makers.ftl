unreadable = non si può leggere: { $reason }
blank = non ci si vede niente
too-small = l'immagine è di soli { $width } x { $height } pixel: ne servono { $least } per lato, meglio 300
too-many-pixels = l'immagine ha più di { $most } milioni di pixel: rimpiccioliscila
damaged = non è un'immagine, o è danneggiata: salvala di nuovo come PNG o JPEG
no-cut-out = non si riesce a togliere lo sfondo: cambia la tolleranza, o tieni lo sfondo
wrong-crop = un ritaglio è una parte dell'immagine: sinistra, alto, larghezza e altezza, da 0 a 1
wrong-tolerance = una tolleranza di { $tolerance }: scegli da 1 a 100

svg-too-large = l'immagine supera { $most } MB: salvala come PNG
svg-too-long = l'immagine supera { $most } MB: semplificala, o salvala come PNG
svg-not-utf-8 = non è un'immagine SVG in UTF-8
not-svg = non è un'immagine SVG
svg-damaged = non è un'immagine SVG, o è danneggiata
svg-entities = l'immagine definisce entità, che possono nascondere di tutto: salvala come SVG semplice
svg-no-size = l'immagine non dice quanto è grande: serve una viewBox, o larghezza e altezza
too-complicated = l'immagine è troppo complicata per una carta: semplificala, o salvala come PNG
svg-too-many-pixels = le immagini che contiene hanno più di { $most } milioni di pixel
svg-outside = l'immagine rimanda a «{ $target }», che non ne fa parte: incorporalo, o salva l'immagine come PNG
svg-strange-value = «{ $name }» rimanda a qualcosa di esterno o è scritto in modo strano: «{ $value }»
svg-huge-number = «{ $name }» ha un numero troppo grande: «{ $value }»

features-left-out = tolto da { $where }: { $features }
a-script = uno script
a-web-page = una pagina web
text = testo (trasformalo in tracciati)
a-filter = un filtro
an-animation = un'animazione
markers = marcatori
a-pattern = un motivo
event-handlers = gestori di eventi
an-imported-style = uno stile importato

no-font = nessun tipo di carattere qui ha tutte le lettere di { $words }: installane uno per quella scrittura, come Noto Sans
and-others = { $words } e altre
no-letters = «{ $text }» non ha lettere che si vedano
no-emoji = dell'emoji { $emoji } non c'è un disegno: usane un'altra, o un'immagine

line = { $file }, riga { $number }
list-too-large = { $file } supera { $most } MB: non può essere una lista di parole
no-text = { $file } non è un testo: salvalo come UTF-8, o come CSV UTF-8 in un foglio di calcolo
no-row = la riga { $line } non è una riga di tabella: { $reason }
no-pair = { $where }: accanto a «{ $cell }» non c'è niente, quindi non è una coppia
name-cut = { $where }: il nome «{ $name }...» è accorciato a { $most } lettere
no-picture-beside = accanto alla lista non c'è un'immagine «{ $file }»
word-too-long = «{ $text }...» ha { $count } lettere, e su una carta ce ne stanno al massimo { $most }

control-character = in un nome non ci può essere il carattere di controllo U+{ $code }
name-too-long = il nome «{ $name }...» ha { $count } lettere, e può averne al massimo { $most }
no-name = «{ $name }» non è un nome: serve una lettera o una cifra

unreadable-path = { $path } non si può leggere: { $reason }
no-file = non c'è nessun file e nessuna cartella { $path }
no-source = con { $file } non si fa un mazzo: dai una cartella, immagini ({ $pictures }), una lista di parole (.txt), una tabella di coppie (.csv) o un mazzo ({ $deck })
no-pictures = in { $folder } non ci sono immagini: mettine qualcuna ({ $pictures })
ignored = ignorati, perché non sono immagini leggibili: { $files }
ignored-pictures = ignorati, perché non sono immagini leggibili: { $files }; salvali come JPEG o PNG

too-many-pictures = ci sono { $count } immagini, e un mazzo ne prende al massimo { $most }
too-few = troppo pochi simboli: { $symbols }. Con { $least } si fanno { $least } carte da 3; da aggiungere: { $lacking }
nothing-to-take-away = non c'è nessun «{ $name }» da togliere
same-name = { $one } e { $other } si chiamano tutti e due «{ $name }»: dai a uno un altro nome, o rimuovilo
same-picture = { $one } e { $other } sono la stessa immagine: rimuovine una

problems = { $count } problemi: { $problems }
more-problems = e altri { $rest }

missing-file = manca { $file }
no-difficulty = non c'è una difficoltà «{ $name }»
no-shape = non c'è una forma «{ $name }»
strange-name = il nome «{ $name }» non è scritto come un nome
other-symbols = i simboli delle carte non sono quelli della lista, una volta ciascuno
doubled-name = due simboli hanno lo stesso nome
other-cards = carte: { $cards } qui, { $deck } nel mazzo
card-of-others = la carta { $card } non mostra i simboli che ha
symbol-off = sulla carta { $card } un simbolo esce dal bordo o ne copre un altro
deck-too-large = è troppo grande per essere un mazzo
no-archive = non è un archivio zip, o è danneggiato
archive-too-large = una volta estratto supera { $most } MB: usa meno immagini, o più piccole
too-many-files = l'archivio contiene { $count } file, e il massimo è { $most }
doubled-file = l'archivio contiene due file con lo stesso nome
too-large-to-be-true = «{ $file }», nell'archivio, è troppo grande per essere vero
strange-path = l'archivio contiene un file con un percorso strano, «{ $path }»

wrong-ending = { $file }: il nome di un mazzo deve finire così: { $endings }
no-folder = non si può scrivere { $path }: non c'è una cartella { $folder }
no-colour = «{ $colour }» non è un colore: scrivilo come #1F2A44
reading = Lettura
drawing = Disegno dei simboli
comparing = Confronto
laying-out = Disposizione sulle carte
printing = Stampa
cards = { $cards } carte con { $per_card } simboli ciascuna
made-of-all = { $cards }; tutti e { $pictures } i simboli sono usati.
made-of-some = { $cards }; simboli usati: { $used } su { $pictures }.
symbols-left-out = Resta fuori: { $names }.
all-would-make = Tutti e { $pictures } darebbero { $cards }: --per-card { $per_card }.
more-would-make = Con { $more } in più si farebbero { $cards }.
only-more-would-make = Con 2 in più non ci sarebbero altre carte; con { $more } in più si farebbero { $cards }.
different-faces = Simboli in comune con due facce diverse: { $percent }%.
note = Nota: { $note }.
pair = { $one } e { $other }
look-alike = Facili da confondere, perché si somigliano: { $pairs }.
read-alike = Facili da confondere, perché i nomi si somigliano: { $pairs }.
change-a-picture = Usa un'altra immagine per uno dei due, o togline uno con --without.
change-a-name = Dai un altro nome a uno dei due, o togline uno con --without.
and-more = { $names } e altri { $rest }

for-the-printer = per la stampante, al 100%, fronte e retro
the-deck-itself = il mazzo stesso, per giocare, stampare di nuovo o cambiarlo
all-on-one-picture = tutte le carte su un'immagine
