people = Persone al tavolo
makeHost = Metti a capotavola
makeHostHint = Poi { $name } sceglie a cosa si gioca.
remove = Rimuovi
removeHint = { $name } riceve un messaggio gentile e può tornare.
keepOut = Rimuovi e non far tornare
keepOutHint = { $name } non può più tornare. Anche il tavolo si blocca.
sure = Tocca ancora per conferma
lock = Blocca
unlock = Sblocca
lockHint = A un tavolo bloccato nessun altro può sedersi o guardare.
locked = Bloccato: nessun altro può sedersi o guardare.
keptOut =
    { $count ->
        [1] Una persona non può tornare.
       *[other] { $count } persone non possono tornare.
    }
forgive = Fai tornare
unchecked = Connessione non verificata
uncheckedHint = Per il server, { $name } gioca da lontano, e non ha potuto verificarlo. Di solito è vero.
