youWin = You win!
# Variables: $name (String)
wins = { $name } wins!
yourTitle = You are the champion!
# Variables: $name (String)
title = { $name } is the champion!
# Variables: $names (String)
tie = A tie: { $names }!
# A series of mini-games, won by whoever wins most of them; not the common symbol.
match = Match
tournament = Tournament
# Variables: $count (Number)
cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
# Variables: $count (Number)
wonGames =
    { $count ->
        [one] { $count } win
       *[other] { $count } wins
    }
# Variables: $count (Number)
points =
    { $count } { $count ->
        [one] point
       *[other] points
    }
decided_tie = Tied to the very end.
# Variables: $symbol (String), $time (String)
decided_playOff = A tie, decided in the play-off: { $symbol }, in { $time }.
# "Match" is the common symbol here.
# Variables: $symbol (String), $time (String)
decided_lastSpot = Close until the end. The last match: { $symbol }, in { $time }.
decided_ring = The Ring made the difference.
# $rival is a name, or the text "youObject".
# Variables: $rival (String)
decided_hand = One tie with { $rival }, won by the quicker hand.
# $rival is a name, or the text "youObject". $margin: a time, with its unit.
# Variables: $rival (String), $margin (String)
decided_blink = So close: { $margin } ahead of { $rival } on one card.
# $amount is ready: "3 cards", "1 point". $rivals: names, perhaps with the text "youObject".
# Variables: $rivals (String), $amount (String)
decided_lead = { $amount } ahead of { $rivals }.
# As above, where the fewest cards win.
# Variables: $rivals (String), $amount (String)
decided_fewer = { $amount } fewer than { $rivals }.
# Variables: $amount (Number), $of (Number)
decided_wins = { $amount } of { $of } mini-games won.
podium = Podium
# Variables: $rank (Number)
place = Place { $rank }
yourEyes = Your times
allEyes = Everybody's times
fastest = Fastest call
# Variables: $name (String)
fastestOf = Fastest call: { $name }
slowest = Slowest symbol
# The mean of several calls of a symbol.
# Variables: $time (String), $calls (Number)
average = { $time } on average, { $calls } calls
# Variables: $count (Number)
calls =
    { $count ->
        [one] { $count } call
       *[other] { $count } calls
    }
chart = Every call, in order
# Variables: $count (Number), $median (String), $best (String), $worst (String)
chartTold = { $count } symbols found, half of them within { $median }; the fastest took { $best }, the slowest { $worst }.
# Variables: $time (String)
median = median { $time }
medians = Typical time
nothingSpotted = Nothing found this time. It gets easier with practice.
pointsTable = Points, game by game
winsTable = Who won what
total = Total
won = won
again = Play again
change = Change game
ready = I am in
isReady = You are in
# Variables: $host (String)
waiting = { $host } starts the next game.
waitingForSomebody = The host starts the next game.
replay = Watch the replay
share = Share the replay
copied = Link copied
closed = This table is closed
closedText = Nobody had played here for a while. Thanks for the game!
