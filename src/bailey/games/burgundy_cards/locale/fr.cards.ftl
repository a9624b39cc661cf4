### Les Châteaux de Bourgogne, le jeu de cartes : les mots, et ce que font les cartes. `.short` est ce qu’écrit le dessin.

## Les mots

type-castle = château
    .short = châ
# as in English
type-mine = mine
    .short = min
# as in English
type-cloister = cloître
    .short = clo
type-knowledge = savoir
    .short = sav
type-ship = navire
    .short = nav
type-pasture = pâturage
    .short = pât
type-building = bâtiment
    .short = bât
kind-castle = château
    .short = château
# as in English
kind-mine = mine
    .short = mine
kind-cloister = cloître
    .short = cloître
kind-knowledge = savoir
    .short = savoir
kind-ship = navire
    .short = navire
kind-pasture = pâturage
    .short = pâturage
kind-carpenters-workshop = menuiserie
    .short = menuiserie
kind-church = église
    .short = église
kind-market = marché
    .short = marché
kind-watchtower = tour de guet
    .short = tour guet
kind-bank = banque
    .short = banque
kind-boarding-house = pension
    .short = pension
kind-warehouse = comptoir
    .short = comptoir
kind-city-hall = hôtel de ville
    .short = hôt. ville
card-name = {$kind} {$die}
good-light = { $n ->
        [0] des marchandises claires
        [one] {$n} marchandise claire
       *[other] {$n} marchandises claires
    }
    .sign = claire
good-medium = { $n ->
        [0] des marchandises moyennes
        [one] {$n} marchandise moyenne
       *[other] {$n} marchandises moyennes
    }
    .sign = moyenne
good-dark = { $n ->
        [0] des marchandises foncées
        [one] {$n} marchandise foncée
       *[other] {$n} marchandises foncées
    }
    .sign = foncée
animal-chicken = { $n ->
        [one] {$n} poule
       *[other] {$n} poules
    }
    .sign = poule
animal-cow = { $n ->
        [one] {$n} vache
       *[other] {$n} vaches
    }
    .sign = vache
animal-sheep = { $n ->
        [one] {$n} mouton
       *[other] {$n} moutons
    }
    .sign = mouton
animal-pig = { $n ->
        [one] {$n} cochon
       *[other] {$n} cochons
    }
    .sign = cochon
silver = { $n ->
        [one] {$n} pépite
       *[other] {$n} pépites
    }
    .short = {$n}pé
workers = { $n ->
        [one] {$n} ouvrier
       *[other] {$n} ouvriers
    }
    .short = {$n}o
# as in English
points = { $n ->
        [one] {$n} point
       *[other] {$n} points
    }
    .short = {$n}p
goods = { $n ->
        [one] {$n} marchandise
       *[other] {$n} marchandises
    }
    .short = { $n ->
        [one] march.
       *[other] {$n} march.
    }
animals = { $n ->
        [one] {$n} animal
       *[other] {$n} animaux
    }
    .short = { $n ->
        [one] animal
       *[other] {$n} animaux
    }
list-and = {$first} et {$last}
list-or = {$first} ou {$last}

## Les fonctions

function-nothing = aucune fonction ; peut rejoindre toute pile inachevée, et compte alors comme une carte du type de cette pile
    .short = joker
function-gain = gagnez {$gain}
    .short = +{$gain}
function-draw = prenez { $of ->
        [goods] une marchandise
        [animals] un animal
       *[both] une marchandise ou un animal
    } au sommet d’une des piles ouvertes
    .short = { $of ->
        [goods] march.
        [animals] animal
       *[both] mar./ani.
    }
function-take = prenez à l’étalage une carte {$types} de votre choix comme projet ; vous ne pouvez y renoncer que si vous avez déjà trois projets
    .short = {$types}
function-sell = vendez toutes les marchandises d’une sorte, comme par l’action 3
    .short = vendre
function-place = posez aussitôt un autre projet, quel que soit son dé, et utilisez aussi sa fonction
    .short = poser
function-act = une action de plus, comme avec n’importe quel dé
    .short = action

## Tout sur une carte

sheet-head = {$card} : { $type ->
        [building] un bâtiment
       *[other] une carte de type {$name}
    }, avec un {$die} pour dé
sheet-function = Une fois posée : {$function}
sheet-triple = { $type ->
        [cloister] Trois cloîtres seuls
        [building] Trois bâtiments quelconques
       *[other] Un trio de ce type
    } : {$points}
