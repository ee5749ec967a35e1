name = Wieża Pierścienia
help = Graj jak w Wieżę i klepnij stos, gdy pojawi się Pierścień.
goal = Zbuduj wieżę i strzeż Pierścienia.
deal = Po jednej zakrytej karcie dla każdej osoby. Reszta to odkryty stos na środku. Jedna osoba zaczyna z kartą Pierścienia.
play = Znajdź, co łączy twoją kartę z wierzchem stosu, zawołaj to i połóż tamtą kartę na swojej. Stos pokazuje pierścień? Wszyscy mogą klepać, raz na kartę: pierwsza ręka bierze kartę Pierścienia.
end = Gdy stos się skończy: 1 za każdą kartę, 3 za kartę Pierścienia. Wygrywa najwyższy wynik.
points = Tyle, ile wyszło, i 5 za wygraną.
