### Les séries à thème : qui les cartes désignent, quand elles agissent, et ce qu’elles font. Une phrase par opération des données.

## Qui fait quelque chose

person-opponent = l’adversaire
person-each = chaque joueur
person-holder-knight = qui a le jeton Chevalier
person-holder-commerce = qui a le jeton Commerce
person-opponent-of-holder = l’autre joueur
person-most-knowledge = qui a le plus d’Abbayes, de Bibliothèques et d’Universités
person-most-unit-fleet = qui a le plus de Flottes
person-each-with = chaque joueur qui a {$card}
person-each-without = chaque joueur qui n’a pas {$card}
person-each-without-kind = chaque joueur qui n’a {$none}
person-taker = qui en a pris une

## Quantités, points, lieux

chosen = { $distinct ->
        [1] {$n} ressources différentes
       *[0] { $n ->
            [one] {$n} ressource au choix
           *[other] {$n} ressources au choix
        }
    }{ $but ->
        [none] {""}
       *[other] {" "}(sauf {$but})
    }{ $per-paid ->
        [1] {" "}pour chaque ressource payée
       *[0] {""}
    }
most-of = jusqu’à {$amount}
magic-amount = {$n} de magie
points-strength = force
points-tournament = points de tournoi
points-commerce = points de commerce
points-effect = effet
per-points = chaque tranche de {$points}
each-region = chaque Région
each-region-of = chaque Région « {$land} »
rate-any = {$n} d’une même ressource
rate-named = {$n} d’une ressource nommée pour cela
rate-of-neighbour-regions = {$n} de la ressource d’une Région à côté
rate-of-own-trade-fleets = {$n} d’une ressource de vos Flottes marchandes
stored-any = { $n ->
        [one] {$n} ressource des Régions à côté
       *[other] {$n} ressources des Régions à côté
    }

## Les cartes dont il s’agit : tant, aucune, chacune, toutes

select-unit-fleet = { $n ->
        [one] {$n} Flotte
       *[other] {$n} Flottes
    }
    .none = aucune Flotte
    .each = chaque Flotte à soi
    .all = Flottes
select-wizard = { $n ->
        [one] {$n} Magicien
       *[other] {$n} Magiciens
    }
    .none = aucun Magicien
    .each = chaque Magicien à soi
    .all = Magiciens
select-spell-book = { $n ->
        [one] {$n} grimoire
       *[other] {$n} grimoires
    }
    .none = aucun grimoire
    .each = chaque grimoire à soi
    .all = grimoires
select-region = { $n ->
        [one] {$n} Région
       *[other] {$n} Régions
    }
    .none = aucune Région
    .each = chaque Région à soi
    .all = Régions
select-red = { $n ->
        [one] {$n} carte rouge
       *[other] {$n} cartes rouges
    }
    .none = aucune carte rouge
    .each = chaque carte rouge à soi
    .all = cartes rouges
select-red-dear = { $n ->
        [one] {$n} carte rouge qui coûte {$cost} ou plus
       *[other] {$n} cartes rouges qui coûtent {$cost} ou plus
    }
    .none = aucune carte rouge qui coûte {$cost} ou plus
    .each = chaque carte rouge à soi qui coûte {$cost} ou plus
    .all = cartes rouges qui coûtent {$cost} ou plus
select-building-without-points = { $n ->
        [one] {$n} Bâtiment sans points de victoire
       *[other] {$n} Bâtiments sans points de victoire
    }
    .none = aucun Bâtiment sans points de victoire
    .each = chaque Bâtiment à soi sans points de victoire
    .all = Bâtiments sans points de victoire
select-building-unprotected = { $n ->
        [one] {$n} Bâtiment sans protection contre {$threat}
       *[other] {$n} Bâtiments sans protection contre {$threat}
    }
    .none = aucun Bâtiment sans protection contre {$threat}
    .each = chaque Bâtiment à soi sans protection contre {$threat}
    .all = Bâtiments sans protection contre {$threat}
select-unit-or-building = { $n ->
        [one] {$n} Unité ou Bâtiment
       *[other] {$n} Unités ou Bâtiments
    }
    .none = aucune Unité ni aucun Bâtiment
    .each = chaque Unité et chaque Bâtiment à soi
    .all = Unités et Bâtiments
select-named-ones = {$n} d’entre eux
    .none = aucun d’entre eux
    .each = chacun d’entre eux
    .all = cartes nommées
select-centre-city = { $n ->
        [one] {$n} Ville
       *[other] {$n} Villes
    }
    .none = aucune Ville
    .each = chaque Ville à soi
    .all = Villes
select-centre-citadel = { $n ->
        [one] {$n} Citadelle
       *[other] {$n} Citadelles
    }
    .none = aucune Citadelle
    .each = chaque Citadelle à soi
    .all = Citadelles
select-centre-settlement = { $n ->
        [one] {$n} Colonie
       *[other] {$n} Colonies
    }
    .none = aucune Colonie
    .each = chaque Colonie à soi
    .all = Colonies
select-citadel = d’une Citadelle

## Quand une carte agit, et à quelles conditions. `.begins` dit quelle lettre suit les deux-points

# as in English
clause = {$when} : {$does}
    .begins = lower
when-own-action = parmi vos actions
    .other = au tour du propriétaire de la carte au-dessous
when-play = ou jouée parmi les actions d’un tour
when-plenty = lors de l’abondance, en plus de la ressource gratuite
    .instead = lors de l’abondance, au lieu de la ressource gratuite
when-commerce = lors du commerce, en plus
    .own = quand vous obtenez le commerce au dé
when-brigands = quand les pillards vous prendraient quelque chose
when-face-event = quand le propriétaire de la carte au-dessous obtient l’événement au dé
when-tournament-won = quand vous gagnez un tournoi, en plus de sa ressource
    .other = quand le propriétaire de la carte au-dessous gagne un tournoi
when-before-roll = avant votre lancer
when-draw-phase = à la fin de votre tour
    .free-draw = après une carte piochée gratuitement à la fin de votre tour
when-production = lors de la production de votre propre tour
when-event = lors de la carte Événement {$card}
    .reaction = en réponse à la carte Événement {$card}
when-attacked = quand l’adversaire joue une attaque avec lancer
when-attack-failed = quand une attaque de l’adversaire échoue
when-opponent-plays = quand l’adversaire joue une carte Action ou un sort
when-built = à sa construction
when-optional = si vous voulez
when-for = pour {$cost}
when-per-turn = { $n ->
        [one] une fois par tour
       *[other] jusqu’à {$n} fois par tour
    }
if-token-knight = avec le jeton Chevalier
if-token-commerce = avec le jeton Commerce
if-built = avec {$what}
if-at-least-built = avec au moins {$what}
if-at-least = avec au moins {$points}
if-rolled-number = si le nombre d’une Région à côté sort
if-wizards-on = avec au moins {$what} sur les Régions autour de cette place
op-if = {$if}, {$does}
until-end-of-turn = jusqu’à la fin du tour
until-own-next-turn = jusqu’au début de votre prochain tour
until-end-of-opponent-turn = jusqu’à la fin du prochain tour de l’adversaire
until-end-of-production = pendant ce tour
until-end-of-event = cette fois
op-until = {$until}, {$does}

## Ce que font les cartes

op-gain = { $who ->
        [self] vous gagnez
       *[other] {$person} gagne
    } {$what}
op-pay = { $who ->
        [self] vous payez
       *[other] {$person} paie
    } {$what}
op-lose = { $who ->
        [self] vous rendez
       *[other] {$person} rend
    } {$what} à la banque
op-return-to-hand-way = reprendre {$what} en main
op-steal-way = donner { $n ->
        [one] {$n} ressource
       *[other] {$n} ressources
    } à l’adversaire
op-opponent-chooses = l’adversaire choisit : ou bien {$first}, ou bien {$second}
op-name-cards = { $who ->
        [self] vous nommez
       *[other] {$person} nomme
    } {$what} de l’autre joueur, ou tous s’il y en a moins
op-suppress = { $what ->
        [none] pour la carte au-dessous,
       *[other] pour {$what} de l’adversaire, de votre choix,
    } {$points} ne comptent pas
op-cost-reduction = { $uses ->
        [0] quand vous construisez {$what}
       *[other] la prochaine fois que vous construisez {$what}
    }, cela coûte { $n ->
        [one] {$n} ressource
       *[other] {$n} ressources
    } de moins, mais au moins {$minimum}
op-swap-regions = échangez 1 de vos Régions, d’une sorte que vous avez au moins {$n} fois, contre n’importe quelle Région de l’adversaire ; chacune garde ce qu’elle montre
op-take-from-discard = { $who ->
        [self] vous prenez
       *[other] {$person} prend
    } { $n ->
        [one] {$n} carte
       *[other] {$n} cartes
    } de la défausse en main{ $but ->
        [none] {""}
       *[other] , sauf {$but}
    }
op-cancel-card = { $attacks ->
        [none] la carte jouée
        [any] répond à toute attaque : la carte de l’adversaire
       *[other] répond à {$attacks} : la carte de l’adversaire
    } est dépensée sans effet
op-brigand-limit = les pillards ne vous prennent rien s’ils ne comptent pas plus de {$n}
op-prevent-brigand-loss = vous ne perdez rien
op-exchange-limit = vous pouvez échanger { $set ->
        [one] {$set} carte
       *[other] jusqu’à {$set} cartes
    }
op-peek-and-choose = gardez {$keep} des {$n} cartes du dessus de cette pile, la carte piochée comprise, et remettez le reste dessus
op-peek-events = regardez { $n ->
        [one] la carte Événement du dessus
       *[other] les {$n} cartes Événement du dessus
    }
op-draw = { $who ->
        [self] vous piochez
       *[other] {$person} pioche
    } { $count ->
        [same] autant de cartes du dessus de n’importe quelles piles
        [to-limit] des cartes du dessus de n’importe quelles piles, jusqu’à la limite de la main
       *[number] { $n ->
            [one] {$n} carte du dessus de n’importe quelle pile
           *[other] {$n} cartes du dessus de n’importe quelles piles
        }
    }{ $optional ->
        [1] , à son gré
       *[0] {""}
    }
op-reveal-tops = la carte du dessus de chaque pile est retournée
op-take-revealed = { $who ->
        [self] vous prenez
       *[other] {$person} peut prendre
    } {$what} parmi elles en main ; le reste est recouvert
op-block-stack = l’adversaire ne peut ni piocher dans { $n ->
        [one] {$n} pile
       *[other] {$n} piles
    } de votre choix ni y fouiller
op-duel-modifier = le plus grand nombre qui la fait réussir baisse de {$n}
op-counts-as = compte comme {$card} pour toute autre carte
op-extra-sites = { $n ->
        [one] {$n} emplacement de plus
       *[other] {$n} emplacements de plus
    } pour les {$what}, au bord extérieur des Régions autour de cette place
op-modify-card = {$cards} : { $n ->
        [one] {$n} ressource
       *[other] {$n} ressources
    } de plus
op-store = garde jusqu’à {$what} que vos Régions ne peuvent contenir ; on peut payer avec cela, et les pillards ne le comptent pas
op-name-resources = nommez { $n ->
        [one] {$n} ressource
       *[other] {$n} ressources
    }
op-suspend-rates = { $who ->
        [self] vous donnez
       *[other] {$person} donne
    } à la banque au moins {$n} d’une ressource pour 1 d’une autre
op-pawn = posez jusqu’à { $capacity ->
        [one] {$capacity} carte
       *[other] {$capacity} cartes
    } de votre main face cachée dessous et gagnez { $gain ->
        [one] {$gain} ressource
       *[other] {$gain} ressources
    } au choix ; vous la reprenez pour { $redeem ->
        [one] {$redeem} ressource quelconque
       *[other] {$redeem} ressources quelconques
    }
op-victory-points-if = {$points}
op-free-build = construisez {$what} gratuitement
op-roll-table = lancez un dé : {$outcomes}
roll-outcome = de {$first} à {$last}, {$does}
roll-nothing = rien ne se passe
op-contest = les deux lancent un dé et ajoutent leur magie ; si vous avez plus, {$won} ; si l’adversaire a plus, {$lost}
op-drain-wizard = { $chooser ->
        [all] tous les Magiciens perdent
        [self] 1 Magicien de l’adversaire, de votre choix, perd
       *[opponent] 1 Magicien à vous, du choix de l’adversaire, perd
    } toute magie
op-add-magic = chaque Magicien gagne {$n} de magie
op-resource-to-magic = changez des ressources de sa Région en magie, qu’il montre, {$capacity} au plus
op-swap-sites = {$what} à vous échangent leurs emplacements, si les deux y tiennent
op-remove-event = parcourez les cartes Événement, retirez-en une du jeu, sauf {$but}, et mélangez les autres
op-replace-region = remplacez une de vos Régions sans Magicien par une que vous choisissez dans la pile des Régions ; elle montre autant que l’ancienne, qui est mélangée à la pile
op-no-production = { $beside ->
        [none] la Région au-dessous ne produit
       *[other] les Régions autour {$beside} ne produisent
    } rien
op-take-built = prenez {$what} de l’adversaire en main
op-place-foreign = posez-la sur {$what} de l’adversaire
op-discard-this = elle est défaussée

## Ce qu’il faut pour jouer ou construire une carte

need-token-knight = il vous faut le jeton Chevalier
need-token-commerce = il vous faut le jeton Commerce
need-self-has-duplicate-land = il vous faut une sorte de Région au moins deux fois
need-more-than-opponent = il vous faut plus de {$points} que l’adversaire
need-self-has = il vous faut {$what}
need-self-has-built = il vous faut {$what} en jeu
need-room-for-others = il vous faut de la place pour une ressource (sauf {$but})
need-opponent-can-yield = l’adversaire doit avoir une ressource pour laquelle vous avez de la place, ou {$what}
need-opponent-can-store-one-of-mine = l’adversaire doit avoir de la place pour une de vos ressources
need-hand-at-least = il vous faut { $n ->
        [one] {$n} autre carte
       *[other] {$n} autres cartes
    } en main
need-city-has-any = sa Ville doit avoir {$what}
need-stack-not-empty = il faut une carte dans une pile
need-opponent-has-cards = l’adversaire doit avoir une carte en main
need-discard-not-empty = il faut une carte dans la défausse
need-discard-has-other = il faut une carte autre que {$but} dans la défausse
need-region-stack-not-empty = il faut une Région dans la pile
need-magic-at-least = vos Magiciens doivent avoir {$n} de magie

## Tout sur une carte

sheet-set = De la série {$set}.
sheet-kind-centre = une carte Centre
sheet-kind-wizard = un Magicien
sheet-kind-spell-book = un grimoire
sheet-kind-spell = un sort{ $class ->
        [attack] , d’attaque
        [neutral] , neutre
        [defence] , de défense
       *[none] {""}
    }
sheet-kind-foreign = une carte pour la principauté adverse
sheet-on-settlement = Se construit sur une de vos Colonies.
sheet-on-city = Se construit sur une de vos Villes.
sheet-at-citadel = Se construit près d’une Citadelle, au-dessus ou au-dessous.
sheet-on-region = Se pose sur une de vos Régions « {$land} », près d’une Citadelle.
sheet-development = se trouve à découvert dans une pile à elle
sheet-timing-reaction-or-action-phase = se joue en réponse, ou parmi les actions d’un tour
