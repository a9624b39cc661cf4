### The theme sets: whom cards mean, when they act, and what they do. One pattern for each operation of the card data.

## Who does something

person-opponent = the rival
person-each = each player
person-holder-knight = whoever has the Knight token
person-holder-commerce = whoever has the Commerce token
person-opponent-of-holder = the other player
person-most-knowledge = whoever has more Abbeys, Libraries and Universities
person-most-unit-fleet = whoever has more Fleets
person-each-with = each player with {$card} in play
person-each-without = each player without {$card} in play
person-each-without-kind = each player who has {$none}
person-taker = whoever has taken one

## Amounts, points, places

chosen = { $distinct ->
        [1] {$n} different resources
       *[0] { $n ->
            [one] 1 resource of choice
           *[other] {$n} resources of choice
        }
    }{ $but ->
        [none] {""}
       *[other] {" "}other than {$but}
    }{ $per-paid ->
        [1] {" "}for each that is paid
       *[0] {""}
    }
most-of = up to {$amount}
magic-amount = {$n} magic
points-strength = strength
points-tournament = tournament points
points-commerce = commerce points
points-effect = effect
per-points = every {$points}
each-region = each Region
each-region-of = each Region “{$land}”
rate-any = {$n} of any one resource
rate-named = {$n} of a resource that was named for it
rate-of-neighbour-regions = {$n} of the resource of a Region beside it
rate-of-own-trade-fleets = {$n} of a resource of your trade Fleets
stored-any = { $n ->
        [one] 1 resource of the Regions beside it
       *[other] {$n} resources of the Regions beside it
    }

## Which cards are meant: so many, none, each, all

select-unit-fleet = { $n ->
        [one] 1 Fleet
       *[other] {$n} Fleets
    }
    .none = no Fleet
    .each = each own Fleet
    .all = Fleets
select-wizard = { $n ->
        [one] 1 Wizard
       *[other] {$n} Wizards
    }
    .none = no Wizard
    .each = each own Wizard
    .all = Wizards
select-spell-book = { $n ->
        [one] 1 spell book
       *[other] {$n} spell books
    }
    .none = no spell book
    .each = each own spell book
    .all = spell books
select-region = { $n ->
        [one] 1 Region
       *[other] {$n} Regions
    }
    .none = no Region
    .each = each own Region
    .all = Regions
select-red = { $n ->
        [one] 1 red card
       *[other] {$n} red cards
    }
    .none = no red card
    .each = each own red card
    .all = red cards
select-red-dear = { $n ->
        [one] 1 red card that costs {$cost} or more
       *[other] {$n} red cards that cost {$cost} or more
    }
    .none = no red card that costs {$cost} or more
    .each = each own red card that costs {$cost} or more
    .all = red cards that cost {$cost} or more
select-building-without-points = { $n ->
        [one] 1 Building without victory points
       *[other] {$n} Buildings without victory points
    }
    .none = no Building without victory points
    .each = each own Building without victory points
    .all = Buildings without victory points
select-building-unprotected = { $n ->
        [one] 1 Building that is not safe from {$threat}
       *[other] {$n} Buildings that are not safe from {$threat}
    }
    .none = no Building that is not safe from {$threat}
    .each = each own Building that is not safe from {$threat}
    .all = Buildings that are not safe from {$threat}
select-unit-or-building = { $n ->
        [one] 1 Unit or Building
       *[other] {$n} Units or Buildings
    }
    .none = no Unit or Building
    .each = each own Unit or Building
    .all = Units and Buildings
select-named-ones = {$n} of them
    .none = none of them
    .each = each of them
    .all = these cards
select-centre-city = { $n ->
        [one] 1 City
       *[other] {$n} Cities
    }
    .none = no City
    .each = each own City
    .all = Cities
select-centre-citadel = { $n ->
        [one] 1 Citadel
       *[other] {$n} Citadels
    }
    .none = no Citadel
    .each = each own Citadel
    .all = Citadels
select-centre-settlement = { $n ->
        [one] 1 Settlement
       *[other] {$n} Settlements
    }
    .none = no Settlement
    .each = each own Settlement
    .all = Settlements
select-citadel = a Citadel

## When a card acts, and under which conditions. `.begins` says which letter follows the colon

clause = {$when}: {$does}
    .begins = lower
when-own-action = among your actions
    .other = in a turn of the owner of the card under it
when-play = or played among your actions
when-plenty = on plenty, besides the free resource
    .instead = on plenty, instead of the free resource
when-commerce = on commerce, in addition
    .own = when you roll commerce
when-brigands = when Brigands would take something from you
when-face-event = when the owner of the card under it rolls the event face
when-tournament-won = when you win a tournament, besides its resource
    .other = when the owner of the card under it wins a tournament
when-before-roll = before you roll
when-draw-phase = at the end of your turn
    .free-draw = after a card that you draw free of charge at the end of your turn
when-production = at the production of your own turn
when-event = on the event card {$card}
    .reaction = as an answer to the event card {$card}
when-attacked = when the rival plays an attack with a roll
when-attack-failed = when an attack of the rival’s fails
when-opponent-plays = when the rival plays an action card or a spell
when-built = as it is built
when-optional = if you like
when-for = for {$cost}
when-per-turn = { $n ->
        [one] once a turn
       *[other] up to {$n} times a turn
    }
if-token-knight = with the Knight token
if-token-commerce = with the Commerce token
if-built = with {$what}
if-at-least-built = with at least {$what}
if-at-least = with at least {$points}
if-rolled-number = if the number of a Region beside it is rolled
if-wizards-on = with at least {$what} on the Regions around its place
op-if = {$if}, {$does}
until-end-of-turn = until the end of the turn
until-own-next-turn = until your next turn begins
until-end-of-opponent-turn = until the end of the rival’s next turn
until-end-of-production = in this turn
until-end-of-event = this time
op-until = {$until}, {$does}

## What cards do

op-gain = { $who ->
        [self] you gain
       *[other] {$person} gains
    } {$what}
op-pay = { $who ->
        [self] you pay
       *[other] {$person} pays
    } {$what}
op-lose = { $who ->
        [self] you give
       *[other] {$person} gives
    } {$what} back to the bank
op-return-to-hand-way = take {$what} back to hand
op-steal-way = give the rival { $n ->
        [one] 1 resource
       *[other] {$n} resources
    }
op-opponent-chooses = the rival chooses: either {$first}, or {$second}
op-name-cards = { $who ->
        [self] you name
       *[other] {$person} names
    } {$what} of the other player’s, or all of them if there are fewer
op-suppress = {$points} of { $what ->
        [none] the card under it
       *[other] {$what} of the rival’s, of your choice,
    } do not count
op-cost-reduction = { $uses ->
        [0] when you build {$what}
       *[other] the next time you build {$what}
    }, it costs { $n ->
        [one] 1 resource
       *[other] {$n} resources
    } less, but at least {$minimum}
op-swap-regions = exchange 1 of your Regions, of a land that you have at least {$n} times, for any Region of the rival’s; both keep what they show
op-take-from-discard = { $who ->
        [self] you take
       *[other] {$person} takes
    } { $n ->
        [one] 1 card
       *[other] {$n} cards
    } of the discard pile into the hand{ $but ->
        [none] {""}
       *[other] , but no {$but}
    }
op-cancel-card = { $attacks ->
        [none] the card played
        [any] answers any attack: the rival’s card
       *[other] answers {$attacks}: the rival’s card
    } is spent without effect
op-brigand-limit = Brigands take nothing from you unless they count more than {$n}
op-prevent-brigand-loss = you lose nothing
op-exchange-limit = you may exchange { $set ->
        [one] 1 card
       *[other] up to {$set} cards
    }
op-peek-and-choose = keep {$keep} of the {$n} top cards of that stack, the one drawn counted, and put the rest back on top
op-peek-events = look at { $n ->
        [one] the top event card
       *[other] the {$n} top event cards
    }
op-draw = { $who ->
        [self] you draw
       *[other] {$person} draws
    } { $count ->
        [same] as many cards from the top of any stacks
        [to-limit] cards from the top of any stacks, up to the limit of the hand
       *[number] { $n ->
            [one] 1 card from the top of any stack
           *[other] {$n} cards from the top of any stacks
        }
    }{ $optional ->
        [1] , if wanted
       *[0] {""}
    }
op-reveal-tops = the top card of every stack is turned up
op-take-revealed = { $who ->
        [self] you take
       *[other] {$person} may take
    } {$what} of them into the hand; the rest are turned down again
op-block-stack = the rival may neither draw from { $n ->
        [one] 1 stack
       *[other] {$n} stacks
    } of your choice nor search there
op-duel-modifier = the highest number with which it succeeds is {$n} lower
op-counts-as = counts as {$card} for every other card
op-extra-sites = { $n ->
        [one] 1 more building site
       *[other] {$n} more building sites
    } for {$what}, on the outer side of the Regions around it
op-modify-card = {$cards} may be used for { $n ->
        [one] 1 resource
       *[other] {$n} resources
    } more
op-store = keeps up to {$what} that your Regions have no room for; you can pay with them, and Brigands do not count them
op-name-resources = name { $n ->
        [one] 1 resource
       *[other] {$n} resources
    }
op-suspend-rates = { $who ->
        [self] you give
       *[other] {$person} gives
    } the bank at least {$n} of a resource for 1 of another
op-pawn = put up to { $capacity ->
        [one] 1 card
       *[other] {$capacity} cards
    } of your hand face down under it and gain { $gain ->
        [one] 1 resource
       *[other] {$gain} resources
    } of choice; take it back for { $redeem ->
        [one] 1 resource
       *[other] {$redeem} resources
    } of any kind
op-victory-points-if = {$points}
op-free-build = build {$what} free of charge
op-roll-table = roll a die: {$outcomes}
roll-outcome = with {$first} to {$last} {$does}
roll-nothing = nothing happens
op-contest = both roll a die and add their magic; if you have more, {$won}; if the rival has more, {$lost}
op-drain-wizard = { $chooser ->
        [all] all Wizards lose
        [self] 1 Wizard of the rival’s, of your choice, loses
       *[opponent] 1 Wizard of yours, of the rival’s choice, loses
    } all magic
op-add-magic = every Wizard gains {$n} magic
op-resource-to-magic = turn resources of its Region into magic, which it shows, {$capacity} at most
op-swap-sites = {$what} of yours swap their sites, if both fit there
op-remove-event = look through the event cards, take one of them, but no {$but}, out of the game, and shuffle the others
op-replace-region = replace one of your Regions without a Wizard by one that you choose from the Region stack; it shows as much as the old one, which is shuffled into the stack
op-no-production = { $beside ->
        [none] the Region under it produces
       *[other] Regions beside {$beside} produce
    } nothing
op-take-built = take {$what} of the rival’s into your hand
op-place-foreign = put it on {$what} of the rival’s
op-discard-this = it is discarded

## What it takes to play or build a card

need-token-knight = you must have the Knight token
need-token-commerce = you must have the Commerce token
need-self-has-duplicate-land = you must have a land at least twice
need-more-than-opponent = you must have more {$points} than the rival
need-self-has = you must have {$what}
need-self-has-built = you must have {$what} in play
need-room-for-others = you must have room for a resource other than {$but}
need-opponent-can-yield = the rival must have a resource that you have room for, or {$what}
need-opponent-can-store-one-of-mine = the rival must have room for a resource of yours
need-hand-at-least = you must have { $n ->
        [one] 1 more card
       *[other] {$n} more cards
    } in your hand
need-city-has-any = its City must have {$what}
need-stack-not-empty = there must be a card in a stack
need-opponent-has-cards = the rival must hold a card
need-discard-not-empty = there must be a card in the discard pile
need-discard-has-other = there must be a card other than {$but} in the discard pile
need-region-stack-not-empty = there must be a Region in the stack
need-magic-at-least = your Wizards must have {$n} magic

## The sheet of a card

sheet-set = Of the set {$set}.
sheet-kind-centre = a centre card
sheet-kind-wizard = a Wizard
sheet-kind-spell-book = a spell book
sheet-kind-spell = a spell{ $class ->
        [attack] , for an attack
        [neutral] , neutral
        [defence] , for defence
       *[none] {""}
    }
sheet-kind-foreign = a card for the rival’s principality
sheet-on-settlement = Built on one of your Settlements.
sheet-on-city = Built on one of your Cities.
sheet-at-citadel = Built at a Citadel, above or below it.
sheet-on-region = Put on one of your Regions “{$land}” beside a Citadel.
sheet-development = lies open in a stack of its own
sheet-timing-reaction-or-action-phase = played as an answer, or among the actions of a turn
