### Texts of an event: one code for many people, who play at several tables, for some rounds.

open = Open an event
openHint = One code for a whole class or party, up to 200 people. Everybody plays at small tables; you see them all.
without = No devices? Play on the projector alone
programme = Mini-games
programmeHint = One for each round, in this order. It starts again if there are more rounds.
rounds = Rounds
size = People at a table
teams = Teams
noTeams = none
clock = Clock for a round
# The value of the setting above: no limit of time.
noClock = no clock
# Variables: $count (Number)
minutes = { $count } min
bots = Bots fill empty seats
go = Open
failed = That did not work. Try again in a moment.
tooMany = Too many events are open. Try again in a minute.
badSettings = This deck has too few cards for so many people at a table. Choose fewer people, or another deck.
# Variables: $code (String)
title = Event { $code }
# Variables: $code (String)
missing = There is no event { $code }.
missingHint = Check the code, or ask for it again. An event is deleted a day after its last use.
over = This event is over.
# Variables: $people (Number)
joinHint =
    { $people ->
        [0] You are the first.
       *[other]
            { $people } { $people ->
                [one] person is
               *[other] people are
            } here.
    }
name = Your name
personName = Name
nameHint = Only the people at this event see it. It is deleted with the event.
join = Join
board = Show the board
# Variables: $people (Number)
here =
    { $people } { $people ->
        [one] person
       *[other] people
    }
# Variables: $name (String)
hello = Hello { $name }!
waitStart = You are in. It starts soon: look at the big screen.
# Variables: $number (Number)
table = Table { $number }
# Variables: $number (Number)
yourTable = You sit at table { $number }
# Variables: $names (String)
with = with { $names }
starts = It starts in a moment.
late = A round is in progress. You play in the next one.
# Variables: $tables (Number)
waitOthers =
    Your table is done. { $tables } { $tables ->
        [one] table is
       *[other] tables are
    } still playing.
between = Look at the big screen: the next round comes soon.
# Variables: $count (Number)
points =
    { $count } { $count ->
        [one] point
       *[other] points
    }
# Variables: $rank (Number), $of (Number)
rank = Rank { $rank } of { $of }
# Variables: $count (Number)
climbed =
    { $count } { $count ->
        [one] place
       *[other] places
    } up
# Variables: $count (Number)
fallen =
    { $count } { $count ->
        [one] place
       *[other] places
    } down
# Points of a round, with their sign.
# Variables: $count (Number)
gained = { NUMBER($count, signDisplay: "always") }
end = That's all. Thank you for playing!
leave = Leave the event
paused = Pause
# Variables: $number (Number), $of (Number)
round = Round { $number } of { $of }
seat = Seat everybody
seatAgain = Draw again
next = Seat the next round
# Variables: $number (Number)
start = Start round { $number }
pause = Pause all
goOn = Go on
endRound = End the round
endRoundSure = End it now? Points count as they stand
finish = End the event
finishSure = Really end it? There is no next round
csv = Results as CSV
delete = Delete the event
deleteHint = All names, points and tables are deleted. This cannot be undone.
deleteYes = Delete for good
deleted = This event was deleted.
removed = The host has asked you to leave this event.
people = People
nobody = Nobody has joined yet.
away = not connected
rename = Rename
remove = Remove
removeSure = Really remove?
# A label before a list of the numbers of the tables: "Move to table 3". Seats one person elsewhere.
move = Move to table
moveNext = Table in the next round
byStanding = by the standings
nextRound = plays in the next round
lock = Let nobody new join
unlock = Let people join again
locked = The host lets nobody new join this event.
# Variables: $count (Number)
dismissAway =
    Remove { $count } { $count ->
        [one] person
       *[other] people
    } who { $count ->
        [one] is
       *[other] are
    } not connected
dismissSure = Really? They can come back
otherDevice = Run it from another device
otherDeviceHint = Scan this with the other device, or open the link there. Whoever has it runs the event: show it to nobody else.
otherDeviceQr = QR code that makes another device the host
copyLink = Copy the link
copied = Copied
full = This event is full: 200 people are here.
refusals_too-few = Nobody is here to play.
# Variables: $number (Number)
team = Team { $number }
# Variables: $done (Number), $of (Number)
playing = { $done } of { $of } tables done
bot = Bot
# Before the address of the event, on the big screen: "Join at sosie.org/...".
joinAt = Join at
scan = QR code with the address
# Variables: $name (String)
leads = { $name } leads
tied = Tied
done = Done
standings = Standings
climbers = Climbers
fastest = Fastest call
# Variables: $name (String), $seconds (String), $symbol (String)
fastestText = { $name }: { $symbol } in { $seconds } s
podium = Podium
left = Time left
lost = No connection. Trying again…
# Variables: $count (Number)
more = and { $count } more
