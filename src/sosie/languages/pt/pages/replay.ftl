title = Repetição
dealt = As cartas estão dadas.
play = Ver
pause = Pausa
fromStart = Desde o início
back = Jogada anterior
forward = Jogada seguinte
speed = Velocidade
brief = Saltar esperas
moment = Tempo da partida
momentTold = { $now } de { $end }
matches = Mostrar símbolos em comum
couldCall = O que cada pessoa podia dizer agora
nothing = nada
slap = bater no monte
more = +{ $count }
missed = { $name } teve { $time } para dizer: { $symbol }.
missedSlap = { $name } teve { $time } para bater no monte.
missedMore =
    { $count ->
        [1] E mais { $count } pessoa também.
       *[other] E mais { $count } pessoas também.
    }
misses = Falhas
missesOf = As falhas mais caras de { $name }
missesHint = Jogadas certas que eram possíveis até outra pessoa jogar, da mais longa para a mais curta. Toca numa para a ver.
noMisses = { $name } não deixou escapar nada.
whose = Quem
miss = { $symbol } · depois jogou { $taker }
share = Partilhar
shareGame = Link da partida
shareMoment = Link deste momento ({ $time })
picture = Imagem do símbolo em comum
drawing = A desenhar…
noPicture = Neste momento não há símbolo em comum. Vai a uma jogada, ou mostra os símbolos em comum.
notFound = Partida não encontrada
notFoundText = O link pode estar incompleto, ou a partida foi jogada noutro servidor.
