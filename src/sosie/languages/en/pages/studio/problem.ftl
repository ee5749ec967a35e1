### Problems of symbols, files and the deck, and how to solve them.

missingName = What is it called?
noTitle = Give the deck a name.
# Variables: $symbols (Number)
room =
    { $symbols ->
        [one] Room for { $symbols } more symbol.
       *[other] Room for { $symbols } more symbols.
    }
# Variables: $name (String)
doubledName = Another symbol is called { $name }.
# Variables: $most (Number)
longName = A name has at most { $most } letters. The rest was left out.
# These two stand alone, or both with a comma between them.
# Variables: $count (Number)
missingNames =
    { $count ->
        [one] { $count } name is missing
       *[other] { $count } names are missing
    }
# Variables: $count (Number)
doubledNames =
    { $count ->
        [one] { $count } name is used twice
       *[other] { $count } names are used twice
    }
# Variables: $name (String)
samePicture = The same picture as { $name }. Remove one.
unreadable = This cannot be drawn. Try another picture.
refused_no-face = Nothing to see yet. Add a picture or a word.
refused_lost = Its picture is missing. Remove the symbol, or add the picture again.
refused_bad-name = One of its names does not work. Use letters or numbers, at most 40.
refused_no-cut-out = The background cannot be removed. Change the tolerance, or keep the background.
refused_too-small = This picture is too small. Use a larger one, or a larger part of it.
refused_blank = There is nothing to see in it.
refused_no-emoji = There is no drawing of this emoji. Use another one, or a picture.
refused_no-font = The server has no font for these letters.
refused_too-complicated = This picture is too complicated. Use a simpler one.
refused_too-large = This picture is too large.
refused_too-many-pictures = The deck has no room for more pictures.
refused_draft-full = The deck has no room for more pictures.
# Variables: $lacking (Number)
tooFew =
    { $lacking ->
        [one] Add { $lacking } more symbol to make a deck.
       *[other] Add { $lacking } more symbols to make a deck.
    }
# Variables: $count (Number)
others =
    { $count ->
        [one] { $count } symbol needs a look.
       *[other] { $count } symbols need a look.
    }
# Variables: $pairs (Number)
alike =
    { $pairs ->
        [one] { $pairs } pair is easy to confuse
       *[other] { $pairs } pairs are easy to confuse
    }
# Variables: $one (String), $other (String)
alikeWhy_pictures = { $one } and { $other } look almost the same.
# Variables: $one (String), $other (String)
alikeWhy_names = { $one } and { $other } differ in one letter.
# Variables: $most (Number)
files_empty = The file is empty.
# Variables: $most (Number)
files_too-large = The file is too large: a picture has at most 80 MB, an SVG picture 2 MB.
# Variables: $most (Number)
files_too-many-pixels = The picture has too many pixels: at most 200 million.
# Variables: $most (Number)
files_too-small = The picture is too small: it needs at least 16 pixels a side, better 300.
# Variables: $most (Number)
files_heic = This browser cannot read HEIC pictures. Save it as JPEG first.
# Variables: $most (Number)
files_unreadable = The picture cannot be read. Open it in another program and save it again as JPEG or PNG.
# Variables: $most (Number)
files_not-a-picture = This is not a picture, a list or a deck.
# Variables: $most (Number)
files_unreadable-file = The file cannot be read.
# Variables: $most (Number)
files_too-many-files = At most { $most } files at once. The rest was left out.
# Variables: $most (Number)
files_too-long = A word on a card has at most { $most } letters. The rest was left out.
# Variables: $most (Number)
files_long-name = A name has at most { $most } letters. Longer ones were cut; the words on the cards are whole.
# Variables: $most (Number)
files_lone-cell = Some rows have nothing beside their first cell. Those symbols are no pairs.
# Variables: $most (Number)
files_too-many-faces = A symbol has at most { $most } faces. The rest was left out.
# Variables: $most (Number)
files_large-deck = The deck is too large: at most { $most } MB.
# Variables: $most (Number)
files_unreadable-deck = This is not a deck that Sosie can read.
# Variables: $most (Number)
files_offline = The server cannot be reached. Try again with a connection.
# Variables: $most (Number)
files_failed = That did not work. Try again in a moment.
# Variables: $most (Number)
files_too-many = A deck has at most { $most } symbols. The rest was left out.
