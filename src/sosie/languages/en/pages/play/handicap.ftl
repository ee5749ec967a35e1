### Texts for handicaps: moves of strong players count a little later.

title = Handicaps
hint = make it fair between ages
about = A strong player's calls, takes and slaps count a little later, from the next game on. Everybody sees by how much.
# Variables: $name (String)
label = { $name }'s calls count later by
none = not at all
suggested = Use what the last games suggest
# Variables: $ms (Number)
seconds = +{ SECONDS($ms) } s
# Variables: $ms (Number)
short = +{ SECONDS($ms) }
# Variables: $ms (Number)
spoken =
    handicap { SECONDS($ms) } { $ms ->
        [1000] second
       *[other] seconds
    }
