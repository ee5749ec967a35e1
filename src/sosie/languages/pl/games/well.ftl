name = Studnia
help = Wypatrz, co łączy twoją kartę ze środkiem, i pozbądź się swoich kart.
goal = Pozbądź się swoich kart.
deal = Jedna odkryta karta na środek. Wszystkie inne dla graczy, możliwie po równo: to twój stos, zakryty.
play = Odwróć swój stos. Znajdź, co łączy twoją wierzchnią kartę ze środkiem, zawołaj to i wrzuć ją do studni. Teraz wszyscy dopasowują się do niej.
end = Kto szybciej zostanie bez kart, wygrywa.
points = 10 za pierwsze miejsce, minus 20 za ostatnie.
goal-last-left = Nie zostań na końcu z kartami.
end-last-left = Grajcie, aż karty będzie mieć tylko jedna osoba: to ona przegrywa.

until = Koniec Studni
until-first-out = gdy ktoś nie ma już kart
until-last-left = gdy karty ma jedna osoba
