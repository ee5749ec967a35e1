title = Hándicaps
hint = para que la edad no importe
about = Lo que canta, toma o golpea quien juega muy bien cuenta un poco más tarde, desde la próxima partida. Se ve cuánto.
label = Retraso de { $name }
none = ninguno
suggested = Usar lo que sugieren las últimas partidas
seconds = +{ SECONDS($ms) } s
short = +{ SECONDS($ms) }
spoken =
    hándicap de { SECONDS($ms) } { $ms ->
        [1000] segundo
       *[other] segundos
    }
