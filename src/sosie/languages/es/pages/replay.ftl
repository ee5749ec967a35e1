title = Repetición
dealt = Se reparten las cartas.
play = Reproducir
pause = Pausa
fromStart = Desde el principio
back = Jugada anterior
forward = Jugada siguiente
speed = Velocidad
brief = Sin pausas
moment = Tiempo de la partida
momentTold = { $now } de { $end }
matches = Mostrar coincidencias
couldCall = Quién puede cantar qué ahora
nothing = nada
slap = golpear el montón
more = +{ $count }
missed = { $name } tuvo { $time } para cantar { $symbol }.
missedSlap = { $name } tuvo { $time } para golpear el montón.
missedMore =
    { $count ->
        [one] Y { $count } más también.
       *[other] Y { $count } más también.
    }
misses = Ocasiones perdidas
missesOf = Las mejores ocasiones perdidas de { $name }
missesHint = Aciertos posibles hasta que cantó otra persona, el más largo primero. Toca uno para verlo.
noMisses = { $name } no dejó pasar ninguna.
whose = Quién
miss = { $symbol } · luego cantó { $taker }
share = Compartir
shareGame = Enlace a la partida
shareMoment = Enlace a este momento ({ $time })
picture = Imagen de la coincidencia
drawing = Dibujando…
noPicture = No hay coincidencia en este momento. Ve a una jugada o muestra las coincidencias.
notFound = Partida no encontrada
notFoundText = Puede que el enlace esté incompleto, o que se jugara en otro servidor.
