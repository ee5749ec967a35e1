left =
    { $count ->
        [one] queda { $count }
       *[other] quedan { $count }
    }
leftSpoken =
    { $count ->
        [one] queda { $count } carta
       *[other] quedan { $count } cartas
    }
sound = Sonido
menu = Menú
how = Cómo se juega
ruled = Registro de jugadas
ruledNone = Nada todavía: nadie ha cantado un símbolo.
leave = Dejar la mesa
leaveSure = Toca otra vez para irte
stop = Parar la partida
stopSure = Toca otra vez para terminarla
lost = Conexión perdida. Reconectando…
cardsGone = Estas cartas ya no existen.
cardsGoneText = Quien las hizo las ha borrado. Quien dirige puede elegir otras.
otherCards = Elegir otras cartas
slow = La conexión es lenta
watching = Estás mirando
hint = ¿Qué símbolo está en las dos cartas? Tócalo.
pairHint = ¿Qué va junto en las dos cartas? Tócalo.
pairNote = Con esta baraja, busca lo que va junto.
which = ¿{ $names }? Escribe unas letras más.
flagged = { $name } va más rápido de lo normal.
sitIn = Dejar que un bot juegue por { $name }
first = Jugamos a
playOff = Desempate
ofGames = Partida { $number } de { $length }
between = Por el primer puesto: { $names }.
points = Puntos hasta ahora
wins = Victorias hasta ahora
choiceEnds = Quedan { $seconds } s, luego se elige al azar
round = Ronda { $number } de { $rounds }
youChoose = Tú eliges lo siguiente
chooses = { $name } elige lo siguiente…
getReady = Prepárate
over = { $name } gana esta partida
youWon = ¡Ganas esta partida!
home = Al inicio
reload = Volver a cargar la página
agains_elsewhere = Jugar aquí
agains_removed = Pedir volver
agains_locked = Reintentar
endings_unknown-game_title = Falta un minijuego
endings_unknown-game_text = Esta mesa juega a un minijuego que el servidor no tiene ahora. La mesa espera hasta que vuelva.
endings_elsewhere_title = Estás jugando en otra ventana
endings_elsewhere_text = Cada sitio tiene una ventana. Sigue allí, o juega aquí.
endings_no-such-table_title = Esta mesa ya no existe
endings_no-such-table_text = Quizá se ha cerrado, o el código tiene un error.
endings_bad-token_title = Este sitio ya no es tuyo
endings_bad-token_text = Puedes volver a entrar mientras quede sitio.
endings_too-many_title = Demasiados mensajes
endings_too-many_text = Esta página ha enviado más de lo que la mesa acepta. Vuelve a cargarla.
endings_version_title = Hay una versión nueva
endings_version_text = Vuelve a cargar la página para seguir. Tu sitio te espera.
endings_removed_title = Quien dirige te ha pedido que dejes esta mesa
endings_removed_text = A veces pasa. Puedes pedir volver o crear tu propia mesa.
endings_kept-out_title = Quien dirige te ha pedido que dejes esta mesa
endings_kept-out_text = Prefieren seguir sin ti. Puedes crear tu propia mesa e invitar a más gente.
endings_locked_title = Esta mesa está bloqueada
endings_locked_text = Ahora no puede entrar nadie más. Pide a quien dirige que la desbloquee.
ending_title = La mesa ha cerrado la conexión
ending_text = Vuelve a cargar la página. Tu sitio te espera.
