left =
    { $count ->
        [1] falta { $count }
       *[other] faltam { $count }
    }
leftSpoken =
    { $count ->
        [1] falta { $count } carta
       *[other] faltam { $count } cartas
    }
sound = Som
menu = Menu
how = Como se joga
ruled = Diário do árbitro
ruledNone = Ainda nada: ninguém disse um símbolo.
leave = Sair da mesa
leaveSure = Toca outra vez para sair
stop = Parar a partida
stopSure = Toca outra vez para parar para todos
lost = A rede caiu. Nova tentativa…
cardsGone = Estas cartas já não existem.
cardsGoneText = Foram apagadas por quem as fez. Quem organiza pode escolher outras.
otherCards = Escolher outras cartas
slow = A rede está lenta
watching = Estás a ver
hint = Que símbolo está nas duas cartas? Toca nele.
pairHint = O que combina nas duas cartas? Toca nisso.
pairNote = Com este baralho, procura o que combina.
which = { $names }? Escreve mais umas letras.
flagged = { $name } vai mais depressa do que é normal.
sitIn = Deixar um robô jogar por { $name }
first = Vamos jogar
playOff = Desempate
ofGames = Partida { $number } de { $length }
between = Pelo primeiro lugar: { $names }.
points = Pontos até agora
wins = Vitórias até agora
choiceEnds = Faltam { $seconds } s, depois escolhe a sorte
round = Ronda { $number } de { $rounds }
youChoose = Escolhes tu o que vem a seguir
chooses = { $name } escolhe o que vem a seguir…
getReady = Prepara-te
over = { $name } ganha esta partida
youWon = Ganhas esta partida!
home = Para o início
reload = Recarregar a página
agains_elsewhere = Jogar aqui
agains_removed = Pedir para voltar
agains_locked = Tentar de novo
endings_unknown-game_title = Falta um minijogo
endings_unknown-game_text = Esta mesa joga um minijogo que o servidor não tem neste momento. A mesa espera até ele voltar.
endings_elsewhere_title = Estás a jogar noutra janela
endings_elsewhere_text = Cada lugar tem uma só janela. Continua lá, ou joga aqui.
endings_no-such-table_title = Esta mesa já não existe
endings_no-such-table_text = Talvez tenha sido fechada, ou o código tem um erro.
endings_bad-token_title = Este lugar já não é teu
endings_bad-token_text = Podes entrar outra vez enquanto houver um lugar livre.
endings_too-many_title = Muitas mensagens
endings_too-many_text = Esta página enviou mais do que a mesa aceita. Recarrega a página.
endings_version_title = Há uma versão nova
endings_version_text = Recarrega a página para continuar. O teu lugar está guardado.
endings_removed_title = Quem organiza pediu-te para sair desta mesa
endings_removed_text = Pode acontecer. Podes pedir para voltar, ou abrir a tua própria mesa.
endings_kept-out_title = Quem organiza pediu-te para sair desta mesa
endings_kept-out_text = Preferem continuar sem ti. Podes abrir a tua própria mesa e convidar outras pessoas.
endings_locked_title = Esta mesa está trancada
endings_locked_text = Agora não pode entrar mais ninguém. Pede a quem organiza que a destranque.
ending_title = A mesa fechou a ligação
ending_text = Recarrega a página. O teu lugar está guardado.
