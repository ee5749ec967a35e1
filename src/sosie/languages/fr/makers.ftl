unreadable = illisible : { $reason }
blank = on n'y voit rien
too-small = l'image ne fait que { $width } x { $height } pixels : il en faut { $least } de côté, 300 c'est mieux
too-many-pixels = l'image a plus de { $most } millions de pixels : réduis-la
damaged = ce n'est pas une image, ou elle est abîmée : enregistre-la de nouveau en PNG ou JPEG
no-cut-out = impossible d'enlever le fond : change la tolérance, ou garde le fond
wrong-crop = un cadre est une partie de l'image : gauche, haut, largeur et hauteur, de 0 à 1
wrong-tolerance = une tolérance de { $tolerance } : choisis de 1 à 100

svg-too-large = l'image fait plus de { $most } Mo : enregistre-la en PNG
svg-too-long = l'image fait plus de { $most } Mo : simplifie-la, ou enregistre-la en PNG
svg-not-utf-8 = ce n'est pas une image SVG en UTF-8
not-svg = ce n'est pas une image SVG
svg-damaged = ce n'est pas une image SVG, ou elle est abîmée
svg-entities = l'image définit des entités, qui peuvent tout cacher : enregistre-la en SVG simple
svg-no-size = l'image ne dit pas sa taille : il lui faut une viewBox, ou une largeur et une hauteur
too-complicated = l'image est trop compliquée pour une carte : simplifie-la, ou enregistre-la en PNG
svg-too-many-pixels = les images qu'elle contient ont plus de { $most } millions de pixels
svg-outside = l'image renvoie à « { $target } », qui n'en fait pas partie : intègre cela, ou enregistre l'image en PNG
svg-strange-value = « { $name } » renvoie à autre chose, ou est écrit bizarrement : « { $value } »
svg-huge-number = « { $name } » contient un nombre trop grand : « { $value } »

features-left-out = laissé de côté dans { $where } : { $features }
a-script = un script
a-web-page = une page web
text = du texte (transforme-le en tracés)
a-filter = un filtre
an-animation = une animation
markers = des marqueurs
a-pattern = un motif
event-handlers = des gestionnaires d'événements
an-imported-style = un style importé

no-font = aucune police d'ici n'a toutes les lettres de { $words } : installes-en une pour cette écriture, comme Noto Sans
and-others = { $words } et d'autres
no-letters = « { $text } » n'a pas de lettres visibles
no-emoji = il n'y a pas de dessin de l'emoji { $emoji } : prends-en un autre, ou une image

line = { $file }, ligne { $number }
list-too-large = { $file } fait plus de { $most } Mo : ce ne peut pas être une liste de mots
no-text = { $file } n'est pas du texte : enregistre-le en UTF-8, ou en CSV UTF-8 dans un tableur
no-row = la ligne { $line } n'est pas une ligne de tableau : { $reason }
no-pair = { $where } : il n'y a rien à côté de « { $cell } », ce n'est donc pas une paire
name-cut = { $where } : le nom « { $name }... » est raccourci à { $most } lettres
no-picture-beside = il n'y a pas d'image « { $file } » à côté de la liste
word-too-long = « { $text }... » a { $count } lettres ; une carte en prend { $most } au plus

control-character = un nom ne peut pas contenir le caractère de contrôle U+{ $code }
name-too-long = le nom « { $name }... » a { $count } lettres ; il en faut { $most } au plus
no-name = « { $name } » n'est pas un nom : il faut une lettre ou un chiffre

unreadable-path = { $path } est illisible : { $reason }
no-file = il n'y a ni fichier ni dossier { $path }
no-source = on ne peut pas faire de paquet avec { $file } : donne un dossier, des images ({ $pictures }), une liste de mots (.txt), un tableau de paires (.csv) ou un paquet ({ $deck })
no-pictures = il n'y a pas d'images dans { $folder } : mets-en ({ $pictures })
ignored = laissé de côté, car ce ne sont pas des images lisibles : { $files }
ignored-pictures = laissé de côté, car ce ne sont pas des images lisibles : { $files } ; enregistre-les en JPEG ou PNG

too-many-pictures = il y a { $count } images ; un paquet en prend { $most } au plus
too-few = pas assez de symboles : { $symbols }. Avec { $least }, on fait { $least } cartes de 3 ; il en manque { $lacking }
nothing-to-take-away = il n'y a pas de « { $name } » à retirer
same-name = { $one } et { $other } s'appellent tous deux « { $name } » : donne un autre nom à l'un, ou retire-le
same-picture = { $one } et { $other } sont la même image : retires-en une

problems = { $count } problèmes : { $problems }
more-problems = et { $rest } de plus

missing-file = { $file } manque
no-difficulty = il n'y a pas de difficulté « { $name } »
no-shape = il n'y a pas de forme « { $name } »
strange-name = le nom « { $name } » n'est pas écrit comme un nom
other-symbols = les symboles des cartes ne sont pas ceux de la liste, chacun une fois
doubled-name = deux symboles ont le même nom
other-cards = nombre de cartes : { $cards } ici, { $deck } dans le paquet
card-of-others = la carte { $card } ne montre pas les symboles qu'elle a
symbol-off = sur la carte { $card }, un symbole dépasse du bord ou en recouvre un autre
deck-too-large = c'est trop lourd pour un paquet
no-archive = ce n'est pas une archive zip, ou elle est abîmée
archive-too-large = une fois décompressé, cela fait plus de { $most } Mo : prends moins d'images, ou de plus petites
too-many-files = l'archive contient { $count } fichiers, et { $most } est le maximum
doubled-file = l'archive contient deux fichiers du même nom
too-large-to-be-true = « { $file } », dans l'archive, est trop lourd pour être vrai
strange-path = l'archive contient un fichier au chemin bizarre, « { $path } »

wrong-ending = { $file } : le nom d'un paquet doit finir par { $endings }
no-folder = impossible d'écrire { $path } : il n'y a pas de dossier { $folder }
no-colour = « { $colour } » n'est pas une couleur : écris-la comme #1F2A44
reading = Lecture
drawing = Dessin des symboles
comparing = Comparaison
laying-out = Mise en page des cartes
printing = Impression
cards = { $cards } cartes de { $per_card } symboles
made-of-all = { $cards } ; les { $pictures } symboles sont tous utilisés.
made-of-some = { $cards } ; symboles utilisés : { $used } sur { $pictures }.
symbols-left-out = Inutilisé : { $names }.
all-would-make = Les { $pictures } ensemble feraient { $cards } : --per-card { $per_card }.
more-would-make = Avec { $more } de plus, on ferait { $cards }.
only-more-would-make = Avec 2 de plus, il n'y aurait pas plus de cartes ; avec { $more } de plus, on ferait { $cards }.
different-faces = Points communs entre deux faces différentes : { $percent } %.
note = Remarque : { $note }.
pair = { $one } et { $other }
look-alike = Faciles à confondre, ces images se ressemblent : { $pairs }.
read-alike = Faciles à confondre, ces noms se ressemblent : { $pairs }.
change-a-picture = Prends une autre image pour l'un des deux, ou retires-en un avec --without.
change-a-name = Donne un autre nom à l'un des deux, ou retires-en un avec --without.
and-more = { $names } et { $rest } de plus

for-the-printer = pour l'imprimante, à 100 %, recto verso
the-deck-itself = le paquet lui-même, pour jouer, réimprimer ou modifier
all-on-one-picture = toutes les cartes sur une image
