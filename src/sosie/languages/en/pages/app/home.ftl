title = Two cards, one thing in common.
question = Who sees it first?
play = Play now
playing = Shuffling…
# Variables: $bots (Number), $edition (String)
against = Against { $bots } bots · { $edition }
host = Host a table
around = Around this screen
practice = Practice
today = Today's ten
event = Class or party
learn = How to play
code = Got a code? Join here
join = Join the table
# Variables: $code (String)
back = Return to your table · { $code }
# Variables: $code (String)
backToEvent = Return to your event · { $code }
editions = Choose your cards
own = Make a deck
decks = Decks
language = Language
firstCard = A card. Touch what it shares with the other
secondCard = The other card
# Variables: $symbol (String)
right = Yes: { $symbol }!
# Variables: $symbol (String)
wrong = { $symbol } is on one of them only.
noDeck = That deck no longer exists. These do:
# Variables: $seconds (Number)
tooMany = Too many tries. Try again in { $seconds } s.
# Variables: $limit (Number), $seconds (Number)
tooManyTables = Your network already has { $limit } open tables, the most that are allowed. Join one of them, or try again in { $seconds } s.
failed = That did not work. Try again in a moment.
