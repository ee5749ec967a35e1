use = Usar este ecrã como mesa
join = Entra com o teu telefone
steps_1 = Lê o código, ou abre
steps_2 = e escreve
first = A primeira pessoa a entrar organiza a mesa e começa no telefone.
here = { $host } começa a partida no telefone.
waiting = Ainda não há ninguém.
seats = Quem está aqui
qr = Código QR da mesa
code = Código da mesa
sound = Som
voice = Comentário em voz alta
language = Idioma
fresh = Mesa nova
lost = A rede caiu. Nova tentativa…
failed = Não foi possível abrir a mesa. Nova tentativa…
left =
    { $count ->
        [1] Falta { $count }
       *[other] Faltam { $count }
    }
hold = Onde estão as cartas?
everything = Todas no telefone
headsUp = O centro na TV
everythingHint = Cada pessoa vê todas as cartas no telefone e na TV.
headsUpHint = O telefone só mostra a tua carta, como numa mesa de verdade.
headsUpNot = { $games }: aqui todos apontam para as mesmas cartas, por isso o telefone mostra-as todas.
lookUp = Olha para a TV e toca aqui no símbolo em comum.
