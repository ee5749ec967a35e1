table = Mesa { $code }
nobody = Ainda não está aqui ninguém. Começa tu!
here =
    { $count ->
        [1] { $names } está aqui.
       *[other] { $names } estão aqui.
    }
bot = { $name } (robô)
series =
    { $count ->
        [1] { $count } minijogo
       *[other] { $count } minijogos
    }
practice = Treino
name = O teu nome
join = Entrar
joining = Um lugar para ti…
watch = Só ver
full = Os oito lugares estão ocupados. Fica a ver: podes sentar-te quando alguém sair.
closed = Esta mesa está fechada. Pede outro código, ou abre tu uma mesa.
locked = Quem organiza trancou esta mesa: mais ninguém pode entrar nem ver. Pede-lhe que a destranque. Esta página atualiza-se sozinha.
keptOut = Quem organiza pediu-te para não voltar a esta mesa. Podes abrir a tua.
missing = Não há nenhuma mesa { $code }.
missingHint = Talvez tenha sido fechada, ou o código tem um erro. Experimenta outra vez o código:
code = O código da mesa
go = Ir para a mesa
badName = Esse nome não serve. Usa de 1 a 24 letras, números ou sinais.
tooMany = Muitas tentativas seguidas. Tenta outra vez daqui a { $seconds } s.
failed = Não funcionou. Tenta outra vez daqui a pouco.
