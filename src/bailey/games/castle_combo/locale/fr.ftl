### Castle Combo. Toutes les phrases sont les nôtres. `.short` est ce qu’écrit le dessin ; ses signes sont dans la légende.

## Sur l'étagère

about = Bâtissez une cour de neuf cartes : engagez des gens du village et du château, et placez chaque carte là où elle rapporte.

## Les mots

castle = château
    .sign = château
# as in English
village = village
    .sign = village
shield-nobility = Noblesse
    .sign = N
    .shield = blason Noblesse
shield-faith = Foi
    .sign = F
    .shield = blason Foi
shield-scholarship = Savoir
    .sign = S
    .shield = blason Savoir
shield-military = Militaire
    .sign = M
    .shield = blason Militaire
shield-craftsmanship = Artisanat
    .sign = A
    .shield = blason Artisanat
shield-peasantry = Paysannerie
    .sign = P
    .shield = blason Paysannerie

## Ce que compte une capacité ou un parchemin

count-one = {""}
    .short = {""}
count-shield-tableau = {" "}pour chaque {$shield} de votre tableau
    .short = /{$sign}
count-shield-row = {" "}pour chaque {$shield} de sa ligne
    .short = /{$sign} lig.
# as in English
count-shield-column = {" "}pour chaque {$shield} de sa colonne
    .short = /{$sign} col.
count-shield-cross = {" "}pour chaque {$shield} de sa ligne et de sa colonne
    .short = /{$sign} croix
count-shield-neighbor = {" "}pour chaque {$shield} du tableau d’un voisin
    .short = /{$sign} voisin
count-banner-tableau = {" "}pour chaque carte {$deck} de votre tableau
    .short = /{$deck}
count-banner-neighbor = {" "}pour chaque carte {$deck} du tableau d’un voisin
    .short = /{$deck} voisin
count-shield-types-tableau = {" "}pour chaque type de blason différent de votre tableau
    .short = /type
count-shield-types-row = {" "}pour chaque type de blason différent de sa ligne
    .short = /type lig.
count-shield-types-column = {" "}pour chaque type de blason différent de sa colonne
    .short = /type col.
count-missing-shield-types = {" "}pour chacun des six types de blason qui manquent à votre tableau
    .short = /manquant
count-shield-set = {" "}pour chaque série de blasons {$set} de votre tableau
    .short = /{$signs}
count-banner-set = {" "}pour chaque série de votre tableau : {$set}
    .short = /{$signs}
set-shield = {$shield}
    .sign = {$sign}
set-banner = { $n ->
        [one] une carte {$deck}
       *[other] {$n} cartes {$deck}
    }
    .sign = { $n ->
        [one] {$deck}
       *[other] {$n} {$deck}
    }
list-and = { $n ->
        [one] {$last}
       *[other] {$first} et {$last}
    }
list-signs = { $n ->
        [one] {$last}
       *[other] {$first}+{$last}
    }
count-identical-shields = {" "}pour chaque groupe de {$size} blasons identiques de votre tableau
    .short = /{$size} égaux
count-cards-with-shield-count-eq = {" "}pour chaque carte de votre tableau portant exactement { $value ->
        [one] un blason
       *[other] {$value} blasons
    }
    .short = /{$value}-blason
count-cards-with-cost-eq = {" "}pour chaque carte de votre tableau au coût imprimé de {$value}
    .short = /coût {$value}
count-cards-with-cost-gte = {" "}pour chaque carte de votre tableau au coût imprimé de {$value} ou plus
    .short = /coût {$value}+
count-cards-with-discount = {" "}pour chaque carte de votre tableau portant une remise
    .short = /remise
count-cards-with-purse = {" "}pour chaque carte de votre tableau portant une bourse
    .short = /bourse
count-cells-filled = {" "}pour chaque carte de votre tableau, même face cachée
    .short = /carte
count-cells-empty = {" "}pour chaque case vide parmi les neuf de votre tableau
    .short = /case vide
count-keys = {" "}pour chaque clé que vous possédez
    .short = /clé
count-gold-on-card = {" "}pour chaque pièce d’or posée sur cette carte
    .short = /or
count-gold-on-purses = {" "}pour chaque pièce d’or posée sur vos bourses
    .short = /or bourse

test-position = {" "}si cette carte se trouve { $area ->
        [top_row] sur la ligne du haut
        [middle_row] sur la ligne du milieu
        [bottom_row] sur la ligne du bas
        [left_column] dans la colonne de gauche
        [middle_column] dans la colonne du milieu
        [right_column] dans la colonne de droite
        [corners] dans un coin
       *[edges] au milieu d’un bord
    } de votre tableau
    .short = {" "}{ $area ->
        [top_row] haut
        [middle_row] lig. mil.
        [bottom_row] bas
        [left_column] gauche
        [middle_column] col. mil.
        [right_column] droite
        [corners] coin
       *[edges] bord
    }
test-shield-absent = {" "}si votre tableau n’a aucun {$shield}
    .short = {" "}sans {$sign}
test-face-down-cards = {" "}si au moins { $min ->
        [one] une carte
       *[other] {$min} cartes
    } de votre tableau { $min ->
        [one] est
       *[other] sont
    } face cachée
    .short = {" "}cachée

## Les effets des capacités

gold = { $n ->
        [one] {$n} pièce d’or
       *[other] {$n} pièces d’or
    }
    .short = {$n}po
keys = { $n ->
        [one] {$n} clé
       *[other] {$n} clés
    }
    .short = {$n}c
effect-gain = { $who ->
        [opponents] chaque adversaire gagne
        [all] tout le monde gagne
       *[self] gagnez
    } {$what}{$count}
    .chosen = gagner {$what}{$count}
    .short = { $who ->
        [opponents] autres +
        [all] tous +
       *[self] +
    }{$what}{$count}
effect-store = posez { $n ->
        [one] {$n} pièce d’or
       *[other] {$n} pièces d’or
    } de la réserve sur chacune de vos bourses, tant qu’il y a de la place
    .chosen = ranger { $n ->
        [one] {$n} pièce d’or
       *[other] {$n} pièces d’or
    } sur chaque bourse non pleine
    .short = range {$n}po
effect-fill = remplissez à ras bord {$n} de vos bourses depuis la réserve
    .short = remplir {$n} bourses
effect-discard = défaussez une carte de la rangée du {$deck} et gagnez son coût imprimé en { $reward ->
        [gold] pièces d’or
       *[key] clés
    }
    .short = jeter {$deck} +coût { $reward ->
        [gold] po
       *[key] c
    }
effect-discount = désormais, { $decks ->
        [both] chaque carte
        [castle] chaque carte château
       *[village] chaque carte village
    } vous coûte { $n ->
        [one] {$n} pièce d’or
       *[other] {$n} pièces d’or
    } de moins
    .short = −{$n}po { $decks ->
        [both] tout
        [castle] château
       *[village] village
    }
effects-and = {$first}, et {$second}
    .short = {$first} {$second}
effects-or = {$first}, ou {$second}
    .short = {$first} ou {$second}

## Les parchemins

# as in English
scroll = { $n ->
        [one] {$n} point
       *[other] {$n} points
    }{$count}
    .short = {$n}{$count}

## Tout sur une carte

sheet-head = {$card} : une carte {$deck}, coûte { $cost ->
        [one] {$cost} pièce d’or
       *[other] {$cost} pièces d’or
    }
sheet-shields = Blasons : {$shields}
sheet-messenger = Messager : { $messenger ->
        [none] reste où il est
        [castle] va au château
       *[village] va au village
    }
sheet-ability = Capacité : {$ability}
sheet-purse = Bourse : contient jusqu’à {$purse} pièces d’or
sheet-scroll = Parchemin : {$scroll}

## Ce qu’on demande

step-spend-key = Prenez une carte, ou dépensez d’abord une clé
step-take-card = Prenez une carte
step-place-card = Où placer « {$card} » ({$shields}, {$scroll}) ?
step-choose-effect = {$card} : lequel des deux effets ?
step-choose-neighbor = {$card} : quel voisin compte ?
step-discard-card = {$card} : que défausser de la rangée du {$deck} ?
step-fill-purse = {$card} : quelle bourse remplir ?
step-over = La partie est terminée

## Ce qu’on peut faire ; `.words` est ce qu’on peut taper

choice-keep-key = garder toutes les clés
    .words = garder les clés | garder | non
choice-move-messenger = dépenser une clé : envoyer le messager au {$location}
    .words = messager | envoyer le messager | {$location}
choice-renew-row = dépenser une clé : renouveler la rangée du {$location}
    .words = renouveler | nouvelle rangée
choice-take = prendre « {$card} » { $price ->
        [0] gratuitement
        [one] pour {$price} pièce d’or
       *[other] pour {$price} pièces d’or
    }{ $discount ->
        [0] {""}
       *[other] {" "}({$cost} moins {$discount})
    }
    .words = {$card} | prendre {$card} | acheter {$card}
choice-take-face-down = prendre « {$card} » face cachée : gagner {$gold} pièces d’or et { $keys ->
        [one] {$keys} clé
       *[other] {$keys} clés
    }
    .words = cachée {$card} | face cachée {$card} | prendre face cachée {$card} | {$card} cachée | {$card} face cachée
choice-place = la placer {$where}
    .words = {$words}
choice-choose-effect = {$effect}
    .words = { $goods ->
        [key] clés
       *[gold] or | pièces
    }
choice-choose-neighbor = le voisin de { $side ->
        [left] gauche
       *[right] droite
    }, {$player} : gagner {$gain}
    .words = { $side ->
        [left] gauche
       *[right] droite
    } | {$player}
choice-discard = défausser « {$card} » : gagner {$gain}
    .words = {$card} | défausser {$card}
choice-fill-purse = remplir « {$card} » : { $n ->
        [one] {$n} pièce d’or
       *[other] {$n} pièces d’or
    }
    .words = {$card} | remplir {$card}
where-first = comme première carte
    .words = première
where-alone = à l’écart de toute autre carte
where-left = à gauche de « {$card} »
    .words = gauche {$card} | à gauche de {$card}
where-right = à droite de « {$card} »
    .words = droite {$card} | à droite de {$card}
where-above = au-dessus de « {$card} »
    .words = dessus {$card} | au-dessus de {$card}
where-below = sous « {$card} »
    .words = sous {$card} | dessous {$card}
where-joined = {$first}, {$second}

## Pourquoi non

reason-no-key = vous n’avez pas de clé
reason-location-removed = le {$location} a quitté la partie
reason-too-expensive = « {$card} » coûte { $price ->
        [one] {$price} pièce d’or
       *[other] {$price} pièces d’or
    }, vous en avez {$gold}
reason-outside-grid = le tableau dépasserait trois cartes en largeur ou en hauteur
reason-not-adjacent = aucune de vos cartes ne touche cette case
reason-purse-full = la bourse de « {$card} » est pleine

## Ce qui s’est passé

event-moved-messenger = { $who ->
        [you] Vous dépensez une clé et envoyez
       *[other] {$player} dépense une clé et envoie
    } le messager au {$location}
event-renewed = { $who ->
        [you] Vous dépensez une clé et renouvelez
       *[other] {$player} dépense une clé et renouvelle
    } la rangée du {$location}
event-took = { $who ->
        [you] Vous prenez
       *[other] {$player} prend
    } « {$card} » { $paid ->
        [0] gratuitement
        [one] pour {$paid} pièce d’or
       *[other] pour {$paid} pièces d’or
    }
event-took-face-down = { $who ->
        [you] Vous prenez
       *[other] {$player} prend
    } « {$card} » face cachée et { $who ->
        [you] gagnez
       *[other] gagne
    } {$gold} pièces d’or et { $keys ->
        [one] {$keys} clé
       *[other] {$keys} clés
    }
event-placed = { $who ->
        [you] Vous placez
       *[other] {$player} place
    } « {$card} » { $place ->
        [first] comme première carte
       *[other]
            { $column ->
                [-2] deux colonnes à gauche
                [-1] une colonne à gauche
                [1] une colonne à droite
                [2] deux colonnes à droite
               *[0] {""}
            }{ $column ->
                [0] {""}
               *[other]
                    { $row ->
                        [0] {""}
                       *[other] {" "}et{" "}
                    }
            }{ $row ->
                [-2] deux lignes au-dessus
                [-1] une ligne au-dessus
                [1] une ligne en dessous
                [2] deux lignes en dessous
               *[0] {""}
            }, à compter de la première carte
    }
event-gained-gold = { $who ->
        [you] Vous gagnez
       *[other] {$player} gagne
    } { $amount ->
        [one] {$amount} pièce d’or
       *[other] {$amount} pièces d’or
    }
event-gained-keys = { $who ->
        [you] Vous gagnez
       *[other] {$player} gagne
    } { $amount ->
        [0] 0 clé
        [one] une clé
       *[other] {$amount} clés
    }
event-gained-nothing = { $who ->
        [you] Vous ne gagnez
       *[other] {$player} ne gagne
    } rien
event-equal-neighbors = { $who ->
        [you] Vous avez
       *[other] {$player} a
    } deux voisins chez qui le compte est le même : {$amount}
event-stored = { $who ->
        [you] Vous rangez
       *[other] {$player} range
    } { $amount ->
        [one] {$amount} pièce d’or
       *[other] {$amount} pièces d’or
    } sur « {$card} »
event-discarded = { $who ->
        [you] Vous défaussez
       *[other] {$player} défausse
    } « {$card} »
event-messenger-went = Le messager va au {$location}
event-reshuffled = La défausse du {$location} est mélangée et forme une nouvelle pioche
event-revealed = « {$card} » arrive dans la rangée du {$location}
event-removed = Le {$location} n’a plus assez de cartes pour une rangée, et quitte la partie

## Le score

score-card = {$card}
score-card-face-down = {$card} (face cachée)
score-keys = { $keys ->
        [one] {$keys} clé
       *[other] {$keys} clés
    }
score-keys-how = un point chacune
score-face-down-how = ne rapporte rien
score-stored = {"\u00A0"}; {$stored} { $stored ->
        [one] pièce rangée
       *[other] pièces rangées
    }
score-left-over = {", "}dont {$gold} seulement à la fin

## Le dessin

draw-messenger = {"  "}messager
draw-piles = {"  "}pioche {$deck}, défausse {$discard}
draw-piles-short = {"  "}pioche {$deck}, déf. {$discard}
draw-removed = a quitté la partie
draw-price = {$price}po
draw-price-reduced = {$price}po({$cost})
draw-goes = →
# as in English
draw-purse = {" "}(max {$purse})
draw-stored = {$stored}/{$purse}po
draw-face-down = cachée
draw-player = {$player} : {$gold} po, { $keys ->
        [one] {$keys} clé
       *[other] {$keys} clés
    }
draw-player-short = {$player} : {$gold}po {$keys}c
# as in English
draw-points = , { $points ->
        [one] {$points} pt
       *[other] {$points} pts
    }
draw-cards = , { $cards ->
        [one] {$cards} carte
       *[other] {$cards} cartes
    }
draw-no-cards = (pas encore de carte)
pile-discard = défausse du {$location}

## La feuille de score

pad-help = Nommez chaque carte, ou juste assez de son nom. Avec de l’or sur sa bourse : sculptrice 4. Une carte face cachée : cachée. Pas de carte : la touche Entrée. `retour` revient à la question précédente.
pad-cell = { $row ->
        [0] en haut
        [1] au milieu
       *[2] en bas
    }, { $column ->
        [0] à gauche
        [1] au centre
       *[2] à droite
    }
pad-gold = or qui n’est pas sur une bourse
pad-keys = clés
pad-stored = or
pad-holds = « {$card} » { $most ->
        [0] ne contient pas d’or.
       *[other] contient au plus {$most} pièces d’or.
    }
pad-apart = Dans un tableau, chaque carte doit en toucher une autre.

## Ce qui est sur la table

area-castle = Rangée du château
area-village = Rangée du village
area-castle-deck = Pioche du château
area-village-deck = Pioche du village
area-castle-discard = Défausse du château
area-village-discard = Défausse du village
area-castle-row = Rangée du château
area-village-row = Rangée du village
area-messenger = Messager
area-gold = Or
area-keys = Clés
# as in English
area-tableau = Tableau
area-stored = or dessus
tab-take-face-down = Face cachée
