title = Paquets de cartes
lead = Joue avec tes propres images : ta classe, ta famille, tes mots.
drop = Importer un paquet
dropHint = Dépose un fichier .sosie ici, ou choisis-en un.
reading = Lecture du paquet…
brought = { $name } est prêt.
yours = Tes paquets
all = Les paquets fournis avec Sosie
cards = { $cards } cartes, { $each } symboles par carte
play = Jouer
print = Imprimer
download = Enregistrer
forget = Retirer de la liste
remove = Supprimer
removeTitle = Supprimer { $name } ?
removeText = Ses images et toutes les parties jouées avec lui sont supprimées du serveur, pour tout le monde. C'est définitif.
removeYes = Supprimer pour de bon
make = Créer un paquet
makeText = Avec des photos, des dessins, des mots ou des emojis. En solo, ou avec toute la classe.
symbols =
    { $symbols ->
        [one] { $symbols } symbole
       *[other] { $symbols } symboles
    }
drafts = En préparation
draftCopy = copie
copy = Copier et modifier
copyHint = La copie n'est qu'à toi. Le paquet lui-même reste tel quel.
gone = Ce paquet n'est plus là.
goneHint = Son propriétaire l'a peut-être supprimé, ou l'adresse contient une erreur.
problems_unreadable = Sosie ne sait pas lire ce paquet.
problems_large = Ce fichier est trop gros. Prends des images plus petites : 500 pixels suffisent.
problems_busy = Beaucoup de paquets sont lus en ce moment. Réessaie dans un instant.
problems_failed = Ça n'a pas marché. Réessaie dans un instant.
