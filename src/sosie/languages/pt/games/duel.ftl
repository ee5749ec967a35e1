name = Desempate
help = Encontra o símbolo em comum nas duas cartas e livra-te primeiro da tua.
