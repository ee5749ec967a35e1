title = Festa

game-tower = La torre infernale
