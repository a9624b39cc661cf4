### The Castles of Burgundy: the words of the tiles, and what each does. `.short` is how the drawing writes it.

## Kinds of tiles

kind-castle = castle
    .short = cas
    .one = a castle
    .many = castles
kind-mine = mine
    .short = min
    .one = a mine
    .many = mines
kind-knowledge = knowledge
    .short = kno
    .one = a knowledge tile
    .many = knowledge
kind-ship = ship
    .short = shi
    .one = a ship
    .many = ships
kind-livestock = livestock
    .short = liv
    .one = a livestock tile
    .many = livestock
kind-building = building
    .short = bui
    .one = a building
    .many = buildings
kind-inn = inn
    .short = inn
    .one = an inn
    .many = inns

## Buildings

building-warehouse = warehouse
    .short = wareh
    .one = a warehouse
building-watchtower = watchtower
    .short = tower
    .one = a watchtower
building-workshop = carpenter’s workshop
    .short = works
    .one = a carpenter’s workshop
building-church = church
    .short = churc
    .one = a church
building-market = market
    .short = marke
    .one = a market
building-boarding-house = boarding house
    .short = board
    .one = a boarding house
building-bank = bank
    .short = bank
    .one = a bank
building-city-hall = city hall
    .short = hall
    .one = a city hall
building-crane = crane
    .short = crane
    .one = a crane
building-white-castle = white castle
    .short = white
    .one = a white castle

## Livestock

species-cow = { $n ->
        [one] 1 cow
       *[other] {$n} cows
    }
    .name = cows
    .short = cow
species-sheep = { $n ->
        [one] 1 sheep
       *[other] {$n} sheep
    }
    .name = sheep
    .short = she
species-pig = { $n ->
        [one] 1 pig
       *[other] {$n} pigs
    }
    .name = pigs
    .short = pig
species-chicken = { $n ->
        [one] 1 chicken
       *[other] {$n} chickens
    }
    .name = chickens
    .short = chi
species-geese = { $n ->
        [one] 1 goose
       *[other] {$n} geese
    }
    .name = geese
    .short = gee

## Goods

good-good-1 = { $n ->
        [one] 1 good of type 1
       *[other] {$n} goods of type 1
    }
good-good-2 = { $n ->
        [one] 1 good of type 2
       *[other] {$n} goods of type 2
    }
good-good-3 = { $n ->
        [one] 1 good of type 3
       *[other] {$n} goods of type 3
    }
good-good-4 = { $n ->
        [one] 1 good of type 4
       *[other] {$n} goods of type 4
    }
good-good-5 = { $n ->
        [one] 1 good of type 5
       *[other] {$n} goods of type 5
    }
good-good-6 = { $n ->
        [one] 1 good of type 6
       *[other] {$n} goods of type 6
    }
no-goods = no goods
list-or = {$first} or {$last}

## Names of tiles

tile-knowledge = knowledge {$n}
    .one = knowledge {$n}
tile-automata = Automata card {$n}
    .one = Automata card {$n}

## What tiles do

does-castle = one more action, with any number
does-mine = 1 silver at the end of every phase
does-ship = take the goods of one depot; one space on along the turn order track
does-livestock = a point for each of these animals, and for those of the species in the same pasture
does-warehouse = sell all goods of one type
does-watchtower = { $n ->
        [one] 1 point
       *[other] {$n} points
    }
does-workshop = take a building from any numbered depot
does-church = take a castle, a mine or knowledge from any numbered depot
does-market = take a ship or livestock from any numbered depot
does-boarding-house = { $n ->
        [one] 1 worker
       *[other] {$n} workers
    }
does-bank = {$n} silver
does-city-hall = place another stored tile, whatever its number
does-crane = use the effect of any one building; at the end it counts as one building of any type for knowledge
does-white-castle = one more action, with the number of the white die; workers may turn it
does-geese = score with the species that has most animals in the pasture; they count with every species that comes later

## What knowledge does

knows-several-alike = a town may hold several buildings of one type
knows-mine-workers = each mine also brings { $n ->
        [one] 1 worker
       *[other] {$n} workers
    } at the end of a phase
knows-sale-silver = a sale brings {$n} silver instead of 1
knows-sale-workers = a sale also brings { $n ->
        [one] 1 worker
       *[other] {$n} workers
    }
knows-second-depot = a ship also takes the goods of a depot beside the chosen one
knows-hire = once a turn {$n} workers take a building from any numbered depot (editions differ: see the option)
knows-animals-more = every livestock tile that scores counts {$n} more
knows-shift = a worker turns a die by up to {$n}
knows-free-place = a die may be turned by {$n} without workers to place {$kinds}
knows-free-take = a die may be turned by {$n} without workers to take a tile
knows-workers-silver = taking workers with a die also brings {$n} silver
knows-workers = taking workers with a die brings {$n} instead of 2
knows-end-sold-goods = at the end {$n} points, or as many as the option says, for each type of goods sold
knows-end-buildings = at the end {$n} points for each {$building} in the duchy
knows-end-species = at the end {$n} points for each species in the duchy
knows-end-sold-tiles = { $n ->
        [one] at the end 1 point for each good sold
       *[other] at the end {$n} points for each good sold
    }
knows-end-bonus-tiles = at the end {$n} points, or as many as the option says, for each bonus tile
knows-on-top = the marker stays on top of its stack on the turn order track
knows-silver-for-workers = at any time 1 silver buys {$n} workers

## Sheets of tiles

sheet-tile = {$card} ({$kind}).
sheet-black = One of the tiles of the black depot.
sheet-automata = A card of the Automata: {$items}. Finished it scores {$easy}, {$medium} or {$hard} points (easy, medium, hard).
sheet-box = {$kind} with a box, which sells goods

## Inns and trade routes

tile-route = route tile {$n}
    .one = route tile {$n}
does-inn = its region counts as one space larger; it fits a space of any colour, one in each region
does-any-tile = take any tile from any numbered depot
reward-any-tile = any tile
route-space = {$good} {$reward}
sheet-route = Its spaces pay from left to right.
sheet-route-space = Goods of type {$good}: {$reward}
sheet-ours = This tile is our own design.
sheet-inn = An inn lies beside the black depot until it is bought.
