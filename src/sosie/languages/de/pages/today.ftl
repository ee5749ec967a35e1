title = Die Zehn des Tages
intro = Zehn Kartenpaare, heute für alle dieselben. Du hast einen Versuch.
rule = Tippe das Symbol an, das auf beiden Karten ist. Ein falsches kostet { $penalty } s.
start = Los geht's
resume = Weiter
running = Du hast die Zehn des Tages schon begonnen. Die Uhr läuft weiter, bis zu einer Minute je Paar.
getting = Die Karten kommen …
pair = Paar { $number } von 10
penalty = Das nicht: +{ $seconds } s
tenths = { SECONDS($ms, digits: 1) } s
yourTime = Deine Zeit
mistakes =
    { $count ->
        [one] { $count } Fehler
        [0] Kein Fehler
       *[other] { $count } Fehler
    }
streak =
    { $days ->
        [one] Serie: { $days } Tag
       *[other] Serie: { $days } Tage
    }
next = Die nächsten Zehn gibt es um Mitternacht.
share = Teilen
copied = Kopiert
marks = Deine zehn Paare
grades_quick = bis { $quick }
grades_steady = bis { $steady }
grades_slow = länger
grades_wrong = mit einem Fehler
curve = Zeit nach jedem Paar
you = Du
yesterday = Gestern
lastTime = Du am { $date }
bot = Bot · { $level }
botsHint = Bots: ihre Zeit im Durchschnitt.
kept = Deine Zeiten bleiben auf diesem Gerät.
practice = Üben
