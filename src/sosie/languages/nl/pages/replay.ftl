title = Herhaling
dealt = De kaarten zijn gedeeld.
play = Afspelen
pause = Pauze
fromStart = Vanaf het begin
back = Vorige roep
forward = Volgende roep
speed = Snelheid
brief = Zonder pauzes
moment = Tijd in het spel
momentTold = { $now } van { $end }
matches = Matches tonen
couldCall = Wat elke speler nu kan roepen
nothing = niets
slap = op de stapel meppen
more = +{ $count }
missed = { $name } had { $time } om { $symbol } te roepen.
missedSlap = { $name } had { $time } om op de stapel te meppen.
missedMore =
    { $count ->
        [one] En nog { $count } ander ook.
       *[other] En nog { $count } anderen ook.
    }
misses = Gemist
missesOf = De mooiste gemiste kansen van { $name }
missesHint = Wat goed was geweest, tot iemand anders riep: de langste tijd eerst. Tik er een aan om te kijken.
noMisses = { $name } heeft niets gemist.
whose = Speler
miss = { $symbol } · toen riep { $taker }
share = Delen
shareGame = Link naar het spel
shareMoment = Link naar dit moment ({ $time })
picture = Plaatje van de match
drawing = Tekenen…
noPicture = Er is nu geen match. Ga naar een roep, of laat de matches zien.
notFound = Spel niet gevonden
notFoundText = Misschien is de link niet compleet, of is het spel op een andere server gespeeld.
