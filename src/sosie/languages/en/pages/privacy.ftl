title = Privacy
lead = You need no account. There is no advertising, nobody tracks you, and these pages load nothing from other sites.
kept = What this server keeps
table = A table or an event
tableText = Your name and your moves, so that everybody at the table sees the same.
game = A finished game
gameText = The names of the players, their moves and their times, for the replay.
figures = Statistics
figuresText = How often you won and how quick you were. Your name is not with them.
deck = A deck of your own
deckText = Its pictures, words and names, so that you can play with it and print it.
draft = A deck in the making
draftText = Its pictures without their metadata, its words and names. Only you can open it.
contribution = A picture for somebody's deck
contributionText = The picture without its metadata, and the names that you gave. Only the maker of the deck sees them, until it is accepted.
device = On this device
deviceText = Your name, your settings, your times from practice and Today's ten, the decks that you are making, and the keys to your seats and decks. Nobody else has these keys.
deviceLong = Until you clear them in your browser.
# Variables: $count (Number)
hours =
    { $count ->
        [one] { $count } hour
       *[other] { $count } hours
    }
# Variables: $count (Number)
days =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
# How long something is kept. $time is hours or days, from the texts above: "30 days".
# Variables: $time (String)
forDays = For { $time }.
# $time is hours or days, as above.
# Variables: $time (String)
afterUse = Until { $time } after its last use.
# $time is hours or days, as above.
# Variables: $time (String)
afterGame = Until { $time } after your last game.
untilDeleted = Until it is deleted.
seen = Everybody who has the code of a table, or the link to a game or a deck, can see it. Links cannot be guessed.
remove = Remove it
yourGames = Your games
yourGamesText = This deletes all games that you finished with this device, for everybody who played them, and your statistics.
deleteGames = Delete my games and statistics
sure = The games are deleted for everybody who played them. This cannot be undone.
yes = Delete for good
# Variables: $games (Number)
deleted =
    { $games ->
        [one] { $games } game is deleted.
        [0] There was nothing left to delete.
       *[other] { $games } games are deleted.
    }
notPlayed = You have not played here with this device.
yourDecks = Your decks
yourDecksText = If you delete a deck, its pictures and the games played with it are deleted for everybody.
toDecks = See your decks
noDecks = You have made or added no deck with this device.
thisDevice = This device
thisDeviceText = Clear the data of this site in the settings of your browser. Do it last: it deletes the keys too, and without them nothing else can be deleted.
