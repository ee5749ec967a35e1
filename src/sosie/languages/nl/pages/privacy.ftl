title = Privacy
lead = Je hebt geen account nodig. Er is geen reclame, niemand volgt je, en deze pagina's laden niets van andere sites.
kept = Wat deze server bewaart
table = Een tafel of een evenement
tableText = Je naam en wat je doet, zodat iedereen aan tafel hetzelfde ziet.
game = Een gespeeld spel
gameText = De namen van de spelers, wat ze deden en hun tijden, voor de herhaling.
figures = Statistieken
figuresText = Hoe vaak je won en hoe snel je was. Je naam staat er niet bij.
deck = Een eigen kaartenset
deckText = De plaatjes, woorden en namen, om mee te spelen en te printen.
draft = Een set in de maak
draftText = De plaatjes zonder hun metadata, de woorden en de namen. Alleen jij kunt die set openen.
contribution = Een plaatje voor de set van een ander
contributionText = Het plaatje zonder metadata, en de namen die je gaf. Alleen de maker van de set ziet ze, tot het plaatje is aangenomen.
device = Op dit apparaat
deviceText = Je naam, je instellingen, je tijden van het oefenen en van de tien van vandaag, de sets die je aan het maken bent, en de sleutels van je plekken en sets. Niemand anders heeft die sleutels.
deviceLong = Tot je ze wist in je browser.
hours = { $count } uur
days =
    { $count ->
        [one] { $count } dag
       *[other] { $count } dagen
    }
forDays = { $time } lang.
afterUse = Tot { $time } na het laatste gebruik.
afterGame = Tot { $time } na je laatste spel.
untilDeleted = Tot het gewist wordt.
seen = Iedereen met de code van een tafel, of de link naar een spel of een set, kan die zien. Links zijn niet te raden.
remove = Zo wis je het
yourGames = Jouw spellen
yourGamesText = Dit wist alle spellen die je met dit apparaat hebt uitgespeeld, voor iedereen die meedeed, en je statistieken.
deleteGames = Mijn spellen en statistieken wissen
sure = De spellen worden gewist voor iedereen die meedeed. Dit is voorgoed.
yes = Voorgoed wissen
deleted =
    { $games ->
        [one] { $games } spel is gewist.
        [0] Er was niets meer om te wissen.
       *[other] { $games } spellen zijn gewist.
    }
notPlayed = Je hebt hier niet gespeeld met dit apparaat.
yourDecks = Jouw sets
yourDecksText = Als je een set wist, worden de plaatjes en de spellen die ermee gespeeld zijn voor iedereen gewist.
toDecks = Bekijk je sets
noDecks = Je hebt met dit apparaat geen set gemaakt of toegevoegd.
thisDevice = Dit apparaat
thisDeviceText = Wis de gegevens van deze site in je browser. Doe dat als laatste: de sleutels gaan dan ook weg, en zonder sleutels kun je niets anders meer wissen.
