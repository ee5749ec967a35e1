title = Freni
hint = per giocare alla pari tra grandi e piccoli
about = Quando una persona forte chiama, prende o batte, conta un po' più tardi, dalla prossima partita. Tutti vedono di quanto.
label = Freno di { $name }
none = nessuno
suggested = Usa quello che suggeriscono le ultime partite
seconds = +{ SECONDS($ms) } s
short = +{ SECONDS($ms) }
spoken =
    freno di { SECONDS($ms) } { $ms ->
        [1000] secondo
       *[other] secondi
    }
