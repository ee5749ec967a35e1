# Its name, as a title.
name = Triplet
# One sentence above the board, for people who play it for the first time.
help = Spot a symbol that is on three cards.
# The next five are the rules on the printed leaflet: the goal in one short sentence.
goal = Three cards, one symbol.
# What is dealt, after the word "Deal".
deal = Nine cards face up, three by three. The others are the pile, face down.
play = Find a symbol that three of the cards show, call it, and take these three. Fill the gaps from the pile. Is there none? Lay out three more.
end = When the pile is gone and no three are left, most cards wins.
# The points of the game in a tournament.
points = 1 for each card, 5 more for the winner.
