name = Le Cadeau empoisonné
help = Repère ce que le centre partage avec la carte de quelqu'un, et offre-la-lui.
goal = Donner, et ne pas recevoir.
deal = Une carte par personne, face cachée. Les autres forment la pioche au milieu, face visible.
play = Tout le monde retourne sa carte. Trouve ce que la pioche partage avec la carte de quelqu'un d'autre, annonce-le et pose la carte de la pioche sur la sienne. La tienne ne compte pas.
end = Quand la pioche est vide, qui a le moins de cartes gagne.
points = 20 pour la victoire, 10 pour la deuxième place.
