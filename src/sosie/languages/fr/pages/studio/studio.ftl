make = Créer un paquet
lead = Ta classe, ta famille, tes mots : deux cartes ont toujours une image en commun.
untitled = Mon paquet
titleLabel = Nom du paquet
titlePlaceholder = Nom du paquet
parts = Parties de l'atelier
tabs_symbols = Symboles
tabs_cards = Cartes
tabs_finish = Finir
play = Jouer
oneMoment = Un instant…
undo = Annuler
redo = Rétablir
done = Terminé
add = Ajouter
dismiss = Compris
saved_server = Enregistré
saved_sending = Enregistré sur cet appareil, envoi…
saved_device = Enregistré sur cet appareil. Nouvel essai…
saved_offline = Pas de connexion. Enregistré sur cet appareil.
saved_nowhere = Ce navigateur ne garde rien. Reste en ligne jusqu'à « Enregistré ».
conflicts_tab = Tu as modifié ce paquet dans un autre onglet en même temps. Tant que tu n'as pas choisi, cette version est gardée comme copie.
conflicts_server = Quelqu'un a modifié ce paquet sur un autre appareil.
conflicts_deleted = Ce paquet a été supprimé dans un autre onglet.
leftCopy = Un onglet a été fermé avant que tu choisisses entre deux versions. La sienne est gardée comme copie.
openCopy = Ouvrir la copie
keepDeleted = Le garder comme nouveau paquet
keepMine = Garder le mien
takeOther = Prendre l'autre
elsewhere = Ce paquet est aussi ouvert dans un autre onglet. Les deux montrent la même chose.
noDraft = Il n'y a pas de paquet à modifier ici.
noDraftHint = Il a peut-être été supprimé, ou le lien n'est pas complet.
waysIn = Façons d'ajouter des symboles
ways_pictures = Images
ways_camera = Photo
ways_draw = Dessiner
ways_emoji = Emojis
ways_words = Mots
ways_deck = Un paquet
drop = Dépose des images ici
dropHint = ou choisis-les. Sept suffisent pour commencer.
pasteHint = Tu peux aussi coller des images, des listes ou des cellules d'un tableur : deux colonnes forment des paires.
sample = Partir d'un exemple
collect = Collecter à plusieurs
collectShort = Collecter
reading = Lecture…
progress = { $done } sur { $total }
notLoaded = Le chargement a échoué. Vérifie la connexion.
wordsLabel = Des mots, un par ligne
wordsExample =
    pomme
    pain
    🥕 carotte
wordsHint = Deux colonnes forment des paires. Une barre | passe à la ligne sur la carte.
found =
    { $pairs ->
        [0]
            { $symbols ->
                [one] { $symbols } symbole
               *[other] { $symbols } symboles
            }
       *[other] { $symbols } symboles, dont { $pairs } en paires
    }
emojiLabel = Chercher un emoji
emojiExample = chat, école, musique…
noEmoji = Aucun emoji ne porte ce nom. Essaie un autre mot.
added = { $name } : ajouté
openFile = Ouvrir un fichier .sosie
copyEdition = Ou copier un paquet et le modifier
symbolCount =
    { $symbols ->
        [one] { $symbols } symbole
       *[other] { $symbols } symboles
    }
noCamera = Il n'y a pas d'appareil photo, ou cette page n'y a pas accès. Autorise-le dans le navigateur, ou choisis des images.
shoot = Prendre la photo
name = Nom
namePlaceholder = Nom ?
nameless = Pas encore de nom
edit = Modifier { $name }
leftOut = inutilisé
names = Noms
namesHint = On peut annoncer n'importe lequel. Sépare plusieurs noms par des virgules.
faces = Faces
face = Face { $number }
facesHint = Chaque carte montre une face. Ajoutes-en une deuxième, et elles forment une paire.
addFace = Ajouter une face
addingFace = Ce que tu ajoutes devient une autre face de { $name }.
notFace = Plutôt un nouveau symbole
removeFace = Retirer cette face
removeSymbol = Retirer
textOnCard = Texte sur la carte
crop = Recadrer
cropHint = Cadre. Les flèches le déplacent ; avec Maj, elles changent sa taille.
turn = Tourner
whole = Image entière
cutOut = Enlever un fond uni
cutOuts_auto = S'il est uni
cutOuts_always = Toujours
cutOuts_never = Jamais
tolerance = Tolérance
toleranceHint = L'écart avec le fond à partir duquel une couleur reste.
tile = Forme d'une photo
tiles_deck = Comme le paquet
tiles_round = Disque
tiles_rounded = Carré arrondi
outline = Contour
outlines_auto = Si elle est pâle
outlines_always = Toujours
outlines_never = Jamais
editDrawn = La recadrer ou la tourner
before = avant
after = après
sheet = Feuille à dessin
colours = Couleurs
colourNames_1 = bleu foncé
colourNames_2 = rouge
colourNames_3 = jaune
colourNames_4 = vert
colourNames_5 = bleu
colourNames_6 = violet
colourNames_7 = rose
colourNames_8 = brun
colourNames_9 = gris
colourNames_10 = blanc
widths_thin = Fin
widths_middle = Moyen
widths_thick = Épais
eraser = Gomme
