title = Tien van vandaag
intro = Tien keer twee kaarten, vandaag voor iedereen dezelfde. Je mag één keer.
rule = Tik het symbool aan dat op beide kaarten staat. Een fout kost { $penalty } s.
start = Start
resume = Ga door
running = Je bent al begonnen aan de tien van vandaag. De klok loopt door, tot een minuut per paar.
getting = Kaarten ophalen…
pair = Paar { $number } van 10
penalty = Die niet: +{ $seconds } s
tenths = { SECONDS($ms, digits: 1) } s
yourTime = Jouw tijd
mistakes =
    { $count ->
        [one] { $count } fout
        [0] Geen fouten
       *[other] { $count } fouten
    }
streak =
    { $days ->
        [one] Reeks: { $days } dag
       *[other] Reeks: { $days } dagen
    }
next = De volgende tien komen om middernacht.
share = Delen
copied = Gekopieerd
marks = Jouw tien paren
grades_quick = tot { $quick }
grades_steady = tot { $steady }
grades_slow = langer
grades_wrong = met een fout
curve = Tijd na elk paar
you = Jij
yesterday = Gisteren
lastTime = Jij op { $date }
bot = Bot · { $level }
botsHint = Bots: hun gemiddelde tijd.
kept = Je tijden blijven op dit apparaat.
practice = Oefenen
