title = Revoir la partie
dealt = Les cartes sont distribuées.
play = Lecture
pause = Pause
fromStart = Depuis le début
back = Annonce précédente
forward = Annonce suivante
speed = Vitesse
brief = Sans pauses
moment = Temps de la partie
momentTold = { $now } sur { $end }
matches = Montrer les symboles communs
couldCall = Qui peut annoncer quoi maintenant
nothing = rien
slap = taper sur la pile
more = +{ $count }
missed = { $name } avait { $time } pour annoncer { $symbol }.
missedSlap = { $name } avait { $time } pour taper sur la pile.
missedMore =
    { $count ->
        [one] Et { $count } autre aussi.
       *[other] Et { $count } autres aussi.
    }
misses = Ratés
missesOf = { $name } : les plus belles occasions manquées
missesHint = Les bonnes annonces possibles jusqu'à ce que quelqu'un d'autre annonce, la plus longue d'abord. Touches-en une pour la voir.
noMisses = { $name } n'a rien manqué.
whose = Qui
miss = { $symbol } · puis { $taker } annonce
share = Partager
shareGame = Lien vers la partie
shareMoment = Lien vers ce moment ({ $time })
picture = Image du symbole commun
drawing = On dessine…
noPicture = Il n'y a pas de symbole commun à ce moment. Va à une annonce, ou montre les symboles communs.
notFound = Partie introuvable
notFoundText = Le lien est peut-être incomplet, ou la partie a été jouée sur un autre serveur.
