name = Le Triplet
help = Repère un symbole présent sur trois cartes.
goal = Trois cartes, un symbole.
deal = Neuf cartes face visible, trois par trois. Les autres forment la pioche, face cachée.
play = Trouve un symbole présent sur trois des cartes, annonce-le et prends ces trois-là. Comble les trous avec la pioche. Il n'y en a pas ? Ajoute trois cartes.
end = Quand la pioche est vide et qu'il n'y a plus de triplet, qui a le plus de cartes gagne.
points = 1 par carte, 5 de plus pour la victoire.
