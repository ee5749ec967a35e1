title = Allenamento
editions = Carte
begin = C'è un simbolo su tutte e due le carte. Toccalo.
shuffling = Si danno le carte…
right = Sì: { $symbol }!
wrong = { $symbol } è solo su una carta. Guarda ancora.
missing = Per quelle carte serve una connessione. Eccone altre.
wrongPair = { $symbol } non va insieme a niente sull'altra carta. Guarda ancora.
hint = Un simbolo brilla. Trovalo sull'altra carta.
pairHint = Un simbolo brilla. Con cosa va insieme, sull'altra carta?
last = Ultima coppia
best = Record
median = Tempo tipico
progress = I tuoi progressi
tooFew = È presto per dirlo: servono due settimane con almeno { $least } coppie ciascuna.
faster = Il tuo tempo tipico è più corto di { $time } rispetto alla prima di queste settimane.
slower = Il tuo tempo tipico è più lungo di { $time } rispetto alla prima di queste settimane.
week =
    la metà tra { $low } e { $high } · { $count ->
        [one] { $count } coppia
       *[other] { $count } coppie
    }
tooFewPairs = troppo poche per dirlo
weeksHint = Ogni settimana ha la data del suo lunedì. Il punto è la mediana. Qui i simboli lenti tornano più spesso: a un tavolo vai un po' più veloce.
slow = Questi tornano più spesso
kept = Tutto questo è solo su questo dispositivo.
delete = Elimina i miei tempi di allenamento
sure = I tuoi tempi con tutti i mazzi vengono eliminati. Non si può annullare.
yes = Elimina per sempre
