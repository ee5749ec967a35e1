around = Autour de cet écran
title = Tout le monde autour de cet écran
lead = Pose la tablette à plat sur la table. Un bord par personne, et tout le monde joue en même temps.
people = Qui joue
peopleCount = { $count } personnes
name = Numéro { $number }
colour = Changer la couleur de { $name }
sides_0 = bord du bas
sides_90 = bord gauche
sides_180 = bord du haut
sides_270 = bord droit
seats = Qui s'assoit où
next = Choisir le jeu
missing = Tout le monde a besoin d'un nom.
lost = Pas de connexion. Nouvel essai…
gone = Cette table a été ouverte sur un autre appareil, ou elle est terminée.
again = Préparer une nouvelle table
ownCard = Touche le symbole commun sur ta carte
buzz = Appuie ici d'abord, puis montre
point = Montre le symbole commun !
slap = Tape ici pour la pile
ring = Tape ici pour l'Anneau
take = Prends-la !
out = C'est fini
bot = Robot
waiting = Ne joue pas cette partie
rim = { $name } : { $action }
buzzFirst = Appuie d'abord sur ton bord.
ownFirst = Touche ta propre carte.
menu = Menu
how_1 = Ta carte est tournée vers toi. Touche le symbole commun sur ta propre carte : là, c'est ton doigt qui compte.
how_2 = Quand les cartes ne sont à personne, appuie d'abord sur ton bord. La table est alors à toi pendant trois secondes : montre le symbole commun. Sinon, c'est une erreur.
how_3 = L'Anneau : tape sur ton bord dès que l'Anneau apparaît.
how_4 = En cas d'égalité, tape sur ton bord avant les autres pour prendre la carte.
how_5 = Après une erreur, seule ta partie devient grise un instant.
howTitle = Autour d'un seul écran
leave = Terminer pour tout le monde
leaveSure = Vraiment terminer ? Touche encore
stop = Choisir un autre jeu
stopSure = Arrêter ce jeu ? Touche encore
personLeaves = { $name } arrête de jouer
left =
    { $count ->
        [one] Encore { $count } carte
       *[other] Encore { $count } cartes
    }
