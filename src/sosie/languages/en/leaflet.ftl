# In the margin of every printed sheet of cards. $title: of the deck; $number, $count: of the sheet, and of all
# sheets; $width: of a card, in millimetres, with which people check the size of the print.
sheet = { $title } · sheet { $number } of { $count } · print at 100 %: cards are { $width } mm wide

# The page with every symbol and its name.
index = Who is who
index-note = Say any name that everybody understands.

# On the box of the cards.
tagline = Any two cards. One match.
blurb = Two cards always have one symbol in common. See it, say it, take the card.

# $cards: the number of cards; $symbols: of different symbols in the deck.
contents = { $cards } cards · { $symbols } symbols
players = 2 to 8 players · from 7 years

# Printed on the parts of the box that get glue.
glue = glue

# Beside the net of the box.
box = Cut along the solid lines, the two slits too. Score and fold along the dashed ones. Put glue on the parts that say so. Best on card of 200 to 300 g/m².

# The title of the leaflet with the rules.
rules = How to play

# $cards: the number of cards; $per_card: of symbols on each; $symbols: of different symbols in the deck.
intro = { $cards } cards with { $per_card } symbols each, { $symbols } symbols in all. Any two cards have exactly one in common: never none, never two. There are no turns. Everybody looks at once, and the first to see it says so.

# Words before the paragraphs about a mini-game; the texts of these are in the folder games.
deal = Deal
play = Play
end = End
points = Points

# At the end of the leaflet, if it fits into the box.
fold = Fold along the lines, four times in half, and it fits into the box.
score = Score sheet

# The panels of the leaflet that are not about one mini-game: a title and a text each.
first-look = A first look
first-look-text = Turn up any two cards. Which symbol is on both? Say its name out loud, and turn up two more. It may be large on one card and small on the other, or stand on its head; but its shape and its colours are the same. When everybody has found a few, begin.
call = Calling
call-text = Call the symbol by its name, then do what the game says: take a card, place one or give one away. The first to call wins it. Called at the same moment? Then the quicker hand does. Called what is not there? Breathe in and out once before you call again.

# Two ways to break a tie; an edition has one of them.
face-off = A tie for first
face-off-text = Shuffle, and turn up two cards in front of those who are tied. Whoever first calls the match of these two wins the game.
duel-or-hot-potato = A tie for first
duel-or-hot-potato-text = Shuffle. Two players each turn up one card at the same time: whoever first calls their match wins. If more are tied, they play one round of Hot Potato, and the first to be rid of the cards wins.

# In editions that are played as a match: whoever wins the most mini-games wins.
match = Who is the champion?
match-text = Play the mini-games in any order, as often as you like. Whoever has won most of them in the end is the champion. Still equal? Break the tie as above.

# In editions that are played as a tournament, by points.
tournament = A tournament
tournament-text = Begin with the tower. After that, whoever came last chooses the next game, until each has been played once. Write down the points of every game; they may be less than nothing. Whoever has most points in the end is the champion.

# Printed where the leaflet has room for one more panel.
why = Why always one?
why-text = Draw lines in such a way that any two of them cross exactly once. Let each line be a card, and each crossing a symbol: that is the whole secret. People worked it out in the nineteenth century, with schoolgirls out for a walk, long before it was a game.
