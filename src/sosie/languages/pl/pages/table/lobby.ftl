title = Stół
leave = Odejdź
learn = Jak grać
code = Kod tego stołu
qr = Kod QR, który otwiera ten stół
openAt = Zeskanuj go albo otwórz { $address } i wpisz kod.
onlyHere = Ten stół można otworzyć tylko na tym komputerze.
openToOthers = Żeby dołączyły telefony, uruchom Sosie z --host 0.0.0.0.
enlarge = Powiększ kod QR
needsDeck = { $game } – potrzebna talia: { $decks }
share = Udostępnij
copied = Skopiowano
seats = Kto tu jest
host = Gospodarz
ready = Gotowe
away = Offline
bot = Bot
speaks = język gry: { $language }
yourName = Twoje imię
rename = Zmień imię
addBot = Dodaj bota
addBotOf = Dodaj bota: { $level }
remove = Usuń: { $name }
about = Opcje: { $name }
played = W co gramy?
kinds_game = Jedna gra
kinds_match = Mecz
kinds_tournament = Turniej
kindHints_match = W tej kolejności. Kto wygra najwięcej gier, zdobywa tytuł.
kindHints_tournament = Punkty się sumują, a kto przegra grę, wybiera następną.
games = Minigry
howMany = Liczba gier
gamesCount =
    { $count ->
        [one] { $count } gra
        [few] { $count } gry
       *[other] { $count } gier
    }
options = Więcej opcji
optionsHint = Zamrożenie i remisy
freeze = Zamrożenie po złym okrzyku
freezeHint = Dla małych dzieci lepiej krócej.
tie = Co jest remisem?
tieHint = Gdy dwa okrzyki dzieli mniej czasu, kartę bierze szybsza ręka.
take = Czas na wzięcie karty po remisie
takeHint = Gdy nikt jej nie weźmie, liczy się wcześniejszy okrzyk.
none = brak
seconds = { SECONDS($ms) } s
milliseconds = { $ms } ms
play = Graj: { $game }
playMatch =
    Graj mecz: { $count } { $count ->
        [one] gra
        [few] gry
       *[other] gier
    }
playTournament =
    Graj turniej: { $count } { $count ->
        [one] gra
        [few] gry
       *[other] gier
    }
with = Gracze: { $players } · { $cards }
tooFew = Dodaj bota albo podaj kod.
areReady = Gotowe: { $ready } z { $people }
beReady = Możemy grać
isReady = Gotowe!
starts = { $host } zaczyna grę.
nobodyStarts = Czekamy, aż ktoś zacznie grę.
watching = Oglądasz.
lost = Brak połączenia. Próbuję ponownie…
