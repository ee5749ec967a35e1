### Texts for the host's moderation: remove, ban, lock the table.

people = People at the table
makeHost = Make host
# Variables: $name (String)
makeHostHint = { $name } will then choose what is played.
remove = Remove
# Variables: $name (String)
removeHint = { $name } gets a friendly message and can join again.
keepOut = Remove and keep out
# Variables: $name (String)
keepOutHint = { $name } cannot join again. The table is locked, too.
sure = Touch again to be sure
lock = Lock
unlock = Unlock
lockHint = Nobody new can join or watch a locked table.
locked = Locked: nobody new can join or watch.
# Variables: $count (Number)
keptOut =
    { $count ->
        [one] One person is kept out.
       *[other] { $count } people are kept out.
    }
forgive = Let them join again
unchecked = Connection could not be checked
# Variables: $name (String)
uncheckedHint = To the server, { $name } is far away, and it could not check that. It is usually true.
