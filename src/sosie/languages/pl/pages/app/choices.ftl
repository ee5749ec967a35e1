levels_child = Spokojny
levels_adult = Szybki
levels_expert = Błyskawica
fewer = O 1 mniej
more = O 1 więcej
cards = Karty
otherCards = Inne karty
aboutCards =
    { $cards } { $cards ->
        [one] karta
        [few] karty
       *[other] kart
    } po { $symbols } { $symbols ->
        [one] symbol
        [few] symbole
       *[other] symboli
    }
