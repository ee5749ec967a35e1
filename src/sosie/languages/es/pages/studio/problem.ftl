missingName = ¿Cómo se llama?
noTitle = Ponle un nombre a la baraja.
room =
    { $symbols ->
        [one] Cabe { $symbols } símbolo más.
       *[other] Caben { $symbols } símbolos más.
    }
doubledName = Otro símbolo se llama { $name }.
longName = Un nombre tiene como mucho { $most } letras. El resto ha quedado fuera.
missingNames =
    { $count ->
        [one] Falta { $count } nombre
       *[other] Faltan { $count } nombres
    }
doubledNames =
    { $count ->
        [one] { $count } nombre está repetido
       *[other] { $count } nombres están repetidos
    }
samePicture = La misma imagen que { $name }. Quita una.
unreadable = No se puede dibujar. Prueba con otra imagen.
refused_no-face = Aún no hay nada que ver. Añade una imagen o una palabra.
refused_lost = Falta su imagen. Quita el símbolo, o añade otra vez la imagen.
refused_bad-name = Uno de sus nombres no sirve. Usa letras o cifras, 40 como mucho.
refused_no-cut-out = No se puede quitar el fondo. Cambia la tolerancia, o deja el fondo.
refused_too-small = Esta imagen es demasiado pequeña. Usa una más grande, o una parte mayor.
refused_blank = No se ve nada en ella.
refused_no-emoji = No hay ningún dibujo de este emoji. Usa otro, o una imagen.
refused_no-font = El servidor no tiene ninguna letra para este texto.
refused_too-complicated = Esta imagen es demasiado complicada. Usa una más sencilla.
refused_too-large = Esta imagen es demasiado grande.
refused_too-many-pictures = En la baraja no caben más imágenes.
refused_draft-full = En la baraja no caben más imágenes.
tooFew =
    { $lacking ->
        [one] Añade { $lacking } símbolo más para tener una baraja.
       *[other] Añade { $lacking } símbolos más para tener una baraja.
    }
others =
    { $count ->
        [one] Hay { $count } símbolo que revisar.
       *[other] Hay { $count } símbolos que revisar.
    }
alike =
    { $pairs ->
        [one] { $pairs } pareja se confunde con facilidad
       *[other] { $pairs } parejas se confunden con facilidad
    }
alikeWhy_pictures = { $one } y { $other } se parecen mucho.
alikeWhy_names = { $one } y { $other } se distinguen en una letra.
files_empty = El archivo está vacío.
files_too-large = El archivo es demasiado grande: como mucho 80 MB, y 2 MB en SVG.
files_too-many-pixels = La imagen tiene demasiados píxeles: como mucho 200 millones.
files_too-small = La imagen es demasiado pequeña: hacen falta 16 píxeles por lado, mejor 300.
files_heic = Este navegador no lee imágenes HEIC. Guárdala antes como JPEG.
files_unreadable = La imagen no se puede leer. Ábrela en otro programa y guárdala como JPEG o PNG.
files_not-a-picture = No es una imagen, ni una lista, ni una baraja.
files_unreadable-file = El archivo no se puede leer.
files_too-many-files = Como mucho { $most } archivos a la vez. El resto ha quedado fuera.
files_too-long = Una palabra en una carta tiene como mucho { $most } letras. El resto ha quedado fuera.
files_long-name = Un nombre tiene como mucho { $most } letras. Los más largos se han cortado; las palabras de las cartas están enteras.
files_lone-cell = Algunas filas tienen una sola celda. Sus símbolos no forman pareja.
files_too-many-faces = Un símbolo tiene como mucho { $most } caras. El resto ha quedado fuera.
files_large-deck = La baraja es demasiado grande: como mucho { $most } MB.
files_unreadable-deck = Sosie no puede leer esta baraja.
files_offline = No hay conexión con el servidor. Vuelve a intentarlo cuando la haya.
files_failed = No ha funcionado. Vuelve a intentarlo en un momento.
files_too-many = Una baraja tiene como mucho { $most } símbolos. El resto ha quedado fuera.
