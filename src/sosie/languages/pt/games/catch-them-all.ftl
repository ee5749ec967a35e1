name = Caça às Cartas
help = Encontra o símbolo em comum entre a carta do meio e uma à volta, e caça essa carta.
goal = Caça todas as que puderes.
deal = Em cada ronda, uma carta no meio, virada para cima. À volta, viradas para baixo, uma por pessoa. Viram-se todas ao mesmo tempo.
play = Encontra o símbolo em comum entre a carta do meio e uma à volta, diz qual é e leva essa carta. Quando não sobra nenhuma, a do meio vai para baixo do monte.
end = Quando restam menos de duas cartas, ganha quem tem mais.
points = 1 por carta.
