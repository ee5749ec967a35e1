left =
    { $count ->
        [one] ne resta { $count }
       *[other] ne restano { $count }
    }
leftSpoken =
    { $count ->
        [one] resta { $count } carta
       *[other] restano { $count } carte
    }
sound = Suono
menu = Menu
how = Come si gioca
ruled = Registro dell'arbitro
ruledNone = Ancora niente: nessuno ha chiamato un simbolo.
leave = Lascia il tavolo
leaveSure = Tocca ancora per uscire
stop = Ferma la partita
stopSure = Tocca ancora per fermarla per tutti
lost = Connessione persa. Riprovo…
cardsGone = Queste carte non ci sono più.
cardsGoneText = Chi le ha create le ha eliminate. Chi è a capotavola può sceglierne altre.
otherCards = Scegli altre carte
slow = La connessione è lenta
watching = Stai guardando
hint = Quale simbolo c'è su tutte e due le carte? Toccalo.
pairHint = Cosa va insieme sulle due carte? Toccalo.
pairNote = Con questo mazzo, cerca ciò che va insieme.
which = { $names }? Scrivi ancora qualche lettera.
flagged = { $name } va più veloce di quanto si riesca di solito.
sitIn = Fai giocare un bot per { $name }
first = Giochiamo a
playOff = Spareggio
ofGames = Partita { $number } di { $length }
between = Per il primo posto: { $names }.
points = Punti finora
wins = Vittorie finora
choiceEnds = Ancora { $seconds } s, poi decide il caso
round = Round { $number } di { $rounds }
youChoose = Scegli tu il prossimo gioco
chooses = { $name } sceglie il prossimo gioco…
getReady = Preparati
over = { $name } vince questa partita
youWon = Vinci questa partita!
home = All'inizio
reload = Ricarica la pagina
agains_elsewhere = Gioca qui
agains_removed = Chiedi di tornare
agains_locked = Riprova
endings_unknown-game_title = Manca un minigioco
endings_unknown-game_text = Questo tavolo gioca a un minigioco che il server ora non ha. Il tavolo aspetta che torni.
endings_elsewhere_title = Stai giocando in un'altra finestra
endings_elsewhere_text = Ogni posto ha una sola finestra. Continua di là, o gioca qui.
endings_no-such-table_title = Questo tavolo non c'è più
endings_no-such-table_text = Forse è stato chiuso, o il codice è sbagliato.
endings_bad-token_title = Questo posto non è più tuo
endings_bad-token_text = Puoi tornare finché c'è un posto libero.
endings_too-many_title = Troppi messaggi
endings_too-many_text = Questa pagina ha inviato più di quanto il tavolo accetti. Ricaricala.
endings_version_title = C'è una nuova versione
endings_version_text = Ricarica la pagina per continuare. Il tuo posto ti aspetta.
endings_removed_title = Ti chiedono di lasciare questo tavolo
endings_removed_text = Può succedere. Puoi chiedere di tornare, o aprire un tavolo tuo.
endings_kept-out_title = Ti chiedono di lasciare questo tavolo
endings_kept-out_text = Preferiscono continuare senza di te. Puoi aprire un tavolo tuo e invitare altre persone.
endings_locked_title = Questo tavolo è bloccato
endings_locked_text = Ora non può entrare nessun altro. Chiedi a chi è a capotavola di sbloccarlo.
ending_title = Il tavolo ha chiuso la connessione
ending_text = Ricarica la pagina. Il tuo posto ti aspetta.
