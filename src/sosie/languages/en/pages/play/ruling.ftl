### Texts of rulings: for the player concerned, and for the list of all rulings. In said_*, slap_said* and ring_said*,
### $name or $rival may be the text "you" of common.ftl: let the sentence fit a name and "You", perhaps without a verb.

# `wait` is the rest of the player's freeze, in milliseconds.
# Variables: $wait (Number)
wrong = Not that one. Wait { SECONDS($wait) } s…
# Variables: $wait (Number)
frozen = Not yet. Wait { SECONDS($wait) } s…
gone = Too late: that card had just gone.
# Variables: $rival (String), $margin (Number)
faster = { $rival } was faster, by { SECONDS($margin, digits: 2) } s.
# By less than a tenth of a second.
# Variables: $rival (String), $margin (Number)
fasterByABlink = { $rival } was faster, by a blink ({ $margin } ms).
# For a call that only the player's handicap made late.
# Variables: $rival (String), $handicap (Number)
handicapped = { $rival } gets it: your calls count { SECONDS($handicap) } s later.
# Variables: $names (String)
tie = { $names }: a tie!
# Variables: $wait (Number)
slap_wrong = Nothing to slap there. Wait { SECONDS($wait) } s…
# Variables: $name (String)
slap_won = { $name } slapped the pile first!
slap_youWon = Your slap was first!
# Variables: $name (String)
slap_saidWon = { $name } slapped the pile first.
# Variables: $name (String)
slap_saidWrong = { $name } slapped the pile, but there was nothing to slap.

## A slap in a game with the Ring card.

# Variables: $wait (Number)
ring_wrong = No Ring there. Wait { SECONDS($wait) } s…
# Variables: $name (String)
ring_won = “My precious!” { $name } has the Ring.
ring_youWon = My precious! The Ring is yours.
# Variables: $name (String)
ring_saidWon = { $name } slapped the pile first and has the Ring.
# Variables: $name (String)
ring_saidWrong = { $name } slapped the pile, but there was no Ring.

## Refusals that mean something else in a game than in the lobby.

refused_not-playing = You are not in this game.
refused_watching = You are watching.
refused_not-gone = They are back already.
# Variables: $name (String), $symbol (String)
said_won = { $name } got it: { $symbol }
# Variables: $name (String), $symbol (String), $took (Number)
said_wonIn = { $name } got it: { $symbol }, { SECONDS($took, digits: 2) } s
# Variables: $name (String)
said_took = { $name } took the card after the tie.
# Variables: $names (String), $symbol (String)
said_tied = { $names } called { $symbol } at the same time: a tie.
# Variables: $name (String), $symbol (String), $rival (String), $margin (Number)
said_late = { $name } called { $symbol } as well, { $margin } ms after { $rival }.
# The time between the calls is not known.
# Variables: $name (String), $symbol (String), $rival (String)
said_lateThan = { $name } called { $symbol } as well; { $rival }'s call counts.
# Variables: $name (String), $symbol (String)
said_lateGone = { $name } called { $symbol } as well, but the card had gone.
# Variables: $name (String)
said_lateHand = { $name }: a moment too late.
# Variables: $name (String), $symbol (String)
said_wrong = { $name } called { $symbol }: no match.
# Variables: $name (String)
said_frozen = { $name }: still frozen, so that did not count.
# Variables: $name (String), $symbol (String)
said_lapsed = Nobody took the card after the tie. The first call counts: { $name }, { $symbol }.
