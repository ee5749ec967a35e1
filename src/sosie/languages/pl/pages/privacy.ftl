title = Prywatność
lead = Nie potrzebujesz konta. Nie ma reklam, nikt cię nie śledzi, a te strony niczego nie pobierają z innych witryn.
kept = Co przechowuje ten serwer
table = Stół lub wydarzenie
tableText = Twoje imię i ruchy, żeby wszyscy przy stole widzieli to samo.
game = Skończona gra
gameText = Imiona graczy, ich ruchy i czasy, do powtórki.
figures = Statystyki
figuresText = Ile razy wygrywasz i jak szybko grasz. Bez twojego imienia.
deck = Twoja własna talia
deckText = Jej obrazki, słowa i nazwy, żeby można było nią grać i ją drukować.
draft = Talia w pracy
draftText = Jej obrazki bez metadanych, słowa i nazwy. Tylko ty możesz ją otworzyć.
contribution = Obrazek do cudzej talii
contributionText = Obrazek bez metadanych i podane przez ciebie nazwy. Zanim zostanie przyjęty, widzi je tylko osoba, która robi talię.
device = Na tym urządzeniu
deviceText = Twoje imię, ustawienia, czasy z treningu i z Dziesiątki dnia, talie, które robisz, oraz klucze do twoich miejsc i talii. Nikt inny nie ma tych kluczy.
deviceLong = Aż usuniesz je w przeglądarce.
hours =
    { $count ->
        [one] { $count } godzinę
        [few] { $count } godziny
       *[other] { $count } godzin
    }
days =
    { $count ->
        [one] { $count } dzień
        [few] { $count } dni
       *[other] { $count } dni
    }
forDays = Przez { $time }.
afterUse = Jeszcze przez { $time } po ostatnim użyciu.
afterGame = Jeszcze przez { $time } po twojej ostatniej grze.
untilDeleted = Aż zostanie usunięte.
seen = Kto ma kod stołu albo link do gry lub talii, może je zobaczyć. Linków nie da się zgadnąć.
remove = Jak to usunąć
yourGames = Twoje gry
yourGamesText = To usuwa wszystkie gry skończone na tym urządzeniu, dla wszystkich, którzy w nie grali, oraz twoje statystyki.
deleteGames = Usuń moje gry i statystyki
sure = Gry znikną dla wszystkich, którzy w nie grali. Tego nie da się cofnąć.
yes = Usuń na zawsze
deleted =
    { $games ->
        [0] Nie było już nic do usunięcia.
        [one] Usunięto { $games } grę.
        [few] Usunięto { $games } gry.
       *[other] Usunięto { $games } gier.
    }
notPlayed = Na tym urządzeniu nie ma żadnych twoich gier.
yourDecks = Twoje talie
yourDecksText = Gdy usuniesz talię, jej obrazki i gry tą talią znikną dla wszystkich.
toDecks = Zobacz swoje talie
noDecks = Na tym urządzeniu nie ma żadnej twojej talii.
thisDevice = To urządzenie
thisDeviceText = Usuń dane tej witryny w ustawieniach przeglądarki. Zrób to na końcu: znikną też klucze, a bez nich niczego więcej nie da się usunąć.
