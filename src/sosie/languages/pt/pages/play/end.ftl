youWin = Ganhaste!
wins = { $name } ganha!
yourTitle = O título é teu!
title = O título é de { $name }!
tie = Empate: { $names }!
match = Desafio
tournament = Torneio
cards =
    { $count ->
        [1] { $count } carta
       *[other] { $count } cartas
    }
wonGames =
    { $count ->
        [1] { $count } vitória
       *[other] { $count } vitórias
    }
points =
    { $count } { $count ->
        [1] ponto
       *[other] pontos
    }
decided_tie = Empate até à última carta.
decided_playOff = Empate até ao fim. No desempate: { $symbol }, em { $time }.
decided_lastSpot = Disputado até ao fim. O último símbolo: { $symbol }, em { $time }.
decided_ring = O Anel fez a diferença.
decided_hand = Um empate contra { $rival }, ganho pela mão mais rápida.
decided_blink = Por um triz: uma carta ganha por { $margin }, à frente de { $rival }.
decided_lead = { $amount } de vantagem sobre { $rivals }.
decided_fewer = { $amount } a menos, à frente de { $rivals }.
decided_wins = Minijogos ganhos: { $amount } de { $of }.
podium = Pódio
place = Lugar { $rank }
yourEyes = Os teus tempos
allEyes = Os tempos de todos
fastest = Jogada mais rápida
fastestOf = Jogada mais rápida: { $name }
slowest = Símbolo mais lento
average = { $time } em média, { $calls } jogadas
calls =
    { $count ->
        [1] { $count } jogada
       *[other] { $count } jogadas
    }
chart = Todas as jogadas, por ordem
chartTold = Símbolos encontrados: { $count }, metade em menos de { $median }; o mais rápido em { $best }, o mais lento em { $worst }.
median = mediana { $time }
medians = Tempo habitual
nothingSpotted = Desta vez, nada. Com o treino fica mais fácil.
pointsTable = Os pontos, jogo a jogo
winsTable = Quem ganhou o quê
total = Total
won = ganhou
again = Outra vez
change = Mudar de jogo
ready = Quero jogar
isReady = Vais jogar
waiting = { $host } começa a próxima partida.
waitingForSomebody = Quem organiza começa a próxima partida.
replay = Rever a partida
share = Partilhar a partida
copied = Link copiado
closed = Esta mesa está fechada
closedText = Já há algum tempo que ninguém jogava aqui. Até à próxima!
