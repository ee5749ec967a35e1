open = Abrir um evento
openHint = Um só código para uma turma ou uma festa inteira, até 200 pessoas. Todos jogam em mesas pequenas; tu vês as mesas todas.
without = Sem aparelhos? Jogar só no projetor
programme = Minijogos
programmeHint = Um por ronda, por esta ordem. Se houver mais rondas, volta ao primeiro.
rounds = Rondas
size = Pessoas por mesa
teams = Equipas
noTeams = nenhuma
clock = Tempo de uma ronda
noClock = sem limite
minutes = { $count } min
bots = Robôs nos lugares vazios
go = Abrir
failed = Não funcionou. Tenta outra vez daqui a pouco.
tooMany = Há muitos eventos abertos. Tenta outra vez daqui a um minuto.
badSettings = Este baralho tem poucas cartas para tantas pessoas por mesa. Escolhe menos pessoas, ou outro baralho.
title = Evento { $code }
missing = Não há nenhum evento { $code }.
missingHint = Confere o código, ou pede-o outra vez. Um evento é apagado um dia depois da última utilização.
over = Este evento acabou.
joinHint =
    { $people ->
        [0] És a primeira pessoa.
        [1] Já está aqui { $people } pessoa.
       *[other] Já estão aqui { $people } pessoas.
    }
name = O teu nome
personName = Nome
nameHint = Só o veem as pessoas deste evento. É apagado com o evento.
join = Entrar
board = Mostrar o quadro
here =
    { $people } { $people ->
        [1] pessoa
       *[other] pessoas
    }
hello = Olá, { $name }!
waitStart = Já entraste. Começa daqui a pouco: olha para o ecrã grande.
table = Mesa { $number }
yourTable = Ficas na mesa { $number }
with = com { $names }
starts = Começa daqui a pouco.
late = Está uma ronda em jogo. Jogas na próxima.
waitOthers =
    A tua mesa acabou. { $tables ->
        [1] Falta { $tables } mesa.
       *[other] Faltam { $tables } mesas.
    }
between = Olha para o ecrã grande: a próxima ronda está quase a começar.
points =
    { $count } { $count ->
        [1] ponto
       *[other] pontos
    }
rank = Lugar { $rank } de { $of }
climbed =
    { $count } { $count ->
        [1] lugar
       *[other] lugares
    } acima
fallen =
    { $count } { $count ->
        [1] lugar
       *[other] lugares
    } abaixo
gained = { NUMBER($count, signDisplay: "always") }
end = Acabou. Até à próxima!
leave = Sair do evento
paused = Pausa
round = Ronda { $number } de { $of }
seat = Distribuir lugares
seatAgain = Sortear outra vez
next = Lugares da próxima ronda
start = Começar a ronda { $number }
pause = Pausar tudo
goOn = Continuar
endRound = Acabar a ronda
endRoundSure = Acabar já? Os pontos contam como estão
finish = Acabar o evento
finishSure = Acabar mesmo? Não há mais rondas
csv = Resultados em CSV
delete = Apagar o evento
deleteHint = Todos os nomes, pontos e mesas são apagados. Não se pode desfazer.
deleteYes = Apagar de vez
deleted = Este evento foi apagado.
removed = Quem organiza pediu-te para sair deste evento.
people = Pessoas
nobody = Ainda não entrou ninguém.
away = sem rede
rename = Mudar o nome
remove = Remover
removeSure = Remover mesmo?
move = Mudar para a mesa
moveNext = Mesa na próxima ronda
byStanding = pela classificação
nextRound = joga na próxima ronda
lock = Não deixar entrar mais ninguém
unlock = Deixar entrar outra vez
locked = Quem organiza não deixa entrar mais ninguém neste evento.
dismissAway =
    Remover { $count } { $count ->
        [1] pessoa
       *[other] pessoas
    } sem rede
dismissSure = De certeza? Podem voltar
otherDevice = Organizar noutro aparelho
otherDeviceHint = Lê isto com o outro aparelho, ou abre lá o link. Quem o tiver organiza o evento: não o mostres a mais ninguém.
otherDeviceQr = Código QR para organizar noutro aparelho
copyLink = Copiar o link
copied = Copiado
full = Este evento está cheio: já tem 200 pessoas.
refusals_too-few = Não há ninguém para jogar.
team = Equipa { $number }
playing = Mesas acabadas: { $done } de { $of }
bot = Robô
joinAt = Entra em
scan = Código QR com o endereço
leads = { $name } vai à frente
tied = Empate
done = Acabou
standings = Classificação
climbers = A subir
fastest = Jogada mais rápida
fastestText = { $name }: { $symbol } em { $seconds } s
podium = Pódio
left = Tempo que falta
lost = Sem rede. Nova tentativa…
more = e mais { $count }
