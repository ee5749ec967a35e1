title = Handicaps
hint = para ser justo entre idades
about = O que quem é mais forte diz, agarra ou bate conta um pouco mais tarde, a partir da próxima partida. Todos veem quanto.
label = Atraso de { $name }
none = nenhum
suggested = Usar o que sugerem as últimas partidas
seconds = +{ SECONDS($ms) } s
short = +{ SECONDS($ms) }
spoken =
    handicap de { SECONDS($ms) } { $ms ->
        [1000] segundo
       *[other] segundos
    }
