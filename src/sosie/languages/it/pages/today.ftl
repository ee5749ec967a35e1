title = Le dieci di oggi
intro = Dieci coppie di carte, oggi le stesse per tutti. Hai un solo tentativo.
rule = Tocca il simbolo che c'è su tutte e due le carte. Un errore costa { $penalty } s.
start = Comincia
resume = Continua
running = Hai già cominciato le dieci di oggi. Il tempo scorre, fino a un minuto per coppia.
getting = Arrivano le carte…
pair = Coppia { $number } di 10
penalty = Non quello: +{ $seconds } s
tenths = { SECONDS($ms, digits: 1) } s
yourTime = Il tuo tempo
mistakes =
    { $count ->
        [one] { $count } errore
        [0] Nessun errore
       *[other] { $count } errori
    }
streak =
    { $days ->
        [one] Serie: { $days } giorno
       *[other] Serie: { $days } giorni
    }
next = Le prossime dieci arrivano a mezzanotte.
share = Condividi
copied = Copiato
marks = Le tue dieci coppie
grades_quick = fino a { $quick }
grades_steady = fino a { $steady }
grades_slow = di più
grades_wrong = con un errore
curve = Tempo dopo ogni coppia
you = Tu
yesterday = Ieri
lastTime = Tu il { $date }
bot = Bot · { $level }
botsHint = Bot: il loro tempo medio.
kept = I tuoi tempi restano su questo dispositivo.
practice = Allenati
