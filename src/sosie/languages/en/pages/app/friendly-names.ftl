### Names for players.

# For players who give none; short enough for every seat (24 letters).
# (List)
names = Swift Otter, Sunny Fox, Clever Owl, Brave Robin, Jolly Panda, Keen Lynx, Merry Puffin, Wise Hedgehog
