people = Pessoas na mesa
makeHost = Passar a mesa
makeHostHint = { $name } passa a escolher o que se joga.
remove = Remover
removeHint = { $name } recebe uma mensagem simpática e pode voltar.
keepOut = Remover e não deixar voltar
keepOutHint = { $name } não pode voltar. A mesa também fica trancada.
sure = Toca outra vez para confirmar
lock = Trancar
unlock = Destrancar
lockHint = Numa mesa trancada, mais ninguém pode entrar nem ver.
locked = Trancada: mais ninguém pode entrar nem ver.
keptOut =
    { $count ->
        [1] Uma pessoa não pode voltar.
       *[other] { $count } pessoas não podem voltar.
    }
forgive = Deixar voltar
unchecked = Não foi possível verificar a ligação
uncheckedHint = Para o servidor, { $name } está longe, e não foi possível confirmar isso. Quase sempre é verdade.
