unreadable = no se puede leer: { $reason }
blank = no se ve nada en la imagen
too-small = la imagen solo tiene { $width } x { $height } píxeles: hacen falta { $least } por lado, mejor 300
too-many-pixels = la imagen tiene más de { $most } millones de píxeles: hazla más pequeña
damaged = no es una imagen, o está dañada: guárdala otra vez como PNG o JPEG
no-cut-out = no se puede quitar el fondo: cambia la tolerancia, o deja el fondo
wrong-crop = un recorte es una parte de la imagen: izquierda, arriba, ancho y alto, de 0 a 1
wrong-tolerance = una tolerancia de { $tolerance }: elige de 1 a 100

svg-too-large = la imagen ocupa más de { $most } MB: guárdala como PNG
svg-too-long = la imagen ocupa más de { $most } MB: simplifícala, o guárdala como PNG
svg-not-utf-8 = no es una imagen SVG en UTF-8
not-svg = no es una imagen SVG
svg-damaged = no es una imagen SVG, o está dañada
svg-entities = la imagen define entidades, que pueden ocultar cualquier cosa: guárdala como SVG sencillo
svg-no-size = la imagen no dice cuánto mide: necesita una viewBox, o un ancho y un alto
too-complicated = la imagen es demasiado complicada para una carta: simplifícala, o guárdala como PNG
svg-too-many-pixels = las imágenes que contiene tienen más de { $most } millones de píxeles
svg-outside = la imagen remite a «{ $target }», que no forma parte de ella: incrústalo, o guarda la imagen como PNG
svg-strange-value = «{ $name }» remite a algo de fuera o está escrito de forma rara: «{ $value }»
svg-huge-number = «{ $name }» tiene un número demasiado grande: «{ $value }»

features-left-out = quitado de { $where }: { $features }
a-script = un script
a-web-page = una página web
text = texto (conviértelo en trazados)
a-filter = un filtro
an-animation = una animación
markers = marcadores
a-pattern = un patrón
event-handlers = controladores de eventos
an-imported-style = un estilo importado

no-font = ningún tipo de letra de aquí tiene todas las letras de { $words }: instala uno para esa escritura, como Noto Sans
and-others = { $words } y otras
no-letters = «{ $text }» no tiene letras que se vean
no-emoji = no hay ningún dibujo del emoji { $emoji }: usa otro, o una imagen

line = { $file }, línea { $number }
list-too-large = { $file } ocupa más de { $most } MB: no puede ser una lista de palabras
no-text = { $file } no es un texto: guárdalo como UTF-8, o como CSV UTF-8 en una hoja de cálculo
no-row = la línea { $line } no es una fila de una tabla: { $reason }
no-pair = { $where }: no hay nada al lado de «{ $cell }», así que no es una pareja
name-cut = { $where }: el nombre «{ $name }...» se ha cortado a { $most } letras
no-picture-beside = no hay ninguna imagen «{ $file }» junto a la lista
word-too-long = «{ $text }...» tiene { $count } letras, y en una carta caben { $most } como mucho

control-character = un nombre no puede llevar el carácter de control U+{ $code }
name-too-long = el nombre «{ $name }...» tiene { $count } letras, y puede tener { $most } como mucho
no-name = «{ $name }» no es un nombre: necesita una letra o una cifra

unreadable-path = { $path } no se puede leer: { $reason }
no-file = no hay ningún archivo ni carpeta { $path }
no-source = con { $file } no se puede hacer una baraja: da una carpeta, imágenes ({ $pictures }), una lista de palabras (.txt), una tabla de parejas (.csv) o una baraja ({ $deck })
no-pictures = no hay imágenes en { $folder }: pon alguna ({ $pictures })
ignored = sin usar, porque no son imágenes que se puedan leer: { $files }
ignored-pictures = sin usar, porque no son imágenes que se puedan leer: { $files }; guárdalas como JPEG o PNG

too-many-pictures = hay { $count } imágenes, y una baraja se hace con { $most } como mucho
too-few = no bastan los símbolos: { $symbols }. Con { $least } salen { $least } cartas de 3, así que añade { $lacking } más
nothing-to-take-away = no hay ningún «{ $name }» que quitar
same-name = { $one } y { $other } se llaman «{ $name }»: ponle otro nombre a uno, o quítalo
same-picture = { $one } y { $other } son la misma imagen: quita una

problems = { $count } problemas: { $problems }
more-problems = y { $rest } más

missing-file = falta { $file }
no-difficulty = no hay ninguna dificultad «{ $name }»
no-shape = no hay ninguna forma «{ $name }»
strange-name = el nombre «{ $name }» no está escrito como un nombre
other-symbols = los símbolos de las cartas no son los de la lista, una vez cada uno
doubled-name = dos símbolos tienen el mismo nombre
other-cards = cartas: { $cards } aquí, { $deck } en la baraja
card-of-others = la carta { $card } no muestra los símbolos que tiene
symbol-off = en la carta { $card } un símbolo se sale del borde o tapa otro
deck-too-large = es demasiado grande para ser una baraja
no-archive = no es un archivo zip, o está dañado
archive-too-large = descomprimido ocupa más de { $most } MB: usa menos imágenes, o más pequeñas
too-many-files = contiene { $count } archivos, y { $most } es el máximo
doubled-file = contiene dos archivos con el mismo nombre
too-large-to-be-true = «{ $file }», dentro del archivo, es demasiado grande para ser verdad
strange-path = contiene un archivo con una ruta rara, «{ $path }»

wrong-ending = { $file }: el nombre de una baraja debe terminar así: { $endings }
no-folder = no se puede escribir { $path }: no hay ninguna carpeta { $folder }
no-colour = «{ $colour }» no es un color: escríbelo como #1F2A44
reading = Leyendo
drawing = Dibujando símbolos
comparing = Comparando
laying-out = Colocando los símbolos en las cartas
printing = Imprimiendo
cards = { $cards } cartas con { $per_card } símbolos cada una
made-of-all = { $cards }; los { $pictures } símbolos se usan todos.
made-of-some = { $cards }; símbolos usados: { $used } de { $pictures }.
symbols-left-out = Queda fuera: { $names }.
all-would-make = Con los { $pictures } saldrían { $cards }: --per-card { $per_card }.
more-would-make = Con { $more } más saldrían { $cards }.
only-more-would-make = Con 2 más no habría más cartas; con { $more } más saldrían { $cards }.
different-faces = Coincidencias entre dos caras distintas: { $percent } %.
note = Nota: { $note }.
pair = { $one } y { $other }
look-alike = Se confunden con facilidad, porque se parecen mucho: { $pairs }.
read-alike = Se confunden con facilidad, porque sus nombres se parecen: { $pairs }.
change-a-picture = Usa otra imagen para uno de los dos, o quita uno con --without.
change-a-name = Ponle otro nombre a uno de los dos, o quita uno con --without.
and-more = { $names } y { $rest } más

for-the-printer = para la impresora, al 100 %, por las dos caras
the-deck-itself = la propia baraja, para jugar, imprimir otra vez o cambiarla
all-on-one-picture = todas las cartas en una imagen
