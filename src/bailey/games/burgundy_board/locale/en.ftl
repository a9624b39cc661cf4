### The Castles of Burgundy, the board game. All sentences are our own.

## On the shelf

title = The Castles of Burgundy
about = Build up a duchy with two dice a turn: castles, towns, pastures, mines and ships. For two to four, alone or together against the Automata.

## What a player is asked

step-choose-duchy = Which duchy is to be yours?
step-start-castle = Where does your first castle lie?
step-act = { $dice ->
        [2] Your turn: an action with either die
       *[other] An action with your second die
    }
step-extra-action = { $die ->
        [0] One more action, with any number
       *[other] One more action, with the white die: {$die}
    }
step-discard = Your storage is full: which tile goes, for {$tile}?
step-choose-depot = From which depot does the ship take the goods?
step-second-depot = From which neighbouring depot too?
step-take-goods = Room for three types: which goods do you take?
step-take-tile = Which tile do you take: {$kinds}?
step-sell-goods = Which goods do you sell?
step-place-tile = City hall: which tile do you place, and where?
step-choose-effect = The crane: as which building do you use it?
step-finish = Buy a tile, or end your turn?

## Choices; `.words` is what one may type

duchy-name = { $edition ->
        [classic] {$number} (edition of 2019)
        [se] {$number} (edition of 2023)
       *[any] {$number}
    }
choice-choose-duchy = take duchy {$duchy}
    .words = duchy {$duchy} | {$duchy}
choice-start-castle = lay the first castle on space {$space} (die {$number})
    .words = castle {$space} | {$space}
choice-take = { $die ->
        [0] extra action
       *[other] with a {$die}
    }{ $workers ->
        [0] {""}
        [one] {" "}and 1 worker
       *[other] {" "}and {$workers} workers
    }:{" "}take {$tile} from depot {$depot}
    .words = take {$card} {$depot} | {$depot} {$card} | take {$card}
choice-place = { $die ->
        [0] extra action
       *[other] with a {$die}
    }{ $workers ->
        [0] {""}
        [one] {" "}and 1 worker
       *[other] {" "}and {$workers} workers
    }:{" "}place {$tile} on space {$space} (die {$number})
    .words = place {$card} {$space} | {$card} {$space}
choice-sell = { $die ->
        [0] extra action
       *[other] with a {$die}
    }{ $workers ->
        [0] {""}
        [one] {" "}and 1 worker
       *[other] {" "}and {$workers} workers
    }:{" "}sell {$goods}{ $points ->
        [0] {""}
        [one] {" "}for 1 point and {$silver} silver
       *[other] {" "}for {$points} points and {$silver} silver
    }
    .words = sell {$type}
choice-take-workers = { $die ->
        [0] extra action:{" "}
       *[other] with a {$die}:{" "}
    }{ $n ->
        [one] take 1 worker
       *[other] take {$n} workers
    }
    .words = workers {$die} | workers
choice-take-tile = take {$tile} from depot {$depot}
    .words = take {$card} {$depot} | {$depot} {$card} | {$card}
choice-place-tile = place {$tile} on space {$space} (die {$number})
    .words = place {$card} {$space} | {$card} {$space}
choice-sell-goods = sell {$goods}{ $points ->
        [0] {""}
        [one] {" "}for 1 point and {$silver} silver
       *[other] {" "}for {$points} points and {$silver} silver
    }
    .words = sell {$type} | {$type}
choice-take-goods = take the goods of depot {$depot}: {$goods}
    .words = goods {$depot} | {$depot}
choice-take-good = take {$goods}
    .words = take {$type} | {$type}
choice-use-effect = use the crane as a {$building}: {$effect}
    .words = {$building}
choice-decline = do without
    .words = decline | no
choice-discard = discard {$tile}
    .words = discard {$card} | {$card}
choice-finish = end the turn
    .words = end | done
choice-buy = buy {$tile} from { $depot ->
        [0] the black depot
       *[other] depot {$depot}
    } for {$silver} silver
    .words = buy {$card} | buy {$depot} {$card}
choice-hire = take {$tile} from { $depot ->
        [0] the black depot
       *[other] depot {$depot}
    }{ $workers ->
        [0] {""}
        [one] {" "}for 1 worker
       *[other] {" "}for {$workers} workers
    }
    .words = hire {$card} | hire {$depot} {$card}
choice-trade-silver = trade 1 silver for {$n} workers
    .words = trade silver

## Why a choice is not open

reason-too-few-workers = It takes { $workers ->
        [one] 1 worker
       *[other] {$workers} workers
    }; you have {$have}
reason-no-goods = You have no goods of type {$good}
reason-no-silver = It takes {$silver} silver; you have {$have}
reason-bought-already = One purchase a turn: you have bought something already
reason-not-beside = You can place {$tile} only next to a tile that lies there
reason-stands-there = This town has {$tile} already
reason-inn-stands-there = This region has an inn already
reason-does-not-fit = It is of another kind: {$card}
reason-empty-depot = No goods lie in depot {$depot}
reason-only-between = With this option you buy only before, between or after your actions
reason-too-few-to-hire = It takes {$workers} workers; you have {$have}
reason-hired-already = Once a turn: you have used this knowledge already

## Scores

score-regions = Full regions
score-cards = Finished cards
score-colours = Bonus tiles for full colours
score-livestock = Livestock
score-sales = Goods sold
score-buildings = Buildings
score-routes = Rewards of the trade route
score-posts = Border posts
score-goods = { $count ->
        [one] 1 good not sold
       *[other] {$count} goods not sold
    }
score-silver = {$count} silver left
score-workers = { $count ->
        [one] 1 worker left
       *[other] {$count} workers left
    }
score-knowledge = {$card}
score-crane = Crane, as any building
score-automata-knowledge = { $count ->
        [one] 1 knowledge tile
       *[other] {$count} knowledge tiles
    }
score-automata-reserve = { $count ->
        [one] 1 tile in the reserve
       *[other] {$count} tiles in the reserve
    }
score-automata-unfinished = { $count ->
        [one] 1 tile on unfinished cards
       *[other] {$count} tiles on unfinished cards
    }

## Piles

pile-discard = Out of the game
pile-reserve = The Automata’s reserve
pile-finished = The Automata’s duchy

## Options

option-automata = The Automata
    .text = A printed opponent that plays by cards; alone it always plays, at medium unless you say otherwise. Harder ones score more for a finished card.
option-automata-0 = nobody; alone: medium
option-automata-1 = easy
option-automata-2 = medium
option-automata-3 = hard
option-automata-rules = Rules of the Automata
    .text = The text that came first, or the official one: it shuffles skipped start cards back and breaks some ties by the order of its reserve.
option-automata-rules-0 = first text
option-automata-rules-1 = official
option-automata-depot-first = Nearest depot first
    .text = Church and market of the Automata take from the nearest depot with any fitting kind, instead of looking for the first kind everywhere.
option-automata-bonus-on-cards = Colours count cards
    .text = For its bonus tiles, tiles on the Automata’s unfinished cards count too.
option-automata-a = Modifier A
    .text = Two buildings, livestock, a ship and knowledge count as lying in the Automata’s duchy from the start.
option-automata-b = Modifier B
    .text = A building, a mine and a castle count as lying in the Automata’s duchy from the start; the mine pays.
option-automata-c = Modifier C
    .text = The Automata plays first.
option-duchies = Who has which duchy
    .text = All have the same, each chooses one, or all are dealt different ones.
option-duchies-0 = the same
option-duchies-1 = chosen
option-duchies-2 = dealt
option-duchy = Duchy
    .text = The duchy of all, where all have the same. 1 is for beginners. Those from 11 on come from one source, so a space may be wrong.
option-duchy-3 = 4 (edition of 2019)
option-duchy-4 = 4 (edition of 2023)
option-duchy-8 = 8 (edition of 2019)
option-duchy-9 = 8 (edition of 2023)
option-duchy-12 = 11 (one source)
option-duchy-13 = 12 (one source)
option-duchy-14 = 13 (one source)
option-duchy-15 = 15 (one source)
option-duchy-16 = 16 (one source)
option-duchy-17 = 17 (one source)
option-duchy-18 = 18 (one source)
option-duchy-19 = 19 (one source)
option-duchy-20 = 20 (one source)
option-duchy-21 = 21 (one source)
option-duchy-22 = 22 (one source)
option-duchy-23 = 23 (one source)
option-duchy-24 = 25 (one source)
option-duchy-25 = 26 (one source)
option-duchy-26 = 27 (one source)
option-duchy-27 = 28 (one source)
option-duchy-28 = 29 (one source)
option-duchy-29 = 30 (one source)
option-duchy-set = Set of duchies
    .text = What is chosen or dealt from: the ten of 2019, the ten of 2023 with new forms of 4 and 8, or all thirty.
option-duchy-set-0 = ten of 2019
option-duchy-set-1 = ten of 2023
option-duchy-set-2 = all
option-knowledge-6 = Knowledge 6
    .text = Editions disagree. 2023: two workers take a building, once a turn. 2011: the purchase may come from any depot. 2019: so it may, and two workers may pay for it.
option-knowledge-15 = Knowledge 15
    .text = Points for each type of goods sold: 2 since 2019, 3 before.
option-knowledge-26 = Knowledge 26
    .text = Points for each bonus tile: 3 since 2019, 2 before.
option-fewest-empty = Tie: fewest empty spaces
    .text = Of equal points the fuller duchy wins, as the book of 2023 says; otherwise the emptier one.
option-purchase-between = Purchases between actions
    .text = The purchase comes before, between or after the two actions, as in 2011, and not in the middle of one.
option-additional-hexes = Additional tiles
    .text = Knowledge 27 and 28, the crane and the geese are among the tiles.
option-white-castles = White castles
    .text = Eight white castles, which go on building spaces and use the white die, and knowledge 29 are among the tiles.
option-inns = Inns
    .text = One inn joins the black depot in each phase, and stays until it is bought. It fits a space of any colour, one in a region, which then counts as one space larger. Not with the Automata, which has no rule for them.
option-trade-routes = Trade routes
    .text = Goods that you sell go onto a route of tiles, and bring a reward where they fit. Three of the twelve tiles are as printed; nine are our own design.
option-border-posts = Border posts
    .text = Full paths between the three posts of your duchy score, and so does joining all three. Where the posts stand is our own design. Not with the Automata, some of whose cards have signs for them that are not known.

## Areas of the board

area-round = Round, and the goods to come
area-track = Order of play
area-bonus = Bonus tiles left
area-depots = Depot
area-depots-middle = Black depot: 2 silver for a tile, once a turn
area-white = White die
area-open-inns = Inns
area-black = Black depot
area-goods = Goods
area-tiles = Tiles
area-silver = Silver
area-workers = Workers
area-dice = Dice
area-storage = Storage
area-sold = Goods sold
area-route = Trade route
area-spaces = Duchy
area-automata = The Automata’s cards
area-good-1 = Goods of type 1
area-good-2 = Goods of type 2
area-good-3 = Goods of type 3
area-good-4 = Goods of type 4
area-good-5 = Goods of type 5
area-good-6 = Goods of type 6
