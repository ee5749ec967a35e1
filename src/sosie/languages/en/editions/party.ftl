# The title of the edition.
title = Party

# The name of a mini-game in this edition, where it has another one.
game-tower = The towering inferno
