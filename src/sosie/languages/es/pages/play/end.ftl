youWin = ¡Has ganado!
wins = ¡Gana { $name }!
yourTitle = ¡El título es tuyo!
title = ¡El título es de { $name }!
tie = ¡Empate: { $names }!
match = Partido
tournament = Torneo
cards =
    { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
wonGames =
    { $count ->
        [one] { $count } victoria
       *[other] { $count } victorias
    }
points =
    { $count } { $count ->
        [one] punto
       *[other] puntos
    }
decided_tie = Empate hasta la última carta.
decided_playOff = Un empate, decidido en el desempate: { $symbol }, en { $time }.
decided_lastSpot = Reñido hasta el final. El último símbolo: { $symbol }, en { $time }.
decided_ring = El Anillo marcó la diferencia.
decided_hand = Un empate frente a { $rival }, ganado por la mano más rápida.
decided_blink = Por muy poco: una carta ganada por { $margin }, por delante de { $rival }.
decided_lead = { $amount } por delante de { $rivals }.
decided_fewer = { $amount } menos, por delante de { $rivals }.
decided_wins = { $amount } de { $of } minijuegos ganados.
podium = Podio
place = Puesto { $rank }
yourEyes = Tus tiempos
allEyes = Todos los tiempos
fastest = Jugada más rápida
fastestOf = Jugada más rápida: { $name }
slowest = Símbolo más lento
average = { $time } de media, { $calls } jugadas
calls =
    { $count ->
        [one] { $count } jugada
       *[other] { $count } jugadas
    }
chart = Cada símbolo, en orden
chartTold = { $count } símbolos encontrados, la mitad en menos de { $median }; el más rápido en { $best }, el más lento en { $worst }.
median = mediana { $time }
medians = Tiempo habitual
nothingSpotted = Esta vez, nada. Con la práctica resulta más fácil.
pointsTable = Los puntos, juego a juego
winsTable = Quién ganó qué
total = Total
won = ganado
again = Otra vez
change = Cambiar de juego
ready = Me apunto
isReady = Te apuntas
waiting = { $host } empieza la próxima partida.
waitingForSomebody = Quien dirige empieza la próxima partida.
replay = Ver la repetición
share = Compartir la repetición
copied = Enlace copiado
closed = Esta mesa está cerrada
closedText = Nadie jugaba aquí desde hacía un rato. ¡Gracias por la partida!
