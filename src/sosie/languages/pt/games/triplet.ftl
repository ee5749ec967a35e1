name = O Trio
help = Encontra um símbolo que esteja em três cartas.
goal = Três cartas, um símbolo.
deal = Nove cartas viradas para cima, três por três. As outras são o monte, virado para baixo.
play = Encontra um símbolo que esteja em três das cartas, diz qual é e leva as três. Preenche os espaços com cartas do monte. Não há nenhum? Junta mais três cartas.
end = Quando o monte acaba e já não há trios, ganha quem tem mais cartas.
points = 1 por carta, mais 5 para quem ganha.
