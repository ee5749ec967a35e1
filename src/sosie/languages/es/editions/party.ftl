title = Fiesta

game-tower = La torre infernal
