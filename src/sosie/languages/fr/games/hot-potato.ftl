name = La Patate chaude
help = Repère le symbole commun à ta carte et à une autre, et donne la tienne.
goal = Les passer, et vite.
deal = Cinq manches ou plus. À chaque fois, une carte par personne, retournées ensemble.
play = Trouve ce que ta carte partage avec celle de quelqu'un d'autre, annonce-le et pose dessus tout ce que tu tiens. Te voilà tranquille ; l'autre continue avec ta carte.
end = Qui reste avec toutes les cartes les met de côté. À la fin, qui en a le moins gagne.
points = 5 de moins par manche perdue.

rounds = Manches de Patate chaude
