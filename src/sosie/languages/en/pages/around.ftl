### Texts for a screen that lies on the table, with everybody around it.

around = Around this screen
title = Everybody around this screen
lead = Put the tablet flat on the table. Everybody has an edge of their own, and all play at the same time.
people = Players
# Variables: $count (Number)
peopleCount = { $count } players
# Variables: $number (Number)
name = Player { $number }
# Variables: $name (String)
colour = Change the colour of { $name }
sides_0 = bottom edge
sides_90 = left edge
sides_180 = top edge
sides_270 = right edge
seats = Where everybody sits
next = Choose the game
missing = Every player needs a name.
lost = No connection. Trying again…
gone = This table was opened on another device, or it is over.
again = Set up a new table
ownCard = Touch the match on your card
buzz = Press here first, then point
point = Point at the match!
slap = Hit here to slap the pile
ring = Hit here for the Ring
take = Take it!
# On the edge of a player who has no more to do in this round; the others still play.
out = Done
bot = Bot
waiting = Not in this game
# Variables: $name (String), $action (String)
rim = { $name }: { $action }
buzzFirst = Press your rim first.
ownFirst = Touch your own card.
menu = Menu
how_1 = Your card faces you. Touch the match on your own card: a touch there counts for you.
how_2 = Where the cards belong to nobody, press your rim first. Then the table is yours for three seconds: point at the match. If you do not, that is a wrong call.
how_3 = The Ring: hit your own rim as soon as the Ring shows.
how_4 = After a tie, hit your own rim first to get the card.
how_5 = After a wrong call, only your own part turns grey for a moment.
howTitle = Around one screen
leave = End the game for everybody
leaveSure = Really end it? Touch again
stop = Choose another game
stopSure = Stop this game? Touch again
# Variables: $name (String)
personLeaves = { $name } stops playing
# Variables: $count (Number)
left =
    { $count ->
        [one] { $count } card left
       *[other] { $count } cards left
    }
