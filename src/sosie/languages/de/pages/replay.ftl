title = Wiederholung
dealt = Die Karten sind ausgeteilt.
play = Abspielen
pause = Pause
fromStart = Von Anfang an
back = Voriger Ruf
forward = Nächster Ruf
speed = Tempo
brief = Ohne Pausen
moment = Zeitpunkt im Spiel
momentTold = { $now } von { $end }
matches = Treffer zeigen
couldCall = Wer jetzt was rufen kann
nothing = nichts
slap = auf den Stapel schlagen
more = +{ $count }
missed = { $name } hatte { $time } Zeit, { $symbol } zu rufen.
missedSlap = { $name } hatte { $time } Zeit, auf den Stapel zu schlagen.
missedMore =
    { $count ->
        [one] Und { $count } weitere Person auch.
       *[other] Und { $count } weitere auch.
    }
misses = Verpasst
missesOf = Die größten verpassten Chancen von { $name }
missesHint = Richtige Rufe, die möglich waren, bis jemand anders rief, der längste zuerst. Tippe einen an, um ihn zu sehen.
noMisses = { $name } hat nichts verpasst.
whose = Wer
miss = { $symbol } · dann rief { $taker }
share = Teilen
shareGame = Link zum Spiel
shareMoment = Link zu diesem Moment ({ $time })
picture = Bild des Treffers
drawing = Wird gezeichnet …
noPicture = In diesem Moment gibt es keinen Treffer. Geh zu einem Ruf, oder zeige die Treffer.
notFound = Spiel nicht gefunden
notFoundText = Vielleicht ist der Link unvollständig, oder es wurde auf einem anderen Server gespielt.
