name = Le Puits
help = Repère le symbole commun à ta carte et au centre, et débarrasse-toi de tes cartes.
goal = Se débarrasser de ses cartes.
deal = Une carte au milieu, face visible. On partage toutes les autres, à parts égales si possible : ta pile, face cachée.
play = Retourne ta pile. Trouve ce que ta première carte partage avec celle du milieu, annonce-le et jette-la dans le puits. C'est elle qui compte pour tout le monde.
end = La première personne sans carte gagne.
points = 10 pour la première place, 20 de moins pour la dernière.
goal-last-left = Ne pas rester avec des cartes à la fin.
end-last-left = Continuez jusqu'à ce qu'une seule personne ait des cartes : elle a perdu.

until = Le Puits finit
until-first-out = dès que quelqu'un sort
until-last-left = quand il reste une personne
