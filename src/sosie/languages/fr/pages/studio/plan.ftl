plan = Plan
choose = Choisir un paquet
waiting = Calcul des cartes…
lacking =
    { $symbols ->
        [one] Encore { $symbols } symbole
       *[other] Encore { $symbols } symboles
    }
least = { $symbols } symboles font le plus petit paquet : { $symbols } cartes de 3.
deck = { $cards } cartes de { $each } symboles
all = Les { $symbols } symboles y sont tous.
leaves = Inutilisés : { $names }
leavesMore = Inutilisés : { $names } et { $rest } de plus
option =
    { $cards } cartes de { $each } symboles, { $leftOut ->
        [0] tous utilisés
        [one] { $leftOut } symbole inutilisé
       *[other] { $leftOut } symboles inutilisés
    }
more = { $more } de plus feraient { $cards } cartes de { $each }.
why = Pourquoi pas plus de cartes ?
legend = Dans un cercle : le nombre de cartes. Dessous : les symboles par carte. L'anneau montre combien de tes symboles servent. Les cercles en pointillé demandent plus de symboles.
reasons_fisher = Deux cartes ont toujours exactement un symbole en commun. Avec cette règle, { $symbols } symboles ne font jamais plus de { $cards } cartes : il n'y a jamais plus de cartes que de symboles (Fisher, 1940).
reasons_deza = Avec { $each } symboles par carte, un paquet sans symbole présent partout a au plus { $cards } cartes (Deza, 1974).
reasons_no-plane = Un paquet parfait de { $symbols } symboles serait un plan projectif qui n'existe pas : { $cards } cartes est donc la limite (Bruck et Ryser, 1949 ; Lam, 1989).
reasons_second-moment = En comptant les paires de cartes, on voit que { $symbols } symboles font au plus { $cards } cartes de cette taille.
reasons_ten-on-a-card = Ici, une carte a au plus dix symboles, pour qu'on les voie bien. Cela donne au plus { $cards } cartes, quel que soit le nombre de symboles.
reasons_other = Les mathématiques permettent au plus { $cards } cartes ici, et certains de ces paquets restent introuvables.
