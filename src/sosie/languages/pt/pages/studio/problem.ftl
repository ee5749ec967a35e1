missingName = Como se chama?
noTitle = Dá um nome ao baralho.
room =
    { $symbols ->
        [1] Há lugar para mais { $symbols } símbolo.
       *[other] Há lugar para mais { $symbols } símbolos.
    }
doubledName = Outro símbolo chama-se { $name }.
longName = Um nome tem no máximo { $most } letras. O resto ficou de fora.
missingNames =
    { $count ->
        [1] Falta { $count } nome
       *[other] Faltam { $count } nomes
    }
doubledNames =
    { $count ->
        [1] { $count } nome repetido
       *[other] { $count } nomes repetidos
    }
samePicture = A mesma imagem que { $name }. Tira uma.
unreadable = Não se consegue desenhar. Experimenta outra imagem.
refused_no-face = Ainda não há nada para ver. Junta uma imagem ou uma palavra.
refused_lost = Falta a imagem. Tira o símbolo, ou junta a imagem outra vez.
refused_bad-name = Um dos nomes não serve. Usa letras ou números, 40 no máximo.
refused_no-cut-out = Não se consegue tirar o fundo. Muda a tolerância, ou deixa o fundo.
refused_too-small = Esta imagem é pequena demais. Usa uma maior, ou uma parte maior dela.
refused_blank = Não se vê nada nela.
refused_no-emoji = Não há desenho deste emoji. Usa outro, ou uma imagem.
refused_no-font = O servidor não tem um tipo de letra para este texto.
refused_too-complicated = Esta imagem é complicada demais. Usa uma mais simples.
refused_too-large = Esta imagem é grande demais.
refused_too-many-pictures = O baralho não tem espaço para mais imagens.
refused_draft-full = O baralho não tem espaço para mais imagens.
tooFew =
    { $lacking ->
        [1] Junta mais { $lacking } símbolo para teres um baralho.
       *[other] Junta mais { $lacking } símbolos para teres um baralho.
    }
others =
    { $count ->
        [1] Há { $count } símbolo para rever.
       *[other] Há { $count } símbolos para rever.
    }
alike =
    { $pairs ->
        [1] { $pairs } par fácil de confundir
       *[other] { $pairs } pares fáceis de confundir
    }
alikeWhy_pictures = Muito parecidos: { $one } e { $other }.
alikeWhy_names = Só muda uma letra: { $one } e { $other }.
files_empty = O ficheiro está vazio.
files_too-large = O ficheiro é grande demais: no máximo 80 MB para uma imagem, 2 MB em SVG.
files_too-many-pixels = A imagem tem pixels a mais: no máximo 200 milhões.
files_too-small = A imagem é pequena demais: pelo menos 16 pixels de lado, melhor 300.
files_heic = Este navegador não lê imagens HEIC. Guarda-a primeiro como JPEG.
files_unreadable = Não se consegue ler a imagem. Abre-a noutro programa e guarda-a como JPEG ou PNG.
files_not-a-picture = Isto não é uma imagem, nem uma lista, nem um baralho.
files_unreadable-file = Não se consegue ler o ficheiro.
files_too-many-files = No máximo { $most } ficheiros de uma vez. O resto ficou de fora.
files_too-long = Uma palavra numa carta tem no máximo { $most } letras. O resto ficou de fora.
files_long-name = Um nome tem no máximo { $most } letras. Os mais longos foram cortados; as palavras nas cartas estão inteiras.
files_lone-cell = Algumas linhas só têm uma célula. Os símbolos delas não formam par.
files_too-many-faces = Um símbolo tem no máximo { $most } faces. O resto ficou de fora.
files_large-deck = O baralho é grande demais: no máximo { $most } MB.
files_unreadable-deck = Sosie não consegue ler este baralho.
files_offline = O servidor não responde. Tenta outra vez quando tiveres rede.
files_failed = Não funcionou. Tenta outra vez daqui a pouco.
files_too-many = Um baralho tem no máximo { $most } símbolos. O resto ficou de fora.
