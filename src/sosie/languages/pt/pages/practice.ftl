title = Treino
editions = Cartas
begin = Há um símbolo nas duas cartas. Toca nele.
shuffling = A dar as cartas…
right = Sim: { $symbol }!
wrong = { $symbol }: só numa das cartas. Olha outra vez.
missing = Essas cartas precisam de rede. Aqui tens outras.
wrongPair = { $symbol }: não combina com nada na outra carta. Olha outra vez.
hint = Há um símbolo a brilhar. Encontra-o na outra carta.
pairHint = Há um símbolo a brilhar. O que combina com ele na outra carta?
last = Último par
best = Recorde
median = Tempo habitual
progress = O teu progresso
tooFew = Ainda é cedo para saber: são precisas duas semanas com pelo menos { $least } pares cada uma.
faster = O teu tempo habitual é { $time } mais curto do que na primeira destas semanas.
slower = O teu tempo habitual é { $time } mais longo do que na primeira destas semanas.
week =
    metade entre { $low } e { $high } · { $count ->
        [1] { $count } par
       *[other] { $count } pares
    }
tooFewPairs = poucos para saber
weeksHint = Cada semana tem a data da sua segunda-feira. O ponto é a mediana. Os símbolos lentos aparecem aqui mais vezes: numa mesa, vais um pouco mais depressa.
slow = Estes aparecem mais vezes
kept = Tudo isto fica só neste aparelho.
delete = Apagar os meus tempos de treino
sure = Os teus tempos com todos os baralhos são apagados. Não se pode desfazer.
yes = Apagar de vez
