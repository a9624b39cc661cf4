### Les Châteaux de Bourgogne, le jeu de cartes. Toutes les phrases sont les nôtres.

## Sur l'étagère

title = Les Châteaux de Bourgogne : Le Jeu de cartes
about = Vos cartes sont vos dés : réunissez des trios, vendez des marchandises, élevez des animaux et restez devant.

## Ce qu’on demande

step-play-card = À vous de jouer : quel dé ?
step-act = { $die ->
        [0] Une action avec n’importe quel dé
       *[other] Une action avec votre {$die}
    }
step-convert-more = En convertir trois de plus ?
step-discard-project = Quel projet fait place à « {$card} » ?
step-round-bonus = Un trio : quel bonus de la manche {$round} ?
step-take-card = « {$card} » : quelle carte de l’étalage ?
step-take-supply = { $what ->
        [good] Quelle marchandise prenez-vous ?
        [animal] Quel animal prenez-vous ?
       *[both] Quelle marchandise ou quel animal prenez-vous ?
    }
step-sell-goods = Comptoir : quelles marchandises vendre ?
step-place-project = Hôtel de ville : quel projet poser ?
step-choose-bought = Laquelle des cartes achetées ?
step-finish = Encore quelque chose pendant ce tour ?

## Ce qu’on peut faire ; `.words` est ce qu’on peut taper

cost-workers = { $cost ->
        [0] {""}
        [one] {" "}({$cost} ouvrier)
       *[other] {" "}({$cost} ouvriers)
    }
choice-play-card = jouer le {$die} ({$card})
    .words = {$die} | jouer {$die} | jouer le {$die} | dé {$die}
choice-take = prendre « {$card} » de la rangée {$row}{$cost}
    .words = prendre {$card} | {$card}
choice-place = poser « {$card} » {$where}{$cost}
    .words = poser {$card} | poser {$card} {$where} | bâtir {$card}
where-new = sur une nouvelle pile
where-onto = { $height ->
        [1] sur une carte {$type}
       *[2] sur deux cartes {$type}
    }
choice-sell = vendre {$goods}{ $n ->
        [0] {""}
        [one] {" "}pour 1 pépite et 1 point
       *[other] {" "}pour {$n} pépites et {$n} points
    }{$cost}
    .words = vendre {$goods} | vendre {$sign}
choice-restock = compléter à deux ouvriers{ $n ->
        [0] {""}
       *[other] {" "}(+{$n})
    }
    .words = compléter | ouvriers
choice-take-silver = prendre 1 pépite
    .words = pépite | prendre pépite | argent
choice-convert = convertir {$what} en 1 point
    .words = convertir {$what} | convertir
choice-stop = ne plus rien convertir
    .words = arrêter | non
choice-discard-project = défausser « {$card} »
    .words = défausser {$card} | {$card}
choice-keep-projects = garder les projets
choice-take-bonus = gagner {$gain}
    .words = {$gain} | gagner {$gain}
choice-use-function = utiliser d’abord la fonction de « {$card} »
    .words = fonction | {$card}
choice-take-good = prendre {$goods} de la pile {$pile}
    .words = {$sign} | prendre {$sign} | marchandise {$pile}
choice-take-animal = prendre {$animals} de la pile {$pile}
    .words = {$sign} | prendre {$sign} | animal {$pile}
choice-decline = renoncer
    .words = renoncer | non | sans
choice-keep-bought = garder « {$card} » comme projet
    .words = garder {$card} | {$card}
choice-use-bought = utiliser « {$card} » comme un {$die} pour une action de plus
    .words = utiliser {$card} | utiliser {$die}
choice-finish = terminer le tour
    .words = terminer | fin | non
choice-buy = payer 3 pépites pour trois cartes : une à garder ou à utiliser
    .words = acheter | trois cartes

## Pourquoi non

reason-too-few-workers = cela coûte { $workers ->
        [one] {$workers} ouvrier
       *[other] {$workers} ouvriers
    }, vous en avez {$have}
reason-no-goods = vous n’avez pas de marchandise {$good}
reason-enough-workers = vous avez déjà deux ouvriers ou plus
reason-too-few-to-convert = { $enough ->
        [yes]
            cela coûte {$returned}, vous avez { $workers ->
                [one] {$workers} ouvrier
               *[other] {$workers} ouvriers
            } et { $silver ->
                [one] {$silver} pépite
               *[other] {$silver} pépites
            }
       *[no]
            un point coûte trois ouvriers ou pépites, vous avez { $workers ->
                [one] {$workers} ouvrier
               *[other] {$workers} ouvriers
            } et { $silver ->
                [one] {$silver} pépite
               *[other] {$silver} pépites
            }
    }
reason-does-not-fit = « {$by_card} » ne prend pas de carte comme « {$card} »
reason-no-silver = trois cartes coûtent 3 pépites, vous en avez {$silver}
reason-bought-already = vous avez déjà acheté des cartes pendant ce tour
reason-no-card-left = il ne reste aucune carte à acheter
reason-no-difference = cela ne change rien : l’autre pile montre la même chose

## Ce qui s’est passé

event-round-began = La manche {$round} commence
event-dealt-row = « {$card} » arrive dans la rangée {$row}
event-drew = { $who ->
        [you] Vous piochez
       *[other] {$player} pioche
    } {$card}
event-played = { $who ->
        [you] Vous jouez
       *[other] {$player} joue
    } le {$die} ({$card})
event-paid-workers = { $who ->
        [you] Vous rendez
       *[other] {$player} rend
    } { $amount ->
        [one] un ouvrier
       *[other] {$amount} ouvriers
    }
event-took = { $who ->
        [you] Vous prenez
       *[other] {$player} prend
    } « {$card} » de la rangée {$row}
event-discarded = { $who ->
        [you] Vous défaussez
       *[other] {$player} défausse
    } le projet « {$card} »
event-placed = { $who ->
        [you] Vous posez
       *[other] {$player} pose
    } « {$card} » { $height ->
        [1] sur une nouvelle pile
        [2] comme deuxième carte d’une pile
       *[3] comme troisième carte d’une pile
    }
event-completed = { $who ->
        [you] Vous achevez
       *[other] {$player} achève
    } un trio : {$type}
event-first-triple = C’est le premier trio de type {$type} : une carte bonus pour { $who ->
        [you] vous
       *[other] {$player}
    }
event-all-seven = { $who ->
        [you] Vous avez
       *[other] {$player} a
    } les sept types : une carte bonus de { $amount ->
        [one] {$amount} point
       *[other] {$amount} points
    }
event-chose-bonus = { $who ->
        [you] Vous choisissez
       *[other] {$player} choisit
    } {$gain} sur la carte de manche
event-gained-points = { $who ->
        [you] Vous gagnez
       *[other] {$player} gagne
    } { $amount ->
        [one] un point
       *[other] {$amount} points
    }
event-gained-silver = { $who ->
        [you] Vous gagnez
       *[other] {$player} gagne
    } { $amount ->
        [one] une pépite
       *[other] {$amount} pépites
    }
event-gained-workers = { $who ->
        [you] Vous gagnez
       *[other] {$player} gagne
    } { $amount ->
        [one] un ouvrier
       *[other] {$amount} ouvriers
    }
event-took-good = { $who ->
        [you] Vous prenez
       *[other] {$player} prend
    } {$good}
event-took-animal = { $who ->
        [you] Vous prenez
       *[other] {$player} prend
    } {$animal}
event-showed-good = Au sommet de la pile de marchandises {$pile} : {$good}
event-showed-animal = Au sommet de la pile d’animaux {$pile} : {$animal}
event-split-goods = Une pile de marchandises est vide : l’autre est partagée en deux
event-split-animals = Une pile d’animaux est vide : l’autre est partagée en deux
event-sold = { $who ->
        [you] Vous vendez
       *[other] {$player} vend
    } {$goods}
event-took-start-card = { $who ->
        [you] Vous prenez
       *[other] {$player} prend
    } la carte premier joueur, face cachée
event-converted = { $who ->
        [you] Vous rendez
       *[other] {$player} rend
    } {$returned}
event-declined = { $who ->
        [you] Vous renoncez
       *[other] {$player} renonce
    }
event-nothing-happened = « {$card} » n’apporte rien
event-none-left = Il n’en reste plus : le bonus { $who ->
        [you] ne vous apporte rien
       *[other] n’apporte rien à {$player}
    }
event-equal-tops = Les deux piles montrent la même chose : on prend sur la première
event-bought = { $who ->
        [you] Vous payez
       *[other] {$player} paie
    } 3 pépites pour trois cartes
event-showed-bought = Achetée : {$card}
event-kept = { $who ->
        [you] Vous gardez
       *[other] {$player} garde
    } « {$card} » comme projet
event-used = { $who ->
        [you] Vous utilisez
       *[other] {$player} utilise
    } « {$card} » comme un {$die}
event-reshuffled = La défausse est mélangée et forme une nouvelle pioche
event-round-ended = La manche {$round} est finie, et ce qui reste à l’étalage est défaussé
event-start-player = { $who ->
        [you] C’est vous qui commencez
       *[other] C’est {$player} qui commence
    } désormais
event-cloister-point = Un cloître pour Aaron : { $who ->
        [you] vous gagnez
       *[other] {$player} gagne
    } un point
event-compared = Après la manche {$round} : {$own} contre {$aaron} pour Aaron
event-aaron-ahead = Aaron est devant, et gagne

## Le score

score-triple = { $count ->
        [one] Un trio : {$type}
       *[other] {$count} trios : {$type}
    }
score-triples-of = Trios : {$type}
score-triple-how = {$points} chacun
score-first-triples = { $count ->
        [0] Aucun premier trio
        [one] Premier trio d’un type
       *[other] Premiers trios de {$count} types
    }
score-all-seven = Carte bonus pour les sept types
score-goods = { $count ->
        [0] Aucune marchandise vendue
        [one] {$count} marchandise vendue
       *[other] {$count} marchandises vendues
    }
score-victory-points = Cartes de points de victoire
score-animals = Animaux différents
score-animals-how = { $sets ->
        [none] aucune série
       *[other] séries de {$sets}
    }
score-start-player = La carte premier joueur

## Le dessin

draw-round = Manche {$round}
draw-bonuses = un trio rapporte {$bonuses}
draw-deck = pioche {$deck}, défausse {$discard}
draw-goods = marchandises
draw-animals = animaux
draw-pile = {$top} ({$cards})
draw-empty = rien
draw-firsts = premiers trios à prendre{"\u00A0"}
draw-all-seven = les sept types{"\u00A0"}
draw-player = {$player} : { $silver ->
        [one] {$silver} pépite
       *[other] {$silver} pépites
    }, { $workers ->
        [one] {$workers} ouvrier
       *[other] {$workers} ouvriers
    }, { $points ->
        [one] {$points} point
       *[other] {$points} points
    }
draw-printed = {$player} : { $points ->
        [one] {$points} point
       *[other] {$points} points
    }{ $lead ->
        [0] , à égalité avec vous
       *[other] {""}
    }
draw-ahead = , {$lead} devant vous
draw-behind = , {$lead} derrière vous
draw-still-to-come = , { $cards ->
        [one] {$cards} carte
       *[other] {$cards} cartes
    } à venir
draw-start = , carte premier joueur
draw-start-down = , carte premier joueur (face cachée)
draw-hand = main
draw-dice = { $hand ->
        [0] aucun dé en main
        [one] 1 dé en main
       *[other] {$hand} dés en main
    }, {$dice} à venir
draw-to-come = {$dice} à venir
draw-storage = entrepôt
draw-projects = projets
draw-estate = domaine
draw-bought = achats
draw-nothing = rien
draw-sold = { $n ->
        [one] {$n} vendue
       *[other] {$n} vendues
    }
pile-discard = Défausse

## La feuille de score

pad-note = Seules les piles de trois cartes comptent ; avec des cloîtres, une pile compte pour son autre type.
pad-help = La touche Entrée seule vaut 0 ; `retour` revient à la question précédente.
pad-castle = trios de châteaux
pad-mine = trios de mines
pad-cloister = trios de cloîtres
pad-knowledge = trios de savoirs
pad-ship = trios de navires
pad-pasture = trios de pâturages
pad-building = trios de bâtiments
pad-first-triples = cartes bonus de premier trio
pad-all-seven = points de la carte des sept types
pad-sold = marchandises vendues
pad-points = cartes de points de victoire, points
pad-chicken = poules
pad-cow = vaches
pad-sheep = moutons
pad-pig = cochons
pad-start-card = carte premier joueur
pad-silver = pépites restantes
pad-workers = ouvriers restants
pad-goods = marchandises non vendues
pad-too-many-triples = Il n’y a pas assez de cartes pour autant de trios, même avec les {$cloisters} cloîtres. Recomptez ces trios.
pad-large-estate = Aucun domaine n’a plus de {$most} trios. Recomptez celui-ci.
pad-first-triples-fault = Chaque type dont quelqu’un a un trio a une seule carte de ce genre, et l’un de ceux qui ont un tel trio la détient. Vérifiez qui a laquelle.
pad-all-seven-fault = Ces cartes valent {$worths} ; il n’y en a qu’une de chaque, et on les prend dans cet ordre. Sans carte, écrivez 0.
pad-animals-fault = Il n’y a que {$most} animaux de chaque sorte, tous joueurs réunis. Recomptez-les.
pad-goods-fault = Il n’y a que {$most} marchandises, vendues ou non, tous joueurs réunis. Recomptez-les.
pad-start-card-fault = Un joueur, et un seul, a la carte premier joueur. Vérifiez lequel.

## Les variantes

option-growing-market = Étalage croissant
    .text = L’étalage reçoit 7, 10, 13, 13 et 13 cartes aux manches A à E, quel que soit le nombre de joueurs.
option-strict-win = Victoire stricte
    .text = L’égalité de points à la fin ne suffit pas contre Aaron.
option-end-only-check = Comparaison à la fin seulement
    .text = Aaron ne gagne qu’après la dernière manche, si loin devant soit-il auparavant.
option-one-worker-each = Un ouvrier pour chacun
    .text = Chacun commence avec un ouvrier, quelle que soit sa place.
option-exact-three = Exactement trois
    .text = Une action convertit trois ouvriers ou pépites en un point, et pas davantage.
option-single-animal-set = Une série d’animaux
    .text = Une seule série d’animaux différents compte à la fin.
option-optional-functions = Fonctions facultatives
    .text = On peut toujours renoncer à la menuiserie, à l’église, au marché et à l’hôtel de ville.

## Ce qui se trouve sur la table

area-rounds = Un trio rapporte
area-deck = Pioche
area-discard = Défausse
area-goods-piles = Marchandises
area-animal-piles = Animaux
area-first-triples = Premier trio : 1 point
area-all-seven = Les sept types
area-display = Rangée
area-bought = Les cartes achetées
area-silver = Pépites
area-workers = Ouvriers
area-points = Points de victoire
area-hand = Dés
area-dice = Dés, face cachée
area-projects = Projets
area-goods = Marchandises
area-sold = Marchandises vendues
area-animals = Animaux
area-estate = Domaine
area-race = Qui mène
area-light = Marchandises claires
area-medium = Marchandises moyennes
area-dark = Marchandises foncées
area-chicken = Poules
area-cow = Vaches
area-sheep = Moutons
area-pig = Cochons
area-castle = château
# as in English
area-mine = mine
area-cloister = cloître
area-knowledge = savoir
area-ship = navire
area-pasture = pâturage
area-building = bâtiment
