open = Otwórz wydarzenie
openHint = Jeden kod dla całej klasy albo imprezy, do 200 osób. Wszyscy grają przy małych stołach, a ty widzisz każdy z nich.
without = Brak urządzeń? Graj na samym projektorze
programme = Minigry
programmeHint = Po jednej na rundę, w tej kolejności. Jeśli rund jest więcej, zaczyna się od początku.
rounds = Rundy
size = Osoby przy stole
teams = Drużyny
noTeams = brak
clock = Czas rundy
noClock = bez zegara
minutes = { $count } min
bots = Boty na pustych miejscach
go = Otwórz
failed = To się nie udało. Spróbuj za chwilę.
tooMany = Otwartych jest za dużo wydarzeń. Spróbuj za minutę.
badSettings = Ta talia ma za mało kart na tyle osób przy stole. Wybierz mniej osób albo inną talię.
title = Wydarzenie { $code }
missing = Nie ma wydarzenia { $code }.
missingHint = Sprawdź kod albo poproś o niego jeszcze raz. Wydarzenie znika dzień po ostatnim użyciu.
over = To wydarzenie się skończyło.
joinHint =
    { $people ->
        [0] Jesteś tu pierwszą osobą.
       *[other]
            { $people } { $people ->
                [one] osoba już tu jest
                [few] osoby już tu są
               *[other] osób już tu jest
            }.
    }
name = Twoje imię
personName = Imię
nameHint = Widzą je tylko osoby z tego wydarzenia. Zniknie razem z nim.
join = Dołącz
board = Pokaż tablicę
here =
    { $people } { $people ->
        [one] osoba
        [few] osoby
       *[other] osób
    }
hello = Cześć, { $name }!
waitStart = Jesteś w grze. Zaraz zaczynamy: patrz na duży ekran.
table = Stół { $number }
yourTable = Siedzisz przy stole { $number }
with = z tobą: { $names }
starts = Zaraz zaczynamy.
late = Trwa runda. Zagrasz w następnej.
waitOthers =
    Twój stół już skończył. { $tables ->
        [one] Gra jeszcze { $tables } stół.
        [few] Grają jeszcze { $tables } stoły.
       *[other] Gra jeszcze { $tables } stołów.
    }
between = Patrz na duży ekran: zaraz następna runda.
points =
    { $count } { $count ->
        [one] punkt
        [few] punkty
        [many] punktów
       *[other] punktu
    }
rank = Miejsce { $rank } z { $of }
climbed =
    { $count } { $count ->
        [one] miejsce
        [few] miejsca
       *[other] miejsc
    } w górę
fallen =
    { $count } { $count ->
        [one] miejsce
        [few] miejsca
       *[other] miejsc
    } w dół
gained = { NUMBER($count, signDisplay: "always") }
end = To już koniec. Dziękujemy za grę!
leave = Opuść wydarzenie
paused = Pauza
round = Runda { $number } z { $of }
seat = Posadź wszystkich
seatAgain = Losuj ponownie
next = Posadź na nową rundę
start = Zacznij rundę { $number }
pause = Wstrzymaj wszystko
goOn = Wznów
endRound = Zakończ rundę
endRoundSure = Zakończyć teraz? Liczą się obecne punkty
finish = Zakończ wydarzenie
finishSure = Na pewno? Nie będzie już rundy
csv = Wyniki jako CSV
delete = Usuń wydarzenie
deleteHint = Znikną wszystkie imiona, punkty i stoły. Tego nie da się cofnąć.
deleteYes = Usuń na zawsze
deleted = To wydarzenie zostało usunięte.
removed = Gospodarz prosi, żeby opuścić to wydarzenie.
people = Osoby
nobody = Jeszcze nikogo nie ma.
away = bez połączenia
rename = Zmień imię
remove = Usuń
removeSure = Na pewno usunąć?
move = Przenieś do stołu
moveNext = Stół w następnej rundzie
byStanding = według wyników
nextRound = gra od następnej rundy
lock = Nie wpuszczaj nowych
unlock = Znowu wpuszczaj nowych
locked = Gospodarz nie wpuszcza już nikogo nowego.
dismissAway = Usuń osoby bez połączenia: { $count }
dismissSure = Na pewno? Mogą wrócić
otherDevice = Prowadź z innego urządzenia
otherDeviceHint = Zeskanuj to drugim urządzeniem albo otwórz tam link. Kto go ma, prowadzi wydarzenie: nie pokazuj go nikomu innemu.
otherDeviceQr = Kod QR, który daje prowadzenie innemu urządzeniu
copyLink = Kopiuj link
copied = Skopiowano
full = To wydarzenie jest pełne: jest tu już 200 osób.
refusals_too-few = Nie ma tu nikogo do gry.
team = Drużyna { $number }
playing = Gotowe stoły: { $done } z { $of }
bot = Bot
joinAt = Wejdź na
scan = Kod QR z adresem
leads = Na czele: { $name }
tied = Remis
done = Koniec
standings = Wyniki
climbers = Awans
fastest = Najszybszy okrzyk
fastestText = { $name }: { $symbol } w { $seconds } s
podium = Podium
left = Pozostały czas
lost = Brak połączenia. Próbuję ponownie…
more = i jeszcze { $count }
