title = Party

game-tower = Der Höllenturm
