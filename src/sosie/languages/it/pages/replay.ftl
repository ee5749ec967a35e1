title = Replay
dealt = Le carte sono distribuite.
play = Riproduci
pause = Pausa
fromStart = Dall'inizio
back = Chiamata precedente
forward = Chiamata successiva
speed = Velocità
brief = Senza attese
moment = Tempo della partita
momentTold = { $now } di { $end }
matches = Mostra i simboli comuni
couldCall = Cosa può chiamare ognuno ora
nothing = niente
slap = battere sulla pila
more = +{ $count }
missed = { $name } aveva { $time } per chiamare { $symbol }.
missedSlap = { $name } aveva { $time } per battere sulla pila.
missedMore =
    { $count ->
        [one] E così un'altra persona.
       *[other] E così altre { $count } persone.
    }
misses = Occasioni
missesOf = Le più belle occasioni perse di { $name }
missesHint = Chiamate giuste, possibili finché non ha chiamato qualcun altro; prima le più lunghe. Toccane una per vederla.
noMisses = { $name }: nessuna occasione persa.
whose = Chi
miss = { $symbol } · poi ha chiamato { $taker }
share = Condividi
shareGame = Link alla partita
shareMoment = Link a questo momento ({ $time })
picture = Immagine del simbolo
drawing = Disegno…
noPicture = In questo momento non c'è un simbolo comune. Vai a una chiamata, o mostra i simboli comuni.
notFound = Partita non trovata
notFoundText = Forse il link è incompleto, o la partita è stata giocata su un altro server.
