name = Le Puits
help = Repère le symbole commun à ta carte et au centre, et débarrasse-toi de tes cartes.
goal = Se débarrasser de ses cartes.
deal = Une carte au milieu, face visible. Toutes les autres aux joueurs, aussi également que possible : ta pile, face cachée.
play = Retourne ta pile. Trouve ce que ta première carte partage avec celle du milieu, annonce-le et jette-la dans le puits. C'est elle que tous doivent égaler.
end = Le premier sans carte gagne.
points = 10 au premier sorti, 20 de moins au dernier.
goal-last-left = Ne pas rester le dernier avec des cartes.
end-last-left = Continuez jusqu'à ce qu'un seul joueur ait des cartes : il a perdu.

until = Le Puits finit
until-first-out = dès qu'un joueur est sorti
until-last-left = quand il n'en reste qu'un
