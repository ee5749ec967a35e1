title = Festa

game-tower = A torre infernal
