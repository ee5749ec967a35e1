title = Dziesiątka dnia
intro = Dziesięć par kart, dziś takich samych dla wszystkich. Masz jedną próbę.
rule = Dotknij symbolu, który jest na obu kartach. Pomyłka kosztuje { $penalty } s.
start = Start
resume = Wznów
running = Dziesiątka dnia już trwa. Zegar idzie dalej, do minuty na każdą parę.
getting = Przynoszę karty…
pair = Para { $number } z 10
penalty = To nie to: +{ $seconds } s
tenths = { SECONDS($ms, digits: 1) } s
yourTime = Twój czas
mistakes =
    { $count ->
        [0] Bez pomyłek
        [one] { $count } pomyłka
        [few] { $count } pomyłki
       *[other] { $count } pomyłek
    }
streak =
    { $days ->
        [one] Seria: { $days } dzień
        [few] Seria: { $days } dni
       *[other] Seria: { $days } dni
    }
next = Następna dziesiątka będzie o północy.
share = Udostępnij
copied = Skopiowano
marks = Twoje dziesięć par
grades_quick = do { $quick }
grades_steady = do { $steady }
grades_slow = dłużej
grades_wrong = z pomyłką
curve = Czas po każdej parze
you = Ty
yesterday = Wczoraj
lastTime = Ty, { $date }
bot = Bot · { $level }
botsHint = Boty: ich średni czas.
kept = Twoje czasy zostają na tym urządzeniu.
practice = Trening
