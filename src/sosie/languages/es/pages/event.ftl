open = Crear un evento
openHint = Un solo código para toda una clase o fiesta, hasta 200 personas. Se juega en mesas pequeñas; tú las ves todas.
without = ¿Sin dispositivos? Jugar solo en el proyector
programme = Minijuegos
programmeHint = Uno por ronda, en este orden. Vuelve a empezar si hay más rondas.
rounds = Rondas
size = Personas por mesa
teams = Equipos
noTeams = ninguno
clock = Duración de una ronda
noClock = sin límite
minutes = { $count } min
bots = Los bots ocupan los sitios vacíos
go = Crear
failed = No ha funcionado. Vuelve a intentarlo en un momento.
tooMany = Ya hay demasiados eventos en curso. Vuelve a intentarlo en un minuto.
badSettings = Esta baraja tiene pocas cartas para tantas personas por mesa. Elige menos personas u otra baraja.
title = Evento { $code }
missing = No hay ningún evento { $code }.
missingHint = Revisa el código o pídelo otra vez. Un evento desaparece un día después de su último uso.
over = Este evento ha terminado.
joinHint =
    { $people ->
        [0] Eres la primera persona.
       *[other]
            Hay { $people } { $people ->
                [one] persona
               *[other] personas
            }.
    }
name = Tu nombre
personName = Nombre
nameHint = Solo lo ven las personas de este evento. Se borra con él.
join = Participar
board = Mostrar el marcador
here =
    { $people } { $people ->
        [one] persona
       *[other] personas
    }
hello = ¡Hola, { $name }!
waitStart = Ya estás dentro. Empieza pronto: mira la pantalla grande.
table = Mesa { $number }
yourTable = Te toca la mesa { $number }
with = con { $names }
starts = Empieza en un momento.
late = Hay una ronda en curso. Juegas en la próxima.
waitOthers =
    Tu mesa ha terminado. { $tables } { $tables ->
        [one] mesa sigue
       *[other] mesas siguen
    } jugando.
between = Mira la pantalla grande: pronto llega la próxima ronda.
points =
    { $count } { $count ->
        [one] punto
       *[other] puntos
    }
rank = Puesto { $rank } de { $of }
climbed =
    { $count } { $count ->
        [one] puesto
       *[other] puestos
    } más arriba
fallen =
    { $count } { $count ->
        [one] puesto
       *[other] puestos
    } más abajo
gained = { NUMBER($count, signDisplay: "always") }
end = Eso es todo. ¡Gracias por jugar!
leave = Salir del evento
paused = Pausa
round = Ronda { $number } de { $of }
seat = Repartir los sitios
seatAgain = Sortear otra vez
next = Repartir los sitios de la próxima ronda
start = Empezar la ronda { $number }
pause = Pausar todo
goOn = Continuar
endRound = Terminar la ronda
endRoundSure = ¿Terminar ya? Los puntos cuentan como están
finish = Terminar el evento
finishSure = ¿Seguro? No habrá otra ronda
csv = Resultados en CSV
delete = Borrar el evento
deleteHint = Se borran todos los nombres, puntos y mesas. No se puede deshacer.
deleteYes = Borrar para siempre
deleted = Este evento se ha borrado.
removed = Quien dirige te ha pedido que salgas de este evento.
people = Personas
nobody = Todavía no hay nadie.
away = sin conexión
rename = Cambiar nombre
remove = Quitar
removeSure = ¿Quitar de verdad?
move = Mover a la mesa
moveNext = Mesa de la próxima ronda
byStanding = según la clasificación
nextRound = juega en la próxima ronda
lock = No dejar entrar a nadie más
unlock = Dejar entrar de nuevo
locked = Quien dirige no deja entrar a nadie más en este evento.
dismissAway =
    Quitar { $count } { $count ->
        [one] persona
       *[other] personas
    } sin conexión
dismissSure = ¿De verdad? Pueden volver
otherDevice = Dirigir desde otro dispositivo
otherDeviceHint = Escanea esto con el otro dispositivo o abre el enlace allí. Quien lo tenga dirige el evento: no se lo muestres a nadie más.
otherDeviceQr = Código QR para dirigir desde otro dispositivo
copyLink = Copiar el enlace
copied = Copiado
full = Este evento está completo: hay 200 personas.
refusals_too-few = No hay nadie para jugar.
team = Equipo { $number }
playing = Mesas terminadas: { $done } de { $of }
bot = Bot
joinAt = Participa en
scan = Código QR con la dirección
leads = { $name } va en cabeza
tied = Empate
done = Fin
standings = Clasificación
climbers = Suben
fastest = Jugada más rápida
fastestText = { $name }: { $symbol } en { $seconds } s
podium = Podio
left = Tiempo restante
lost = Sin conexión. Otro intento…
more = y { $count } más
