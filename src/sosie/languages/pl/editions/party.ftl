title = Impreza

game-tower = Piekielna wieża
