title = Práctica
editions = Cartas
begin = Un símbolo está en las dos cartas. Tócalo.
shuffling = Repartiendo las cartas…
right = ¡Bien! { $symbol }
wrong = { $symbol } solo está en una carta. Mira otra vez.
missing = Esas cartas necesitan conexión. Aquí tienes otras.
wrongPair = { $symbol } no va con nada de la otra carta. Mira otra vez.
hint = Un símbolo brilla. Encuéntralo en la otra carta.
pairHint = Un símbolo brilla. ¿Qué va con él en la otra carta?
last = Última pareja
best = Récord
median = Tiempo habitual
progress = Tu progreso
tooFew = Es pronto para saberlo: hacen falta dos semanas con al menos { $least } parejas cada una.
faster = Tu tiempo habitual es { $time } más corto que en la primera de estas semanas.
slower = Tu tiempo habitual es { $time } más largo que en la primera de estas semanas.
week =
    la mitad entre { $low } y { $high } · { $count ->
        [one] { $count } pareja
       *[other] { $count } parejas
    }
tooFewPairs = muy poco para saberlo
weeksHint = Cada semana lleva la fecha de su lunes. El punto es la mediana. Los símbolos lentos salen más a menudo aquí: en una mesa vas un poco más rápido.
slow = Estos salen más a menudo
kept = Todo esto está solo en este dispositivo.
delete = Borrar mis tiempos de práctica
sure = Se borran tus tiempos con todas las barajas. No se puede deshacer.
yes = Borrar para siempre
