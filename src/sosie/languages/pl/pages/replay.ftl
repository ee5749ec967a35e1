title = Powtórka
dealt = Karty rozdane.
play = Odtwórz
pause = Pauza
fromStart = Od początku
back = Poprzedni okrzyk
forward = Następny okrzyk
speed = Tempo
brief = Bez czekania
moment = Moment gry
momentTold = { $now } z { $end }
matches = Wspólne symbole
couldCall = Co kto może teraz zawołać
nothing = nic
slap = klepnąć stos
more = +{ $count }
missed = { $name }: { $time } na okrzyk „{ $symbol }”.
missedSlap = { $name }: { $time } na klepnięcie stosu.
missedMore =
    { $count ->
        [one] Tak samo jeszcze { $count } osoba.
        [few] Tak samo jeszcze { $count } osoby.
       *[other] Tak samo jeszcze { $count } osób.
    }
misses = Przegapione
missesOf = Największe przegapione szanse: { $name }
missesHint = Dobre okrzyki, które były możliwe, aż zawołał ktoś inny; najdłuższe na początku. Dotknij któregoś, żeby go zobaczyć.
noMisses = { $name }: nic nie umknęło.
whose = Gracz
miss = { $symbol } · potem woła { $taker }
share = Udostępnij
shareGame = Link do gry
shareMoment = Link do tej chwili ({ $time })
picture = Wspólny symbol na obrazku
drawing = Rysuję…
noPicture = W tej chwili nie ma wspólnego symbolu. Przejdź do okrzyku albo pokaż wspólne symbole.
notFound = Nie ma takiej gry
notFoundText = Może link jest niepełny albo grano na innym serwerze.
