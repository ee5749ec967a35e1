name = Trójka
help = Wypatrz symbol, który jest na trzech kartach.
goal = Trzy karty, jeden symbol.
deal = Dziewięć odkrytych kart, trzy na trzy. Reszta to zakryty stos.
play = Znajdź symbol, który jest na trzech kartach, zawołaj go i weź te trzy. Puste miejsca uzupełnij ze stosu. Nie ma trójki? Dołóż trzy karty.
end = Gdy stos się skończy i nie ma już trójek, wygrywa najwięcej kart.
points = 1 za każdą kartę i 5 za wygraną.
