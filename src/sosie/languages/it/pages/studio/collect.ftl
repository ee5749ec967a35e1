collect = Raccogli insieme
invite = Chi apre questo su un telefono può inviare immagini e disegni. Decidi tu cosa entra.
end = Chiudi la raccolta
closes = Si chiude da sola il { $when }.
ended = La raccolta è chiusa.
again = Raccogli di nuovo
waiting =
    { $count ->
        [one] È arrivata { $count } immagine
        [0] Non è ancora arrivato niente
       *[other] Sono arrivate { $count } immagini
    }
acceptAll = Accetta tutto
accept = Accetta { $name }
decline = Rifiuta { $name }
by = da { $name }
title = Aggiungi al mazzo
titleOf = Aggiungi a { $deck }
lead = Invia un'immagine o un disegno per il mazzo. Lo vede solo chi crea il mazzo, e decide.
picture = Scegli un'immagine
photo = Scatta una foto
draw = Disegna
what = Come si chiama?
who = Il tuo nome, se vuoi
send = Invia
sending = Invio…
cancel = Un'altra immagine
sent = Inviato. Aggiungi altro?
known_declined = Chi crea il mazzo ha già rifiutato questa immagine.
known_accepted = Questa immagine è già nel mazzo.
yours = I tuoi invii
states_waiting = in attesa
states_accepted = nel mazzo
states_declined = rifiutato
states_withdrawn = ritirato
takeBack = Ritira { $name }
closed = Questa raccolta è chiusa.
closedHint = Chiedi a chi crea il mazzo.
none = Questa raccolta non esiste.
noneHint = Controlla il codice, o inquadra di nuovo il codice QR.
problems_unusable-source = Questa immagine non si può leggere. Provane un'altra.
problems_blank = In questa immagine non si vede niente. Provane un'altra.
problems_too-small = Questa immagine è troppo piccola. Provane una più grande.
problems_too-complicated = Questa immagine è troppo complicata. Provane una più semplice.
problems_bad-name = Questo nome non va bene. Usa lettere o cifre.
problems_too-many-contributions = Hai inviato tutto quello che una persona può inviare.
problems_collection-full = Per ora la raccolta è piena. Riprova più tardi.
problems_too-large = Questa immagine è troppo grande.
problems_closed = Questa raccolta è chiusa.
retry = Nessuna connessione. L'invio parte appena torna: lascia aperta questa pagina.
later = Il server è occupato. L'invio riparte tra un momento: lascia aperta questa pagina.
