title = Feest

game-tower = De helse toren
