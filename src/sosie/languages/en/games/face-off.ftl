# Its name, as a title.
name = Face-off
# One sentence above the board, for people who play it for the first time.
help = One match decides. Spot what the two cards share.
