title = Los diez de hoy
intro = Diez parejas de cartas, las mismas para todo el mundo hoy. Tienes un solo intento.
rule = Toca el símbolo que está en las dos cartas. Un error cuesta { $penalty } s.
start = Empezar
resume = Seguir
running = Ya has empezado los diez de hoy. El tiempo sigue, hasta un minuto por pareja.
getting = Llegan las cartas…
pair = Pareja { $number } de 10
penalty = Ese no: +{ $seconds } s
tenths = { SECONDS($ms, digits: 1) } s
yourTime = Tu tiempo
mistakes =
    { $count ->
        [one] { $count } error
        [0] Ningún error
       *[other] { $count } errores
    }
streak =
    { $days ->
        [one] Racha: { $days } día
       *[other] Racha: { $days } días
    }
next = Los diez siguientes llegan a medianoche.
share = Compartir
copied = Copiado
marks = Tus diez parejas
grades_quick = hasta { $quick }
grades_steady = hasta { $steady }
grades_slow = más tiempo
grades_wrong = con un error
curve = Tiempo después de cada pareja
you = Tú
yesterday = Ayer
lastTime = Tú el { $date }
bot = Bot · { $level }
botsHint = Bots: su tiempo medio.
kept = Tus tiempos se quedan en este dispositivo.
practice = Practicar
