title = Dwie karty, jeden wspólny symbol.
question = Kto szybciej go zobaczy?
play = Graj
playing = Tasuję…
against =
    Przeciw { $bots } { $bots ->
        [one] botowi
        [few] botom
       *[other] botom
    } · { $edition }
host = Otwórz stół
around = Wokół tego ekranu
practice = Trening
today = Dziesiątka dnia
event = Klasa lub impreza
learn = Jak grać
code = Masz kod? Wpisz go tutaj
join = Dołącz do stołu
back = Wróć do stołu · { $code }
backToEvent = Wróć do wydarzenia · { $code }
editions = Wybierz karty
own = Zrób talię
decks = Talie
language = Język
firstCard = Karta. Dotknij tego, co łączy ją z drugą
secondCard = Druga karta
right = Tak: { $symbol }!
wrong = { $symbol }: tylko na jednej z nich.
noDeck = Tej talii już nie ma. Są za to te:
tooMany = Za dużo prób. Spróbuj za { $seconds } s.
tooManyTables = W twojej sieci jest już komplet otwartych stołów: { $limit }. Dołącz do któregoś albo spróbuj za { $seconds } s.
failed = To się nie udało. Spróbuj za chwilę.
