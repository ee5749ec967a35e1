open = Créer un événement
openHint = Un seul code pour toute une classe ou une fête, jusqu'à 200 personnes. Tout le monde joue à de petites tables ; tu les vois toutes.
without = Pas d'appareils ? Jouer seulement sur le projecteur
programme = Mini-jeux
programmeHint = Un par manche, dans cet ordre. On recommence s'il y a plus de manches.
rounds = Manches
size = Personnes par table
teams = Équipes
noTeams = aucune
clock = Durée d'une manche
noClock = sans limite
minutes = { $count } min
bots = Des robots prennent les places vides
go = Créer
failed = Ça n'a pas marché. Réessaie dans un instant.
tooMany = Il y a déjà trop d'événements en cours. Réessaie dans une minute.
badSettings = Ce paquet a trop peu de cartes pour autant de personnes par table. Choisis moins de personnes, ou un autre paquet.
title = Événement { $code }
missing = Il n'y a pas d'événement { $code }.
missingHint = Vérifie le code, ou redemande-le. Un événement disparaît un jour après sa dernière utilisation.
over = Cet événement est terminé.
joinHint =
    { $people ->
        [0] Tu es la première personne.
       *[other]
            { $people } { $people ->
                [one] personne est là
               *[other] personnes sont là
            }.
    }
name = Ton nom
personName = Nom
nameHint = Seules les personnes de cet événement le voient. Il est effacé avec lui.
join = Participer
board = Afficher le tableau
here =
    { $people } { $people ->
        [one] personne
       *[other] personnes
    }
hello = Bonjour { $name } !
waitStart = C'est bon, tu participes. Ça commence bientôt : regarde le grand écran.
table = Table { $number }
yourTable = Tu es à la table { $number }
with = avec { $names }
starts = Ça commence dans un instant.
late = Une manche est en cours. Tu joues dans la prochaine.
waitOthers =
    Ta table a fini. { $tables } { $tables ->
        [one] table joue
       *[other] tables jouent
    } encore.
between = Regarde le grand écran : la prochaine manche arrive.
points =
    { $count } { $count ->
        [one] point
       *[other] points
    }
rank = Place { $rank } sur { $of }
climbed =
    { $count } { $count ->
        [one] place gagnée
       *[other] places gagnées
    }
fallen =
    { $count } { $count ->
        [one] place perdue
       *[other] places perdues
    }
gained = { NUMBER($count, signDisplay: "always") }
end = C'est fini. Merci d'avoir joué !
leave = Quitter l'événement
paused = Pause
round = Manche { $number } sur { $of }
seat = Placer tout le monde
seatAgain = Refaire le tirage
next = Placer pour la manche suivante
start = Lancer la manche { $number }
pause = Tout mettre en pause
goOn = Reprendre
endRound = Finir la manche
endRoundSure = Finir maintenant ? Les points comptent tels quels
finish = Finir l'événement
finishSure = Vraiment finir ? Il n'y aura plus d'autre manche
csv = Résultats en CSV
delete = Supprimer l'événement
deleteHint = Tous les noms, points et tables sont supprimés. C'est définitif.
deleteYes = Supprimer pour de bon
deleted = Cet événement a été supprimé.
removed = L'hôte t'a demandé de quitter cet événement.
people = Personnes
nobody = Il n'y a encore personne.
away = hors connexion
rename = Renommer
remove = Retirer
removeSure = Vraiment retirer ?
move = Déplacer à la table
moveNext = Table de la prochaine manche
byStanding = selon le classement
nextRound = joue à la prochaine manche
lock = Ne plus laisser entrer personne
unlock = Laisser entrer de nouveau
locked = L'hôte ne laisse plus entrer personne dans cet événement.
dismissAway =
    Retirer { $count } { $count ->
        [one] personne
       *[other] personnes
    } hors connexion
dismissSure = Vraiment ? On peut revenir
otherDevice = Diriger depuis un autre appareil
otherDeviceHint = Scanne ce code avec l'autre appareil, ou ouvre le lien là-bas. Qui l'a dirige l'événement : ne le montre à personne d'autre.
otherDeviceQr = Code QR pour diriger depuis un autre appareil
copyLink = Copier le lien
copied = Copié
full = Cet événement est complet : 200 personnes sont là.
refusals_too-few = Il n'y a personne pour jouer.
team = Équipe { $number }
playing = Tables finies : { $done } sur { $of }
bot = Robot
joinAt = Pour participer
scan = Code QR avec l'adresse
leads = { $name } mène
tied = À égalité
done = A fini
standings = Classement
climbers = En progrès
fastest = Annonce la plus rapide
fastestText = { $name } : { $symbol } en { $seconds } s
podium = Podium
left = Temps restant
lost = Pas de connexion. Nouvel essai…
more = et { $count } de plus
