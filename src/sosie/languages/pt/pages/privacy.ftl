title = Privacidade
lead = Não precisas de uma conta. Não há publicidade, ninguém te vigia, e estas páginas não carregam nada de outros sites.
kept = O que este servidor guarda
table = Uma mesa ou um evento
tableText = O teu nome e as tuas jogadas, para que todos na mesa vejam o mesmo.
game = Uma partida terminada
gameText = Os nomes de quem jogou, as jogadas e os tempos, para rever a partida.
figures = Estatísticas
figuresText = Quantas vezes ganhaste e com que rapidez. O teu nome não está lá.
deck = Um baralho teu
deckText = As imagens, as palavras e os nomes, para jogares com ele e o imprimires.
draft = Um baralho em preparação
draftText = As imagens sem os metadados, as palavras e os nomes. Só tu o podes abrir.
contribution = Uma imagem para o baralho de alguém
contributionText = A imagem sem os metadados e os nomes que deste. Só os vê quem faz o baralho, até a aceitar.
device = Neste aparelho
deviceText = O teu nome, as tuas preferências, os teus tempos de treino e dos dez de hoje, os baralhos que estás a fazer e as chaves dos teus lugares e baralhos. Mais ninguém tem estas chaves.
deviceLong = Até os apagares no navegador.
hours =
    { $count ->
        [1] { $count } hora
       *[other] { $count } horas
    }
days =
    { $count ->
        [1] { $count } dia
       *[other] { $count } dias
    }
forDays = Durante { $time }.
afterUse = Até { $time } depois da última utilização.
afterGame = Até { $time } depois da tua última partida.
untilDeleted = Até ser apagado.
seen = Quem tem o código de uma mesa, ou o link de uma partida ou de um baralho, pode ver tudo isso. Os links não se adivinham.
remove = Apagar
yourGames = As tuas partidas
yourGamesText = Apaga todas as partidas que terminaste com este aparelho, para todas as pessoas que as jogaram, e as tuas estatísticas.
deleteGames = Apagar as partidas e estatísticas
sure = As partidas são apagadas para todas as pessoas que as jogaram. Não se pode desfazer.
yes = Apagar de vez
deleted =
    { $games ->
        [0] Já não havia nada para apagar.
        [1] { $games } partida apagada.
       *[other] { $games } partidas apagadas.
    }
notPlayed = Não jogaste aqui com este aparelho.
yourDecks = Os teus baralhos
yourDecksText = Se apagares um baralho, as imagens e as partidas jogadas com ele são apagadas para todos.
toDecks = Ver os teus baralhos
noDecks = Não criaste nem juntaste nenhum baralho com este aparelho.
thisDevice = Este aparelho
thisDeviceText = Apaga os dados deste site nas preferências do teu navegador. Faz isso no fim: as chaves também são apagadas, e sem elas já não se pode apagar mais nada.
