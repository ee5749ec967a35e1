# Variables: $code (String)
table = Table { $code }
nobody = Nobody sits here yet. Be the first!
# Variables: $names (String), $count (Number)
here =
    { $count ->
        [one] { $names } is here.
       *[other] { $names } are here.
    }
# Variables: $name (String)
bot = { $name } (bot)
# Variables: $count (Number)
series = { $count } mini-games
practice = Practice
name = Your name
join = Join
joining = Sitting down…
watch = Just watch
full = All eight seats are taken. Watch for a while: you can sit down when somebody leaves.
closed = This table is closed. Ask for a new code, or open a table yourself.
locked = The host has locked this table, so nobody new can join or watch. Ask them to unlock it. This page updates by itself.
keptOut = The host has asked you not to come back to this table. You can open one of your own.
# Variables: $code (String)
missing = There is no table { $code }.
missingHint = It may have been closed, or the code is wrong. Try the code again:
code = The code of the table
go = Go to the table
badName = That name cannot be used. Use 1 to 24 letters, digits or signs.
# Variables: $seconds (Number)
tooMany = Too many tries. Try again in { $seconds } s.
failed = That did not work. Try again in a moment.
