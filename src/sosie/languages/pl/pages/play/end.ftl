youWin = Wygrywasz!
wins = Wygrywa { $name }!
yourTitle = Tytuł jest twój!
title = Tytuł zdobywa { $name }!
tie = Remis: { $names }!
match = Mecz
tournament = Turniej
cards =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[other] { $count } kart
    }
wonGames =
    { $count ->
        [one] { $count } wygrana
        [few] { $count } wygrane
       *[other] { $count } wygranych
    }
points =
    { $count } { $count ->
        [one] punkt
        [few] punkty
        [many] punktów
       *[other] punktu
    }
decided_tie = Remis do samego końca.
decided_playOff = Po remisie decyduje dogrywka: { $symbol }, w { $time }.
decided_lastSpot = Emocje do końca. Ostatni wspólny symbol: { $symbol }, w { $time }.
decided_ring = Zdecydował Pierścień.
decided_hand = Jeden remis, wygrany szybszą ręką. O włos dalej: { $rival }.
decided_blink = O włos: jedna karta szybciej o { $margin } niż { $rival }.
decided_lead = { $amount } więcej niż { $rivals }.
decided_fewer = { $amount } mniej niż { $rivals }.
decided_wins = Wygrane minigry: { $amount } z { $of }.
podium = Podium
place = Miejsce { $rank }
yourEyes = Twoje czasy
allEyes = Czasy wszystkich
fastest = Najszybszy okrzyk
fastestOf = Najszybszy okrzyk: { $name }
slowest = Najwolniejszy symbol
average =
    średnio { $time }, { $calls } { $calls ->
        [one] okrzyk
        [few] okrzyki
       *[other] okrzyków
    }
calls =
    { $count ->
        [one] { $count } okrzyk
        [few] { $count } okrzyki
       *[other] { $count } okrzyków
    }
chart = Wszystkie okrzyki po kolei
chartTold = Znalezione symbole: { $count }, połowa z nich najwyżej w { $median }; najszybszy w { $best }, najwolniejszy w { $worst }.
median = mediana { $time }
medians = Typowy czas
nothingSpotted = Tym razem nic. Z treningiem pójdzie łatwiej.
pointsTable = Punkty, gra po grze
winsTable = Kto co wygrał
total = Razem
won = wygrana
again = Jeszcze raz
change = Zmień grę
ready = Gram dalej
isReady = Grasz dalej
waiting = { $host } zaczyna następną grę.
waitingForSomebody = Gospodarz zaczyna następną grę.
replay = Obejrzyj powtórkę
share = Udostępnij powtórkę
copied = Skopiowano
closed = Ten stół jest zamknięty
closedText = Od jakiegoś czasu nikt tu nie grał. Dzięki za grę!
