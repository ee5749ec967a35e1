title = Tavolo
leave = Esci
learn = Come si gioca
code = Il codice di questo tavolo
qr = Un codice QR che apre questo tavolo
openAt = Inquadralo, o apri { $address } e scrivi il codice.
onlyHere = Solo questo computer può aprire questo tavolo.
openToOthers = Per far entrare i telefoni, avvia Sosie con --host 0.0.0.0.
enlarge = Ingrandisci il QR
needsDeck = { $game } si gioca con: { $decks }
share = Condividi
copied = Link copiato
seats = Chi c'è
host = Capotavola
ready = Al via
away = Assente
bot = Bot
speaks = gioca in { $language }
yourName = Il tuo nome
rename = Cambia nome
addBot = Aggiungi un bot
addBotOf = Aggiungi un bot: { $level }
remove = Rimuovi { $name }
about = Opzioni per { $name }
played = A cosa giochiamo?
kinds_game = Una partita
kinds_match = Sfida
kinds_tournament = Torneo
kindHints_match = In quest'ordine. Il titolo va a chi vince più partite.
kindHints_tournament = I punti si sommano, e chi perde una partita sceglie il gioco dopo.
games = Minigiochi
howMany = Quante partite
gamesCount =
    { $count ->
        [one] { $count } partita
       *[other] { $count } partite
    }
options = Opzioni avanzate
optionsHint = Attesa e parità
freeze = Attesa dopo un errore
freezeHint = Per i più piccoli, meglio corta.
tie = Quando è parità?
tieHint = Se due chiamate sono più vicine di così, la carta va a chi la prende per primo.
take = Tempo per prendere la carta dopo una parità
takeHint = Se nessuno la prende, conta la prima chiamata.
none = nessuna
seconds = { SECONDS($ms) } s
milliseconds = { $ms } ms
play = Gioca: { $game }
playMatch =
    { $count ->
        [one] Gioca una sfida in { $count } partita
       *[other] Gioca una sfida in { $count } partite
    }
playTournament =
    { $count ->
        [one] Gioca un torneo in { $count } partita
       *[other] Gioca un torneo in { $count } partite
    }
with = In { $players } · { $cards }
tooFew = Aggiungi un bot o condividi il codice.
areReady = Al via: { $ready } di { $people }
beReady = Ci sono
isReady = Ci sei!
starts = { $host } avvia la partita.
nobodyStarts = Si aspetta che qualcuno avvii la partita.
watching = Stai guardando.
lost = Connessione persa. Riprovo…
