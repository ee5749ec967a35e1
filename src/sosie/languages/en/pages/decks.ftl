title = Decks
lead = Play with pictures of your own: your class, your family, your words.
drop = Import a deck
dropHint = Drop a .sosie file here, or choose one.
reading = Reading the deck…
# Variables: $name (String)
brought = { $name } is ready.
yours = Your decks
all = The decks that come with Sosie
# Variables: $cards (Number), $each (Number)
cards = { $cards } cards, { $each } symbols on each
play = Play
print = Print
download = Save
forget = Remove from this list
remove = Delete
# Variables: $name (String)
removeTitle = Delete { $name }?
removeText = Its pictures and all games played with it are deleted from the server, for everybody. This cannot be undone.
removeYes = Delete for good
make = Make a deck
makeText = From photographs, drawings, words or emoji. Alone, or with the whole class.
# Variables: $symbols (Number)
symbols =
    { $symbols ->
        [one] { $symbols } symbol
       *[other] { $symbols } symbols
    }
drafts = In the making
draftCopy = copy
copy = Copy and change
copyHint = A copy is yours alone. The deck itself stays as it is.
gone = This deck is gone.
goneHint = Its owner may have deleted it, or the address is wrong.
problems_unreadable = This is not a deck that Sosie can read.
problems_large = This file is too large. Use smaller pictures: 500 pixels are enough.
problems_busy = Many decks are being read right now. Try again in a moment.
problems_failed = That did not work. Try again in a moment.
