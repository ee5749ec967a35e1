around = Alrededor de esta pantalla
title = Todos alrededor de esta pantalla
lead = Pon la tableta plana sobre la mesa. Cada uno tiene su borde y toca su propia carta, todos a la vez.
people = Jugadores
peopleCount = { $count } jugadores
name = Jugador { $number }
colour = Cambiar el color de { $name }
sides_0 = borde de abajo
sides_90 = borde izquierdo
sides_180 = borde de arriba
sides_270 = borde derecho
seats = El sitio de cada uno
next = Elegir el juego
missing = Cada jugador necesita un nombre.
lost = Sin conexión. Otro intento…
gone = Esta mesa se abrió en otro dispositivo, o ya terminó.
again = Preparar otra mesa
ownCard = Toca lo que coincide en tu carta
buzz = Pulsa aquí primero y luego señala
point = ¡Señala lo que coincide!
slap = Golpea aquí por el montón
ring = Golpea aquí por el Anillo
take = ¡Tómala!
out = Terminado
bot = Bot
waiting = No juega esta partida
rim = { $name }: { $action }
buzzFirst = Pulsa primero tu borde.
ownFirst = Toca tu propia carta.
menu = Menú
how_1 = Tu carta mira hacia ti. Toca lo que coincide en tu propia carta: ahí el toque es tuyo.
how_2 = Si las cartas no son de nadie, pulsa primero tu borde. La mesa es tuya tres segundos: señala lo que coincide. Si no, cuenta como error.
how_3 = El Anillo: golpea tu borde en cuanto salga el Anillo.
how_4 = En un empate, golpea tu borde antes que los demás para llevarte la carta.
how_5 = Tras un error, solo tu parte se pone gris un momento.
howTitle = Alrededor de una pantalla
leave = Terminar para todos
leaveSure = ¿Terminar de verdad? Toca otra vez
stop = Elegir otro juego
stopSure = ¿Parar este juego? Toca otra vez
personLeaves = { $name } deja de jugar
left =
    { $count ->
        [one] Queda { $count } carta
       *[other] Quedan { $count } cartas
    }
