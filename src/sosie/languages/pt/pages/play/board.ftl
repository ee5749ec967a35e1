yourCard = A tua carta
centre = A carta do centro
cardOf = A carta de { $name }
card = Carta { $number }
cards =
    { $name }, { $count } { $count ->
        [1] carta
       *[other] cartas
    }
bot = um robô
away = ausente
frozen = à espera por um momento
out = fim de jogo
ring = com o Anel
take = Agarra!
takeKey = ou usa a tecla Espaço
slap = Bate!
slapPile = Bater no monte
match = { $name }: { $symbol }
