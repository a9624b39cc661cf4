### The Castles of Burgundy: The Card Game. All sentences are our own.

## On the shelf

title = The Castles of Burgundy: The Card Game
about = Your cards are your dice: gather estates in threes, sell goods, raise animals, and stay ahead.

## What a player is asked

step-play-card = Your turn: which die?
step-act = { $die ->
        [0] An action with any die
       *[other] An action with your {$die}
    }
step-convert-more = Convert three more?
step-discard-project = Which project makes room for {$card}?
step-round-bonus = A triple: which bonus of round {$round}?
step-take-card = {$card}: which card from the display?
step-take-supply = { $what ->
        [good] Which good do you take?
        [animal] Which animal do you take?
       *[both] Which good or which animal do you take?
    }
step-sell-goods = Warehouse: which goods are sold?
step-place-project = City hall: which project is placed?
step-choose-bought = Which of the bought cards?
step-finish = Anything else in this turn?

## Choices; `.words` is what one may type

cost-workers = { $cost ->
        [0] {""}
        [one] {" "}(1 worker)
       *[other] {" "}({$cost} workers)
    }
choice-play-card = play the {$die} ({$card})
    .words = {$die} | play {$die} | die {$die}
choice-take = take {$card} from row {$row}{$cost}
    .words = take {$card} | {$card}
choice-place = place {$card} {$where}{$cost}
    .words = place {$card} | place {$card} {$where} | build {$card}
where-new = as a new pile
where-onto = { $height ->
        [1] onto one {$type}
       *[2] onto a {$type} pair
    }
choice-sell = sell {$goods}{ $n ->
        [0] {""}
        [one] {" "}for 1 silver and 1 point
       *[other] {" "}for {$n} silver and {$n} points
    }{$cost}
    .words = sell {$goods} | sell {$sign}
choice-restock = restock workers to two{ $n ->
        [0] {""}
       *[other] {" "}(+{$n})
    }
    .words = restock | workers
choice-take-silver = take 1 silver
    .words = silver | take silver
choice-convert = convert {$what} into 1 point
    .words = convert {$what} | convert
choice-stop = convert no more
    .words = stop | no
choice-discard-project = discard {$card}
    .words = discard {$card} | {$card}
choice-keep-projects = keep the projects
choice-take-bonus = gain {$gain}
    .words = {$gain} | gain {$gain}
choice-use-function = first use the function of {$card}
    .words = function | {$card}
choice-take-good = take {$goods} from pile {$pile}
    .words = {$sign} | take {$sign} | good {$pile}
choice-take-animal = take {$animals} from pile {$pile}
    .words = {$sign} | take {$sign} | animal {$pile}
choice-decline = do without
    .words = decline | no | without
choice-keep-bought = keep {$card} as a project
    .words = keep {$card} | {$card}
choice-use-bought = use {$card} as a {$die} for one more action
    .words = use {$card} | use {$die}
choice-finish = end the turn
    .words = end | finish | no
choice-buy = pay 3 silver for three cards: one to keep or to use
    .words = buy | cards

## Why not

reason-too-few-workers = that takes { $workers ->
        [one] 1 worker
       *[other] {$workers} workers
    }, you have {$have}
reason-no-goods = you have no {$good} goods
reason-enough-workers = you have two workers or more already
reason-too-few-to-convert = { $enough ->
        [yes]
            that takes {$returned}, you have { $workers ->
                [one] 1 worker
               *[other] {$workers} workers
            } and {$silver} silver
       *[no]
            three workers or silver make a point, you have { $workers ->
                [one] 1 worker
               *[other] {$workers} workers
            } and {$silver} silver
    }
reason-does-not-fit = {$by_card} does not take {$card}
reason-no-silver = three cards cost 3 silver, you have {$silver}
reason-bought-already = you have bought cards in this turn already
reason-no-card-left = no card is left to buy
reason-no-difference = it makes no difference: the other pile shows the same

## What happened

event-round-began = Round {$round} begins
event-dealt-row = {$card} comes to row {$row}
event-drew = { $who ->
        [you] You draw
       *[other] {$player} draws
    } {$card}
event-played = { $who ->
        [you] You play
       *[other] {$player} plays
    } the {$die} ({$card})
event-paid-workers = { $who ->
        [you] You pay
       *[other] {$player} pays
    } { $amount ->
        [one] a worker
       *[other] {$amount} workers
    }
event-took = { $who ->
        [you] You take
       *[other] {$player} takes
    } {$card} from row {$row}
event-discarded = { $who ->
        [you] You discard
       *[other] {$player} discards
    } the project {$card}
event-placed = { $who ->
        [you] You place
       *[other] {$player} places
    } {$card}{ $height ->
        [1] , a new pile
        [2] , the second of its pile
       *[3] , the third of its pile
    }
event-completed = { $who ->
        [you] You complete
       *[other] {$player} completes
    } a triple: {$type}
event-first-triple = It is the first {$type} triple: a bonus card for { $who ->
        [you] you
       *[other] {$player}
    }
event-all-seven = { $who ->
        [you] You have
       *[other] {$player} has
    } all seven types: a bonus card of { $amount ->
        [one] 1 point
       *[other] {$amount} points
    }
event-chose-bonus = { $who ->
        [you] You choose
       *[other] {$player} chooses
    } {$gain} from the round card
event-gained-points = { $who ->
        [you] You gain
       *[other] {$player} gains
    } { $amount ->
        [one] a point
       *[other] {$amount} points
    }
event-gained-silver = { $who ->
        [you] You gain
       *[other] {$player} gains
    } {$amount} silver
event-gained-workers = { $who ->
        [you] You gain
       *[other] {$player} gains
    } { $amount ->
        [one] a worker
       *[other] {$amount} workers
    }
event-took-good = { $who ->
        [you] You take
       *[other] {$player} takes
    } {$good}
event-took-animal = { $who ->
        [you] You take
       *[other] {$player} takes
    } {$animal}
event-showed-good = On top of goods pile {$pile}: {$good}
event-showed-animal = On top of animal pile {$pile}: {$animal}
event-split-goods = One pile of goods is empty: the other is halved
event-split-animals = One pile of animals is empty: the other is halved
event-sold = { $who ->
        [you] You sell
       *[other] {$player} sells
    } {$goods}
event-took-start-card = { $who ->
        [you] You take
       *[other] {$player} takes
    } the start player card, face down
event-converted = { $who ->
        [you] You return
       *[other] {$player} returns
    } {$returned}
event-declined = { $who ->
        [you] You do
       *[other] {$player} does
    } without
event-nothing-happened = {$card} brings nothing
event-none-left = None are left: the bonus brings { $who ->
        [you] you
       *[other] {$player}
    } nothing
event-equal-tops = Both piles show the same: the card is taken from the first
event-bought = { $who ->
        [you] You pay
       *[other] {$player} pays
    } 3 silver for three cards
event-showed-bought = Bought: {$card}
event-kept = { $who ->
        [you] You keep
       *[other] {$player} keeps
    } {$card} as a project
event-used = { $who ->
        [you] You use
       *[other] {$player} uses
    } {$card} as a {$die}
event-reshuffled = The discard pile is shuffled into a new deck
event-round-ended = Round {$round} is over, and what lies in the display is discarded
event-start-player = { $who ->
        [you] You are
       *[other] {$player} is
    } start player now
event-cloister-point = A cloister for Aaron: { $who ->
        [you] you gain
       *[other] {$player} gains
    } a point
event-compared = After round {$round}: {$own} to Aaron’s {$aaron}
event-aaron-ahead = Aaron is ahead, and wins

## The score

score-triple = { $count ->
        [one] One {$type} triple
       *[other] {$count} {$type} triples
    }
score-triples-of = Triples: {$type}
score-triple-how = {$points} each
score-first-triples = { $count ->
        [0] No first triple
        [one] First with a triple of a type
       *[other] First with triples of {$count} types
    }
score-all-seven = Bonus card for all seven types
score-goods = { $count ->
        [0] No goods sold
        [one] 1 good sold
       *[other] {$count} goods sold
    }
score-victory-points = Victory point cards
score-animals = Different animals
score-animals-how = { $sets ->
        [none] no set
       *[other] sets of {$sets}
    }
score-start-player = The start player card

## The drawing

draw-round = Round {$round}
draw-bonuses = a triple brings {$bonuses}
draw-deck = deck {$deck}, discards {$discard}
draw-goods = goods
draw-animals = animals
draw-pile = {$top} ({$cards})
draw-empty = none
draw-firsts = first triples left
draw-all-seven = all seven
draw-player = {$player}: {$silver} silver, { $workers ->
        [one] 1 worker
       *[other] {$workers} workers
    }, { $points ->
        [one] 1 point
       *[other] {$points} points
    }
draw-printed = {$player}: { $points ->
        [one] 1 point
       *[other] {$points} points
    }{ $lead ->
        [0] , level with you
       *[other] {""}
    }
draw-ahead = , {$lead} ahead of you
draw-behind = , {$lead} behind you
draw-still-to-come = , { $cards ->
        [one] 1 card
       *[other] {$cards} cards
    } still to come
draw-start = , start player card
draw-start-down = , start player card (face down)
draw-hand = hand
draw-dice = { $hand ->
        [0] no die in hand
        [one] 1 die in hand
       *[other] {$hand} dice in hand
    }, {$dice} to come
draw-to-come = {$dice} to come
draw-storage = storage
draw-projects = projects
draw-estate = estate
draw-bought = bought
draw-nothing = nothing
draw-sold = { $n ->
        [one] 1 sold
       *[other] {$n} sold
    }
pile-discard = Discard pile

## The score pad

pad-note = Only piles of three count; one with cloisters in it counts for its other type.
pad-help = Just Enter is 0; `back` goes one question back.
pad-castle = castle triples
pad-mine = mine triples
pad-cloister = cloister triples
pad-knowledge = knowledge triples
pad-ship = ship triples
pad-pasture = pasture triples
pad-building = building triples
pad-first-triples = bonus cards for first triples
pad-all-seven = points of the card for all seven types
pad-sold = goods sold
pad-points = victory point cards, points
pad-chicken = chickens
pad-cow = cattle
pad-sheep = sheep
pad-pig = pigs
pad-start-card = start player card
pad-silver = silver left
pad-workers = workers left
pad-goods = goods not sold
pad-too-many-triples = There are not cards enough for so many, even with all {$cloisters} cloisters. Count these triples again.
pad-large-estate = No estate has more than {$most} triples. Count this one again.
pad-first-triples-fault = Every type of which somebody has a triple has one such card, and one of those who have such a triple holds it. Look again who has which.
pad-all-seven-fault = These cards are worth {$worths}; there is one of each, and they are taken in this order. Who has none writes 0.
pad-animals-fault = There are only {$most} of each animal, those of all players together. Count them again.
pad-goods-fault = There are only {$most} goods, sold or not, those of all players together. Count them again.
pad-start-card-fault = One player has the start player card, and nobody else. Look again who.

## Options

option-growing-market = Growing market
    .text = The display gets 7, 10, 13, 13 and 13 cards in rounds A to E, whatever the number of players.
option-strict-win = Strict win
    .text = Equal points at the end are not enough against Aaron.
option-end-only-check = Compared only at the end
    .text = Aaron wins only after the last round, however far he is ahead before.
option-one-worker-each = One worker each
    .text = Everybody begins with one worker, wherever they sit.
option-exact-three = Exactly three
    .text = One action converts three workers or silver to one point, and no more.
option-single-animal-set = One set of animals
    .text = Only one set of different animals counts at the end.
option-optional-functions = Optional functions
    .text = Carpenter’s workshop, church, market and city hall may always be declined.

## What lies on the board

area-rounds = A triple brings
area-deck = Deck
area-discard = Discards
area-goods-piles = Goods
area-animal-piles = Animals
area-first-triples = First triple: 1 point
area-all-seven = All seven types
area-display = Row
area-bought = The bought cards
area-silver = Silver
area-workers = Workers
area-points = Victory points
area-hand = Dice
area-dice = Dice, face down
area-projects = Projects
area-goods = Goods
area-sold = Goods sold
area-animals = Animals
area-estate = Estate
area-race = Who is ahead
area-light = Light goods
area-medium = Medium goods
area-dark = Dark goods
area-chicken = Chickens
area-cow = Cattle
area-sheep = Sheep
area-pig = Pigs
area-castle = castle
area-mine = mine
area-cloister = cloister
area-knowledge = knowledge
area-ship = ship
area-pasture = pasture
area-building = building
