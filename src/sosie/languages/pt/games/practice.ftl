name = Treino
help = Encontra o que as duas cartas têm em comum.
