title = Soirée

game-tower = La tour infernale
