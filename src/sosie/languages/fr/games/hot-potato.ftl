name = La Patate chaude
help = Repère le symbole commun à ta carte et à celle d'un autre, et donne la tienne.
goal = Les passer, et vite.
deal = Cinq manches ou plus. À chacune, une carte à chacun, retournées ensemble.
play = Trouve ce que ta carte partage avec celle d'un autre, annonce-le et pose tout ce que tu tiens sur la sienne. Te voilà tranquille ; il continue avec ta carte.
end = Celui qui reste avec toutes les cartes les met de côté. À la fin, le moins de cartes gagne.
points = 5 de moins par manche perdue.

rounds = Manches de Patate chaude
