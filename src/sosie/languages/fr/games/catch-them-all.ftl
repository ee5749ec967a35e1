name = Attrapez-les tous
help = Repère le symbole commun au milieu et à une carte autour, et attrape-la.
goal = Prendre tout ce qu'on peut.
deal = À chaque manche, une carte face visible au milieu. Autour, face cachée, une par joueur. Elles sont retournées ensemble.
play = Trouve ce que la carte du milieu partage avec une carte autour, annonce-le et prends-la. Quand il n'en reste plus, celle du milieu passe sous la pioche.
end = Quand il reste moins de deux cartes, le plus de cartes gagne.
points = 1 par carte.
