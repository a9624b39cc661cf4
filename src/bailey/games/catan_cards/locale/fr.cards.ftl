### Le jeu de cartes de Catane : les mots, et ce que font les cartes. Une phrase par opération des données.

## Les mots

list-and = {$first} et {$last}
list-or = {$first} ou {$last}
list-then = {$first} ; {$last}
nothing = rien
quoted = « {$card} »
resource-lumber = bois
    .amount = {$n} bois
resource-wool = laine
    .amount = { $n ->
        [one] {$n} laine
       *[other] {$n} laines
    }
resource-brick = argile
    .amount = { $n ->
        [one] {$n} argile
       *[other] {$n} argiles
    }
resource-ore = minerai
    .amount = { $n ->
        [one] {$n} minerai
       *[other] {$n} minerais
    }
resource-grain = blé
    .amount = { $n ->
        [one] {$n} blé
       *[other] {$n} blés
    }
resource-gold = or
    .amount = {$n} or
any-resource = { $n ->
        [one] {$n} ressource quelconque
       *[other] {$n} ressources quelconques
    }
any-of = { $n ->
        [one] {$n} ressource ({$among})
       *[other] {$n} ressources ({$among})
    }
land-fields = Champs
land-mountains = Montagnes
land-pasture = Pâturage
land-forest = Forêt
land-hills = Collines
land-gold = Rivière d’or
region-name = {$land} {$number}
face-tournament = tournoi
# as in English
face-commerce = commerce
face-brigands = pillards
face-plenty = abondance
face-event = événement

## Les noms des cartes

card-alchemist = Alchimiste
card-arsonist = Incendiaire
card-bishop = Évêque
card-black-knight = Chevalier noir
# as in English
card-brigands = Brigands
card-caravan = Caravane
card-herb-woman = Herboriste
card-merchant = Marchand
card-scout = Éclaireur
card-spy = Espion
card-civil-war = Guerre civile
card-conflict = Conflit
card-master-builder = Maître bâtisseur
card-plague = Peste
card-productive-year = Année fertile
card-progress = Progrès
card-year-end = Fin d’année
card-abbey = Abbaye
card-garrison = Garnison
card-smithy = Forge
card-brick-factory = Briqueterie
card-foundry = Fonderie
card-grain-mill = Moulin à blé
card-sawmill = Scierie
card-woolen-mill = Filature
card-brick-fleet = Flotte d’argile
card-gold-fleet = Flotte d’or
card-grain-fleet = Flotte de blé
card-lumber-fleet = Flotte de bois
card-ore-fleet = Flotte de minerai
card-wool-fleet = Flotte de laine
card-conrad = Conrad le Rapide
card-falk = Falk le Juste
card-goetz = Götz Poing-de-Fer
card-hagen = Hagen le Sinistre
card-karl = Karl le Fort
card-otto = Otto le Berserker
card-pippin = Pépin le Bref
card-siegfried = Siegfried sans Terre
card-walter = Walter le Félon
card-aqueduct = Aqueduc
card-bath-house = Bains
card-church = Église
card-colossus = Colosse de Catane
card-counting-house = Comptoir
card-harbor = Port
card-library = Bibliothèque
card-marketplace = Place du marché
card-merchant-guild = Guilde des marchands
card-mint = Monnaie
card-town-hall = Hôtel de ville

## Les cartes dont il s’agit : tant, aucune, chacune, toutes

select-building = { $n ->
        [one] {$n} Bâtiment
       *[other] {$n} Bâtiments
    }
    .none = aucun Bâtiment
    .each = chaque Bâtiment à soi
    .all = Bâtiments
select-unit = { $n ->
        [one] {$n} Unité
       *[other] {$n} Unités
    }
    .none = aucune Unité
    .each = chaque Unité à soi
    .all = Unités
select-unit-knight = { $n ->
        [one] {$n} Chevalier
       *[other] {$n} Chevaliers
    }
    .none = aucun Chevalier
    .each = chaque Chevalier à soi
    .all = Chevaliers
select-trade-fleet = { $n ->
        [one] {$n} Flotte marchande
       *[other] {$n} Flottes marchandes
    }
    .none = aucune Flotte marchande
    .each = chaque Flotte marchande à soi
    .all = Flottes marchandes
select-unit-or-action = { $n ->
        [one] {$n} Unité ou carte Action
       *[other] {$n} Unités ou cartes Action
    }
    .none = aucune Unité ni carte Action
    .each = chaque Unité ou carte Action à soi
    .all = Unités et cartes Action
select-named = { $n ->
        [one] {$n} carte {$names}
       *[other] {$n} cartes {$names}
    }
    .none = aucune carte {$names}
    .each = chaque carte {$names} à soi
    .all = cartes {$names}
select-city = { $n ->
        [one] d’une Ville
       *[other] de {$n} Villes
    }
    .none = aucune Ville
    .each = chaque Ville à soi
    .all = Villes

## Ce que font les cartes

op-set-die = { $die ->
        [production] annoncez le nombre du dé de production
       *[event] choisissez la face du dé d’événement
    } ; seul l’autre dé est lancé
op-duel = lancez un dé ; de 1 à {$most}, {$won} ; sinon, {$lost}{ $counter ->
        [none] {""}
       *[other]  ; si l’adversaire répond par {$counter}, seuls 1 à {$most-countered} réussissent
    }
op-return-to-hand = { $chooser ->
        [self] vous renvoyez {$what} de l’adversaire dans sa main
        [opponent] l’adversaire renvoie dans votre main {$what} de votre principauté
        [owner] {$person} reprend {$what} en main
       *[each] les deux joueurs, d’abord celui dont c’est le tour, renvoient {$what} de l’autre dans sa main
    }
op-steal = { $to ->
        [self] { $chooser ->
            [giver] l’adversaire vous donne { $n ->
                [one] {$n} ressource
               *[other] {$n} ressources
            } de son choix{ $upto ->
                [1] , s’il y a de la place
               *[0] {""}
            }
           *[taker] vous prenez à l’adversaire { $upto ->
                [1] jusqu’à {$n}
               *[0] {$n}
            } { $n ->
                [one] ressource
               *[other] ressources
            } de votre choix
        }
       *[opponent] { $chooser ->
            [giver] vous donnez à l’adversaire { $n ->
                [one] {$n} ressource
               *[other] {$n} ressources
            } de votre choix
           *[taker] l’adversaire vous prend { $n ->
                [one] {$n} ressource
               *[other] {$n} ressources
            } de son choix
        }
    }
op-swap-with-bank = { $who ->
        [self] échangez
       *[other] {$person} échange à son gré
    } { $n ->
        [one] {$n} ressource contre une autre
       *[other] jusqu’à {$n} ressources contre autant d’autres, une par une
    }{ $among ->
        [none] {""}
       *[other] , seulement {$among}
    }
op-choose-regions = en construisant une Colonie, parcourez la pile des Régions, choisissez { $n ->
        [one] sa Région
       *[other] ses {$n} Régions
    } et mélangez la pile
op-look-hand = { $who ->
        [self] regardez la main de l’adversaire
       *[other] {$person} regarde la main de l’autre
    }
op-take-from-hand = prenez-y {$what}, s’il y en a
op-hand-check = puis les deux réduisent leur main à sa limite
op-put-under-stack = { $who ->
        [self] vous mettez
       *[other] {$person} met
    } { $n ->
        [0] autant de cartes que voulu
        [one] {$n} carte
       *[other] {$n} cartes
    } { $hand ->
        [self] de votre main
        [owner] de sa main
       *[rival] de cette main
    } sous { $where ->
        [one] une pile
        [same] la pile de cette carte
       *[any] { $n ->
            [one] n’importe quelle pile
           *[other] n’importe quelles piles
        }
    }
op-search-stack = { $who ->
        [self] fouillez gratuitement { $stacks ->
            [one] {$stacks} pile
           *[other] {$stacks} piles
        } et prenez-y
       *[other] les deux joueurs, d’abord celui dont c’est le tour, { $optional ->
            [yes] peuvent fouiller une pile
           *[no] doivent fouiller une pile
        }{ $other ->
            [yes] , pas la même,
           *[no] {""}
        } et y prendre
    } { $n ->
        [one] {$n} carte
       *[other] {$n} cartes
    }{ $under ->
        [0] {""}
        [one]  ; qui en prend une met {$under} carte de sa main sous n’importe quelle pile
       *[other]  ; qui en prend une met {$under} cartes de sa main sous n’importe quelles piles
    }
op-region-sub = chaque Région autour {$beside} perd {$n}
op-region-add = { $beside ->
        [none] { $most ->
            [one] {$most} de vos Régions, de votre choix, gagne
           *[other] jusqu’à {$most} de vos Régions, de votre choix, gagnent chacune
        } {$n}
       *[other] chaque Région gagne {$n} pour {$beside} à côté d’elle
    }
op-gain-per = { $who ->
        [self] vous gagnez
       *[other] {$person} gagne
    } {$what} pour {$each}{ $most ->
        [0] {""}
       *[other] , {$most} au plus en tout
    }
op-reshuffle-events = toutes les cartes Événement sont mélangées, celle-ci aussi
op-counter-attack-card = répond à {$attacks} : l’attaque réussit moins souvent
op-hand-limit = votre main peut avoir { $add ->
        [one] {$add} carte
       *[other] {$add} cartes
    } de plus
op-search-cost = fouiller une pile ne vous coûte { $set ->
        [0] aucune ressource
        [one] que {$set} ressource
       *[other] que {$set} ressources
    }
op-uncounted-by-brigands = les pillards ne comptent pas les ressources { $scope ->
        [site] des deux Régions à côté
        [centre] des quatre Régions autour de cette place
       *[principality] de votre principauté
    }
op-production-bonus = { $scope ->
        [site] {$what} à côté
        [centre] {$what} autour de cette place
       *[principality] {$what} à vous
    } produit {$n} de plus
op-trade-rate = la banque prend {$give} pour {$n} d’une autre ressource
op-points-per = {$points} pour {$each}
op-immune = {$threat} n’atteint pas { $scope ->
        [site] les Régions à côté
        [centre] les Régions autour de cette place
       *[principality] vos Régions
    }
op-protect = {$threat} n’atteint pas { $scope ->
        [this] cette carte
        [site] les {$what} à côté
        [centre] les {$what} de cette place
       *[principality] les {$what} de votre principauté
    }

## Tout sur une carte

sheet-head = {$card} : {$kind}
sheet-kind-region = une Région
sheet-kind-building = { $colour ->
        [red] un Bâtiment rouge
       *[green] un Bâtiment vert
    }
sheet-kind-unit-knight = { $colour ->
        [red] une Unité rouge, un Chevalier
       *[green] une Unité verte, un Chevalier
    }
sheet-kind-unit-fleet = { $colour ->
        [red] une Unité rouge, une Flotte
       *[green] une Unité verte, une Flotte
    }
sheet-kind-action = une carte Action{ $class ->
        [attack] , d’attaque
        [neutral] , neutre
        [defence] , de défense
       *[none] {""}
    }
sheet-kind-event = une carte Événement
sheet-cost = Coûte {$cost}.
value-victory-points = { $n ->
        [one] {$n} point de victoire
       *[other] {$n} points de victoire
    }
    .more = { $n ->
        [one] {$n} point de victoire de plus
       *[other] {$n} points de victoire de plus
    }
value-strength = force {$n}
    .more = {$n} de force en plus
value-tournament = tournoi {$n}
    .more = { $n ->
        [one] {$n} point de tournoi de plus
       *[other] {$n} points de tournoi de plus
    }
value-commerce = { $n ->
        [one] {$n} point de commerce
       *[other] {$n} points de commerce
    }
    .more = { $n ->
        [one] {$n} point de commerce de plus
       *[other] {$n} points de commerce de plus
    }
sheet-region = Gagne {$resource} quand le dé montre {$number}, et montre {$most} au plus.
sheet-built = { $colour ->
        [red] Se construit près d’une Ville, au-dessus ou au-dessous.
       *[green] Se construit près d’une Colonie ou d’une Ville, au-dessus ou au-dessous.
    }
sheet-event = Retournée par le dé d’événement, pour les deux joueurs.
sheet-timing-action-phase = se joue parmi les actions d’un tour
sheet-timing-before-roll = se joue avant de lancer les dés
sheet-timing-while-building-settlement = se joue en construisant une Colonie
sheet-timing-reaction = se joue quand l’adversaire attaque
sheet-waits = elle attend que les deux joueurs aient assez de points, {$base} chacun, ou {$theme} avec une série à thème{ $by-option ->
        [yes] , sauf option contraire
       *[no] {""}
    }
sheet-waits-not = elle n’attend jamais de points
need-opponent-has = l’adversaire doit avoir {$what}
need-opponent-has-resource-i-can-store = l’adversaire doit avoir une ressource pour laquelle vous avez de la place
need-can-swap = il vous faut une ressource, et de la place pour une autre
