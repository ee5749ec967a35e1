title = On the projector
hint = No devices needed. Two to six teams call out; you tap the team that was first.
offline = Everything is loaded: it works without a network from here on.
mode = Cards on the table
modes_pair = Two cards
modes_tower = A card for each team
modes_middle = One in the middle
modes_grid = Nine cards
modeHints_pair = Which symbol is on both cards?
modeHints_tower = Which symbol does your card share with the one in the middle?
modeHints_middle = Which symbol does the middle card share with a card around it?
modeHints_grid = Which symbol is on three of the cards?

## For decks of pairs.

pairHints_pair = What belongs together on the two cards?
pairHints_tower = What belongs together on your card and the one in the middle?
pairHints_middle = What belongs together on the middle card and a card around it?
pairHints_grid = What belongs together on three of the cards?
# Variables: $number (Number)
card = Card { $number }
teams = Teams
# Variables: $number (Number)
team = Team { $number }
# Variables: $number (Number)
nameOf = Name of team { $number }
questions = Questions
# A setting: how long the whole game lasts.
clock = Clock
# The value of the setting above: no limit of time.
noClock = none
# Variables: $count (Number)
minutes = { $count } min
start = Start
# Variables: $team (String)
first = { $team } was first
# Variables: $team (String)
wrong = { $team } was wrong
# Variables: $number (Number), $of (Number)
question = { $number } of { $of }
# Variables: $team (String)
point = Touch the symbol that { $team } called.
# Variables: $team (String), $symbol (String)
found = { $symbol }! Point for { $team }.
# Variables: $team (String)
passes = Not that one, { $team }. The others may call.
# Variables: $symbol (String)
nobody = It was { $symbol }.
next = Next
show = Show it
undo = Undo
finish = Finish
# Variables: $teams (String)
wins = { $teams } wins!
# Variables: $teams (String)
win = { $teams } win together!
again = Play again
keys = Keys: 1 to 6: that team was first · Shift and a number: that team was wrong · Space: next · U: undo
left = Time left
underWay = Your game is not over.
goOn = Go on
anew = Start over
