make = Criar um baralho
lead = A tua turma, a tua família, as tuas palavras: duas cartas têm sempre uma imagem em comum.
untitled = O meu baralho
titleLabel = Nome do baralho
titlePlaceholder = Nome do baralho
parts = Partes do estúdio
tabs_symbols = Símbolos
tabs_cards = Cartas
tabs_finish = Terminar
play = Jogar já
oneMoment = Um momento…
undo = Desfazer
redo = Refazer
done = Pronto
add = Juntar
dismiss = Entendi
saved_server = Guardado
saved_sending = Guardado neste aparelho, a enviar…
saved_device = Guardado neste aparelho. Nova tentativa…
saved_offline = Sem rede. Guardado neste aparelho.
saved_nowhere = Este navegador não guarda nada. Não saias da rede até aparecer “Guardado”.
conflicts_tab = Mudaste este baralho noutra janela ao mesmo tempo. Até decidires, o que fazes aqui fica guardado como cópia.
conflicts_server = Alguém mudou este baralho noutro aparelho.
conflicts_deleted = Este baralho foi apagado noutra janela.
leftCopy = Uma janela foi fechada antes de escolheres entre duas versões. A versão dela ficou guardada como cópia.
openCopy = Abrir a cópia
keepDeleted = Guardar como baralho novo
keepMine = Ficar com a minha
takeOther = Usar a outra
elsewhere = Este baralho também está aberto noutra janela. As duas mostram o mesmo.
noDraft = Aqui não há nenhum baralho para mudar.
noDraftHint = Talvez tenha sido apagado, ou o link não está completo.
waysIn = Formas de juntar símbolos
ways_pictures = Imagens
ways_camera = Foto
ways_draw = Desenhar
ways_emoji = Emoji
ways_words = Palavras
ways_deck = Um baralho
drop = Larga imagens aqui
dropHint = ou escolhe-as. Sete chegam para começar.
pasteHint = Também podes colar imagens, listas ou células de uma folha de cálculo: duas colunas formam pares.
sample = Partir de um exemplo
collect = Recolha em grupo
collectShort = Recolha
reading = A ler…
progress = { $done } de { $total }
notLoaded = Não foi possível carregar isto. Vê se tens rede.
wordsLabel = Palavras, uma por linha
wordsExample =
    maçã
    pão
    🥕 cenoura
wordsHint = Duas colunas formam pares. Uma barra | começa outra linha na carta.
found =
    { $pairs ->
        [0]
            { $symbols ->
                [1] { $symbols } símbolo
               *[other] { $symbols } símbolos
            }
       *[other]
            { $symbols ->
                [1] { $symbols } símbolo
               *[other] { $symbols } símbolos
            }, { $pairs } em pares
    }
emojiLabel = Procurar um emoji
emojiExample = gato, escola, música…
noEmoji = Nenhum emoji se chama assim. Tenta outra palavra.
added = Já está: { $name }
openFile = Abrir um ficheiro .sosie
copyEdition = Ou copiar um baralho e mudá-lo
symbolCount =
    { $symbols ->
        [1] { $symbols } símbolo
       *[other] { $symbols } símbolos
    }
noCamera = Não há câmara, ou esta página não a pode usar. Permite o acesso no navegador, ou escolhe imagens.
shoot = Tirar a foto
name = Nome
namePlaceholder = Nome?
nameless = Ainda sem nome
edit = Mudar { $name }
leftOut = fica de fora
names = Nomes
namesHint = Pode dizer-se qualquer um. Separa vários nomes com vírgulas.
faces = Faces
face = Face { $number }
facesHint = Em cada carta aparece uma face. Junta outra, e formam um par.
addFace = Juntar uma face
addingFace = O que juntares agora é outra face de { $name }.
notFace = Antes um símbolo novo
removeFace = Tirar esta face
removeSymbol = Tirar
textOnCard = Texto na carta
crop = Recortar
cropHint = Moldura do recorte. As setas mudam-na de sítio; com Shift, mudam o tamanho.
turn = Rodar
whole = Imagem toda
cutOut = Tirar um fundo liso
cutOuts_auto = Se for liso
cutOuts_always = Sempre
cutOuts_never = Nunca
tolerance = Tolerância
toleranceHint = Quanto uma cor tem de ser diferente do fundo para ficar.
tile = Forma da foto
tiles_deck = Como o baralho
tiles_round = Disco
tiles_rounded = Cantos redondos
outline = Contorno
outlines_auto = Se for clara
outlines_always = Sempre
outlines_never = Nunca
editDrawn = Recortar ou rodar
before = antes
after = depois
sheet = Folha de desenho
colours = Cores
colourNames_1 = azul-escuro
colourNames_2 = vermelho
colourNames_3 = amarelo
colourNames_4 = verde
colourNames_5 = azul
colourNames_6 = roxo
colourNames_7 = rosa
colourNames_8 = castanho
colourNames_9 = cinzento
colourNames_10 = branco
widths_thin = Fino
widths_middle = Médio
widths_thick = Grosso
eraser = Borracha
