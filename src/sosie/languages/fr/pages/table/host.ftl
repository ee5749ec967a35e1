people = Personnes à la table
makeHost = Nommer hôte
makeHostHint = { $name } choisira alors à quoi on joue.
remove = Retirer
removeHint = { $name } reçoit un message aimable et peut revenir.
keepOut = Retirer et ne plus laisser entrer
keepOutHint = { $name } ne peut plus revenir. La table est aussi verrouillée.
sure = Touche encore pour confirmer
lock = Verrouiller
unlock = Déverrouiller
lockHint = À une table verrouillée, personne d'autre ne peut s'asseoir ni regarder.
locked = Verrouillée : personne d'autre ne peut s'asseoir ni regarder.
keptOut =
    { $count ->
        [one] { $count } personne ne peut plus entrer.
       *[other] { $count } personnes ne peuvent plus entrer.
    }
forgive = Laisser revenir
unchecked = La connexion n'a pas pu être vérifiée
uncheckedHint = Pour le serveur, { $name } est loin, et il n'a pas pu le vérifier. En général, c'est vrai.
