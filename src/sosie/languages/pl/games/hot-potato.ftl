name = Gorący ziemniak
help = Wypatrz, co łączy twoją kartę z cudzą, i oddaj swoją.
goal = Podaj dalej, byle szybko.
deal = Pięć rund lub więcej. W każdej wszyscy dostają po karcie i odkrywają je naraz.
play = Znajdź, co łączy twoją kartę z kartą innej osoby, zawołaj to i połóż na niej wszystko, co masz. Masz spokój; ta osoba gra dalej z twoją kartą.
end = Kto zostanie ze wszystkimi kartami, odkłada je na bok. Po ostatniej rundzie wygrywa najmniej kart.
points = Minus 5 za każdą przegraną rundę.

rounds = Rundy Gorącego ziemniaka
