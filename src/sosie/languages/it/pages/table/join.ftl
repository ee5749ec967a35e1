table = Tavolo { $code }
nobody = Qui non c'è ancora nessuno. Comincia tu!
here =
    { $count ->
        [one] C'è { $names }.
       *[other] Ci sono { $names }.
    }
bot = { $name } (bot)
series =
    { $count } { $count ->
        [one] minigioco
       *[other] minigiochi
    }
practice = Allenamento
name = Il tuo nome
join = Siediti
joining = Ti facciamo posto…
watch = Guarda e basta
full = Gli otto posti sono tutti occupati. Intanto guarda: quando qualcuno se ne va, puoi sederti tu.
closed = Questo tavolo è chiuso. Chiedi un altro codice, o apri tu un tavolo.
locked = Chi è a capotavola ha bloccato questo tavolo: nessun altro può sedersi o guardare. Chiedi di sbloccarlo. Questa pagina si aggiorna da sola.
keptOut = Chi è a capotavola ti chiede di non tornare a questo tavolo. Puoi aprirne uno tuo.
missing = Non c'è nessun tavolo { $code }.
missingHint = Forse è stato chiuso, o il codice è sbagliato. Prova di nuovo il codice:
code = Il codice del tavolo
go = Vai al tavolo
badName = Questo nome non va bene. Usa da 1 a 24 lettere, cifre o segni.
tooMany = Troppi tentativi. Riprova tra { $seconds } s.
failed = Non ha funzionato. Riprova tra un momento.
