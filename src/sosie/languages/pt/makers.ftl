unreadable = não se consegue ler: { $reason }
blank = não se vê nada na imagem
too-small = a imagem só tem { $width } x { $height } pixels: precisa de { $least } de lado, melhor 300
too-many-pixels = a imagem tem mais de { $most } milhões de pixels: torna-a mais pequena
damaged = não é uma imagem, ou está danificada: guarda-a outra vez como PNG ou JPEG
no-cut-out = não se consegue tirar o fundo: muda a tolerância, ou deixa o fundo
wrong-crop = um recorte é uma parte da imagem: esquerda, cima, largura e altura, de 0 a 1
wrong-tolerance = uma tolerância de { $tolerance }: escolhe de 1 a 100

svg-too-large = a imagem tem mais de { $most } MB: guarda-a como PNG
svg-too-long = a imagem tem mais de { $most } MB: simplifica-a, ou guarda-a como PNG
svg-not-utf-8 = não é uma imagem SVG em UTF-8
not-svg = não é uma imagem SVG
svg-damaged = não é uma imagem SVG, ou está danificada
svg-entities = a imagem define entidades, que podem esconder qualquer coisa: guarda-a como SVG simples
svg-no-size = a imagem não diz o seu tamanho: precisa de uma viewBox, ou de largura e altura
too-complicated = a imagem é complicada demais para uma carta: simplifica-a, ou guarda-a como PNG
svg-too-many-pixels = as imagens dentro dela têm mais de { $most } milhões de pixels
svg-outside = a imagem remete para “{ $target }”, que não faz parte dela: incorpora-o, ou guarda a imagem como PNG
svg-strange-value = “{ $name }” remete para algo de fora ou está escrito de forma estranha: “{ $value }”
svg-huge-number = “{ $name }” tem um número grande demais: “{ $value }”

features-left-out = retirado de { $where }: { $features }
a-script = um script
a-web-page = uma página web
text = texto (transforma-o em traçados)
a-filter = um filtro
an-animation = uma animação
markers = marcadores
a-pattern = um padrão
event-handlers = código para eventos
an-imported-style = um estilo importado

no-font = nenhum tipo de letra daqui tem todas as letras de { $words }: instala um para essa escrita, como Noto Sans
and-others = { $words } e outras
no-letters = “{ $text }” não tem letras que se vejam
no-emoji = não há desenho do emoji { $emoji }: usa outro, ou uma imagem

line = { $file }, linha { $number }
list-too-large = { $file } tem mais de { $most } MB: não pode ser uma lista de palavras
no-text = { $file } não é um texto: guarda-o como UTF-8, ou como CSV UTF-8 numa folha de cálculo
no-row = a linha { $line } não é uma linha de uma tabela: { $reason }
no-pair = { $where }: não há nada ao lado de “{ $cell }”, por isso não é um par
name-cut = { $where }: o nome “{ $name }...” foi cortado para { $most } letras
no-picture-beside = não há nenhuma imagem “{ $file }” ao lado da lista
word-too-long = “{ $text }...” tem { $count } letras, e numa carta cabem { $most } no máximo

control-character = um nome não pode ter o carácter de controlo U+{ $code }
name-too-long = o nome “{ $name }...” tem { $count } letras, e pode ter { $most } no máximo
no-name = “{ $name }” não é um nome: precisa de uma letra ou de um número

unreadable-path = não se consegue ler { $path }: { $reason }
no-file = não há nenhum ficheiro nem pasta { $path }
no-source = com { $file } não se faz um baralho: dá uma pasta, imagens ({ $pictures }), uma lista de palavras (.txt), uma tabela de pares (.csv) ou um baralho ({ $deck })
no-pictures = não há imagens em { $folder }: põe lá algumas ({ $pictures })
ignored = ignorado, porque não são imagens que se consigam ler: { $files }
ignored-pictures = ignorado, porque não são imagens que se consigam ler: { $files }; guarda-as como JPEG ou PNG

too-many-pictures = há { $count } imagens, e um baralho tem { $most } no máximo
too-few = há símbolos a menos: { $symbols }. Com { $least } fazem-se { $least } cartas de 3, por isso junta mais { $lacking }
nothing-to-take-away = não há nenhum “{ $name }” para tirar
same-name = { $one } e { $other } chamam-se os dois “{ $name }”: dá outro nome a um deles, ou tira-o
same-picture = { $one } e { $other } são a mesma imagem: tira uma

problems = { $count } problemas: { $problems }
more-problems = e mais { $rest }

missing-file = falta { $file }
no-difficulty = não há nenhuma dificuldade “{ $name }”
no-shape = não há nenhuma forma “{ $name }”
strange-name = o nome “{ $name }” não está escrito como um nome
other-symbols = os símbolos das cartas não são os da lista, uma vez cada um
doubled-name = dois símbolos têm o mesmo nome
other-cards = cartas: { $cards } aqui, { $deck } no baralho
card-of-others = a carta { $card } não mostra os símbolos que tem
symbol-off = na carta { $card } um símbolo passa da borda ou tapa outro
deck-too-large = é grande demais para ser um baralho
no-archive = não é um arquivo zip, ou está danificado
archive-too-large = descomprimido tem mais de { $most } MB: usa menos imagens, ou mais pequenas
too-many-files = o arquivo contém { $count } ficheiros, e { $most } é o máximo
doubled-file = o arquivo contém dois ficheiros com o mesmo nome
too-large-to-be-true = “{ $file }”, dentro do arquivo, é grande demais para ser verdade
strange-path = o arquivo contém um ficheiro com um caminho estranho, “{ $path }”

wrong-ending = { $file }: o nome de um baralho tem de acabar assim: { $endings }
no-folder = não se consegue escrever { $path }: não há nenhuma pasta { $folder }
no-colour = “{ $colour }” não é uma cor: escreve-a como #1F2A44
reading = A ler
drawing = A desenhar os símbolos
comparing = A comparar
laying-out = A dispor as cartas
printing = A imprimir
cards = { $cards } cartas com { $per_card } símbolos cada uma
made-of-all = { $cards }; os { $pictures } símbolos são todos usados.
made-of-some = { $cards }; símbolos usados: { $used } de { $pictures }.
symbols-left-out = Fica de fora: { $names }.
all-would-make = Com os { $pictures } ficavam { $cards }: --per-card { $per_card }.
more-would-make = Com mais { $more } ficavam { $cards }.
only-more-would-make = Com mais 2 não havia mais cartas; com mais { $more } ficavam { $cards }.
different-faces = Símbolos em comum com duas faces diferentes: { $percent }%.
note = Nota: { $note }.
pair = { $one } e { $other }
look-alike = Fáceis de confundir, porque são parecidos: { $pairs }.
read-alike = Fáceis de confundir, porque têm nomes parecidos: { $pairs }.
change-a-picture = Usa outra imagem para um deles, ou tira um com --without.
change-a-name = Dá outro nome a um deles, ou tira um com --without.
and-more = { $names } e mais { $rest }

for-the-printer = para a impressora, a 100 %, dos dois lados
the-deck-itself = o próprio baralho, para jogar, imprimir outra vez ou mudar
all-on-one-picture = todas as cartas numa imagem
