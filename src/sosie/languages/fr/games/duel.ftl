name = Départage
help = Repère le symbole commun aux deux cartes, et donne la tienne en premier.
