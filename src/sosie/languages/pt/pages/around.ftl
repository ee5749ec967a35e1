around = À volta deste ecrã
title = Todos à volta deste ecrã
lead = Põe o tablet deitado na mesa. Cada pessoa tem uma borda e toca na sua própria carta, todas ao mesmo tempo.
people = Quem joga
peopleCount = { $count } pessoas
name = Lugar { $number }
colour = Mudar a cor de { $name }
sides_0 = borda de baixo
sides_90 = borda esquerda
sides_180 = borda de cima
sides_270 = borda direita
seats = Quem fica onde
next = Escolher o jogo
missing = Cada pessoa precisa de um nome.
lost = Sem rede. Nova tentativa…
gone = Esta mesa foi aberta noutro aparelho, ou já acabou.
again = Preparar outra mesa
ownCard = Toca no símbolo em comum na tua carta
buzz = Toca primeiro aqui, depois aponta
point = Aponta o símbolo em comum!
slap = Bate aqui pelo monte
ring = Bate aqui pelo Anel
take = Agarra!
out = Terminou
bot = Robô
waiting = Não joga esta partida
rim = { $name }: { $action }
buzzFirst = Toca primeiro na tua borda.
ownFirst = Toca na tua própria carta.
menu = Menu
how_1 = A tua carta está virada para ti. Toca no símbolo em comum na tua própria carta: aí, o toque conta para ti.
how_2 = Se as cartas não são de ninguém, toca primeiro na tua borda. A mesa é tua durante três segundos: aponta o símbolo em comum. Se não apontares, conta como erro.
how_3 = O Anel: bate na tua borda assim que o Anel aparecer.
how_4 = Depois de um empate, bate primeiro na tua borda para levar a carta.
how_5 = Depois de um erro, só a tua parte fica cinzenta por um momento.
howTitle = À volta de um ecrã
leave = Acabar a partida para todos
leaveSure = Acabar mesmo? Toca outra vez
stop = Escolher outro jogo
stopSure = Parar este jogo? Toca outra vez
personLeaves = { $name } deixa de jogar
left =
    { $count ->
        [1] Falta { $count } carta
       *[other] Faltam { $count } cartas
    }
