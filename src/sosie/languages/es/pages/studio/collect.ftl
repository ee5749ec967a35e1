collect = Reunir en grupo
invite = Quien abra esto en un teléfono puede enviar imágenes y dibujos. Tú decides qué entra.
end = Terminar la recopilación
closes = Termina por sí sola el { $when }.
ended = La recopilación ha terminado.
again = Reunir otra vez
waiting =
    { $count ->
        [one] Ha llegado { $count } imagen
        [0] Aún no ha llegado nada
       *[other] Han llegado { $count } imágenes
    }
acceptAll = Aceptar todo
accept = Aceptar { $name }
decline = Rechazar { $name }
by = de { $name }
title = Añadir a la baraja
titleOf = Añadir a { $deck }
lead = Envía una imagen o un dibujo para la baraja. Solo lo ve quien hace la baraja, y decide.
picture = Elegir una imagen
photo = Hacer una foto
draw = Dibujar
what = ¿Cómo se llama?
who = Tu nombre, si quieres
send = Enviar
sending = Enviando…
cancel = Otra imagen
sent = Enviado. ¿Algo más?
known_declined = Quien hace la baraja ya ha rechazado esta imagen.
known_accepted = Esta imagen ya está en la baraja.
yours = Lo que has enviado
states_waiting = esperando
states_accepted = en la baraja
states_declined = rechazado
states_withdrawn = retirado
takeBack = Retirar { $name }
closed = Esta recopilación ha terminado.
closedHint = Pregunta a quien hace la baraja.
none = Esta recopilación no existe.
noneHint = Comprueba el código, o escanea otra vez el QR.
problems_unusable-source = Esta imagen no se puede leer. Prueba con otra.
problems_blank = No se ve nada en esta imagen. Prueba con otra.
problems_too-small = Esta imagen es demasiado pequeña. Prueba con una más grande.
problems_too-complicated = Esta imagen es demasiado complicada. Prueba con una más sencilla.
problems_bad-name = Este nombre no sirve. Usa letras o cifras.
problems_too-many-contributions = Has enviado todo lo que puede enviar una persona.
problems_collection-full = La recopilación está llena por ahora. Vuelve a intentarlo más tarde.
problems_too-large = Esta imagen es demasiado grande.
problems_closed = Esta recopilación ha terminado.
retry = Sin conexión. Se envía en cuanto vuelva: deja abierta esta página.
later = El servidor está ocupado. Se envía otra vez en un momento: deja abierta esta página.
