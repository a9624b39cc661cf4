### The Catan Card Game: words, and what cards do. One pattern for each operation of the card data.

## Words

list-and = {$first} and {$last}
list-or = {$first} or {$last}
list-then = {$first}; {$last}
nothing = nothing
quoted = {$card}
resource-lumber = lumber
    .amount = {$n} lumber
resource-wool = wool
    .amount = {$n} wool
resource-brick = brick
    .amount = {$n} brick
resource-ore = ore
    .amount = {$n} ore
resource-grain = grain
    .amount = {$n} grain
resource-gold = gold
    .amount = {$n} gold
any-resource = { $n ->
        [one] 1 resource of any kind
       *[other] {$n} resources of any kind
    }
any-of = { $n ->
        [one] 1 resource ({$among})
       *[other] {$n} resources ({$among})
    }
land-fields = Fields
land-mountains = Mountains
land-pasture = Pasture
land-forest = Forest
land-hills = Hills
land-gold = Gold River
region-name = {$land} {$number}
face-tournament = tournament
face-commerce = commerce
face-brigands = brigands
face-plenty = plenty
face-event = event

## The names of the cards

card-alchemist = Alchemist
card-arsonist = Arsonist
card-bishop = Bishop
card-black-knight = Black Knight
card-brigands = Brigands
card-caravan = Caravan
card-herb-woman = Herb Woman
card-merchant = Merchant
card-scout = Scout
card-spy = Spy
card-civil-war = Civil War
card-conflict = Conflict
card-master-builder = Master Builder
card-plague = Plague
card-productive-year = Productive Year
card-progress = Progress
card-year-end = Year End
card-abbey = Abbey
card-garrison = Garrison
card-smithy = Smithy
card-brick-factory = Brick Factory
card-foundry = Foundry
card-grain-mill = Grain Mill
card-sawmill = Sawmill
card-woolen-mill = Woolen Mill
card-brick-fleet = Brick Fleet
card-gold-fleet = Gold Fleet
card-grain-fleet = Grain Fleet
card-lumber-fleet = Lumber Fleet
card-ore-fleet = Ore Fleet
card-wool-fleet = Wool Fleet
card-conrad = Conrad the Swift
card-falk = Falk the Fair
card-goetz = Götz Ironfist
card-hagen = Hagen the Sinister
card-karl = Karl the Strong
card-otto = Otto the Berserker
card-pippin = Pippin the Short
card-siegfried = Siegfried Lackland
card-walter = Walter the Recreant
card-aqueduct = Aqueduct
card-bath-house = Bath House
card-church = Church
card-colossus = Colossus of Catan
card-counting-house = Counting House
card-harbor = Harbor
card-library = Library
card-marketplace = Marketplace
card-merchant-guild = Merchant Guild
card-mint = Mint
card-town-hall = Town Hall

## Which cards are meant: so many, none, each, all

select-building = { $n ->
        [one] 1 Building
       *[other] {$n} Buildings
    }
    .none = no Building
    .each = each own Building
    .all = Buildings
select-unit = { $n ->
        [one] 1 Unit
       *[other] {$n} Units
    }
    .none = no Unit
    .each = each own Unit
    .all = Units
select-unit-knight = { $n ->
        [one] 1 Knight
       *[other] {$n} Knights
    }
    .none = no Knight
    .each = each own Knight
    .all = Knights
select-trade-fleet = { $n ->
        [one] 1 trade Fleet
       *[other] {$n} trade Fleets
    }
    .none = no trade Fleet
    .each = each own trade Fleet
    .all = trade Fleets
select-unit-or-action = { $n ->
        [one] 1 Unit or action card
       *[other] {$n} Units or action cards
    }
    .none = no Unit or action card
    .each = each own Unit or action card
    .all = Units and action cards
select-named = { $n ->
        [one] 1 {$names}
       *[other] {$n} of {$names}
    }
    .none = no {$names}
    .each = each own {$names}
    .all = {$names}
select-city = { $n ->
        [one] a City
       *[other] {$n} Cities
    }
    .none = no City
    .each = each own City
    .all = Cities

## What cards do

op-set-die = { $die ->
        [production] name the number of the production die
       *[event] choose the face of the event die
    }; only the other die is rolled
op-duel = roll a die; with 1 to {$most} {$won}, otherwise {$lost}{ $counter ->
        [none] {""}
       *[other] ; once the rival answers with {$counter}, only 1 to {$most-countered} succeed
    }
op-return-to-hand = { $chooser ->
        [self] you return {$what} of the rival’s to its owner’s hand
        [opponent] the rival returns {$what} of yours to your hand
        [owner] {$person} takes {$what} back to hand
       *[each] both players, first the one on turn, return {$what} of the other’s to its owner’s hand
    }
op-steal = { $to ->
        [self] { $chooser ->
            [giver] the rival gives you { $n ->
                [one] 1 resource
               *[other] {$n} resources
            } of the rival’s choice{ $upto ->
                [1] , as far as there is room
               *[0] {""}
            }
           *[taker] you take { $upto ->
                [1] up to {$n}
               *[0] {$n}
            } of the rival’s resources, of your choice
        }
       *[opponent] { $chooser ->
            [giver] you give the rival {$n} of your resources, of your choice
           *[taker] the rival takes {$n} of your resources, of the rival’s choice
        }
    }
op-swap-with-bank = { $who ->
        [self] swap
       *[other] {$person} may swap
    } { $n ->
        [one] 1 resource for another
       *[other] up to {$n} resources for as many others, one by one
    }{ $among ->
        [none] {""}
       *[other] , only {$among}
    }
op-choose-regions = while you build a Settlement, look through the Region stack, choose its { $n ->
        [one] Region
       *[other] {$n} Regions
    }, and shuffle the stack
op-look-hand = { $who ->
        [self] look at the rival’s hand
       *[other] {$person} looks at the other player’s hand
    }
op-take-from-hand = take {$what} from it, if there is one
op-hand-check = then both players cut their hands down to their limits
op-put-under-stack = { $who ->
        [self] you put
       *[other] {$person} puts
    } { $n ->
        [0] any number of cards
        [one] 1 card
       *[other] {$n} cards
    } of { $hand ->
        [self] your hand
        [owner] their own hand
       *[rival] that hand
    } under { $where ->
        [one] one stack
        [same] the stack of that card
       *[any] { $n ->
            [one] any stack
           *[other] any stacks
        }
    }
op-search-stack = { $who ->
        [self] search { $stacks ->
            [one] 1 stack
           *[other] {$stacks} stacks
        } free of charge
       *[other] both players, first the one on turn, { $optional ->
            [yes] may search
           *[no] search
        } one stack{ $other ->
            [yes] , not the same one,
           *[no] {""}
        }
    } and take { $n ->
        [one] 1 card
       *[other] {$n} cards
    }{ $under ->
        [0] {""}
        [one] ; whoever takes one puts 1 card of the hand under any stack
       *[other] ; whoever takes one puts {$under} cards of the hand under any stacks
    }
op-region-sub = every Region beside {$beside} loses {$n}
op-region-add = { $beside ->
        [none] { $most ->
            [one] 1 of your Regions, of your choice, gains
           *[other] up to {$most} of your Regions, of your choice, each gain
        } {$n}
       *[other] every Region gains {$n} for {$beside} beside it
    }
op-gain-per = { $who ->
        [self] you gain
       *[other] {$person} gains
    } {$what} for {$each}{ $most ->
        [0] {""}
       *[other] , at most {$most} in all
    }
op-reshuffle-events = all event cards are shuffled, this one too
op-counter-attack-card = answers {$attacks}: the attack succeeds less often
op-hand-limit = your hand may have { $add ->
        [one] 1 card
       *[other] {$add} cards
    } more
op-search-cost = a search of a stack costs you { $set ->
        [0] no resource
        [one] 1 resource
       *[other] {$set} resources
    }
op-uncounted-by-brigands = Brigands do not count the resources of { $scope ->
        [site] the two Regions beside it
        [centre] the four Regions around its place
       *[principality] your principality
    }
op-production-bonus = { $scope ->
        [site] {$what} beside it
        [centre] {$what} around its place
       *[principality] {$what} of yours
    } produces {$n} more
op-trade-rate = the bank takes {$give} for {$n} of any other resource
op-points-per = {$points} for {$each}
op-immune = { $scope ->
        [site] the Regions beside it
        [centre] the Regions around its place
       *[principality] all your Regions
    } are safe from {$threat}
op-protect = { $scope ->
        [this] it is
        [site] {$what} beside it are
        [centre] {$what} at its place are
       *[principality] all your {$what} are
    } safe from {$threat}

## The sheet of a card

sheet-head = {$card}: {$kind}
sheet-kind-region = a Region
sheet-kind-building = { $colour ->
        [red] a red Building
       *[green] a green Building
    }
sheet-kind-unit-knight = { $colour ->
        [red] a red Unit, a Knight
       *[green] a green Unit, a Knight
    }
sheet-kind-unit-fleet = { $colour ->
        [red] a red Unit, a Fleet
       *[green] a green Unit, a Fleet
    }
sheet-kind-action = an action card{ $class ->
        [attack] , for an attack
        [neutral] , neutral
        [defence] , for defence
       *[none] {""}
    }
sheet-kind-event = an event card
sheet-cost = Costs {$cost}.
value-victory-points = { $n ->
        [one] 1 victory point
       *[other] {$n} victory points
    }
    .more = { $n ->
        [one] 1 more victory point
       *[other] {$n} more victory points
    }
value-strength = strength {$n}
    .more = {$n} more strength
value-tournament = tournament {$n}
    .more = { $n ->
        [one] 1 more tournament point
       *[other] {$n} more tournament points
    }
value-commerce = { $n ->
        [one] 1 commerce point
       *[other] {$n} commerce points
    }
    .more = { $n ->
        [one] 1 more commerce point
       *[other] {$n} more commerce points
    }
sheet-region = Gains {$resource} when a {$number} is rolled, and shows {$most} at most.
sheet-built = { $colour ->
        [red] Built beside a City, above or below it.
       *[green] Built beside a Settlement or City, above or below it.
    }
sheet-event = Turned up by the event die, for both players.
sheet-timing-action-phase = played among the actions of a turn
sheet-timing-before-roll = played before the dice are rolled
sheet-timing-while-building-settlement = played while a Settlement is built
sheet-timing-reaction = played when the rival attacks
sheet-waits = it waits until both players have enough points, {$base} each, or {$theme} each with a theme set{ $by-option ->
        [yes] , unless an option says otherwise
       *[no] {""}
    }
sheet-waits-not = it never waits for points
need-opponent-has = the rival must have {$what}
need-opponent-has-resource-i-can-store = the rival must have a resource that you have room for
need-can-swap = you must have a resource, and room for another
