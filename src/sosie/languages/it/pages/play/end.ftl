youWin = Hai vinto!
wins = Vince { $name }!
yourTitle = Il titolo è tuo!
title = Il titolo va a { $name }!
tie = Parità: { $names }!
match = Sfida
tournament = Torneo
cards =
    { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }
wonGames =
    { $count ->
        [one] { $count } vittoria
       *[other] { $count } vittorie
    }
points =
    { $count } { $count ->
        [one] punto
       *[other] punti
    }
decided_tie = Parità fino all'ultima carta.
decided_playOff = Una parità, decisa allo spareggio: { $symbol }, in { $time }.
decided_lastSpot = In bilico fino alla fine. L'ultimo simbolo: { $symbol }, in { $time }.
decided_ring = L'Anello ha fatto la differenza.
decided_hand = Una parità con { $rival }, vinta dalla mano più veloce.
decided_blink = Per un soffio: { $margin } prima di { $rival } su una carta.
decided_lead = { $amount } in più di { $rivals }.
decided_fewer = { $amount } in meno di { $rivals }.
decided_wins = Minigiochi vinti: { $amount } su { $of }.
podium = Podio
place = { $rank }º posto
yourEyes = I tuoi tempi
allEyes = I tempi di tutti
fastest = Chiamata più veloce
fastestOf = Chiamata più veloce: { $name }
slowest = Simbolo più lento
average = { $time } in media, { $calls } chiamate
calls =
    { $count ->
        [one] { $count } chiamata
       *[other] { $count } chiamate
    }
chart = Tutte le chiamate, in ordine
chartTold = Simboli trovati: { $count }, la metà entro { $median }; il più veloce in { $best }, il più lento in { $worst }.
median = mediana { $time }
medians = Tempo tipico
nothingSpotted = Stavolta niente. Con l'allenamento diventa più facile.
pointsTable = Punti, gioco per gioco
winsTable = Chi ha vinto cosa
total = Totale
won = vinto
again = Gioca ancora
change = Cambia gioco
ready = Ci sono
isReady = Ci sei
waiting = { $host } avvia la prossima partita.
waitingForSomebody = Chi è a capotavola avvia la prossima partita.
replay = Guarda il replay
share = Condividi il replay
copied = Link copiato
closed = Questo tavolo è chiuso
closedText = Da un po' qui non giocava nessuno. Grazie della partita!
