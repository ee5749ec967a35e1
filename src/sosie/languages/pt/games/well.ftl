name = O Poço
help = Encontra o símbolo em comum entre a tua carta e o centro, e livra-te das tuas cartas.
goal = Livra-te das tuas cartas.
deal = Uma carta no meio, virada para cima. Todas as outras para quem joga, o mais igual possível: o teu monte, virado para baixo.
play = Vira o teu monte. Encontra o símbolo em comum entre a tua carta de cima e a do meio, diz qual é e atira a tua carta ao poço. Agora é com ela que todos jogam.
end = Ganha quem ficar primeiro sem cartas.
points = 10 ao primeiro lugar, 20 a menos ao último.
goal-last-left = Não fiques por último com cartas.
end-last-left = Continuem até só uma pessoa ter cartas: essa perde.

until = O Poço acaba
until-first-out = quando alguém sai
until-last-left = quando resta uma pessoa
