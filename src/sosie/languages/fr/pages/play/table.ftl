left =
    { $count ->
        [one] { $count } restante
       *[other] { $count } restantes
    }
leftSpoken =
    { $count ->
        [one] { $count } carte restante
       *[other] { $count } cartes restantes
    }
sound = Son
menu = Menu
how = Comment jouer
ruled = Journal de l'arbitre
ruledNone = Rien encore : personne n'a annoncé de symbole.
leave = Quitter la table
leaveSure = Touche encore pour partir
stop = Arrêter la partie
stopSure = Touche encore pour tout arrêter
lost = Connexion perdue. Reconnexion…
cardsGone = Ces cartes n'existent plus.
cardsGoneText = La personne qui les a faites les a supprimées. L'hôte peut en choisir d'autres.
otherCards = Choisir d'autres cartes
slow = La connexion est lente
watching = Tu regardes
hint = Quel symbole est sur les deux cartes ? Touche-le.
pairHint = Qu'est-ce qui va ensemble sur les deux cartes ? Touche-le.
pairNote = Avec ce paquet, cherche ce qui va ensemble.
which = { $names } ? Tape encore quelques lettres.
flagged = { $name } va étonnamment vite pour un être humain.
sitIn = Laisser un robot jouer pour { $name }
first = On joue à
playOff = Départage
ofGames = Partie { $number } sur { $length }
between = Pour la première place : { $names }.
points = Points jusqu'ici
wins = Victoires jusqu'ici
choiceEnds = Encore { $seconds } s, puis c'est le hasard qui choisit
round = Manche { $number } sur { $rounds }
youChoose = À toi de choisir la suite
chooses = { $name } choisit la suite…
getReady = Prépare-toi
over = { $name } gagne cette partie
youWon = Tu gagnes cette partie !
home = À l'accueil
reload = Recharger la page
agains_elsewhere = Jouer ici
agains_removed = Demander à revenir
agains_locked = Réessayer
endings_unknown-game_title = Il manque un mini-jeu
endings_unknown-game_text = Cette table joue à un mini-jeu que le serveur n'a pas en ce moment. Elle attend son retour.
endings_elsewhere_title = Tu joues dans une autre fenêtre
endings_elsewhere_text = Chaque place a une seule fenêtre. Continue là-bas, ou joue ici.
endings_no-such-table_title = Cette table n'existe plus
endings_no-such-table_text = Elle a peut-être été fermée, ou le code contient une erreur.
endings_bad-token_title = Cette place n'est plus à toi
endings_bad-token_text = Tu peux revenir tant qu'il reste une place.
endings_too-many_title = Trop de messages
endings_too-many_text = Cette page a envoyé plus que la table n'accepte. Recharge-la.
endings_version_title = Il y a une nouvelle version
endings_version_text = Recharge la page pour continuer. Ta place est gardée.
endings_removed_title = L'hôte t'a demandé de quitter cette table
endings_removed_text = Ça peut arriver. Tu peux demander à revenir, ou créer ta propre table.
endings_kept-out_title = L'hôte t'a demandé de quitter cette table
endings_kept-out_text = On aimerait continuer sans toi. Tu peux créer ta propre table et inviter du monde.
endings_locked_title = Cette table est verrouillée
endings_locked_text = L'hôte ne laisse plus entrer personne. Demande-lui de la déverrouiller.
ending_title = La table a fermé la connexion
ending_text = Recharge la page. Ta place est gardée.
