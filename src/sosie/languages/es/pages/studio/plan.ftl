plan = Plan
choose = Elegir una baraja
waiting = Calculando las cartas…
lacking =
    { $symbols ->
        [one] { $symbols } símbolo más
       *[other] { $symbols } símbolos más
    }
least = { $symbols } símbolos forman la baraja más pequeña: { $symbols } cartas de 3.
deck = { $cards } cartas de { $each } símbolos
all = Están los { $symbols } símbolos.
leaves = Quedan fuera: { $names }
leavesMore = Quedan fuera: { $names } y { $rest } más
option =
    { $cards } cartas de { $each } símbolos, { $leftOut ->
        [0] ninguno queda fuera
        [one] { $leftOut } símbolo queda fuera
       *[other] { $leftOut } símbolos quedan fuera
    }
more = Con { $more } más serían { $cards } cartas de { $each }.
why = ¿Por qué no hay más cartas?
legend = En un círculo: el número de cartas. Debajo: los símbolos de cada una. El anillo muestra cuántos de tus símbolos se usan. Los círculos discontinuos necesitan más símbolos.
reasons_fisher = Dos cartas comparten siempre exactamente un símbolo. Con esa regla, { $symbols } símbolos nunca dan más de { $cards } cartas: nunca hay más cartas que símbolos (Fisher, 1940).
reasons_deza = Con { $each } símbolos en cada carta, una baraja sin un símbolo en todas tiene como mucho { $cards } cartas (Deza, 1974).
reasons_no-plane = Una baraja perfecta de { $symbols } símbolos sería un plano proyectivo que no existe, así que { $cards } cartas es el límite (Bruck y Ryser, 1949; Lam, 1989).
reasons_second-moment = Contando las parejas de cartas se ve que { $symbols } símbolos dan como mucho { $cards } cartas de este tamaño.
reasons_ten-on-a-card = Aquí una carta tiene como mucho diez símbolos, para que se vean bien. Eso da como mucho { $cards } cartas, por muchos símbolos que haya.
reasons_other = Las matemáticas permiten aquí como mucho { $cards } cartas, y nadie ha encontrado todavía todas esas barajas.
