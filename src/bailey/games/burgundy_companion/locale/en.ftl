### The companion: what the table is asked and told. The other texts are those of the board game.

## On the shelf

title = The Castles of Burgundy: companion
about = You have the game on your table; this plays the Automata for you. It keeps its cards, reserve, silver and points, and says what to move.

## What the table is asked

step-tell-lying = { $depot ->
        [0] Black depot, tile {$slot}: which is it?
       *[other] Depot {$depot}: which tile of this colour lies there ({$kinds})?
    }
step-tell-white = Roll for the new round: what does the white die show?
step-tell-good = Which good of this round goes to depot {$white}?
step-play = { $played ->
        [0] Play until it is the Automata’s turn. Then roll its die: what does it show?
       *[other] Play the round to its end. Is it over?
    }
step-tell-found = Search from depot {$start} on, clockwise, in each depot for: {$items} ({ $side ->
        [left] left card
       *[right] right card
    }). Which do you find?
step-tell-wild = Nothing fits. Take the first tile of the black depot face down: which is it?
step-tell-goods = Its ship takes all goods of the depot with most, on a tie the first from depot {$white} on. Which goods are they?
step-tell-kept = { $nearest ->
        [0] Its {$building} takes a tile. From depot {$white} on, clockwise, search all depots for the first of these kinds, then for the next: {$kinds}. Which do you find?
       *[1] Its {$building} takes a tile of the nearest depot, from depot {$white} on, that has any of these, the first of them first: {$kinds}. Which do you find?
    }
step-tell-scarcest = { $official ->
        [0] Its white castle takes a tile of the first depot that has any, from depot {$white} on, clockwise: of the kind that its reserve has fewest of. Which is it? In its reserve: {$kinds}
       *[1] Its white castle takes a tile: from depot {$white} on, clockwise, search all depots for the first of these kinds, then for the next. Which do you find? {$kinds}
    }
step-tell-bought = It buys for {$price} silver. Take the tile of the black depot whose kind comes first here (in brackets: how many its reserve has), of several the first that lies there: which is it? {$kinds}
step-tell-points = Person {$person}, your points at the end: { $digits ->
        [3] hundreds?
        [2] {$points}··, tens?
       *[other] {$points}·, ones?
    }
step-finish = All is told: is this the end?

## Choices; `.words` is what one may type

choice-die = { $which ->
        [white] the white die shows {$die}
       *[own] its die shows {$die}
    }
    .words = {$die}
choice-tile = {$card}
    .words = {$card}
choice-none = { $step ->
        [tell-found] no depot has any
        [tell-kept] no depot has any
        [tell-scarcest] all depots are empty
       *[tell-wild] the black depot is empty
    }
    .words = none | no
choice-good = {$goods}
    .words = {$type}
choice-done = these are all
    .words = all | done
choice-taken = somebody took {$tile} from { $depot ->
        [0] the black depot
       *[other] depot {$depot}
    }
    .words = took {$card} {$depot} | {$depot} {$card}
choice-goods-taken = somebody took {$goods} from depot {$depot}
    .words = goods {$depot} {$type}
choice-bonus-taken = somebody took the bonus tile for {$kind}
    .words = bonus {$kind}
choice-round-over = { $round ->
        [5] the phase is over
       *[other] the round is over
    }
    .words = over | next
choice-digit = {$digit}
    .words = {$digit}
choice-finish = end the game
    .words = end

## Why a choice is not open

reason-bonus-gone = Both bonus tiles for {$kind} are gone, or the people have one already

## What happened, and what to do

event-marker-advanced = Move its marker one space on, on top of those there
event-tile-taken = Somebody took {$tile} from { $depot ->
        [0] the black depot
       *[other] depot {$depot}
    }
event-goods-taken = Somebody took {$good} from depot {$depot}
event-bonus-taken = Somebody took the bonus tile for {$kind}
event-points-told = {$player}: { $points ->
        [one] 1 point
       *[other] {$points} points
    }
event-none-found = No depot has a tile for the card
event-phase-began = { $phase ->
       *[other] Phase {$phase}: fill the depots
    }
event-automata-found = { $depot ->
        [0] Lay {$tile} on item {$item} of the{" "}
       *[other] Depot {$depot} has {$tile}: lay it on item {$item} of the{" "}
    }{ $side ->
        [left] left card
       *[other] right card
    }
event-automata-reserve = Lay {$tile} of its reserve on item {$item} of the { $side ->
        [left] left card
       *[other] right card
    }
event-automata-wild = Lay a wild tile of its reserve on item {$item} of the { $side ->
        [left] left card
       *[other] right card
    }
event-automata-made-wild = Put {$tile} face down into its reserve, as a wild tile
event-automata-no-tile = The black depot is empty: it gains silver instead
event-automata-kept = { $depot ->
        [0] Put {$tile} into its reserve
       *[other] Depot {$depot} has {$tile}: put it into its reserve
    }
event-automata-finished = {$tile} is finished: {$points} points. Its tiles go to its duchy
event-automata-bought = Put {$tile} from the black depot into its reserve
event-took-goods = { $depot ->
        [0] {$player} takes {$good}
       *[other] {$player} takes {$good} from depot {$depot}
    }

## Scores

score-told = Points told at the end

## Rules

rule-companion =
    .title = The companion
    .text = The Automata’s cards lie here, not on the table; its tiles may stay on the table or be put aside. Roll its die in its turn and tell the companion. Where you search, it asks what you found; where it searches, tell it once a phase what lies in the depots, and what people take. Whatever you told can be undone, and told again.
    .word = companion

## Options

option-depth = Who searches the depots
    .text = You: the companion says what to look for, and you tell what you found. It: you tell once a phase what lies in the depots and then what people take, and it finds the tile itself.
option-depth-0 = you
option-depth-1 = the companion
option-people = People at the table
    .text = How many play against the Automata.
option-automata = The Automata
    .text = The harder it is, the more it scores for a finished card.
option-automata-1 = easy
option-automata-2 = medium
option-automata-3 = hard
option-trade-routes = Trade routes
    .text = People lay goods that they sell on routes; the Automata scores 1 point more for each sale.

## Areas of the board

area-round = Round
area-automata = The Automata’s cards
area-bonus = Bonus tiles
area-depots = Depot
area-black = Black depot
area-goods = Goods
area-tiles = Tiles
area-silver = Silver
area-good-1 = Goods of type 1
area-good-2 = Goods of type 2
area-good-3 = Goods of type 3
area-good-4 = Goods of type 4
area-good-5 = Goods of type 5
area-good-6 = Goods of type 6
