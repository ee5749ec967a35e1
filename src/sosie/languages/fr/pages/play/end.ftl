youWin = C'est gagné !
wins = { $name } gagne !
yourTitle = Tu remportes le titre !
title = { $name } remporte le titre !
tie = Égalité : { $names } !
match = Match
tournament = Tournoi
cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
wonGames =
    { $count ->
        [one] { $count } victoire
       *[other] { $count } victoires
    }
points =
    { $count } { $count ->
        [one] point
       *[other] points
    }
decided_tie = À égalité jusqu'à la dernière carte.
decided_playOff = Une égalité, décidée au départage : { $symbol }, en { $time }.
decided_lastSpot = Serré jusqu'au bout. Le dernier symbole : { $symbol }, en { $time }.
decided_ring = L'Anneau a fait la différence.
decided_hand = Une égalité avec { $rival }, gagnée par la main la plus rapide.
decided_blink = Très serré : une carte gagnée de { $margin }, devant { $rival }.
decided_lead = { $amount } d'avance sur { $rivals }.
decided_fewer = { $amount } de moins que { $rivals }.
decided_wins = Mini-jeux gagnés : { $amount } sur { $of }.
podium = Podium
place = Place { $rank }
yourEyes = Tes temps
allEyes = Tous les temps
fastest = Annonce la plus rapide
fastestOf = Annonce la plus rapide : { $name }
slowest = Symbole le plus lent
average = { $time } en moyenne, { $calls } annonces
calls =
    { $count ->
        [one] { $count } annonce
       *[other] { $count } annonces
    }
chart = Chaque annonce, dans l'ordre
chartTold = { $count } symboles trouvés, la moitié en moins de { $median } ; le plus rapide en { $best }, le plus lent en { $worst }.
median = médiane { $time }
medians = Temps habituel
nothingSpotted = Rien trouvé cette fois. Ça vient avec l'entraînement.
pointsTable = Les points, jeu par jeu
winsTable = Qui a gagné quoi
total = Total
won = gagné
again = Rejouer
change = Changer de jeu
ready = Je joue
isReady = Tu joues
waiting = { $host } lance la prochaine partie.
waitingForSomebody = L'hôte lance la prochaine partie.
replay = Revoir la partie
share = Partager la partie
copied = Lien copié
closed = Cette table est fermée
closedText = Personne n'a joué ici depuis un moment. Merci pour la partie !
