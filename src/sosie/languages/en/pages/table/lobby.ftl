title = Table
leave = Leave
learn = How to play

## Invitation

code = The code of this table
qr = A QR code that opens this table
# Variables: $address (String)
openAt = Scan it, or open { $address } and type the code.
onlyHere = Only this computer can open this table.
# For the person who runs the server.
openToOthers = To let phones join, start Sosie with --host 0.0.0.0.
enlarge = Enlarge the QR code
# Variables: $game (String), $decks (String)
needsDeck = { $game } is played with: { $decks }
share = Share
copied = Link copied

## Seats

seats = Who is here
host = Host
ready = Ready
away = Away
bot = Bot
# A tip on the code of a language. $language is its own name: "Français", "Deutsch".
# Variables: $language (String)
speaks = plays in { $language }
yourName = Your name
rename = Change your name
addBot = Add a bot
# Variables: $level (String)
addBotOf = Add a bot: { $level }
# Variables: $name (String)
remove = Remove { $name }
# Variables: $name (String)
about = Options for { $name }

## Game choice

played = What do we play?
kinds_game = One game
# A series of mini-games, won by whoever wins most of them; not the common symbol.
kinds_match = Match
kinds_tournament = Tournament
kindHints_match = In this order. The player with the most wins is the champion.
kindHints_tournament = Points add up, and the loser of each game chooses the next.
games = Mini-games
howMany = How many games
# Variables: $count (Number)
gamesCount =
    { $count ->
        [one] { $count } game
       *[other] { $count } games
    }
options = Advanced options
optionsHint = Freeze and ties
freeze = Freeze after a wrong call
freezeHint = Shorter is kinder to small children.
tie = How close is a tie?
tieHint = If two calls are closer than this, the players race for the card.
take = Time to take the card after a tie
takeHint = If nobody does, the earlier call counts.
none = none
# Variables: $ms (Number)
seconds = { SECONDS($ms) } s
# Variables: $ms (Number)
milliseconds = { $ms } ms

## Start

# Variables: $game (String)
play = Play { $game }
# A series of mini-games, as above.
# Variables: $count (Number)
playMatch = Play a match of { $count }
# Variables: $count (Number)
playTournament = Play a tournament of { $count }
# Variables: $players (Number), $cards (String)
with = { $players } players · { $cards }
tooFew = Add a bot or share the code.
# Variables: $ready (Number), $people (Number)
areReady = { $ready } of { $people } ready
beReady = I'm ready
isReady = Ready!
# Variables: $host (String)
starts = { $host } starts the game.
nobodyStarts = Waiting for somebody to start the game.
watching = You are watching.
lost = Connection lost. Reconnecting…
