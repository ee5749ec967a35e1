### Texts of a TV that is the table, and of phones at such a table.

use = Use this screen as the table
join = Join with your phone
# One line on the TV: steps_1, the address, steps_2, the code of the table: "... open sosie.org and type ABCD."
steps_1 = Scan the code, or open
# Between the address and the code; see above.
steps_2 = and type
# Follows the text "waiting" in the same line, while nobody is there.
first = The first to join is the host and starts from the phone.
# Variables: $host (String)
here = { $host } starts the game on the phone.
waiting = Nobody is here yet.
seats = Who is here
qr = QR code of the table
code = Code of the table
sound = Sound
voice = Spoken commentary
language = Language
fresh = New table
lost = Connection lost. Reconnecting…
failed = The table could not be opened. Trying again…
# Variables: $count (Number)
left = { $count } left
hold = Where are the cards?
everything = All on the phone
headsUp = Centre on the TV
everythingHint = Everybody sees all cards on the phone, and on the TV.
headsUpHint = The phone shows only your own card, as at a real table.
# Variables: $games (String)
headsUpNot = In { $games } everybody points at the same cards, so the phone shows them all.
lookUp = Look at the TV, and touch the match here.
