title = Twee kaarten, één ding hetzelfde.
question = Wie ziet het als eerste?
play = Nu spelen
playing = Schudden…
against =
    Tegen { $bots } { $bots ->
        [one] bot
       *[other] bots
    } · { $edition }
host = Open een tafel
around = Rond dit scherm
practice = Oefenen
today = Tien van vandaag
event = Klas of feest
learn = Zo speel je
code = Heb je een code? Doe mee
join = Doe mee aan tafel
back = Terug naar je tafel · { $code }
backToEvent = Terug naar je evenement · { $code }
editions = Kies je kaarten
own = Maak een kaartenset
decks = Kaartensets
language = Taal
firstCard = Een kaart. Tik aan wat ook op de andere staat
secondCard = De andere kaart
right = Ja: { $symbol }!
wrong = { $symbol } staat maar op één kaart.
noDeck = Die set bestaat niet meer. Deze wel:
tooMany = Te veel pogingen. Probeer het over { $seconds } s nog eens.
tooManyTables = Jouw netwerk heeft al { $limit } open tafels, en meer mag niet. Doe mee aan een van die tafels, of probeer het over { $seconds } s nog eens.
failed = Dat lukte niet. Probeer het zo nog eens.
