name = Złap je wszystkie
help = Wypatrz, co łączy środek z kartą dookoła, i złap tę kartę.
goal = Bierz, co się da, wszyscy naraz.
deal = W każdej rundzie jedna odkryta karta na środku. Dookoła zakryte karty, po jednej na osobę. Odkryjcie je naraz.
play = Znajdź, co łączy środek z kartą dookoła, zawołaj to i weź tę kartę. Gdy znikną wszystkie, środkowa idzie pod stos.
end = Gdy zostanie mniej niż dwie karty, wygrywa najwięcej kart.
points = 1 za każdą kartę.
