around = Wokół tego ekranu
title = Wszyscy wokół tego ekranu
lead = Połóż tablet płasko na stole. Każda osoba ma swój brzeg i gra za siebie, wszyscy naraz.
people = Gracze
peopleCount =
    { $count } { $count ->
        [one] gracz
       *[other] graczy
    }
name = Gracz { $number }
colour = Zmień kolor: { $name }
sides_0 = dolny brzeg
sides_90 = lewy brzeg
sides_180 = górny brzeg
sides_270 = prawy brzeg
seats = Kto gdzie siedzi
next = Wybierz grę
missing = Każdy gracz musi mieć imię.
lost = Brak połączenia. Próbuję ponownie…
gone = Ten stół jest otwarty na innym urządzeniu albo gra już się skończyła.
again = Przygotuj nowy stół
ownCard = Dotknij wspólnego symbolu na swojej karcie
buzz = Naciśnij tu, potem wskaż
point = Wskaż wspólny symbol!
slap = Klepnij tu zamiast stosu
ring = Klepnij tu po Pierścień
take = Bierz!
out = Koniec
bot = Bot
waiting = Poza tą grą
rim = { $name }: { $action }
buzzFirst = Najpierw naciśnij swój brzeg.
ownFirst = Dotknij swojej karty.
menu = Menu
how_1 = Twoja karta leży przodem do ciebie. Dotknij wspólnego symbolu na swojej karcie: tam dotknięcie liczy się dla ciebie.
how_2 = Gdy karty są niczyje, najpierw naciśnij swój brzeg. Na trzy sekundy stół jest twój: wskaż wspólny symbol. Jeśli nie wskażesz, to zły okrzyk.
how_3 = Pierścień: klepnij swój brzeg, gdy tylko pojawi się Pierścień.
how_4 = Po remisie klepnij swój brzeg przed innymi, a karta będzie twoja.
how_5 = Po złym okrzyku tylko twoja część na chwilę szarzeje.
howTitle = Wokół jednego ekranu
leave = Zakończ grę dla wszystkich
leaveSure = Na pewno? Dotknij jeszcze raz
stop = Wybierz inną grę
stopSure = Przerwać grę? Dotknij jeszcze raz
personLeaves = { $name } kończy grać
left =
    { $count ->
        [one] Została { $count } karta
        [few] Zostały { $count } karty
       *[other] Zostało { $count } kart
    }
