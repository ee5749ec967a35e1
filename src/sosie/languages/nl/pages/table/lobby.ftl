title = Tafel
leave = Weggaan
learn = Zo speel je
code = De code van deze tafel
qr = Een QR-code die deze tafel opent
openAt = Scan hem, of open { $address } en typ de code.
onlyHere = Alleen deze computer kan deze tafel openen.
openToOthers = Telefoons laten meedoen? Start Sosie met --host 0.0.0.0.
enlarge = QR-code groter maken
needsDeck = { $game } speel je met: { $decks }
share = Delen
copied = Gekopieerd
seats = Wie is er?
host = Spelleider
ready = Klaar
away = Even weg
bot = Bot
speaks = speeltaal: { $language }
yourName = Je naam
rename = Naam veranderen
addBot = Bot erbij
addBotOf = Bot erbij: { $level }
remove = { $name } weghalen
about = Opties voor { $name }
played = Wat spelen we?
kinds_game = Eén spel
kinds_match = Wedstrijd
kinds_tournament = Toernooi
kindHints_match = In deze volgorde. Wie de meeste spellen wint, is de kampioen.
kindHints_tournament = Punten worden opgeteld, en wie een spel verliest, kiest het volgende.
games = Minispellen
howMany = Hoeveel spellen
gamesCount =
    { $count ->
        [one] { $count } spel
       *[other] { $count } spellen
    }
options = Meer opties
optionsHint = Bevriezen en gelijk
freeze = Bevriezen na fout roepen
freezeHint = Voor kleintjes liever korter.
tie = Wanneer is het gelijk?
tieHint = Zit er minder dan dit tussen twee roepen? Dan is de kaart voor wie hem eerst pakt.
take = Tijd om bij gelijk de kaart te pakken
takeHint = Pakt niemand hem, dan telt wie het eerst riep.
none = uit
seconds = { SECONDS($ms) } s
milliseconds = { $ms } ms
play = Speel { $game }
playMatch = Speel een wedstrijd van { $count }
playTournament = Speel een toernooi van { $count }
with =
    { $players } { $players ->
        [one] speler
       *[other] spelers
    } · { $cards }
tooFew = Voeg een bot toe of deel de code.
areReady = { $ready } van { $people } klaar
beReady = Ik ben klaar
isReady = Klaar!
starts = { $host } start het spel.
nobodyStarts = Wachten tot iemand het spel start.
watching = Je kijkt mee.
lost = Verbinding weg. Opnieuw verbinden…
