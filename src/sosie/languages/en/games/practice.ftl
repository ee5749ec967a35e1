# Its name, as a title.
name = Practice
# One sentence above the board, for people who play it for the first time.
help = Spot what the two cards share.
