# Its name, as a title.
name = Hot Potato
# One sentence above the board, for people who play it for the first time.
help = Spot what your card shares with another's, and give yours away.
# The next five are the rules on the printed leaflet: the goal in one short sentence.
goal = Pass them on, and quickly.
# What is dealt, after the word "Deal".
deal = Five rounds or more. In each, one card to everybody, turned over together.
play = Find what your card shares with another player's, call it, and put all that you hold on top of theirs. You are out of it; they go on with your card.
end = Whoever is left with all cards lays them aside. After the last round, fewest cards wins.
# The points of the game in a tournament.
points = 5 off for each round lost.

# An option, in the settings of a table.
rounds = Rounds of Hot Potato
