title = Barajas
lead = Juega con tus propias imágenes: tu clase, tu familia, tus palabras.
drop = Importar una baraja
dropHint = Suelta aquí un archivo .sosie o elige uno.
reading = Leyendo la baraja…
brought = { $name } está lista.
yours = Tus barajas
all = Las barajas que vienen con Sosie
cards = { $cards } cartas, { $each } símbolos en cada una
play = Jugar
print = Imprimir
download = Guardar
forget = Quitar de la lista
remove = Borrar
removeTitle = ¿Borrar { $name }?
removeText = Sus imágenes y todas las partidas jugadas con ella se borran del servidor, para todo el mundo. No se puede deshacer.
removeYes = Borrar para siempre
make = Crear una baraja
makeText = Con fotos, dibujos, palabras o emojis. A solas o con toda la clase.
symbols =
    { $symbols ->
        [one] { $symbols } símbolo
       *[other] { $symbols } símbolos
    }
drafts = En preparación
draftCopy = copia
copy = Copiar y cambiar
copyHint = La copia es solo tuya. La baraja en sí no cambia.
gone = Esta baraja ya no está.
goneHint = Quizá la borró quien la hizo, o la dirección tiene un error.
problems_unreadable = Sosie no puede leer esta baraja.
problems_large = Este archivo es demasiado grande. Usa imágenes más pequeñas: bastan 500 píxeles.
problems_busy = Ahora mismo se están leyendo muchas barajas. Vuelve a intentarlo en un momento.
problems_failed = No ha funcionado. Vuelve a intentarlo en un momento.
