title = Confidentialité
lead = Pas besoin de compte. Pas de publicité, personne ne te suit, et ces pages ne chargent rien depuis d'autres sites.
kept = Ce que ce serveur garde
table = Une table ou un événement
tableText = Ton nom et tes coups, pour que tout le monde à la table voie la même chose.
game = Une partie terminée
gameText = Les noms, les coups et les temps de toutes les personnes qui ont joué, pour la revoir.
figures = Statistiques
figuresText = Combien de fois tu as gagné et à quelle vitesse. Ton nom n'y est pas.
deck = Ton propre paquet de cartes
deckText = Ses images, ses mots et ses noms, pour y jouer et l'imprimer.
draft = Un paquet en préparation
draftText = Ses images sans leurs métadonnées, ses mots et ses noms. Personne d'autre ne peut l'ouvrir.
contribution = Une image pour le paquet de quelqu'un
contributionText = L'image sans ses métadonnées et les noms que tu as donnés. Seule la personne qui crée le paquet les voit, tant qu'elle n'a pas accepté l'image.
device = Sur cet appareil
deviceText = Ton nom, tes réglages, tes temps d'entraînement et des dix du jour, les paquets que tu prépares, et les clés de tes places et de tes paquets. Personne d'autre n'a ces clés.
deviceLong = Jusqu'à ce que tu les effaces dans ton navigateur.
hours =
    { $count ->
        [one] { $count } heure
       *[other] { $count } heures
    }
days =
    { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }
forDays = Pendant { $time }.
afterUse = Jusqu'à { $time } après la dernière utilisation.
afterGame = Jusqu'à { $time } après ta dernière partie.
untilDeleted = Jusqu'à la suppression.
seen = Toute personne qui a le code d'une table, ou le lien d'une partie ou d'un paquet, peut les voir. Les liens ne se devinent pas.
remove = Supprimer
yourGames = Tes parties
yourGamesText = Cela supprime toutes les parties que tu as terminées avec cet appareil, pour toutes les personnes qui les ont jouées, et tes statistiques.
deleteGames = Supprimer mes parties et statistiques
sure = Les parties sont supprimées pour toutes les personnes qui les ont jouées. C'est définitif.
yes = Supprimer pour de bon
deleted =
    { $games ->
        [one] { $games } partie est supprimée.
        [0] Il n'y avait plus rien à supprimer.
       *[other] { $games } parties sont supprimées.
    }
notPlayed = Tu n'as pas joué ici avec cet appareil.
yourDecks = Tes paquets de cartes
yourDecksText = Si tu supprimes un paquet, ses images et les parties jouées avec lui sont supprimées pour tout le monde.
toDecks = Voir tes paquets
noDecks = Tu n'as créé ni ajouté aucun paquet avec cet appareil.
thisDevice = Cet appareil
thisDeviceText = Efface les données de ce site dans les réglages de ton navigateur. Fais-le en dernier : cela efface aussi les clés, et sans elles on ne peut plus rien supprimer.
