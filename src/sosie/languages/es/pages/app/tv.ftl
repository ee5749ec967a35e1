use = Usar esta pantalla como mesa
join = Únete con tu móvil
steps_1 = Escanea el código, o abre
steps_2 = y escribe
first = La primera persona que entra dirige y empieza desde su móvil.
here = { $host } empieza la partida en su móvil.
waiting = Aún no hay nadie.
seats = Quién está aquí
qr = Código QR de la mesa
code = Código de la mesa
sound = Sonido
voice = Comentario hablado
language = Idioma
fresh = Mesa nueva
lost = Conexión perdida. Reconectando…
failed = No se pudo crear la mesa. Se intenta de nuevo…
left =
    { $count ->
        [one] Queda { $count }
       *[other] Quedan { $count }
    }
hold = ¿Dónde están las cartas?
everything = Todas en el móvil
headsUp = El centro en la tele
everythingHint = Todo el mundo ve todas las cartas en el móvil y en la tele.
headsUpHint = El móvil muestra solo tu carta, como en una mesa real.
headsUpNot = En { $games } todo el mundo señala las mismas cartas, así que el móvil las muestra todas.
lookUp = Mira la tele y toca aquí el símbolo común.
