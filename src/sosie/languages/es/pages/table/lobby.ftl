title = Mesa
leave = Salir
learn = Cómo se juega
code = El código de esta mesa
qr = Un código QR que abre esta mesa
openAt = Escanéalo, o abre { $address } y escribe el código.
onlyHere = Solo este ordenador puede abrir esta mesa.
openToOthers = Para que entren móviles, inicia Sosie con --host 0.0.0.0.
enlarge = Ampliar el código QR
needsDeck = { $game } se juega con: { $decks }
share = Compartir
copied = Enlace copiado
seats = Quién está aquí
host = Dirige
ready = Se apunta
away = Ausente
bot = Bot
speaks = idioma: { $language }
yourName = Tu nombre
rename = Cambiar tu nombre
addBot = Añadir un bot
addBotOf = Añadir un bot: { $level }
remove = Quitar a { $name }
about = Opciones para { $name }
played = ¿A qué jugamos?
kinds_game = Un juego
kinds_match = Partido
kinds_tournament = Torneo
kindHints_match = En este orden. Quien gane más juegos gana el título.
kindHints_tournament = Los puntos se suman, y quien pierde cada juego elige el siguiente.
games = Minijuegos
howMany = Cuántos juegos
gamesCount =
    { $count ->
        [one] { $count } juego
       *[other] { $count } juegos
    }
options = Opciones avanzadas
optionsHint = Espera y empates
freeze = Espera tras un fallo
freezeHint = Para los pequeños, mejor corta.
tie = Margen de empate
tieHint = Si entre dos jugadas pasa menos tiempo que este, la carta es para quien la toma primero.
take = Tiempo para tomar la carta tras un empate
takeHint = Si nadie la toma, cuenta la primera jugada.
none = ninguna
seconds = { SECONDS($ms) } s
milliseconds = { $ms } ms
play = Jugar: { $game }
playMatch = Jugar un partido a { $count } juegos
playTournament = Jugar un torneo de { $count } juegos
with = { $players } personas · { $cards }
tooFew = Añade un bot o comparte el código.
areReady =
    { $ready ->
        [one] Se apunta { $ready } de { $people }
       *[other] Se apuntan { $ready } de { $people }
    }
beReady = Me apunto
isReady = ¡Te apuntas!
starts = { $host } empieza la partida.
nobodyStarts = Esperando a que alguien empiece la partida.
watching = Estás mirando.
lost = Conexión perdida. Reconectando…
