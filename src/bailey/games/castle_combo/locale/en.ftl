### Castle Combo. All sentences are our own. `.short` is how the drawing writes it; its signs stand in the legend.

## On the shelf

about = Build a court of nine: hire people of the village and the castle, and place each where it scores.

## Words

castle = castle
    .sign = castle
village = village
    .sign = village
shield-nobility = Nobility
    .sign = N
    .shield = Nobility shield
shield-faith = Faith
    .sign = F
    .shield = Faith shield
shield-scholarship = Scholarship
    .sign = S
    .shield = Scholarship shield
shield-military = Military
    .sign = M
    .shield = Military shield
shield-craftsmanship = Craftsmanship
    .sign = C
    .shield = Craftsmanship shield
shield-peasantry = Peasantry
    .sign = P
    .shield = Peasantry shield

## What an ability or a scroll counts

count-one = {""}
    .short = {""}
count-shield-tableau = {" "}for each {$shield} in your tableau
    .short = /{$sign}
count-shield-row = {" "}for each {$shield} in its row
    .short = /{$sign} row
count-shield-column = {" "}for each {$shield} in its column
    .short = /{$sign} col
count-shield-cross = {" "}for each {$shield} in its row and its column
    .short = /{$sign} cross
count-shield-neighbor = {" "}for each {$shield} in the tableau of one neighbour
    .short = /{$sign} next door
count-banner-tableau = {" "}for each {$deck} card in your tableau
    .short = /{$deck}
count-banner-neighbor = {" "}for each {$deck} card in the tableau of one neighbour
    .short = /{$deck} next door
count-shield-types-tableau = {" "}for each different shield in your tableau
    .short = /kind
count-shield-types-row = {" "}for each different shield in its row
    .short = /kind row
count-shield-types-column = {" "}for each different shield in its column
    .short = /kind col
count-missing-shield-types = {" "}for each of the six shields that your tableau lacks
    .short = /lacking
count-shield-set = {" "}for each set of {$set} shields in your tableau
    .short = /{$signs}
count-banner-set = {" "}for each set of {$set} in your tableau
    .short = /{$signs}
set-shield = {$shield}
    .sign = {$sign}
set-banner = { $n ->
        [one] one {$deck} card
       *[other] {$n} {$deck} cards
    }
    .sign = { $n ->
        [one] {$deck}
       *[other] {$n} {$deck}
    }
list-and = { $n ->
        [one] {$last}
       *[other] {$first} and {$last}
    }
list-signs = { $n ->
        [one] {$last}
       *[other] {$first}+{$last}
    }
count-identical-shields = {" "}for every {$size} equal shields in your tableau
    .short = /{$size} equal
count-cards-with-shield-count-eq = {" "}for each card with exactly { $value ->
        [one] one shield
       *[other] {$value} shields
    } in your tableau
    .short = /{$value}-shield
count-cards-with-cost-eq = {" "}for each card with a printed cost of {$value} in your tableau
    .short = /cost {$value}
count-cards-with-cost-gte = {" "}for each card with a printed cost of {$value} or more in your tableau
    .short = /cost {$value}+
count-cards-with-discount = {" "}for each card with a discount in your tableau
    .short = /discount
count-cards-with-purse = {" "}for each card with a purse in your tableau
    .short = /purse
count-cells-filled = {" "}for each card of your tableau, those lying face down too
    .short = /card
count-cells-empty = {" "}for each empty cell of your tableau of nine
    .short = /empty cell
count-keys = {" "}for each key that you hold
    .short = /key
count-gold-on-card = {" "}for each gold stored on it
    .short = /gold
count-gold-on-purses = {" "}for each gold stored on any of your purses
    .short = /purse gold

test-position = {" "}if it lies { $area ->
        [top_row] in the top row
        [middle_row] in the middle row
        [bottom_row] in the bottom row
        [left_column] in the left column
        [middle_column] in the middle column
        [right_column] in the right column
        [corners] in a corner
       *[edges] in the middle of an edge
    } of your tableau
    .short = {" "}{ $area ->
        [top_row] top row
        [middle_row] mid row
        [bottom_row] bottom
        [left_column] left
        [middle_column] mid col
        [right_column] right
        [corners] corner
       *[edges] edge
    }
test-shield-absent = {" "}if no {$shield} is in your tableau
    .short = {" "}no {$sign}
test-face-down-cards = {" "}if { $min ->
        [one] at least one card
       *[other] at least {$min} cards
    } of your tableau { $min ->
        [one] lies
       *[other] lie
    } face down
    .short = {" "}face down

## Effects of abilities

gold = {$n} gold
    .short = {$n}g
keys = { $n ->
        [one] 1 key
       *[other] {$n} keys
    }
    .short = {$n}k
effect-gain = { $who ->
        [opponents] each opponent gains
        [all] every player gains
       *[self] gain
    } {$what}{$count}
    .chosen = gain {$what}{$count}
    .short = { $who ->
        [opponents] others +
        [all] all +
       *[self] +
    }{$what}{$count}
effect-store = put {$n} gold from the supply on each of your purses, as far as there is room
    .chosen = put {$n} gold on each purse that has room
    .short = store {$n}g
effect-fill = fill {$n} of your purses to the brim from the supply
    .short = fill {$n} purses
effect-discard = discard a card of the {$deck} row, and gain its printed cost in { $reward ->
        [gold] gold
       *[key] keys
    }
    .short = toss {$deck}: +cost { $reward ->
        [gold] g
       *[key] k
    }
effect-discount = from now on, { $decks ->
        [both] every card costs
        [castle] every castle card costs
       *[village] every village card costs
    } you {$n} gold less
    .short = −{$n}g { $decks ->
        [both] all
        [castle] castle
       *[village] village
    }
effects-and = {$first}, and {$second}
    .short = {$first} {$second}
effects-or = either {$first}, or {$second}
    .short = {$first} or {$second}

## Scoring scrolls

scroll = { $n ->
        [one] 1 point
       *[other] {$n} points
    }{$count}
    .short = {$n}{$count}

## The sheet of a card

sheet-head = {$card}: a {$deck} card, costs {$cost} gold
sheet-shields = Shields: {$shields}
sheet-messenger = Messenger: { $messenger ->
        [none] stays
        [castle] goes to the castle
       *[village] goes to the village
    }
sheet-ability = Ability: {$ability}
sheet-purse = Purse: holds up to {$purse} gold
sheet-scroll = Scroll: {$scroll}

## What a player is asked

step-spend-key = Your turn: take a card, or spend a key first
step-take-card = Take a card
step-place-card = Where to put {$card} ({$shields}, {$scroll})?
step-choose-effect = {$card}: which of the two effects?
step-choose-neighbor = {$card}: which neighbour counts?
step-discard-card = {$card}: discard which of the {$deck} row?
step-fill-purse = {$card}: which purse is filled?
step-over = The game is over

## Choices; `.words` is what one may type

choice-keep-key = keep all keys
    .words = keep keys | no
choice-move-messenger = spend a key: send the messenger to the {$location}
    .words = messenger | move messenger | {$location}
choice-renew-row = spend a key: deal a new {$location} row
    .words = renew row | new row
choice-take = take {$card} for { $price ->
        [0] nothing
       *[other] {$price} gold
    }{ $discount ->
        [0] {""}
       *[other] {" "}({$cost} less {$discount})
    }
    .words = {$card} | take {$card} | buy {$card}
choice-take-face-down = take {$card} face down: gain {$gold} gold and { $keys ->
        [one] 1 key
       *[other] {$keys} keys
    }
    .words = down {$card} | take down {$card} | face down {$card} | take face down {$card}
choice-place = put it {$where}
    .words = {$words}
choice-choose-effect = {$effect}
    .words = { $goods ->
        [key] keys
       *[gold] gold
    }
choice-choose-neighbor = the { $side ->
        [left] left
       *[right] right
    } neighbour, {$player}: gain {$gain}
    .words = { $side ->
        [left] left
       *[right] right
    } | {$player}
choice-discard = discard {$card}: gain {$gain}
    .words = {$card} | discard {$card}
choice-fill-purse = put {$n} gold on {$card}
    .words = {$card} | fill {$card}
where-first = down as the first card
    .words = first
where-alone = apart from all other cards
where-left = left of {$card}
    .words = left {$card}
where-right = right of {$card}
    .words = right {$card}
where-above = above {$card}
    .words = above {$card}
where-below = below {$card}
    .words = below {$card}
where-joined = {$first}, {$second}

## Why not

reason-no-key = you have no key
reason-location-removed = the {$location} has left the game
reason-too-expensive = {$card} costs {$price} gold, you have {$gold}
reason-outside-grid = the tableau would be more than three cards wide or high
reason-not-adjacent = no card of yours lies beside that cell
reason-purse-full = the purse of {$card} is full

## What happened

event-moved-messenger = { $who ->
        [you] You spend a key and send
       *[other] {$player} spends a key and sends
    } the messenger to the {$location}
event-renewed = { $who ->
        [you] You spend a key and deal
       *[other] {$player} spends a key and deals
    } a new {$location} row
event-took = { $who ->
        [you] You take
       *[other] {$player} takes
    } {$card} { $paid ->
        [0] for nothing
       *[other] for {$paid} gold
    }
event-took-face-down = { $who ->
        [you] You take
       *[other] {$player} takes
    } {$card} face down and { $who ->
        [you] gain
       *[other] gains
    } {$gold} gold and { $keys ->
        [one] 1 key
       *[other] {$keys} keys
    }
event-placed = { $who ->
        [you] You put
       *[other] {$player} puts
    } {$card} { $place ->
        [first] down as the first card
       *[other]
            { $column ->
                [-2] two columns left
                [-1] one column left
                [1] one column right
                [2] two columns right
               *[0] {""}
            }{ $column ->
                [0] {""}
               *[other]
                    { $row ->
                        [0] {""}
                       *[other] {" "}and{" "}
                    }
            }{ $row ->
                [-2] two rows above
                [-1] one row above
                [1] one row below
                [2] two rows below
               *[0] {""}
            }, counted from the first card
    }
event-gained-gold = { $who ->
        [you] You gain
       *[other] {$player} gains
    } {$amount} gold
event-gained-keys = { $who ->
        [you] You gain
       *[other] {$player} gains
    } { $amount ->
        [one] a key
       *[other] {$amount} keys
    }
event-gained-nothing = { $who ->
        [you] You gain
       *[other] {$player} gains
    } nothing
event-equal-neighbors = { $who ->
        [you] You have
       *[other] {$player} has
    } two neighbours with whom the count is the same: {$amount}
event-stored = { $who ->
        [you] You put
       *[other] {$player} puts
    } {$amount} gold on the purse of {$card}
event-discarded = { $who ->
        [you] You discard
       *[other] {$player} discards
    } {$card}
event-messenger-went = The messenger goes to the {$location}
event-reshuffled = The {$location} discard pile is shuffled into a new deck
event-revealed = {$card} comes to the {$location} row
event-removed = The {$location} has too few cards left to complete its row, and leaves the game

## The score

score-card = {$card}
score-card-face-down = {$card} (face down)
score-keys = { $keys ->
        [one] One key
       *[other] {$keys} keys
    }
score-keys-how = one point each
score-face-down-how = scores nothing
score-stored = ; {$stored} gold stored
score-left-over = {", "}{$gold} of it only at the end

## The drawing

draw-messenger = {"  "}messenger
draw-piles = {"  "}deck {$deck}, discards {$discard}
draw-piles-short = {"  "}{$deck} left, {$discard} off
draw-removed = has left the game
draw-price = {$price}g
draw-price-reduced = {$price}g ({$cost})
draw-goes = →
draw-purse = {" "}(max {$purse})
draw-stored = {$stored}/{$purse}g
draw-face-down = face down
draw-player = {$player}: {$gold} gold, { $keys ->
        [one] 1 key
       *[other] {$keys} keys
    }
draw-player-short = {$player}: {$gold}g {$keys}k
draw-points = , { $points ->
        [one] 1 pt
       *[other] {$points} pts
    }
draw-cards = , { $cards ->
        [one] 1 card
       *[other] {$cards} cards
    }
draw-no-cards = (no cards yet)
pile-discard = {$location} discard pile

## The score pad

pad-help = Name each card, or as much of it as is needed. With gold on its purse: sculptor 4. A card lying face down: down. No card: just Enter. `back` goes one question back.
pad-cell = { $row ->
        [0] top
        [1] middle
       *[2] bottom
    } { $column ->
        [0] left
        [1] centre
       *[2] right
    }
pad-gold = gold that is not on purses
pad-keys = keys
pad-stored = gold
pad-holds = {$card} holds { $most ->
        [0] no gold.
       *[other] at most {$most} gold.
    }
pad-apart = In a grid every card must lie beside another.

## What lies on the table

area-castle = Castle row
area-village = Village row
area-castle-deck = Castle deck
area-village-deck = Village deck
area-castle-discard = Discards of the castle
area-village-discard = Discards of the village
area-castle-row = Castle row
area-village-row = Village row
area-messenger = Messenger
area-gold = Gold
area-keys = Keys
area-tableau = Tableau
area-stored = gold stored
tab-take-face-down = Face down
