### What makers of decks are told at the command line: what is wrong with their files, and what to do.
### A message about a file stands after its name and a colon: "cat.png: it is only ...". None ends with a full stop
### unless the English one does.

## Any picture

# $reason: of the system, in English, such as "Permission denied".
unreadable = it cannot be read: { $reason }
blank = there is nothing to be seen in it
# $width, $height: of the picture, in pixels; $least: the fewest pixels a side.
too-small = it is only { $width } x { $height } pixels: it takes { $least } a side, better 300
# $most: the most pixels, in millions.
too-many-pixels = it has more than { $most } million pixels: make it smaller
damaged = it is no picture, or a damaged one: save it again as PNG or JPEG
no-cut-out = its background cannot be removed: change the tolerance, or keep the background
wrong-crop = a crop is a part of the picture: its left, top, width and height, from 0 to 1
# $tolerance: a number that is not between 1 and 100.
wrong-tolerance = a tolerance of { $tolerance }: choose 1 to 100

## SVG pictures

# $most: the most megabytes.
svg-too-large = it is larger than { $most } MB: save it as a PNG picture
# $most: the most megabytes.
svg-too-long = it is larger than { $most } MB: simplify it, or save it as a PNG picture
svg-not-utf-8 = it is not an SVG picture in UTF-8
not-svg = it is not an SVG picture
svg-damaged = it is not an SVG picture, or a damaged one
svg-entities = it defines entities, which may hide anything: save it as plain SVG
svg-no-size = it does not say how large it is: it needs a viewBox, or a width and a height
too-complicated = it is too complicated for a card: simplify it, or save it as a PNG picture
# $most: the most pixels, in millions.
svg-too-many-pixels = the pictures in it have more than { $most } million pixels
# $target: what it refers to, such as a file or an address.
svg-outside = it refers to "{ $target }", which is not part of it: embed that, or save it as a PNG picture
# $name: an attribute of SVG, such as "fill"; $value: what is written there.
svg-strange-value = "{ $name }" refers to something outside it or is written strangely: "{ $value }"
# $name: an attribute of SVG, such as "width"; $value: what is written there.
svg-huge-number = "{ $name }" has a number that is too large: "{ $value }"

## What was left out of an SVG picture

# $where: a file; $features: one or more of those that follow, with commas between them.
features-left-out = { $where }: left out { $features }
a-script = a script
a-web-page = a web page
text = text (turn it into paths)
a-filter = a filter
an-animation = an animation
markers = markers
a-pattern = a pattern
event-handlers = event handlers
an-imported-style = an imported style

## Words and emoji

# $words: words with commas between them, each with its letters that have no font in brackets.
no-font = no font here has all the letters of { $words }: install one for that script, such as Noto Sans
# In place of $words above, if there are more.
and-others = { $words } and others
# $text: the word.
no-letters = "{ $text }" has no letters that can be seen
# $emoji: the emoji itself.
no-emoji = there is no drawing of the emoji { $emoji }: take another, or a picture file

## Lists and tables

# Where something is. $file: the name of a list; $number: of its line.
line = { $file }, line { $number }
# $file: the name of a list; $most: the most megabytes.
list-too-large = { $file } is larger than { $most } MB: it cannot be a list of words
# $file: the name of a list.
no-text = { $file } is no text: save it as UTF-8, or as CSV UTF-8 in a spreadsheet
# $line: the number of a line; $reason: in English.
no-row = line { $line } is no row of a table: { $reason }
# $where: a file and a line; $cell: the text of the only cell.
no-pair = { $where }: there is nothing beside "{ $cell }", so it is no pair
# $where: a file and a line; $name: the beginning of a name; $most: the most letters.
name-cut = { $where }: the name "{ $name }..." is cut to { $most } letters
# $file: the name of a picture.
no-picture-beside = there is no picture "{ $file }" beside the list
# $text: the beginning of a word or a few; $count: its letters; $most: the most letters.
word-too-long = "{ $text }..." has { $count } letters, and { $most } is the most on a card

## Names

# $code: such as "0007".
control-character = a name cannot have the control character U+{ $code } in it
# $name: the beginning of a name; $count: its letters; $most: the most letters.
name-too-long = the name "{ $name }..." has { $count } letters, and { $most } is the most
# $name: such as "?!".
no-name = "{ $name }" is no name: it needs a letter or a figure

## Files and folders

# $path: of a file or folder; $reason: of the system, in English, such as "Permission denied".
unreadable-path = { $path } cannot be read: { $reason }
# $path: of a file or folder.
no-file = there is no file or folder { $path }
# $file: its name; $pictures: the endings of pictures; $deck: that of decks.
no-source = { $file } is nothing to make a deck of: give a folder, pictures ({ $pictures }), a list of words (.txt), a table of pairs (.csv) or a deck ({ $deck })
# $folder: a path; $pictures: the endings of pictures.
no-pictures = there are no pictures in { $folder }: put some there ({ $pictures })
# $files: names of files.
ignored = ignored, not pictures that can be read: { $files }
# $files: names of files.
ignored-pictures = ignored, not pictures that can be read: { $files }; save them as JPEG or PNG

## All symbols of a deck

# $count: the number of pictures; $most: the most.
too-many-pictures = there are { $count } pictures, and { $most } is the most that a deck is made of
# $symbols: how many there are; $least: how many are needed; $lacking: how many are missing, 1 to 7.
too-few = { $symbols } symbols are too few: { $least } make { $least } cards of 3, so add { $lacking } more
# $name: of a symbol that was to be left out.
nothing-to-take-away = there is no "{ $name }" to take away
# $one, $other: files, or files and lines; $name: of both.
same-name = { $one } and { $other } are both called "{ $name }": give one another name, or take it away
# $one, $other: files, or files and lines.
same-picture = { $one } and { $other } are the same picture: take one away

## Several problems at once

# $count: 2 or more; $problems: with semicolons between them.
problems = { $count } problems: { $problems }
# The last one of them. $rest: how many are not shown, 1 or more.
more-problems = and { $rest } more

## Deck files

# $file: a path in the deck.
missing-file = { $file } is missing
# $name: as the deck has it.
no-difficulty = there is no difficulty "{ $name }"
# $name: as the deck has it.
no-shape = there is no shape "{ $name }"
# $name: as the deck has it.
strange-name = the name "{ $name }" is not as names are written
other-symbols = the symbols of its cards are not those that it lists, each once
doubled-name = two symbols have the same name
# $cards: the cards of the layout; $deck: the cards of the deck.
other-cards = it has { $cards } cards, and the deck { $deck }
# $card: the number of a card.
card-of-others = card { $card } does not show the symbols that it has
# $card: the number of a card.
symbol-off = on card { $card } a symbol is over the edge, or over another
deck-too-large = it is too large to be a deck
no-archive = it is no zip archive, or a damaged one
# $most: the most megabytes.
archive-too-large = it unpacks to more than { $most } MB: use fewer or smaller pictures
# $count: of the files in it; $most: the most.
too-many-files = it holds { $count } files, and { $most } is the most
doubled-file = it holds two files of the same name
# $file: a path in the deck.
too-large-to-be-true = "{ $file }" in it is too large to be true
# $path: as the deck has it.
strange-path = it holds a file with a strange path, "{ $path }"

## The command `sosie make`

# $file: the name of a file to be written; $endings: those that are possible.
wrong-ending = { $file }: a deck is written as { $endings }, and its name must end so
# $path: of a file to be written; $folder: of its folder.
no-folder = { $path } cannot be written: there is no folder { $folder }
# $colour: as it was given.
no-colour = "{ $colour }" is no colour: write it as in #1F2A44
# While it works: what it does.
reading = Reading
drawing = Drawing symbols
comparing = Comparing
laying-out = Laying out cards
printing = Printing
# In place of $cards below. $cards: the number of cards; $per_card: of symbols on each, 2 or more.
cards = { $cards } cards with { $per_card } symbols each
# $cards: as above; $pictures: the number of pictures, 7 or more.
made-of-all = { $cards }, from all { $pictures }.
# $cards: as above; $used: the number of pictures that are on cards; $pictures: of all.
made-of-some = { $cards }, from { $used } of { $pictures }.
# $names: of symbols, with commas between them.
symbols-left-out = Left out: { $names }.
# $pictures: the number of all; $cards: as above; $per_card: the option that makes this deck.
all-would-make = All { $pictures } would make { $cards }: --per-card { $per_card }.
# $more: 1 or 2 more pictures; $cards: as above.
more-would-make = { $more } more would make { $cards }.
# $more: 3 or more pictures; $cards: as above.
only-more-would-make = 2 more would make no more cards; { $more } more would make { $cards }.
# $percent: a number.
different-faces = { $percent }% of all matches are between two different faces.
# $note: one of the messages above, of files that were ignored or changed.
note = Note: { $note }.
# Two symbols that look alike. $one, $other: their names.
pair = { $one } and { $other }
# $pairs: with semicolons between them.
look-alike = Easy to confuse, they look alike: { $pairs }.
# $pairs: with semicolons between them.
read-alike = Easy to confuse, they read alike: { $pairs }.
change-a-picture = Use another picture for one of them, or take one away with --without.
change-a-name = Call one of them something else, or take one away with --without.
# The end of a list that is too long. $names: of symbols, pairs or files; $rest: how many are not shown, 1 or more.
and-more = { $names } and { $rest } more

## What a file is for: after its name and a colon

for-the-printer = for the printer, at 100 %, on both sides
the-deck-itself = the deck itself, to play with, to print again or to change
all-on-one-picture = all cards on one picture
