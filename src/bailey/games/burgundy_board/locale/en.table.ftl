### The Castles of Burgundy: the drawing of the terminal, and its legend.

## The drawing

draw-round = Phase {$phase}, round {$round} of 5
draw-white = white die {$die}
draw-title = {$title}:
draw-order = order
draw-coming = goods to come
draw-depot = depot {$depot}
draw-black = black depot
draw-goods = goods
draw-sold = sold
draw-route = route ({$filled} of {$spaces})
draw-paths = paths
draw-bonus = bonus tiles
draw-dice = dice
draw-storage = storage
draw-empty = {$n} empty
draw-duchy = duchy {$duchy}
draw-player = {$player}: {$silver} silver, { $workers ->
        [one] 1 worker
       *[other] {$workers} workers
    }, { $points ->
        [one] 1 point
       *[other] {$points} points
    }
draw-automata = {$player}: {$silver} silver, { $points ->
        [one] 1 point
       *[other] {$points} points
    }
draw-card = { $side ->
        [left] left card
       *[other] right card
    } ({$points})
draw-wild = wild
draw-reserve = reserve
draw-finished = its duchy
draw-knowledge = K{$n}
draw-filled = {$filled} of {$spaces} spaces

## The legend

legend-turn =
    .sign = ▸
    .text = whose turn it is
legend-space =
    .sign = 19 cas6
    .text = space 19 is empty, for a castle and a 6; bright if it lies next to a tile
legend-tile =
    .sign = 19■cas
    .text = a tile that lies there; livestock with its number, knowledge as K and its number
legend-goods =
    .sign = 2x4
    .text = two goods of type 4, which a 4 sells
legend-box =
    .sign = cas $
    .text = an item of the Automata’s card with a box: it sells goods
