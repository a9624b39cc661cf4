### The Castles of Burgundy: what happened.

## Setup and phases

event-chose-duchy = { $who ->
        [you] You have
       *[other] {$player} has
    } duchy {$duchy}
event-start-castle = { $who ->
        [you] You lay
       *[other] {$player} lays
    } the first castle on space {$space}
event-phase-began = Phase {$phase}: the depots are filled
event-cleared = { $amount ->
        [one] 1 tile that was left goes out of the game
       *[other] {$amount} tiles that were left go out of the game
    }
event-filled = {$card} to { $depot ->
        [0] the black depot
       *[other] depot {$depot}
    }
event-goods-laid = Round {$round}: {$good}
event-round-began = Phase {$phase}, round {$round}
event-rolled = { $who ->
        [you] You roll
       *[other] {$player} rolls
    } {$first} and {$second}
event-white-die = { $who ->
        [you] You roll
       *[other] {$player} rolls
    } the white die: {$die}
event-good-arrived = {$good} to depot {$depot}
event-turn-began = { $who ->
        [you] Your turn
       *[other] {$player}’s turn
    }
event-phase-ended = Phase {$phase} is over
event-mines-paid = { $who ->
        [you] Your mines bring{" "}
       *[other] {$player}’s mines bring{" "}
    }{$silver} silver{ $workers ->
        [0] {""}
        [one] {" "}and 1 worker
       *[other] {" "}and {$workers} workers
    }

## A turn

event-paid-workers = { $who ->
        [you] You pay{" "}
       *[other] {$player} pays{" "}
    }{ $amount ->
        [one] 1 worker
       *[other] {$amount} workers
    }
event-paid-silver = { $who ->
        [you] You pay
       *[other] {$player} pays
    } {$amount} silver
event-took = { $who ->
        [you] You take
       *[other] {$player} takes
    } {$tile} from { $depot ->
        [0] the black depot
       *[other] depot {$depot}
    }
event-discarded = { $who ->
        [you] You discard
       *[other] {$player} discards
    } {$tile}
event-placed = { $who ->
        [you] You place
       *[other] {$player} places
    } {$tile} on space {$space}
event-region-filled = { $who ->
        [you] You fill a region
       *[other] {$player} fills a region
    } of { $size ->
        [one] 1 space
       *[other] {$size} spaces
    } ({$kind}): { $points ->
        [one] 1 point
       *[other] {$points} points
    }, and {$phase} for the phase
event-colour-filled = { $who ->
        [you] You take the bonus tile
       *[other] {$player} takes the bonus tile
    } for {$kind}: {$points} points
event-scored-animals = { $who ->
        [you] You score
       *[other] {$player} scores
    } {$points} points for {$card}
event-gained-silver = { $who ->
        [you] You gain
       *[other] {$player} gains
    } {$amount} silver
event-gained-workers = { $who ->
        [you] You gain{" "}
       *[other] {$player} gains{" "}
    }{ $amount ->
        [one] 1 worker
       *[other] {$amount} workers
    }
event-gained-points = { $who ->
        [you] You gain{" "}
       *[other] {$player} gains{" "}
    }{ $amount ->
        [one] 1 point
       *[other] {$amount} points
    }
event-drew-good = { $who ->
        [you] You begin
       *[other] {$player} begins
    } with {$good}
event-took-goods = { $who ->
        [you] You take
       *[other] {$player} takes
    } {$good} from depot {$depot}
event-advanced = { $who ->
        [you] Your marker goes
       *[other] {$player}’s marker goes
    } to space {$space} of the turn order track
event-sold = { $who ->
        [you] You sell
       *[other] {$player} sells
    } {$good}: {$points} points
event-extra-action = { $who ->
        [you] You have
       *[other] {$player} has
    }{ $die ->
        [0] {" "}one more action with any number
       *[other] {" "}one more action with a {$die}
    }
event-nothing-happened = {$card}: no effect
event-declined = { $who ->
        [you] You do
       *[other] {$player} does
    } without
event-bought = { $who ->
        [you] You buy
       *[other] {$player} buys
    } a tile
event-hired = { $who ->
        [you] You take a tile
       *[other] {$player} takes a tile
    } for { $amount ->
        [one] 1 worker
       *[other] {$amount} workers
    }
event-used-effect = { $who ->
        [you] You use
       *[other] {$player} uses
    } the crane as a {$building}

## The Automata

event-automata-goods = The Automata begins with a good of each type
event-automata-card = { $side ->
        [left] Its left card is{" "}
       *[other] Its right card is{" "}
    }{$tile}
event-automata-skipped = {$tile} has no castle, and is discarded
event-automata-rolled = The Automata rolls {$die}; the white die shows {$white}: its { $side ->
        [left] left card is active
       *[other] right card is active
    }
event-automata-checked = Depot {$depot} has nothing for the { $side ->
        [left] left card
       *[other] right card
    } ({$kinds})
event-automata-found = Depot {$depot} has {$tile}: to item {$item} of the { $side ->
        [left] left card
       *[other] right card
    }
event-automata-reserve = Its reserve has {$tile}: to item {$item} of the { $side ->
        [left] left card
       *[other] right card
    }
event-automata-none-in-reserve = Its reserve has nothing for the { $side ->
        [left] left card
       *[other] right card
    } ({$kinds})
event-automata-wild = A wild tile covers item {$item} of the { $side ->
        [left] left card
       *[other] right card
    }
event-automata-made-wild = Nothing fits: it takes {$tile} from the black depot face down into its reserve, as a wild tile
event-automata-no-tile = Nothing fits, and the black depot is empty
event-automata-in-vain = This brings it nothing
event-automata-kept = From depot {$depot} it takes {$tile} into its reserve
event-automata-finished = {$tile} is finished: { $points ->
        [one] 1 point
       *[other] {$points} points
    }
event-automata-box = The box of item {$item} sells goods
event-automata-bought = It buys {$tile} for its reserve
event-automata-slid = Its right card becomes the left one
event-automata-shuffled = Its discarded cards are shuffled

## Trade routes and border posts

event-route-dealt = { $who ->
        [you] Your route has{" "}
       *[other] {$player}’s route has{" "}
    }{$tile}
event-route-paid = { $who ->
        [you] You have
       *[other] {$player} has
    } the reward of {$card} for {$good}
event-path-joined = { $who ->
        [you] You join
       *[other] {$player} joins
    } two border posts: { $points ->
        [one] 1 point
       *[other] {$points} points
    }
event-posts-joined = { $who ->
        [you] You have
       *[other] {$player} has
    } joined all border posts: { $points ->
        [one] 1 point
       *[other] {$points} points
    }
