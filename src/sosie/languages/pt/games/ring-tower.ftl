name = A Torre do Anel
help = Joga à Torre e bate no monte quando aparecer o Anel.
goal = Faz uma torre e guarda o Anel.
deal = Uma carta por pessoa, virada para baixo. As outras são o monte no meio, virado para cima. Uma pessoa começa com a carta do Anel.
play = Encontra o símbolo em comum entre a tua carta e a de cima do monte, diz qual é e põe essa carta em cima da tua. O monte mostra o anel? Qualquer pessoa pode bater nele, uma vez por carta: a primeira mão fica com a carta do Anel.
end = Quando o monte acaba: 1 por carta, 3 pela carta do Anel. Ganha quem tem mais.
points = A soma, mais 5 para quem ganha.
