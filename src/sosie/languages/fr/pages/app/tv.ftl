use = Faire de cet écran la table
join = Rejoins la table avec ton téléphone
steps_1 = Scanne le code, ou ouvre
steps_2 = et tape
first = La première personne arrivée est l'hôte et lance la partie sur son téléphone.
here = { $host } lance la partie sur son téléphone.
waiting = Il n'y a encore personne.
seats = Qui est là
qr = Code QR de la table
code = Code de la table
sound = Son
voice = Commentaire parlé
language = Langue
fresh = Nouvelle table
lost = Connexion perdue. Reconnexion…
failed = La table n'a pas pu être créée. Nouvel essai…
left =
    { $count ->
        [one] { $count } restante
       *[other] { $count } restantes
    }
hold = Où sont les cartes ?
everything = Toutes sur le téléphone
headsUp = Le centre sur la télé
everythingHint = Tout le monde voit toutes les cartes sur son téléphone, et sur la télé.
headsUpHint = Le téléphone ne montre que ta carte, comme à une vraie table.
headsUpNot = Dans { $games }, tout le monde désigne les mêmes cartes : le téléphone les montre donc toutes.
lookUp = Regarde la télé, et touche ici le symbole commun.
