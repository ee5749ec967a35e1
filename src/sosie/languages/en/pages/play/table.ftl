### Texts around the board: header, menu, next game and errors.

# Variables: $count (Number)
left = { $count } left
# Variables: $count (Number)
leftSpoken =
    { $count } { $count ->
        [one] card
       *[other] cards
    } left
sound = Sound
menu = Menu
how = How to play
ruled = Referee's log
ruledNone = Nothing yet: nobody has called a symbol.
leave = Leave the table
leaveSure = Touch again to leave
stop = Stop the game
stopSure = Touch again to stop for everybody
lost = Connection lost. Reconnecting…
cardsGone = These cards are gone.
cardsGoneText = Their maker has deleted them. The host can choose others.
otherCards = Choose other cards
slow = The connection is slow
watching = You are watching
hint = Which symbol is on both cards? Touch it.
pairHint = What belongs together on the two cards? Touch it.
pairNote = With this deck, look for what belongs together.
# Variables: $names (String)
which = { $names }? Type a few more letters.
# Variables: $name (String)
flagged = { $name } is faster than people usually are.
# Variables: $name (String)
sitIn = Let a bot play for { $name }
# A small heading; the title of the only or first mini-game stands below it: "We play" / "The Tower".
first = We play
playOff = Play-off
# Variables: $number (Number), $length (Number)
ofGames = Game { $number } of { $length }
# Variables: $names (String)
between = { $names } play for first place.
points = Points so far
wins = Wins so far
# Variables: $seconds (Number)
choiceEnds = { $seconds } s left, then a game is drawn at random
# Variables: $number (Number), $rounds (Number)
round = Round { $number } of { $rounds }
youChoose = You choose what is next
# Variables: $name (String)
chooses = { $name } chooses what is next…
getReady = Get ready
# Variables: $name (String)
over = { $name } wins this game
youWon = You win this game!
home = To the start
reload = Reload the page

## Button labels by closing code, where the button does not reload.

agains_elsewhere = Play here
agains_removed = Ask to join again
agains_locked = Try again
endings_unknown-game_title = A mini-game is missing
endings_unknown-game_text = This table plays a mini-game that the server does not have at the moment. The table waits until it is back.
endings_elsewhere_title = You are playing in another window
endings_elsewhere_text = Each seat has one window. Continue there, or play here instead.
endings_no-such-table_title = This table no longer exists
endings_no-such-table_text = It may have been closed, or the code is wrong.
endings_bad-token_title = This seat is no longer yours
endings_bad-token_text = You can join again as long as there is a free seat.
endings_too-many_title = Too many messages
endings_too-many_text = This page sent more than the table accepts. Reload it.
endings_version_title = There is a new version
endings_version_text = Reload the page to continue. Your seat is kept.
endings_removed_title = The host has asked you to leave this table
endings_removed_text = That can happen. You can ask to join again, or open a table of your own.
endings_kept-out_title = The host has asked you to leave this table
endings_kept-out_text = They would like to go on without you. You can open a table of your own and invite others.
endings_locked_title = This table is locked
endings_locked_text = Nobody new can join at the moment. Ask the host to unlock it.
ending_title = The table closed the connection
ending_text = Reload the page. Your seat is kept.
