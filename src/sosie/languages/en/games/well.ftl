# Its name, as a title.
name = The Well
# One sentence above the board, for people who play it for the first time.
help = Spot what your card shares with the centre, and get rid of your cards.
# The next five are the rules on the printed leaflet: the goal in one short sentence.
goal = Be rid of your cards.
# What is dealt, after the word "Deal".
deal = One card to the middle, face up. All others to the players, as evenly as they go: your pile, face down.
play = Turn your pile over. Find what your top card shares with the middle, call it, and throw your card in. Now it is the one that all must match.
end = The first without cards wins.
# The points of the game in a tournament.
points = 10 for the first out, 20 off for the last.
# The goal and the end, when it is played until one player is left.
goal-last-left = Do not be the last with cards.
end-last-left = Go on until one player alone has cards left: that player loses.

# An option, in the settings of a table, and its values.
until = The Well ends
until-first-out = when one is out
until-last-left = when one is left
