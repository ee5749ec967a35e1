close = Close
cancel = Cancel
notDone = That did not work. Try again in a moment.
privacy = Privacy
home = Sosie, home page
loading = One moment
again = Try again
offline = The server cannot be reached. Check the connection, then try again.
onlyHere = This address works on this computer only. Phones cannot open it.
notFound = Page not found.
toStart = To the start
notLoaded = This page could not be loaded.
broken = Something went wrong.
brokenHint = It is not your fault, and your seat is safe. Try again.
nowhereHint = The address may be wrong, or the page no longer exists.
# Instead of the player's own name, also at the beginning of sentences: "You: a moment too late".
you = You
# As an object: "9 cards ahead of you".
youObject = you
# Variables: $ms (Number)
seconds = { SECONDS($ms, digits: 2) } s
