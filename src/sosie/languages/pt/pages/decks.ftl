title = Baralhos
lead = Joga com as tuas próprias imagens: a tua turma, a tua família, as tuas palavras.
drop = Importar um baralho
dropHint = Larga aqui um ficheiro .sosie, ou escolhe um.
reading = A ler o baralho…
brought = { $name }: pronto.
yours = Os teus baralhos
all = Os baralhos que vêm com Sosie
cards = { $cards } cartas, { $each } símbolos em cada uma
play = Jogar
print = Imprimir
download = Guardar
forget = Tirar desta lista
remove = Apagar
removeTitle = Apagar { $name }?
removeText = As suas imagens e todas as partidas jogadas com ele são apagadas do servidor, para todos. Não se pode desfazer.
removeYes = Apagar de vez
make = Criar um baralho
makeText = Com fotografias, desenhos, palavras ou emojis. A sós, ou com a turma toda.
symbols =
    { $symbols ->
        [1] { $symbols } símbolo
       *[other] { $symbols } símbolos
    }
drafts = Em preparação
draftCopy = cópia
copy = Copiar e mudar
copyHint = A cópia é só tua. O baralho em si fica como está.
gone = Este baralho já não existe.
goneHint = Talvez tenha sido apagado por quem o fez, ou o endereço tem um erro.
problems_unreadable = Sosie não consegue ler este baralho.
problems_large = Este ficheiro é grande demais. Usa imagens menores: bastam 500 pixels.
problems_busy = Há muitos baralhos a chegar agora. Tenta outra vez daqui a pouco.
problems_failed = Não funcionou. Tenta outra vez daqui a pouco.
