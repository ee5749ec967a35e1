cards = Cards
# Variables: $number (Number)
card = Card { $number }
# Variables: $cards (Number)
all = All { $cards } cards
# "Match" is the common symbol of the two cards here.
showMatch = Show the match
# Variables: $name (String)
match = Both have: { $name }
# The symbol has no name yet.
matchMarked = Both have the marked symbol.
matchHint = Any two cards share one symbol. Touch a card below to keep it here.
pages = Pages of cards
# Variables: $page (Number), $pages (Number)
page = { $page } of { $pages }
before = Previous page
after = Next page
offline = The cards are drawn by the server. They appear when the connection is back.
tooFew = The cards appear here as soon as there are seven symbols.
drawing = Drawing the cards…
look = Shape, sizes and colours
shape = Shape of the cards
shapes_circle = Round
shapes_square = Square
shapes_hexagon = Hexagon
difficulty = Sizes
difficulties_easy = Easy
difficulties_normal = Normal
difficulties_hard = Hard
difficultyHints_easy = A symbol has about the same size and angle on all its cards.
difficultyHints_normal = Sizes and angles are mixed.
difficultyHints_hard = A symbol is large on one card and small on the other.
cardColour = Colour of the cards
backColour = Colour of the backs
otherColour = Another colour
tile = Photographs
tiles_round = Discs
tiles_rounded = Rounded tiles
language = Language of the names
