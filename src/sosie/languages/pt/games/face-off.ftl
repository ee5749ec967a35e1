name = Cara a Cara
help = Um só símbolo decide. Encontra o que as duas cartas têm em comum.
