name = Wieża
help = Wypatrz, co łączy twoją kartę ze środkiem, i zgarnij kartę.
goal = Zbuduj najwyższą wieżę.
deal = Po jednej zakrytej karcie dla każdej osoby. Reszta to odkryty stos na środku.
play = Wszyscy odkrywają swoje karty. Znajdź, co łączy twoją kartę z wierzchem stosu, zawołaj to i połóż tamtą kartę na swojej. Od teraz grasz nią.
end = Gdy stos się skończy, wygrywa najwyższa wieża.
points = 1 za każdą zdobytą kartę i 5 za wygraną.
