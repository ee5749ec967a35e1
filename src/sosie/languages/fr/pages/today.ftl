title = Les dix du jour
intro = Dix paires de cartes, les mêmes pour tout le monde aujourd'hui. Tu as un seul essai.
rule = Touche le symbole présent sur les deux cartes. Une erreur coûte { $penalty } s.
start = Commencer
resume = Continuer
running = Tu as commencé les dix du jour. Le temps continue, jusqu'à une minute par paire.
getting = Les cartes arrivent…
pair = Paire { $number } sur 10
penalty = Pas celui-là : +{ $seconds } s
tenths = { SECONDS($ms, digits: 1) } s
yourTime = Ton temps
mistakes =
    { $count ->
        [one] { $count } erreur
        [0] Aucune erreur
       *[other] { $count } erreurs
    }
streak =
    { $days ->
        [one] Série : { $days } jour
       *[other] Série : { $days } jours
    }
next = Les dix suivantes arrivent à minuit.
share = Partager
copied = Copié
marks = Tes dix paires
grades_quick = jusqu'à { $quick }
grades_steady = jusqu'à { $steady }
grades_slow = plus long
grades_wrong = avec une erreur
curve = Temps après chaque paire
you = Toi
yesterday = Hier
lastTime = Toi le { $date }
bot = Robot · { $level }
botsHint = Robots : leur temps moyen.
kept = Tes temps restent sur cet appareil.
practice = S'entraîner
