title = Duas cartas, uma coisa em comum.
question = Quem vê primeiro?
play = Jogar já
playing = A baralhar…
against =
    { $bots ->
        [1] Contra { $bots } robô · { $edition }
       *[other] Contra { $bots } robôs · { $edition }
    }
host = Abrir uma mesa
around = À volta deste ecrã
practice = Treinar
today = Os dez de hoje
event = Turma ou festa
learn = Como se joga
code = Tens um código? Entra aqui
join = Entrar na mesa
back = Voltar à tua mesa · { $code }
backToEvent = Voltar ao teu evento · { $code }
editions = Escolhe as cartas
own = Criar um baralho
decks = Baralhos
language = Idioma
firstCard = Uma carta. Toca no que tem em comum com a outra
secondCard = A outra carta
right = Sim: { $symbol }!
wrong = { $symbol }: só numa delas.
noDeck = Esse baralho já não existe. Mas há estes:
tooMany = Muitas tentativas seguidas. Tenta outra vez daqui a { $seconds } s.
tooManyTables = A tua rede já tem { $limit } mesas abertas, o máximo permitido. Entra numa delas, ou tenta outra vez daqui a { $seconds } s.
failed = Não funcionou. Tenta outra vez daqui a pouco.
