title = Replay
dealt = The cards are dealt.
play = Play
pause = Pause
fromStart = From the start
back = Previous call
forward = Next call
speed = Speed
brief = Skip waiting
moment = Time in the game
# Variables: $now (String), $end (String)
momentTold = { $now } of { $end }
# "Match" is the common symbol here.
matches = Show matches
couldCall = What each player could call now
nothing = nothing
slap = slap the pile
# Variables: $count (Number)
more = +{ $count }
# $time is how long this call was possible, before somebody else called.
# Variables: $name (String), $symbol (String), $time (String)
missed = { $name } had { $time } to call { $symbol }.
# As above: $time is how long a slap was possible.
# Variables: $name (String), $time (String)
missedSlap = { $name } had { $time } to slap the pile.
# Variables: $count (Number)
missedMore =
    { $count ->
        [one] So could { $count } more.
       *[other] So could { $count } more.
    }
# A button: calls that were possible, but that nobody made in time.
misses = Misses
# Variables: $name (String)
missesOf = The longest misses of { $name }
missesHint = Right calls that were possible until somebody else called, the longest first. Touch one to see it.
# Variables: $name (String)
noMisses = { $name } missed nothing.
# Read aloud only: the name of a choice between the players, whose missed calls are listed.
whose = Player
# Variables: $symbol (String), $taker (String)
miss = { $symbol } · then { $taker } called
share = Share
shareGame = Link to the game
# Variables: $time (String)
shareMoment = Link to this moment ({ $time })
# A picture of the two cards with their common symbol.
picture = Picture of the match
drawing = Drawing…
noPicture = There is no match at this moment. Go to a call, or show the matches.
notFound = Game not found
notFoundText = The link may be incomplete, or the game was played on another server.
