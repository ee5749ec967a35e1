use = Usa questo schermo come tavolo
join = Gioca con il tuo telefono
steps_1 = Inquadra il codice, o apri
steps_2 = e scrivi
first = Chi arriva per primo sta a capotavola e avvia la partita dal telefono.
here = { $host } avvia la partita dal telefono.
waiting = Non c'è ancora nessuno.
seats = Chi c'è
qr = Codice QR del tavolo
code = Codice del tavolo
sound = Suono
voice = Commento parlato
language = Lingua
fresh = Nuovo tavolo
lost = Connessione persa. Riprovo…
failed = Il tavolo non si è aperto. Riprovo…
left =
    { $count ->
        [one] Ne resta { $count }
       *[other] Ne restano { $count }
    }
hold = Dove sono le carte?
everything = Tutte sul telefono
headsUp = Il centro sulla TV
everythingHint = Tutti vedono tutte le carte sul telefono e sulla TV.
headsUpHint = Il telefono mostra solo la tua carta, come a un tavolo vero.
headsUpNot = Con questi minigiochi il telefono mostra tutte le carte, perché tutti indicano le stesse: { $games }.
lookUp = Guarda la TV e tocca qui il simbolo comune.
