### Texts of quiet events at a table.

# Variables: $name (String)
named_dropped = { $name } lost the connection.
# Variables: $name (String)
named_back = { $name } is back.
# Variables: $name (String)
named_left = { $name } has left the table.
# Variables: $name (String)
named_host = { $name } is the host now.
# Variables: $name (String)
named_ring = { $name } has the Ring.
youHost = You are the host now.
yourRing = You have the Ring.
# Variables: $round (Number), $cards (Number)
youLostRound = You lost round { $round }: { $cards } cards.
# Results of a round, where fewest and where most cards win.
# Variables: $round (Number), $names (String), $cards (Number)
roundLost = { CAPITAL($names) } lost round { $round }: { $cards } cards.
# Variables: $round (Number), $names (String), $cards (Number)
roundWon = Round { $round }: most cards for { $names } ({ $cards }).
