open = Apri un evento
openHint = Un solo codice per tutta una classe o una festa, fino a 200 persone. Tutti giocano a piccoli tavoli; tu li vedi tutti.
without = Niente dispositivi? Gioca solo con il proiettore
programme = Minigiochi
programmeHint = Uno per ogni round, in quest'ordine. Se ci sono più round, si ricomincia.
rounds = Round
size = Persone per tavolo
teams = Squadre
noTeams = nessuna
clock = Durata di un round
noClock = libera
minutes = { $count } min
bots = I bot riempiono i posti vuoti
go = Apri
failed = Non ha funzionato. Riprova tra un momento.
tooMany = Ci sono troppi eventi aperti. Riprova tra un minuto.
badSettings = Questo mazzo ha troppo poche carte per tante persone a un tavolo. Scegli meno persone, o un altro mazzo.
title = Evento { $code }
missing = Non c'è nessun evento { $code }.
missingHint = Controlla il codice, o chiedilo di nuovo. Un evento viene eliminato un giorno dopo l'ultimo uso.
over = Questo evento è finito.
joinHint =
    { $people ->
        [0] Arrivi prima di tutti.
        [one] C'è già { $people } persona.
       *[other] Ci sono già { $people } persone.
    }
name = Il tuo nome
personName = Nome
nameHint = Lo vede solo chi è a questo evento. Si elimina con l'evento.
join = Partecipa
board = Mostra il tabellone
here =
    { $people } { $people ->
        [one] persona
       *[other] persone
    }
hello = Ciao { $name }!
waitStart = Fatto, ci sei. Si comincia tra poco: guarda lo schermo grande.
table = Tavolo { $number }
yourTable = Sei al tavolo { $number }
with = con { $names }
starts = Si comincia tra un momento.
late = C'è un round in corso. Giochi nel prossimo.
waitOthers =
    Il tuo tavolo ha finito. { $tables ->
        [one] { $tables } tavolo sta ancora giocando.
       *[other] { $tables } tavoli stanno ancora giocando.
    }
between = Guarda lo schermo grande: tra poco arriva il prossimo round.
points =
    { $count } { $count ->
        [one] punto
       *[other] punti
    }
rank = { $rank }º posto su { $of }
climbed =
    Su di { $count } { $count ->
        [one] posto
       *[other] posti
    }
fallen =
    Giù di { $count } { $count ->
        [one] posto
       *[other] posti
    }
gained = { NUMBER($count, signDisplay: "always") }
end = È tutto. Grazie di aver giocato!
leave = Lascia l'evento
paused = Pausa
round = Round { $number } di { $of }
seat = Assegna i posti
seatAgain = Sorteggia ancora
next = Assegna i posti del prossimo round
start = Avvia il round { $number }
pause = Metti tutto in pausa
goOn = Continua
endRound = Chiudi il round
endRoundSure = Chiudere ora? I punti valgono come sono
finish = Chiudi l'evento
finishSure = Chiudere davvero? Non ci sono altri round
csv = Risultati in CSV
delete = Elimina l'evento
deleteHint = Tutti i nomi, i punti e i tavoli vengono eliminati. Non si può annullare.
deleteYes = Elimina per sempre
deleted = Questo evento è stato eliminato.
removed = Chi organizza ti ha chiesto di lasciare questo evento.
people = Persone
nobody = Non c'è ancora nessuno.
away = offline
rename = Rinomina
remove = Rimuovi
removeSure = Rimuovere davvero?
move = Sposta al tavolo
moveNext = Tavolo del prossimo round
byStanding = secondo la classifica
nextRound = gioca nel prossimo round
lock = Non far entrare altri
unlock = Fai entrare di nuovo
locked = Chi organizza non fa entrare altre persone in questo evento.
dismissAway =
    Rimuovi { $count } { $count ->
        [one] persona
       *[other] persone
    } offline
dismissSure = Davvero? Possono tornare
otherDevice = Dirigi da un altro dispositivo
otherDeviceHint = Inquadra questo con l'altro dispositivo, o apri lì il link. Chi ce l'ha dirige l'evento: non mostrarlo a nessun altro.
otherDeviceQr = Codice QR per dirigere da un altro dispositivo
copyLink = Copia il link
copied = Copiato
full = Questo evento è al completo: ci sono 200 persone.
refusals_too-few = Non c'è nessuno per giocare.
team = Squadra { $number }
playing = Tavoli finiti: { $done } di { $of }
bot = Bot
joinAt = Partecipa su
scan = Codice QR con l'indirizzo
leads = { $name } è in testa
tied = Parità
done = Finito
standings = Classifica
climbers = In salita
fastest = Chiamata più veloce
fastestText = { $name }: { $symbol } in { $seconds } s
podium = Podio
left = Tempo rimasto
lost = Senza connessione. Riprovo…
more = e ancora { $count }
