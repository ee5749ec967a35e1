name = La Tour infernale
help = Repère le symbole commun à ta carte et au centre, et prends la carte.
goal = Bâtir la plus haute tour.
deal = Une carte par personne, face cachée. Les autres forment la pioche au milieu, face visible.
play = Tout le monde retourne sa carte. Trouve ce que la tienne partage avec le haut de la pioche, annonce-le et prends cette carte sur la tienne. C'est elle qui compte désormais.
end = Quand la pioche est vide, la plus haute tour gagne.
points = 1 par carte prise, 5 de plus pour la victoire.
