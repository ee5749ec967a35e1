name = La Tour de l'Anneau
help = Joue à la Tour, et tape sur la pile quand l'Anneau apparaît.
goal = Bâtir une tour et garder l'Anneau.
deal = Une carte par personne, face cachée. Les autres forment la pioche au milieu, face visible. Quelqu'un commence avec la carte Anneau.
play = Trouve ce que ta carte partage avec le haut de la pioche, annonce-le et prends cette carte sur la tienne. La pioche montre l'anneau ? Tout le monde peut taper dessus, une fois par carte : la première main prend la carte Anneau.
end = Quand la pioche est vide : 1 par carte, 3 pour la carte Anneau. Le plus grand total gagne.
points = Ce total, 5 de plus pour la victoire.
