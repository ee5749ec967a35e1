name = Le Cadeau empoisonné
help = Repère le symbole commun au centre et à la carte d'un autre, et offre-la-lui.
goal = Donner, et ne pas recevoir.
deal = Une carte à chacun, face cachée. Les autres forment la pioche au milieu, face visible.
play = Tous retournent leur carte. Trouve ce que la pioche partage avec la carte d'un autre, annonce-le et pose la carte de la pioche sur la sienne. La tienne ne compte pas.
end = Quand la pioche est vide, le moins de cartes gagne.
points = 20 au gagnant, 10 au deuxième.
