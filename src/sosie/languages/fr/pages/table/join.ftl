table = Table { $code }
nobody = Il n'y a encore personne ici. Commence !
here =
    { $count ->
        [one] { $names } est là.
       *[other] { $names } sont là.
    }
bot = { $name } (robot)
series = { $count } mini-jeux
practice = Entraînement
name = Ton nom
join = S'asseoir
joining = On te fait une place…
watch = Juste regarder
full = Les huit places sont prises. Regarde un moment : tu pourras t'asseoir dès que quelqu'un s'en va.
closed = Cette table est fermée. Demande un nouveau code, ou crée une table toi-même.
locked = L'hôte a verrouillé cette table : personne d'autre ne peut s'asseoir ni regarder. Demande-lui de la déverrouiller. Cette page se met à jour toute seule.
keptOut = L'hôte t'a demandé de ne pas revenir à cette table. Tu peux créer la tienne.
missing = Il n'y a pas de table { $code }.
missingHint = Elle a peut-être été fermée, ou le code contient une erreur. Essaie encore le code :
code = Le code de la table
go = Aller à la table
badName = Ce nom ne convient pas. Prends 1 à 24 lettres, chiffres ou signes.
tooMany = Trop d'essais. Réessaie dans { $seconds } s.
failed = Ça n'a pas marché. Réessaie dans un instant.
