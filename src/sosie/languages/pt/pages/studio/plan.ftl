plan = Plano
choose = Escolher um baralho
waiting = A calcular as cartas…
lacking =
    { $symbols ->
        [1] Falta { $symbols } símbolo
       *[other] Faltam { $symbols } símbolos
    }
least = { $symbols } símbolos fazem o menor baralho: { $symbols } cartas de 3.
deck = { $cards } cartas de { $each } símbolos
all = Os { $symbols } símbolos entram todos.
leaves = De fora: { $names }
leavesMore = De fora: { $names } e mais { $rest }
option =
    { $cards } cartas de { $each } símbolos, { $leftOut ->
        [0] nenhum fica de fora
        [1] { $leftOut } símbolo fica de fora
       *[other] { $leftOut } símbolos ficam de fora
    }
more = Com mais { $more } seriam { $cards } cartas de { $each }.
why = Porque não há mais cartas?
legend = Num círculo: o número de cartas. Por baixo: os símbolos de cada uma. O anel mostra quantos dos teus símbolos são usados. Os círculos tracejados precisam de mais símbolos.
reasons_fisher = Duas cartas têm sempre exatamente um símbolo em comum. Com essa regra, { $symbols } símbolos nunca dão mais de { $cards } cartas: nunca há mais cartas do que símbolos (Fisher, 1940).
reasons_deza = Com { $each } símbolos em cada carta, um baralho sem um símbolo que esteja em todas tem no máximo { $cards } cartas (Deza, 1974).
reasons_no-plane = Um baralho perfeito de { $symbols } símbolos seria um plano projetivo que não existe, por isso { $cards } cartas é o limite (Bruck e Ryser, 1949; Lam, 1989).
reasons_second-moment = Contando os pares de cartas, vê-se que { $symbols } símbolos dão no máximo { $cards } cartas deste tamanho.
reasons_ten-on-a-card = Aqui, uma carta tem no máximo dez símbolos, para se verem bem. Isso dá no máximo { $cards } cartas, por mais símbolos que haja.
reasons_other = A matemática permite aqui no máximo { $cards } cartas, e ninguém encontrou ainda todos esses baralhos.
