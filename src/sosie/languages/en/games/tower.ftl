# Its name, as a title.
name = The Tower
# One sentence above the board, for people who play it for the first time.
help = Spot what your card shares with the centre, and take the card.
# The next five are the rules on the printed leaflet: the goal in one short sentence.
goal = Build the tallest tower.
# What is dealt, after the word "Deal".
deal = One card to each player, face down. The others are the pile in the middle, face up.
play = All turn their cards over. Find what yours shares with the top of the pile, call it, and take that card on top of yours. Now it is the one you match.
end = When the pile is gone, the tallest tower wins.
# The points of the game in a tournament.
points = 1 for each card taken, 5 more for the winner.
