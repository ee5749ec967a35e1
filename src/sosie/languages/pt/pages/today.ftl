title = Os dez de hoje
intro = Dez pares de cartas, os mesmos para todos hoje. Só podes tentar uma vez.
rule = Toca no símbolo que está nas duas cartas. Um erro custa { $penalty } s.
start = Começar
resume = Continuar
running = Já começaste os dez de hoje. O tempo continua, até um minuto por par.
getting = As cartas vêm aí…
pair = Par { $number } de 10
penalty = Esse não: +{ $seconds } s
tenths = { SECONDS($ms, digits: 1) } s
yourTime = O teu tempo
mistakes =
    { $count ->
        [0] Nenhum erro
        [1] { $count } erro
       *[other] { $count } erros
    }
streak =
    { $days ->
        [1] Série: { $days } dia
       *[other] Série: { $days } dias
    }
next = Os dez seguintes chegam à meia-noite.
share = Partilhar
copied = Copiado
marks = Os teus dez pares
grades_quick = até { $quick }
grades_steady = até { $steady }
grades_slow = mais tempo
grades_wrong = com um erro
curve = Tempo depois de cada par
you = Tu
yesterday = Ontem
lastTime = Tu em { $date }
bot = Robô · { $level }
botsHint = Robôs: o tempo médio deles.
kept = Os teus tempos ficam neste aparelho.
practice = Treinar
