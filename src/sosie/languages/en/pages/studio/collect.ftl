collect = Collect from others
invite = Everybody who opens this on a phone can send pictures and drawings. You decide what goes in.
end = End the collection
# Variables: $when (String)
closes = It closes by itself on { $when }.
ended = The collection has ended.
again = Collect again
# Variables: $count (Number)
waiting =
    { $count ->
        [one] { $count } picture has arrived
        [0] Nothing has arrived yet
       *[other] { $count } pictures have arrived
    }
acceptAll = Accept all
# Variables: $name (String)
accept = Accept { $name }
# Variables: $name (String)
decline = Decline { $name }
# Variables: $name (String)
by = from { $name }
# The deck has no name yet.
title = Add to the deck
# Variables: $deck (String)
titleOf = Add to { $deck }
lead = Send a picture or a drawing for the deck. Only the person who makes the deck sees it, and decides.
picture = Choose a picture
photo = Take a picture
draw = Draw
what = What is it called?
who = Your first name, if you like
send = Send
sending = Sending…
cancel = Another picture
sent = Sent. Add another?
known_declined = The maker of the deck has declined this picture before.
known_accepted = This picture is in the deck already.
yours = Sent by you
states_waiting = waiting
states_accepted = in the deck
states_declined = declined
states_withdrawn = taken back
# Variables: $name (String)
takeBack = Take back { $name }
closed = This collection has ended.
closedHint = Ask the person who makes the deck.
none = There is no such collection.
noneHint = Check the code, or scan the QR code again.
problems_unusable-source = This picture cannot be read. Try another one.
problems_blank = There is nothing to see in this picture. Try another one.
problems_too-small = This picture is too small. Try a larger one.
problems_too-complicated = This picture is too complicated. Try a simpler one.
problems_bad-name = This name does not work. Use letters or numbers.
problems_too-many-contributions = You have sent as much as one person can.
problems_collection-full = The collection is full for now. Try again later.
problems_too-large = This picture is too large.
problems_closed = This collection has ended.
retry = No connection. It is sent as soon as there is one: leave this page open.
later = The server is busy. It is sent again in a moment: leave this page open.
