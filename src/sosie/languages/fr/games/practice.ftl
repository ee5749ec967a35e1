name = Entraînement
help = Repère le symbole commun aux deux cartes.
