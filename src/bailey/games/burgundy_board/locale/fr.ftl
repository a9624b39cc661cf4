### The Castles of Burgundy, the board game. All sentences are our own.

## On the shelf

title = Les Châteaux de Bourgogne
about = Bâtir un duché avec deux dés par tour : châteaux, villes, pâturages, mines et bateaux. De deux à quatre, seul ou ensemble contre l’Automata.

## What a player is asked

step-choose-duchy = Quel duché sera le vôtre ?
step-start-castle = Où posez-vous votre premier château ?
step-act = { $dice ->
        [2] À vous : une action avec l’un des dés
       *[other] Une action avec votre second dé
    }
step-extra-action = { $die ->
        [0] Une action de plus, avec n’importe quel nombre
       *[other] Une action de plus, avec le dé blanc : {$die}
    }
step-discard = Votre réserve est pleine : quelle tuile part, pour {$tile} ?
step-choose-depot = De quel dépôt le bateau prend-il les marchandises ?
step-second-depot = De quel dépôt voisin aussi ?
step-take-goods = De la place pour trois types : lequel prenez-vous ?
step-take-tile = Quelle tuile prenez-vous : {$kinds} ?
step-sell-goods = Quelles marchandises vendez-vous ?
step-place-tile = Hôtel de ville : quelle tuile posez-vous, et où ?
step-choose-effect = La grue : comme quel bâtiment l’utilisez-vous ?
step-finish = Acheter une tuile, ou finir le tour ?

## Choices; `.words` is what one may type

duchy-name = { $edition ->
        [classic] {$number} (édition de 2019)
        [se] {$number} (édition de 2023)
       *[any] {$number}
    }
choice-choose-duchy = prendre le duché {$duchy}
    .words = duché {$duchy} | {$duchy}
choice-start-castle = poser le premier château sur la case {$space} (dé {$number})
    .words = château {$space} | {$space}
choice-take = { $die ->
        [0] action supplémentaire
       *[other] avec le {$die}
    }{ $workers ->
        [0] {""}
        [one] {" "}et {$workers} ouvrier
       *[other] {" "}et {$workers} ouvriers
    } :{" "}prendre {$tile} du dépôt {$depot}
    .words = prendre {$card} {$depot} | {$depot} {$card} | prendre {$card}
choice-place = { $die ->
        [0] action supplémentaire
       *[other] avec le {$die}
    }{ $workers ->
        [0] {""}
        [one] {" "}et {$workers} ouvrier
       *[other] {" "}et {$workers} ouvriers
    } :{" "}poser {$tile} sur la case {$space} (dé {$number})
    .words = poser {$card} {$space} | {$card} {$space}
choice-sell = { $die ->
        [0] action supplémentaire
       *[other] avec le {$die}
    }{ $workers ->
        [0] {""}
        [one] {" "}et {$workers} ouvrier
       *[other] {" "}et {$workers} ouvriers
    } :{" "}vendre {$goods}{ $points ->
        [0] {""}
        [one] {" "}pour {$points} point
       *[other] {" "}pour {$points} points
    }{ $points ->
        [0] {""}
       *[other] { $silver ->
            [one] {" "}et {$silver} pépite
           *[other] {" "}et {$silver} pépites
        }
    }
    .words = vendre {$type}
choice-take-workers = { $die ->
        [0] action supplémentaire :{" "}
       *[other] avec le {$die} :{" "}
    }{ $n ->
        [one] prendre 1 ouvrier
       *[other] prendre {$n} ouvriers
    }
    .words = ouvriers {$die} | ouvriers
choice-take-tile = prendre {$tile} du dépôt {$depot}
    .words = prendre {$card} {$depot} | {$depot} {$card} | {$card}
choice-place-tile = poser {$tile} sur la case {$space} (dé {$number})
    .words = poser {$card} {$space} | {$card} {$space}
choice-sell-goods = vendre {$goods}{ $points ->
        [0] {""}
        [one] {" "}pour {$points} point
       *[other] {" "}pour {$points} points
    }{ $points ->
        [0] {""}
       *[other] { $silver ->
            [one] {" "}et {$silver} pépite
           *[other] {" "}et {$silver} pépites
        }
    }
    .words = vendre {$type} | {$type}
choice-take-goods = prendre les marchandises du dépôt {$depot} : {$goods}
    .words = marchandises {$depot} | {$depot}
choice-take-good = prendre {$goods}
    .words = prendre {$type} | {$type}
choice-use-effect = utiliser la grue comme {$building} : {$effect}
    .words = {$building}
choice-decline = s’en passer
    .words = refuser | non
choice-discard = défausser {$tile}
    .words = défausser {$card} | {$card}
choice-finish = terminer le tour
    .words = fin | fini
choice-buy = acheter {$tile} { $depot ->
        [0] du dépôt noir
       *[other] du dépôt {$depot}
    } pour { $silver ->
        [one] {$silver} pépite
       *[other] {$silver} pépites
    }
    .words = acheter {$card} | acheter {$depot} {$card}
choice-hire = prendre {$tile} { $depot ->
        [0] du dépôt noir
       *[other] du dépôt {$depot}
    }{ $workers ->
        [0] {""}
        [one] {" "}pour {$workers} ouvrier
       *[other] {" "}pour {$workers} ouvriers
    }
    .words = embaucher {$card} | embaucher {$depot} {$card}
choice-trade-silver = échanger 1 pépite contre {$n} ouvriers
    .words = échanger pépite | échanger argent

## Why a choice is not open

reason-too-few-workers = Il faut { $workers ->
        [one] {$workers} ouvrier
       *[other] {$workers} ouvriers
    } ; vous en avez {$have}
reason-no-goods = Vous n’avez pas de marchandises de type {$good}
reason-no-silver = Il faut { $silver ->
        [one] {$silver} pépite
       *[other] {$silver} pépites
    } ; vous en avez {$have}
reason-bought-already = Un achat par tour : vous avez déjà acheté
reason-not-beside = On ne peut poser {$tile} qu’à côté d’une tuile déjà posée
reason-stands-there = Cette ville a déjà {$tile}
reason-inn-stands-there = Cette région a déjà une auberge
reason-does-not-fit = C’est d’un autre genre : {$card}
reason-empty-depot = Il n’y a pas de marchandises au dépôt {$depot}
reason-only-between = Avec cette option, on n’achète qu’avant, entre ou après ses actions
reason-too-few-to-hire = Il faut {$workers} ouvriers ; vous en avez {$have}
reason-hired-already = Une fois par tour : vous avez déjà utilisé ce savoir

## Scores

score-regions = Régions complètes
score-cards = Cartes terminées
score-colours = Tuiles bonus des couleurs complètes
score-livestock = Bétail
score-sales = Marchandises vendues
score-buildings = Bâtiments
score-routes = Récompenses de la route commerciale
score-posts = Postes-frontières
score-goods = { $count ->
        [one] {$count} marchandise invendue
       *[other] {$count} marchandises invendues
    }
score-silver = { $count ->
        [one] {$count} pépite restante
       *[other] {$count} pépites restantes
    }
score-workers = { $count ->
        [one] {$count} ouvrier restant
       *[other] {$count} ouvriers restants
    }
score-knowledge = {$card}
score-crane = Grue, comme n’importe quel bâtiment
score-automata-knowledge = { $count ->
        [one] {$count} savoir
       *[other] {$count} savoirs
    }
score-automata-reserve = { $count ->
        [one] {$count} tuile en réserve
       *[other] {$count} tuiles en réserve
    }
score-automata-unfinished = { $count ->
        [one] {$count} tuile sur des cartes inachevées
       *[other] {$count} tuiles sur des cartes inachevées
    }

## Piles

pile-discard = Hors jeu
pile-reserve = Réserve de l’Automata
pile-finished = Duché de l’Automata

## Options

option-automata = L’Automata
    .text = Un adversaire imprimé qui joue par cartes ; seul, il joue toujours, au niveau moyen si rien n’est dit. Les niveaux plus durs marquent plus par carte terminée.
option-automata-0 = personne ; seul : moyen
option-automata-1 = facile
option-automata-2 = moyen
option-automata-3 = difficile
option-automata-rules = Règles de l’Automata
    .text = Le premier texte, ou l’officiel : il remélange les cartes écartées au début et départage par l’ordre de sa réserve.
option-automata-rules-0 = premier texte
option-automata-rules-1 = officiel
option-automata-depot-first = Dépôt le plus proche d’abord
    .text = L’église et le marché de l’Automata prennent au dépôt le plus proche qui convient, au lieu de chercher partout le premier genre.
option-automata-bonus-on-cards = Les couleurs comptent les cartes
    .text = Pour ses tuiles bonus, les tuiles des cartes inachevées de l’Automata comptent aussi.
option-automata-a = Variante A
    .text = Deux bâtiments, un bétail, un bateau et un savoir comptent dès le début dans le duché de l’Automata.
option-automata-b = Variante B
    .text = Un bâtiment, une mine et un château comptent dès le début dans le duché de l’Automata ; la mine paie.
option-automata-c = Variante C
    .text = L’Automata commence.
option-duchies = Qui a quel duché
    .text = Tous ont le même, chacun choisit, ou chacun en reçoit un différent.
option-duchies-0 = le même
option-duchies-1 = choisi
option-duchies-2 = distribué
option-duchy = Duché
    .text = Le duché de tous, si tous ont le même. Le 1 est pour débuter. À partir de 11, une seule source : une case peut être fausse.
option-duchy-3 = 4 (édition de 2019)
option-duchy-4 = 4 (édition de 2023)
option-duchy-8 = 8 (édition de 2019)
option-duchy-9 = 8 (édition de 2023)
option-duchy-12 = 11 (une seule source)
option-duchy-13 = 12 (une seule source)
option-duchy-14 = 13 (une seule source)
option-duchy-15 = 15 (une seule source)
option-duchy-16 = 16 (une seule source)
option-duchy-17 = 17 (une seule source)
option-duchy-18 = 18 (une seule source)
option-duchy-19 = 19 (une seule source)
option-duchy-20 = 20 (une seule source)
option-duchy-21 = 21 (une seule source)
option-duchy-22 = 22 (une seule source)
option-duchy-23 = 23 (une seule source)
option-duchy-24 = 25 (une seule source)
option-duchy-25 = 26 (une seule source)
option-duchy-26 = 27 (une seule source)
option-duchy-27 = 28 (une seule source)
option-duchy-28 = 29 (une seule source)
option-duchy-29 = 30 (une seule source)
option-duchy-set = Jeu de duchés
    .text = Parmi lesquels on choisit ou distribue : les dix de 2019, les dix de 2023 avec de nouvelles formes de 4 et 8, ou les trente.
option-duchy-set-0 = dix de 2019
option-duchy-set-1 = dix de 2023
option-duchy-set-2 = tous
option-knowledge-6 = Savoir 6
    .text = Les éditions diffèrent. 2023 : deux ouvriers prennent un bâtiment, une fois par tour. 2011 : l’achat peut venir de tout dépôt. 2019 : de même, et deux ouvriers peuvent payer.
option-knowledge-15 = Savoir 15
    .text = Points par type de marchandises vendu : 2 depuis 2019, 3 avant.
option-knowledge-26 = Savoir 26
    .text = Points par tuile bonus : 3 depuis 2019, 2 avant.
option-fewest-empty = Égalité : le moins de cases vides
    .text = À points égaux, le duché le plus plein gagne, selon le livre de 2023 ; sinon le plus vide.
option-purchase-between = Achats entre les actions
    .text = L’achat vient avant, entre ou après les deux actions, comme en 2011, et non au milieu d’une.
option-additional-hexes = Tuiles supplémentaires
    .text = Les savoirs 27 et 28, la grue et les oies sont parmi les tuiles.
option-white-castles = Châteaux blancs
    .text = Huit châteaux blancs, posés sur des cases de bâtiment et qui utilisent le dé blanc, et le savoir 29 sont parmi les tuiles.
option-inns = Auberges
    .text = À chaque phase, une auberge rejoint le dépôt noir et y reste jusqu’à son achat. Elle va sur une case de n’importe quelle couleur, une par région, qui compte alors une case de plus. Pas avec l’Automata, qui n’a pas de règle pour elles.
option-trade-routes = Routes commerciales
    .text = Les marchandises vendues vont sur une route de tuiles et donnent une récompense là où elles conviennent. Trois des douze tuiles sont comme imprimées ; neuf sont de nous.
option-border-posts = Postes-frontières
    .text = Les chemins complets entre les trois postes de votre duché rapportent, et relier les trois aussi. L’emplacement des postes est de nous. Pas avec l’Automata, dont certaines cartes portent des signes qui ne sont pas connus.

## Parties du plateau

area-round = Manche et marchandises à venir
area-track = Ordre du tour
area-bonus = Tuiles bonus
area-depots = Dépôt
area-depots-middle = Dépôt noir : 2 pépites pour une tuile, une fois par tour
area-white = Dé blanc
area-open-inns = Auberges
area-black = Dépôt noir
area-goods = Marchandises
area-tiles = Tuiles
area-silver = Pépites
area-workers = Ouvriers
area-dice = Dés
area-storage = Réserve
area-sold = Marchandises vendues
area-route = Route commerciale
area-spaces = Duché
area-automata = Les cartes de l’Automata
area-good-1 = Marchandises de type 1
area-good-2 = Marchandises de type 2
area-good-3 = Marchandises de type 3
area-good-4 = Marchandises de type 4
area-good-5 = Marchandises de type 5
area-good-6 = Marchandises de type 6
