title = Table
leave = Quitter
learn = Comment jouer
code = Le code de cette table
qr = Un code QR qui ouvre cette table
openAt = Scanne-le, ou ouvre { $address } et tape le code.
onlyHere = Seul cet ordinateur peut ouvrir cette table.
openToOthers = Pour inviter des téléphones, lance Sosie avec --host 0.0.0.0.
enlarge = Agrandir le code QR
needsDeck = { $game } se joue avec : { $decks }
share = Partager
copied = Lien copié
seats = Qui est là
host = Hôte
ready = Joue
away = Pas là
bot = Robot
speaks = langue : { $language }
yourName = Ton nom
rename = Changer de nom
addBot = Ajouter un robot
addBotOf = Ajouter un robot : { $level }
remove = Retirer { $name }
about = Options pour { $name }
played = À quoi on joue ?
kinds_game = Un jeu
kinds_match = Match
kinds_tournament = Tournoi
kindHints_match = Dans cet ordre. La personne qui gagne le plus de jeux remporte le titre.
kindHints_tournament = Les points s'additionnent, et qui perd un jeu choisit le suivant.
games = Mini-jeux
howMany = Combien de jeux
gamesCount =
    { $count ->
        [one] { $count } jeu
       *[other] { $count } jeux
    }
options = Options avancées
optionsHint = Attente et égalités
freeze = Attente après une erreur
freezeHint = Pour les petits, plutôt courte.
tie = Seuil d'une égalité
tieHint = Si deux annonces sont plus proches que cela, la carte va à qui la prend en premier.
take = Temps pour prendre la carte après une égalité
takeHint = Si personne ne la prend, la première annonce compte.
none = aucune
seconds = { SECONDS($ms) } s
milliseconds = { $ms } ms
play = Jouer : { $game }
playMatch = Jouer un match en { $count } jeux
playTournament = Jouer un tournoi en { $count } jeux
with = { $players } personnes · { $cards }
tooFew = Ajoute un robot ou partage le code.
areReady =
    { $ready ->
        [one] { $ready } sur { $people } joue
       *[other] { $ready } sur { $people } jouent
    }
beReady = Je joue
isReady = Tu joues !
starts = { $host } lance la partie.
nobodyStarts = On attend que quelqu'un lance la partie.
watching = Tu regardes.
lost = Connexion perdue. Reconnexion…
