title = Practice
editions = Cards
begin = One symbol is on both cards. Touch it.
shuffling = Dealing the cards…
# Variables: $symbol (String)
right = Yes: { $symbol }!
# Variables: $symbol (String)
wrong = { $symbol } is on one card only. Look again.
missing = Those cards need a connection. Here are others.
# Variables: $symbol (String)
wrongPair = { $symbol } matches nothing on the other card. Look again.
hint = One symbol glows. Find it on the other card.
pairHint = One symbol glows. What on the other card belongs with it?
last = Last pair
best = Best
median = Typical time
progress = Your progress
# Variables: $least (Number)
tooFew = Too early to tell: it takes two weeks with { $least } pairs or more in each.
# Variables: $time (String)
faster = Your typical time is { $time } shorter than in the first of these weeks.
# Variables: $time (String)
slower = Your typical time is { $time } longer than in the first of these weeks.
# Variables: $low (String), $high (String), $count (Number)
week =
    half between { $low } and { $high } · { $count ->
        [one] { $count } pair
       *[other] { $count } pairs
    }
# Follows the text above after a comma: "half between 2 s and 3 s · 1 pair, too few to tell".
tooFewPairs = too few to tell
weeksHint = Each week has the date of its Monday. The dot is the median. Slow symbols come more often here, so you are a little faster at a table.
slow = These come more often
kept = All this is on this device only.
delete = Delete my practice times
sure = This deletes your times with all decks. It cannot be undone.
yes = Delete for good
