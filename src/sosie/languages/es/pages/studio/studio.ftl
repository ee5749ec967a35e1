make = Crear una baraja
lead = Tu clase, tu familia, tus palabras: dos cartas cualesquiera comparten una imagen.
untitled = Mi baraja
titleLabel = Nombre de la baraja
titlePlaceholder = Nombre de la baraja
parts = Partes del taller
tabs_symbols = Símbolos
tabs_cards = Cartas
tabs_finish = Terminar
play = Jugar ahora
oneMoment = Un momento…
undo = Deshacer
redo = Rehacer
done = Listo
add = Añadir
dismiss = Entendido
saved_server = Guardado
saved_sending = Guardado en este dispositivo, enviando…
saved_device = Guardado en este dispositivo. Otro intento…
saved_offline = Sin conexión. Guardado en este dispositivo.
saved_nowhere = Este navegador no guarda nada. Sigue en línea hasta que ponga «Guardado».
conflicts_tab = Has cambiado esta baraja en otra pestaña al mismo tiempo. Hasta que decidas, esta versión se guarda como copia.
conflicts_server = Alguien ha cambiado esta baraja en otro dispositivo.
conflicts_deleted = Esta baraja se ha borrado en otra pestaña.
leftCopy = Se cerró una pestaña antes de que eligieras entre dos versiones. La suya se guarda como copia.
openCopy = Abrir la copia
keepDeleted = Conservarla como baraja nueva
keepMine = Quedarme con la mía
takeOther = Usar la otra
elsewhere = Esta baraja está abierta también en otra pestaña. Las dos muestran lo mismo.
noDraft = Aquí no hay ninguna baraja que editar.
noDraftHint = Quizá se borró, o el enlace no está completo.
waysIn = Formas de añadir símbolos
ways_pictures = Imágenes
ways_camera = Cámara
ways_draw = Dibujar
ways_emoji = Emojis
ways_words = Palabras
ways_deck = Una baraja
drop = Suelta imágenes aquí
dropHint = o elígelas. Con siete basta para empezar.
pasteHint = También puedes pegar imágenes, listas o celdas de una hoja de cálculo: dos columnas forman parejas.
sample = Empezar con un ejemplo
collect = Reunir en grupo
collectShort = Reunir
reading = Leyendo…
progress = { $done } de { $total }
notLoaded = No se ha podido cargar. Comprueba la conexión.
wordsLabel = Palabras, una por línea
wordsExample =
    manzana
    pan
    🥕 zanahoria
wordsHint = Dos columnas forman parejas. Una barra | empieza una línea nueva en la carta.
found =
    { $pairs ->
        [0]
            { $symbols ->
                [one] { $symbols } símbolo
               *[other] { $symbols } símbolos
            }
       *[other] { $symbols } símbolos, { $pairs } en parejas
    }
emojiLabel = Buscar un emoji
emojiExample = gato, escuela, música…
noEmoji = Ningún emoji se llama así. Prueba otra palabra.
added = { $name }: añadido
openFile = Abrir un archivo .sosie
copyEdition = O copiar una baraja y cambiarla
symbolCount =
    { $symbols ->
        [one] { $symbols } símbolo
       *[other] { $symbols } símbolos
    }
noCamera = No hay cámara, o esta página no puede usarla. Permítela en el navegador, o elige imágenes.
shoot = Hacer la foto
name = Nombre
namePlaceholder = ¿Nombre?
nameless = Aún sin nombre
edit = Editar { $name }
leftOut = queda fuera
names = Nombres
namesHint = Se puede cantar cualquiera. Separa varios nombres con comas.
faces = Caras
face = Cara { $number }
facesHint = En cada carta sale una cara. Añade otra, y formarán una pareja.
addFace = Añadir una cara
addingFace = Lo que añadas ahora será otra cara de { $name }.
notFace = Mejor un símbolo nuevo
removeFace = Quitar esta cara
removeSymbol = Quitar
textOnCard = Texto en la carta
crop = Recortar
cropHint = Marco del recorte. Las flechas lo mueven; con Mayús cambian su tamaño.
turn = Girar
whole = Imagen entera
cutOut = Quitar un fondo liso
cutOuts_auto = Si es liso
cutOuts_always = Siempre
cutOuts_never = Nunca
tolerance = Tolerancia
toleranceHint = Cuánto debe distinguirse del fondo un color para quedarse.
tile = Forma de una foto
tiles_deck = Como la baraja
tiles_round = Disco
tiles_rounded = Cuadro redondeado
outline = Contorno
outlines_auto = Si es pálida
outlines_always = Siempre
outlines_never = Nunca
editDrawn = Recortarla o girarla
before = antes
after = después
sheet = Hoja para dibujar
colours = Colores
colourNames_1 = azul oscuro
colourNames_2 = rojo
colourNames_3 = amarillo
colourNames_4 = verde
colourNames_5 = azul
colourNames_6 = morado
colourNames_7 = rosa
colourNames_8 = marrón
colourNames_9 = gris
colourNames_10 = blanco
widths_thin = Fino
widths_middle = Medio
widths_thick = Grueso
eraser = Goma
