around = Alrededor de esta pantalla
title = Alrededor de una misma pantalla
lead = Pon la tableta plana sobre la mesa. Hay un borde para cada persona, y se toca a la vez.
people = Quién juega
peopleCount = { $count } personas
name = Número { $number }
colour = Cambiar el color de { $name }
sides_0 = borde de abajo
sides_90 = borde izquierdo
sides_180 = borde de arriba
sides_270 = borde derecho
seats = Quién se sienta dónde
next = Elegir el juego
missing = Hace falta un nombre por persona.
lost = Sin conexión. Otro intento…
gone = Esta mesa se abrió en otro dispositivo, o ya terminó.
again = Preparar otra mesa
ownCard = Toca lo que coincide en tu carta
buzz = Pulsa aquí primero y luego señala
point = ¡Señala lo que coincide!
slap = Golpea aquí por el montón
ring = Golpea aquí por el Anillo
take = ¡Tómala!
out = Ya está
bot = Bot
waiting = No juega esta partida
rim = { $name }: { $action }
buzzFirst = Pulsa primero tu borde.
ownFirst = Toca tu propia carta.
menu = Menú
how_1 = Tu carta mira hacia ti. Toca lo que coincide en tu propia carta: ahí el toque es tuyo.
how_2 = Si las cartas no son de nadie, pulsa primero tu borde. La mesa es tuya tres segundos: señala lo que coincide. Si no, cuenta como error.
how_3 = El Anillo: golpea tu borde en cuanto salga el Anillo.
how_4 = En un empate, golpea tu borde antes que nadie para llevarte la carta.
how_5 = Tras un error, solo tu parte se pone gris un momento.
howTitle = Alrededor de una pantalla
leave = Terminar para todo el mundo
leaveSure = ¿Terminar de verdad? Toca otra vez
stop = Elegir otro juego
stopSure = ¿Parar este juego? Toca otra vez
personLeaves = { $name } deja de jugar
left =
    { $count ->
        [one] Queda { $count } carta
       *[other] Quedan { $count } cartas
    }
