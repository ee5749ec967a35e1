### Texts of the rules: the idea, each mini-game in three sentences, and hints.

title = How to play
ideaTitle = Two cards, one thing in common
tryIt = Can you see it? Touch it.
# Variables: $symbol (String)
found = That's it: { $symbol }!
# Variables: $symbol (String)
notThat = Not { $symbol }. Look again.
another = Two more cards
# Variables: $number (Number)
card = Card { $number }
games = The mini-games
all = All
goodToKnow = Good to know
topics_touch_title = By touch
topics_touch_text = Touch the symbol on any card where you see it. Close by is good enough.
topics_keyboard_title = By keyboard
topics_keyboard_text = Type the first letters of its name, then Enter. Or walk over the card with Tab and the arrow keys. Space slaps the pile.
topics_wrong_title = A wrong call
topics_wrong_text = You cannot call for a moment. The others play on.
topics_tie_title = A tie
topics_tie_text = Two calls at the same time? The first to take the card gets it.
topics_late_title = Too late
topics_late_text = It costs nothing. What counts is how fast you saw it, not how fast your connection is.
topics_bots_title = Bots
topics_bots_text = They look at the cards as you do, and need time to find the match. You choose how fast they are.
topics_away_title = Gone for a moment
topics_away_text = Your seat and your cards wait for you. A bot can sit in until you are back.
