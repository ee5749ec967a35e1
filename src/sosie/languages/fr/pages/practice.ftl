title = Entraînement
editions = Cartes
begin = Un symbole est sur les deux cartes. Touche-le.
shuffling = On distribue les cartes…
right = C'est bon ! { $symbol }
wrong = { $symbol } n'est que sur une carte. Regarde encore.
missing = Ces cartes-là demandent une connexion. En voici d'autres.
wrongPair = { $symbol } ne va avec rien sur l'autre carte. Regarde encore.
hint = Un symbole brille. Trouve-le sur l'autre carte.
pairHint = Un symbole brille. Qu'est-ce qui va avec, sur l'autre carte ?
last = Dernière paire
best = Record
median = Temps habituel
progress = Tes progrès
tooFew = Trop tôt pour le dire : il faut deux semaines, avec au moins { $least } paires dans chacune.
faster = Ton temps habituel est plus court de { $time } que pendant la première de ces semaines.
slower = Ton temps habituel est plus long de { $time } que pendant la première de ces semaines.
week =
    la moitié entre { $low } et { $high } · { $count ->
        [one] { $count } paire
       *[other] { $count } paires
    }
tooFewPairs = trop peu pour juger
weeksHint = Chaque semaine porte la date de son lundi. Le point est la médiane. Les symboles lents reviennent plus souvent ici : à une table, tu es un peu plus rapide.
slow = Ceux-ci reviennent plus souvent
kept = Tout cela reste sur cet appareil.
delete = Effacer mes temps d'entraînement
sure = Cela efface tes temps avec tous les paquets. C'est définitif.
yes = Effacer pour de bon
