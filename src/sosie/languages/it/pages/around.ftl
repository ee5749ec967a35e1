around = Intorno a questo schermo
title = Tutti intorno a questo schermo
lead = Appoggia il tablet sul tavolo. Ognuno ha il suo bordo e tocca per sé, tutti nello stesso momento.
people = Chi gioca
peopleCount = In { $count }
name = Numero { $number }
colour = Cambia il colore di { $name }
sides_0 = bordo in basso
sides_90 = bordo a sinistra
sides_180 = bordo in alto
sides_270 = bordo a destra
seats = Il posto di ognuno
next = Scegli il gioco
missing = Chi gioca deve avere un nome.
lost = Senza connessione. Riprovo…
gone = Questo tavolo è stato aperto su un altro dispositivo, o è finito.
again = Prepara un nuovo tavolo
ownCard = Tocca il simbolo comune sulla tua carta
buzz = Prima premi qui, poi indica
point = Indica il simbolo comune!
slap = Batti qui per la pila
ring = Batti qui per l'Anello
take = Prendila!
out = Finito
bot = Bot
waiting = Non gioca questa partita
rim = { $name }: { $action }
buzzFirst = Prima premi il tuo bordo.
ownFirst = Tocca la tua carta.
menu = Menu
how_1 = La tua carta è girata verso di te. Tocca il simbolo comune sulla tua carta: lì il tocco vale per te.
how_2 = Quando le carte non sono di nessuno, prima premi il tuo bordo. Poi il tavolo è tuo per tre secondi: indica il simbolo comune. Se non lo fai, è un errore.
how_3 = L'Anello: batti sul tuo bordo appena appare l'Anello.
how_4 = Dopo una parità, batti sul tuo bordo prima degli altri per avere la carta.
how_5 = Dopo un errore, solo la tua parte diventa grigia per un attimo.
howTitle = Intorno a uno schermo
leave = Finisci il gioco per tutti
leaveSure = Finire davvero? Tocca ancora
stop = Scegli un altro gioco
stopSure = Fermare questo gioco? Tocca ancora
personLeaves = { $name } smette di giocare
left =
    { $count ->
        [one] Resta { $count } carta
       *[other] Restano { $count } carte
    }
