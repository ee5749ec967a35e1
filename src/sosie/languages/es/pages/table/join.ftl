table = Mesa { $code }
nobody = Aún no hay nadie aquí. ¡Empieza tú!
here =
    { $count ->
        [one] { $names } está aquí.
       *[other] { $names } están aquí.
    }
bot = { $name } (bot)
series = { $count } minijuegos
practice = Práctica
name = Tu nombre
join = Unirse
joining = Te hacemos sitio…
watch = Solo mirar
full = Los ocho sitios están ocupados. Mira un rato: podrás sentarte cuando alguien se vaya.
closed = Esta mesa está cerrada. Pide otro código o crea tú una mesa.
locked = Quien dirige ha bloqueado esta mesa: nadie más puede sentarse ni mirar. Pídele que la desbloquee. Esta página se actualiza sola.
keptOut = Quien dirige te ha pedido que no vuelvas a esta mesa. Puedes crear la tuya.
missing = No hay ninguna mesa { $code }.
missingHint = Quizá se ha cerrado, o el código tiene un error. Prueba otra vez el código:
code = El código de la mesa
go = Ir a la mesa
badName = Ese nombre no vale. Usa de 1 a 24 letras, cifras o signos.
tooMany = Demasiados intentos. Vuelve a intentarlo en { $seconds } s.
failed = No ha funcionado. Vuelve a intentarlo en un momento.
