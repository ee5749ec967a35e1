title = Privacidad
lead = No hace falta una cuenta. No hay publicidad, nadie te rastrea y estas páginas no cargan nada de otros sitios.
kept = Lo que guarda este servidor
table = Una mesa o un evento
tableText = Tu nombre y tus jugadas, para que toda la mesa vea lo mismo.
game = Una partida terminada
gameText = Los nombres, las jugadas y los tiempos de quienes jugaron, para la repetición.
figures = Estadísticas
figuresText = Cuántas veces ganaste y con qué rapidez jugaste. Tu nombre no aparece en ellas.
deck = Tu propia baraja
deckText = Sus imágenes, palabras y nombres, para jugar con ella e imprimirla.
draft = Una baraja en preparación
draftText = Sus imágenes sin metadatos, sus palabras y nombres. Solo tú puedes abrirla.
contribution = Una imagen para la baraja de alguien
contributionText = La imagen sin metadatos y los nombres que diste. Solo los ve quien hace la baraja, hasta que la acepta.
device = En este dispositivo
deviceText = Tu nombre, tus ajustes, tus tiempos de práctica y de los diez de hoy, las barajas que estás haciendo, y las claves de tus sitios y barajas. Nadie más tiene esas claves.
deviceLong = Hasta que los borres en tu navegador.
hours =
    { $count ->
        [one] { $count } hora
       *[other] { $count } horas
    }
days =
    { $count ->
        [one] { $count } día
       *[other] { $count } días
    }
forDays = Durante { $time }.
afterUse = Hasta { $time } después de su último uso.
afterGame = Hasta { $time } después de tu última partida.
untilDeleted = Hasta que se borre.
seen = Quien tiene el código de una mesa, o el enlace de una partida o una baraja, puede verla. Los enlaces no se pueden adivinar.
remove = Borrarlo
yourGames = Tus partidas
yourGamesText = Esto borra todas las partidas que terminaste con este dispositivo, para todas las personas que las jugaron, y tus estadísticas.
deleteGames = Borrar mis partidas y estadísticas
sure = Las partidas se borran para todas las personas que las jugaron. No se puede deshacer.
yes = Borrar para siempre
deleted =
    { $games ->
        [one] Se ha borrado { $games } partida.
        [0] Ya no quedaba nada que borrar.
       *[other] Se han borrado { $games } partidas.
    }
notPlayed = No has jugado aquí con este dispositivo.
yourDecks = Tus barajas
yourDecksText = Si borras una baraja, sus imágenes y las partidas jugadas con ella se borran para todo el mundo.
toDecks = Ver tus barajas
noDecks = No has creado ni añadido ninguna baraja con este dispositivo.
thisDevice = Este dispositivo
thisDeviceText = Borra los datos de este sitio en los ajustes de tu navegador. Hazlo al final: también borra las claves, y sin ellas ya no se puede borrar nada.
