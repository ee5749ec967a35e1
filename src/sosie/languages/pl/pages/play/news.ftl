named_dropped = { $name } traci połączenie.
named_back = { $name } wraca do gry.
named_left = { $name } odchodzi od stołu.
named_host = { $name } jest teraz gospodarzem.
named_ring = { $name } ma Pierścień.
youHost = Teraz ty jesteś gospodarzem.
yourRing = Masz Pierścień.
youLostRound =
    Przegrywasz rundę { $round }: { $cards } { $cards ->
        [one] karta
        [few] karty
       *[other] kart
    }.
roundLost =
    Przegrana w rundzie { $round }: { $names }, { $cards } { $cards ->
        [one] karta
        [few] karty
       *[other] kart
    }.
roundWon = Runda { $round }, najwięcej kart: { $names } ({ $cards }).
