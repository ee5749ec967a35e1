name = Face à face
help = Un seul coup décide. Repère le symbole commun aux deux cartes.
