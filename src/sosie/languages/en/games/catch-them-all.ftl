# Its name, as a title.
name = Catch Them All
# One sentence above the board, for people who play it for the first time.
help = Spot what the middle shares with a card around it, and catch that card.
# The next five are the rules on the printed leaflet: the goal in one short sentence.
goal = Take what you can, all at once.
# What is dealt, after the word "Deal".
deal = In each round, one card face up in the middle. Around it, face down, one for each player. Turn these over together.
play = Find what the middle shares with a card around it, call it, and take that card. When all have gone, the middle card goes under the pile.
end = When fewer than two cards are left, most cards wins.
# The points of the game in a tournament.
points = 1 for each card.
