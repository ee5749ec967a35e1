# Its name, as a title.
name = The Poisoned Gift
# One sentence above the board, for people who play it for the first time.
help = Spot what the centre shares with another's card, and give it to them.
# The next five are the rules on the printed leaflet: the goal in one short sentence.
goal = Give, and do not get.
# What is dealt, after the word "Deal".
deal = One card to each player, face down. The others are the pile in the middle, face up.
play = All turn their cards over. Find what the pile shares with another player's card, call it, and put the card of the pile on theirs. Your own card does not count.
end = When the pile is gone, fewest cards wins.
# The points of the game in a tournament.
points = 20 for the winner, 10 for the second.
