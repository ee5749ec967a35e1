# Its name, as a title.
name = The Ring Tower
# One sentence above the board, for people who play it for the first time.
help = Play the Tower, and slap the pile when the Ring shows.
# The next five are the rules on the printed leaflet: the goal in one short sentence.
goal = Build a tower, and guard the Ring.
# What is dealt, after the word "Deal".
deal = One card to each player, face down. The others are the pile in the middle, face up. One player begins with the Ring card.
play = Find what your card shares with the top of the pile, call it, and take that card on top of yours. Does the pile show the ring? Anybody may slap it, once for each card: the first hand gets the Ring card.
end = When the pile is gone: 1 for each card, 3 for the Ring card. Most wins.
# The points of the game in a tournament.
points = As counted, 5 more for the winner.
