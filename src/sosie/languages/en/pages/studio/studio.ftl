make = Make a deck
lead = Your class, your family, your words: on cards where any two share exactly one picture.
untitled = My deck
titleLabel = Name of the deck
titlePlaceholder = Name of the deck
parts = Parts of the studio
tabs_symbols = Symbols
tabs_cards = Cards
tabs_finish = Finish
play = Play now
oneMoment = One moment…
undo = Undo
redo = Redo
done = Done
add = Add
dismiss = Got it
saved_server = Saved
saved_sending = Saved on this device, sending…
saved_device = Saved on this device. Trying again…
saved_offline = No connection. Saved on this device.
saved_nowhere = This browser keeps nothing. Stay online until it says “Saved”.
conflicts_tab = You changed this deck in another tab at the same time. Until you decide, what you do here is kept as a copy.
conflicts_server = Somebody changed this deck on another device.
conflicts_deleted = This deck was deleted in another tab.
leftCopy = A tab was closed before you decided between two versions. Its version is kept as a copy.
openCopy = Open the copy
keepDeleted = Keep it as a new deck
keepMine = Keep mine
takeOther = Take the other
elsewhere = This deck is also open in another tab. Both show the same.
noDraft = There is no such deck to edit.
noDraftHint = It may have been deleted, or the edit link is not complete.
waysIn = Ways to add symbols
ways_pictures = Pictures
ways_camera = Camera
ways_draw = Draw
ways_emoji = Emoji
ways_words = Words
ways_deck = A deck
drop = Drop pictures here
dropHint = or choose them. Seven are enough to start.
pasteHint = You can also paste pictures, lists, or cells of a spreadsheet: two columns become pairs.
sample = Start from a sample
collect = Collect from others
collectShort = Collect
reading = Reading…
# Variables: $done (Number), $total (Number)
progress = { $done } of { $total }
notLoaded = This could not be loaded. Check the connection.
wordsLabel = Words, one on each line
wordsExample =
    apple
    bread
    🥕 carrot
wordsHint = Two columns become pairs. A bar | starts a new line on the card.
# Variables: $symbols (Number), $pairs (Number)
found =
    { $pairs ->
        [0]
            { $symbols ->
                [one] { $symbols } symbol
               *[other] { $symbols } symbols
            }
       *[other] { $symbols } symbols, { $pairs } of them pairs
    }
emojiLabel = Search emoji
emojiExample = cat, school, music…
noEmoji = No emoji has this name. Try another word.
# Variables: $name (String)
added = { $name } added
openFile = Open a .sosie file
copyEdition = Or copy a deck and change it
# Variables: $symbols (Number)
symbolCount =
    { $symbols ->
        [one] { $symbols } symbol
       *[other] { $symbols } symbols
    }
noCamera = There is no camera, or this page may not use it. Allow it in the browser's settings, or choose pictures.
shoot = Take the picture
name = Name
namePlaceholder = Name?
nameless = No name yet
# Variables: $name (String)
edit = Edit { $name }
leftOut = left out
names = Names
namesHint = Players may call any of them. Put commas between several names.
faces = Faces
# Variables: $number (Number)
face = Face { $number }
facesHint = One face appears on each card. Add a second one, and they become a pair.
addFace = Add a face
# Variables: $name (String)
addingFace = What you add now becomes another face of { $name }.
notFace = A new symbol instead
removeFace = Remove this face
removeSymbol = Remove
textOnCard = Text on the card
crop = Crop
cropHint = Frame of the crop. Arrow keys move it; with Shift they change its size.
turn = Turn
whole = Whole picture
# A heading above the next three: whether a background of one colour is removed from a picture.
cutOut = Cut out of a plain background
cutOuts_auto = If it is plain
cutOuts_always = Always
cutOuts_never = Never
tolerance = Tolerance
toleranceHint = How different from the background a colour must be to stay.
tile = Shape of a photograph
tiles_deck = Like the deck
tiles_round = Disc
tiles_rounded = Rounded tile
outline = Outline
outlines_auto = If it is pale
outlines_always = Always
outlines_never = Never
editDrawn = Crop or turn it
before = before
after = after
sheet = Sheet to draw on
colours = Colours
colourNames_1 = dark blue
colourNames_2 = red
colourNames_3 = yellow
colourNames_4 = green
colourNames_5 = blue
colourNames_6 = purple
colourNames_7 = pink
colourNames_8 = brown
colourNames_9 = grey
colourNames_10 = white
widths_thin = Thin
widths_middle = Medium
widths_thick = Thick
eraser = Eraser
