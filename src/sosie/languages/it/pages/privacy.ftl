title = Privacy
lead = Non serve un account. Non c'è pubblicità, nessuno ti segue, e queste pagine non caricano niente da altri siti.
kept = Cosa conserva questo server
table = Un tavolo o un evento
tableText = Il tuo nome e le tue mosse, così al tavolo tutti vedono la stessa cosa.
game = Una partita finita
gameText = I nomi di chi ha giocato, le mosse e i tempi, per il replay.
figures = Statistiche
figuresText = Quante volte hai vinto e con che velocità. Il tuo nome non c'è.
deck = Un mazzo tuo
deckText = Le sue immagini, parole e nomi, per giocarci e stamparlo.
draft = Un mazzo in preparazione
draftText = Le sue immagini senza metadati, le sue parole e i nomi. Solo tu puoi aprirlo.
contribution = Un'immagine per il mazzo di qualcuno
contributionText = L'immagine senza metadati e i nomi che hai dato. Li vede solo chi crea il mazzo, finché non la accetta.
device = Su questo dispositivo
deviceText = Il tuo nome, le tue impostazioni, i tuoi tempi di allenamento e delle dieci di oggi, i mazzi che stai creando, e le chiavi dei tuoi posti e mazzi. Nessun altro ha queste chiavi.
deviceLong = Finché non li cancelli nel tuo browser.
hours =
    { $count ->
        [one] { $count } ora
       *[other] { $count } ore
    }
days =
    { $count ->
        [one] { $count } giorno
       *[other] { $count } giorni
    }
forDays = Per { $time }.
afterUse = Per { $time } dopo l'ultimo uso.
afterGame = Per { $time } dopo la tua ultima partita.
untilDeleted = Finché non si elimina.
seen = Chi ha il codice di un tavolo, o il link a una partita o a un mazzo, può vederli. I link non si possono indovinare.
remove = Come si elimina
yourGames = Le tue partite
yourGamesText = Elimina tutte le partite che hai finito con questo dispositivo, per tutti quelli che le hanno giocate, e le tue statistiche.
deleteGames = Elimina le mie partite e statistiche
sure = Le partite vengono eliminate per tutti quelli che le hanno giocate. Non si può annullare.
yes = Elimina per sempre
deleted =
    { $games ->
        [one] { $games } partita eliminata.
        [0] Non c'era più niente da eliminare.
       *[other] { $games } partite eliminate.
    }
notPlayed = Non hai giocato qui con questo dispositivo.
yourDecks = I tuoi mazzi
yourDecksText = Se elimini un mazzo, le sue immagini e le partite giocate con quel mazzo vengono eliminate per tutti.
toDecks = Vedi i tuoi mazzi
noDecks = Non hai creato né aggiunto mazzi con questo dispositivo.
thisDevice = Questo dispositivo
thisDeviceText = Cancella i dati di questo sito nelle impostazioni del tuo browser. Fallo per ultimo: così si cancellano anche le chiavi, e senza non si può eliminare altro.
