title = Fory
hint = równe szanse dla małych i dużych
about = Okrzyki, chwyty i klepnięcia mocnych graczy liczą się trochę później, od następnej gry. Wszyscy widzą, o ile.
label = { $name } daje fory
none = brak
suggested = Ustaw według ostatnich gier
seconds = +{ SECONDS($ms) } s
short = +{ SECONDS($ms) }
spoken =
    daje fory: { SECONDS($ms) } { $ms ->
        [1000] sekunda
       *[other] sekundy
    }
