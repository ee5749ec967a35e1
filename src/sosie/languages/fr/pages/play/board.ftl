yourCard = Ta carte
centre = La carte du centre
cardOf = La carte de { $name }
card = Carte { $number }
cards =
    { $name }, { $count } { $count ->
        [one] carte
       *[other] cartes
    }
bot = un robot
away = pas là
frozen = doit attendre un instant
out = a fini
ring = a l'Anneau
take = Prends-la !
takeKey = ou appuie sur Espace
slap = Tape !
slapPile = Taper sur la pile
match = { $name } : { $symbol }
