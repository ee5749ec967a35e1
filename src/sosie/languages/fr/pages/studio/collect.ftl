collect = Collecter à plusieurs
invite = Toute personne qui ouvre ceci sur un téléphone peut envoyer des images et des dessins. C'est toi qui choisis ce que tu gardes.
end = Arrêter la collecte
closes = Elle se termine d'elle-même le { $when }.
ended = La collecte est terminée.
again = Reprendre la collecte
waiting =
    { $count ->
        [one] { $count } image est arrivée
        [0] Rien n'est encore arrivé
       *[other] { $count } images sont arrivées
    }
acceptAll = Tout accepter
accept = Accepter { $name }
decline = Refuser { $name }
by = de { $name }
title = Ajouter au paquet
titleOf = Ajouter à { $deck }
lead = Envoie une image ou un dessin pour le paquet. Seule la personne qui crée le paquet voit ton envoi, et décide.
picture = Choisir une image
photo = Prendre une photo
draw = Dessiner
what = Comment ça s'appelle ?
who = Ton prénom, si tu veux
send = Envoyer
sending = Envoi…
cancel = Une autre image
sent = C'est envoyé. Autre chose ?
known_declined = La personne qui crée le paquet a déjà refusé cette image.
known_accepted = Cette image est déjà dans le paquet.
yours = Tes envois
states_waiting = en attente
states_accepted = dans le paquet
states_declined = refusé
states_withdrawn = retiré
takeBack = Retirer { $name }
closed = Cette collecte est terminée.
closedHint = Demande à la personne qui crée le paquet.
none = Cette collecte n'existe pas.
noneHint = Vérifie le code, ou scanne de nouveau le code QR.
problems_unusable-source = Cette image est illisible. Essaies-en une autre.
problems_blank = On ne voit rien sur cette image. Essaies-en une autre.
problems_too-small = Cette image est trop petite. Essaies-en une plus grande.
problems_too-complicated = Cette image est trop compliquée. Essaies-en une plus simple.
problems_bad-name = Ce nom ne va pas. Utilise des lettres ou des chiffres.
problems_too-many-contributions = Tu as envoyé tout ce qu'une personne peut envoyer.
problems_collection-full = La collecte est pleine pour l'instant. Réessaie plus tard.
problems_too-large = Cette image est trop lourde.
problems_closed = Cette collecte est terminée.
retry = Pas de connexion. L'envoi part dès qu'elle revient : laisse cette page ouverte.
later = Le serveur est occupé. L'envoi repart dans un instant : laisse cette page ouverte.
