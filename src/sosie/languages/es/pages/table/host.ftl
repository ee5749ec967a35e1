people = Personas en la mesa
makeHost = Dejar que dirija
makeHostHint = { $name } elegirá entonces a qué se juega.
remove = Quitar
removeHint = { $name } recibe un mensaje amable y puede volver.
keepOut = Quitar y no dejar volver
keepOutHint = { $name } no podrá volver. La mesa también se bloquea.
sure = Toca otra vez para confirmar
lock = Bloquear
unlock = Desbloquear
lockHint = En una mesa bloqueada nadie más puede sentarse ni mirar.
locked = Bloqueada: nadie más puede sentarse ni mirar.
keptOut =
    { $count ->
        [one] { $count } persona no puede volver.
       *[other] { $count } personas no pueden volver.
    }
forgive = Dejar volver
unchecked = No se pudo comprobar la conexión
uncheckedHint = Para el servidor, { $name } está lejos, y no pudo comprobarlo. Casi siempre es verdad.
