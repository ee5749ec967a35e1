name = Zatruty prezent
help = Wypatrz, co łączy środek z cudzą kartą, i podrzuć tam kartę ze środka.
goal = Dawaj, ale nie bierz.
deal = Po jednej zakrytej karcie dla każdej osoby. Reszta to odkryty stos na środku.
play = Wszyscy odkrywają swoje karty. Znajdź, co łączy stos z kartą innej osoby, zawołaj to i połóż na niej kartę ze stosu. Twoja własna się nie liczy.
end = Gdy stos się skończy, wygrywa najmniej kart.
points = 20 za wygraną, 10 za drugie miejsce.
