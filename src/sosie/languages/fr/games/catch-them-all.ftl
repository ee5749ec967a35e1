name = Attrapez-les tous
help = Repère ce que la carte du milieu partage avec une carte autour, et attrape celle-ci.
goal = Prendre tout ce qu'on peut.
deal = À chaque manche, une carte face visible au milieu. Autour, face cachée, une par personne. Elles sont retournées ensemble.
play = Trouve ce que la carte du milieu partage avec une carte autour, annonce-le et prends-la. Quand il n'en reste plus, celle du milieu passe sous la pioche.
end = Quand il reste moins de deux cartes, qui en a le plus gagne.
points = 1 par carte.
