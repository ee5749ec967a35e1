missingName = Comment ça s'appelle ?
noTitle = Donne un nom au paquet.
room =
    { $symbols ->
        [one] Encore de la place pour { $symbols } symbole.
       *[other] Encore de la place pour { $symbols } symboles.
    }
doubledName = Un autre symbole s'appelle { $name }.
longName = Un nom a au plus { $most } lettres. Le reste n'a pas été pris.
missingNames =
    { $count ->
        [one] Il manque { $count } nom
       *[other] Il manque { $count } noms
    }
doubledNames =
    { $count ->
        [one] { $count } nom est en double
       *[other] { $count } noms sont en double
    }
samePicture = La même image que { $name }. Retires-en une.
unreadable = Impossible à dessiner. Essaie une autre image.
refused_no-face = Rien à voir pour l'instant. Ajoute une image ou un mot.
refused_lost = Son image manque. Retire le symbole, ou ajoute l'image de nouveau.
refused_bad-name = Un de ses noms ne va pas. Utilise des lettres ou des chiffres, 40 au plus.
refused_no-cut-out = Impossible d'enlever le fond. Change la tolérance, ou garde le fond.
refused_too-small = Cette image est trop petite. Prends-en une plus grande, ou une plus grande partie.
refused_blank = On n'y voit rien.
refused_no-emoji = Il n'y a pas de dessin de cet emoji. Prends-en un autre, ou une image.
refused_no-font = Le serveur n'a pas de police pour ces lettres.
refused_too-complicated = Cette image est trop compliquée. Prends-en une plus simple.
refused_too-large = Cette image est trop lourde.
refused_too-many-pictures = Le paquet n'a plus de place pour d'autres images.
refused_draft-full = Le paquet n'a plus de place pour d'autres images.
tooFew =
    { $lacking ->
        [one] Ajoute encore { $lacking } symbole pour avoir un paquet.
       *[other] Ajoute encore { $lacking } symboles pour avoir un paquet.
    }
others =
    { $count ->
        [one] { $count } symbole est à revoir.
       *[other] { $count } symboles sont à revoir.
    }
alike =
    { $pairs ->
        [one] { $pairs } paire facile à confondre
       *[other] { $pairs } paires faciles à confondre
    }
alikeWhy_pictures = { $one } et { $other } se ressemblent beaucoup.
alikeWhy_names = { $one } et { $other } ne diffèrent que d'une lettre.
files_empty = Le fichier est vide.
files_too-large = Le fichier est trop lourd : au plus 80 Mo pour une image, 2 Mo en SVG.
files_too-many-pixels = L'image a trop de pixels : au plus 200 millions.
files_too-small = L'image est trop petite : il faut 16 pixels de côté, 300 c'est mieux.
files_heic = Ce navigateur ne lit pas les images HEIC. Enregistre-la d'abord en JPEG.
files_unreadable = L'image est illisible. Ouvre-la dans un autre programme et enregistre-la en JPEG ou PNG.
files_not-a-picture = Ce n'est ni une image, ni une liste, ni un paquet.
files_unreadable-file = Ce fichier est illisible.
files_too-many-files = Au plus { $most } fichiers à la fois. Le reste n'a pas été pris.
files_too-long = Un mot sur une carte a au plus { $most } lettres. Le reste n'a pas été pris.
files_long-name = Un nom a au plus { $most } lettres. Les plus longs sont raccourcis ; les mots sur les cartes sont entiers.
files_lone-cell = Certaines lignes n'ont qu'une case. Leurs symboles ne forment pas de paire.
files_too-many-faces = Un symbole a au plus { $most } faces. Le reste n'a pas été pris.
files_large-deck = Le paquet est trop lourd : au plus { $most } Mo.
files_unreadable-deck = Sosie ne sait pas lire ce paquet.
files_offline = Le serveur est injoignable. Réessaie avec une connexion.
files_failed = Ça n'a pas marché. Réessaie dans un instant.
files_too-many = Un paquet compte au plus { $most } symboles. Le reste n'a pas été pris.
