### The companion, in French.

## On the shelf

title = Les Châteaux de Bourgogne : compagnon
about = Le jeu est sur votre table ; ici joue l’Automata. Le compagnon tient ses cartes, sa réserve, ses pépites et ses points, et dit quoi poser.

## What the table is asked

step-tell-lying = { $depot ->
        [0] Dépôt noir, tuile {$slot} : laquelle est-ce ?
       *[other] Dépôt {$depot} : quelle tuile de cette couleur s’y trouve ({$kinds}) ?
    }
step-tell-white = Lancez les dés de la nouvelle manche : que montre le dé blanc ?
step-tell-good = Quelle marchandise de cette manche va au dépôt {$white} ?
step-play = { $played ->
        [0] Jouez jusqu’au tour de l’Automata. Lancez alors son dé : que montre-t-il ?
       *[other] Jouez la manche jusqu’au bout. Est-elle finie ?
    }
step-tell-found = Cherchez à partir du dépôt {$start}, dans le sens horaire, dans chaque dépôt : {$items} ({ $side ->
        [left] carte de gauche
       *[right] carte de droite
    }). Que trouvez-vous ?
step-tell-wild = Rien ne convient. Prenez la première tuile du dépôt noir, face cachée : laquelle est-ce ?
step-tell-goods = Son bateau prend toutes les marchandises du dépôt qui en a le plus, à égalité du premier à partir du dépôt {$white}. Lesquelles ?
step-tell-kept = { $nearest ->
        [0] Avec son bâtiment ({$building}), l’Automata prend une tuile. À partir du dépôt {$white}, dans le sens horaire, cherchez dans tous les dépôts le premier de ces genres, puis le suivant : {$kinds}. Que trouvez-vous ?
       *[1] Avec son bâtiment ({$building}), l’Automata prend une tuile du dépôt le plus proche, à partir du dépôt {$white}, qui a un de ces genres, le premier d’abord : {$kinds}. Que trouvez-vous ?
    }
step-tell-scarcest = { $official ->
        [0] Son château blanc prend une tuile du premier dépôt non vide à partir du dépôt {$white}, dans le sens horaire : du genre dont sa réserve a le moins. Laquelle est-ce ? Dans sa réserve : {$kinds}
       *[1] Son château blanc prend une tuile : à partir du dépôt {$white}, dans le sens horaire, cherchez dans tous les dépôts le premier de ces genres, puis le suivant. Que trouvez-vous ? {$kinds}
    }
step-tell-bought = L’Automata achète pour {$price} pépites. Prenez au dépôt noir la tuile dont le genre vient ici en premier (entre parenthèses : combien sa réserve en a), s’il y en a plusieurs la première : laquelle est-ce ? {$kinds}
step-tell-points = Joueur {$person}, vos points à la fin : { $digits ->
        [3] centaines ?
        [2] {$points}··, dizaines ?
       *[other] {$points}·, unités ?
    }
step-finish = Tout est dit : la partie est-elle finie ?

## Choices; `.words` is what one may type

choice-die = { $which ->
        [white] le dé blanc montre {$die}
       *[own] son dé montre {$die}
    }
    .words = {$die}
choice-tile = {$card}
    .words = {$card}
choice-none = { $step ->
        [tell-found] aucun dépôt n’en a
        [tell-kept] aucun dépôt n’en a
        [tell-scarcest] tous les dépôts sont vides
       *[tell-wild] le dépôt noir est vide
    }
    .words = aucune | non
choice-good = {$goods}
    .words = {$type}
choice-done = c’est tout
    .words = tout | fini
choice-taken = quelqu’un a pris {$tile} { $depot ->
        [0] au dépôt noir
       *[other] au dépôt {$depot}
    }
    .words = pris {$card} {$depot} | {$depot} {$card}
choice-goods-taken = quelqu’un a pris {$goods} au dépôt {$depot}
    .words = marchandises {$depot} {$type}
# as in English
choice-bonus-taken = quelqu’un a pris la tuile bonus : {$kind}
    .words = bonus {$kind}
choice-round-over = { $round ->
        [5] la phase est finie
       *[other] la manche est finie
    }
    .words = finie | suite
choice-digit = {$digit}
    .words = {$digit}
choice-finish = finir la partie
    .words = fin

## Why a choice is not open

reason-bonus-gone = Les deux tuiles bonus sont prises, ou les joueurs en ont déjà une : {$kind}

## What happened, and what to do

event-marker-advanced = Avancez son pion d’une case sur la piste, au-dessus de ceux qui y sont
event-tile-taken = Quelqu’un a pris {$tile} { $depot ->
        [0] au dépôt noir
       *[other] au dépôt {$depot}
    }
event-goods-taken = Quelqu’un a pris {$good} au dépôt {$depot}
event-bonus-taken = Quelqu’un a pris la tuile bonus : {$kind}
# as in English
event-points-told = {$player} : { $points ->
        [one] {$points} point
       *[other] {$points} points
    }
event-none-found = Aucun dépôt n’a de tuile pour la carte
event-phase-began = { $phase ->
       *[other] Phase {$phase} : remplissez les dépôts
    }
event-automata-found = { $depot ->
        [0] Posez {$tile} sur la ligne {$item} de la{" "}
       *[other] Le dépôt {$depot} a {$tile} : posez cette tuile sur la ligne {$item} de la{" "}
    }{ $side ->
        [left] carte de gauche
       *[right] carte de droite
    }
event-automata-reserve = Posez {$tile} de sa réserve sur la ligne {$item} de la { $side ->
        [left] carte de gauche
       *[right] carte de droite
    }
event-automata-wild = Posez un joker de sa réserve sur la ligne {$item} de la { $side ->
        [left] carte de gauche
       *[right] carte de droite
    }
event-automata-made-wild = Mettez {$tile}, face cachée, dans sa réserve, comme joker
event-automata-no-tile = Le dépôt noir est vide : l’Automata reçoit des pépites à la place
event-automata-kept = { $depot ->
        [0] Mettez {$tile} dans sa réserve
       *[other] Le dépôt {$depot} a {$tile} : mettez cette tuile dans sa réserve
    }
event-automata-finished = {$tile} est terminée : {$points} points. Ses tuiles vont dans son duché
event-automata-bought = Mettez {$tile} du dépôt noir dans sa réserve
event-took-goods = { $depot ->
        [0] {$player} prend {$good}
       *[other] {$player} prend {$good} au dépôt {$depot}
    }

## Scores

score-told = Points dits à la fin

## Rules

rule-companion =
    .title = Le compagnon
    .text = Les cartes de l’Automata sont ici, pas sur la table ; ses tuiles peuvent rester sur la table ou de côté. À son tour, lancez son dé et dites-le au compagnon. Si vous cherchez, il demande ce que vous avez trouvé ; s’il cherche, dites-lui une fois par phase ce qui se trouve dans les dépôts, et ce que les joueurs prennent. Tout ce que vous dites peut être repris, et redit.
    .word = compagnon

## Options

option-depth = Qui cherche dans les dépôts
    .text = Vous : le compagnon dit quoi chercher, et vous dites ce que vous avez trouvé. Lui : vous dites une fois par phase ce qui se trouve dans les dépôts, puis ce que les joueurs prennent, et il trouve la tuile lui-même.
option-depth-0 = vous
option-depth-1 = le compagnon
option-people = Joueurs à la table
    .text = Combien jouent contre l’Automata.
option-automata = L’Automata
    .text = Plus il est difficile, plus une carte finie lui rapporte.
option-automata-1 = facile
option-automata-2 = moyen
option-automata-3 = difficile
option-trade-routes = Routes commerciales
    .text = Les joueurs posent les marchandises vendues sur des routes ; l’Automata marque 1 point de plus par vente.

## Parties du plateau

area-round = Manche
area-automata = Les cartes de l’Automata
area-bonus = Tuiles bonus
area-depots = Dépôt
area-black = Dépôt noir
area-goods = Marchandises
area-tiles = Tuiles
area-silver = Pépites
area-good-1 = Marchandises de type 1
area-good-2 = Marchandises de type 2
area-good-3 = Marchandises de type 3
area-good-4 = Marchandises de type 4
area-good-5 = Marchandises de type 5
area-good-6 = Marchandises de type 6
