# Its name, as a title.
name = Play-off
# One sentence above the board, for people who play it for the first time.
help = Spot what the two cards share, and give yours away first.
