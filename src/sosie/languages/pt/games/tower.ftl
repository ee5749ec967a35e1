name = A Torre
help = Encontra o símbolo em comum entre a tua carta e o centro, e leva a carta.
goal = Faz a torre mais alta.
deal = Uma carta por pessoa, virada para baixo. As outras são o monte no meio, virado para cima.
play = Todos viram a sua carta. Encontra o símbolo em comum entre a tua e a de cima do monte, diz qual é e põe essa carta em cima da tua. Agora jogas com ela.
end = Quando o monte acaba, ganha a torre mais alta.
points = 1 por carta levada, mais 5 para quem ganha.
