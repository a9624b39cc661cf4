### The Castles of Burgundy: The Card Game: words, and what cards do. `.short` is how the drawing writes it.

## Words

type-castle = castle
    .short = cas
type-mine = mine
    .short = min
type-cloister = cloister
    .short = clo
type-knowledge = knowledge
    .short = kno
type-ship = ship
    .short = shi
type-pasture = pasture
    .short = pas
type-building = building
    .short = bui
kind-castle = castle
    .short = castle
kind-mine = mine
    .short = mine
kind-cloister = cloister
    .short = cloister
kind-knowledge = knowledge
    .short = knowledge
kind-ship = ship
    .short = ship
kind-pasture = pasture
    .short = pasture
kind-carpenters-workshop = carpenter’s workshop
    .short = carpenter
kind-church = church
    .short = church
kind-market = market
    .short = market
kind-watchtower = watchtower
    .short = watchtower
kind-bank = bank
    .short = bank
kind-boarding-house = boarding house
    .short = boarding
kind-warehouse = warehouse
    .short = warehouse
kind-city-hall = city hall
    .short = city hall
card-name = {$kind} {$die}
good-light = { $n ->
        [0] light goods
        [one] 1 light good
       *[other] {$n} light goods
    }
    .sign = light
good-medium = { $n ->
        [0] medium goods
        [one] 1 medium good
       *[other] {$n} medium goods
    }
    .sign = medium
good-dark = { $n ->
        [0] dark goods
        [one] 1 dark good
       *[other] {$n} dark goods
    }
    .sign = dark
animal-chicken = { $n ->
        [one] 1 chicken
       *[other] {$n} chickens
    }
    .sign = chicken
animal-cow = { $n ->
        [one] 1 cow
       *[other] {$n} cattle
    }
    .sign = cow
animal-sheep = {$n} sheep
    .sign = sheep
animal-pig = { $n ->
        [one] 1 pig
       *[other] {$n} pigs
    }
    .sign = pig
silver = {$n} silver
    .short = {$n}s
workers = { $n ->
        [one] 1 worker
       *[other] {$n} workers
    }
    .short = {$n}w
points = { $n ->
        [one] 1 point
       *[other] {$n} points
    }
    .short = {$n}p
goods = { $n ->
        [one] 1 good
       *[other] {$n} goods
    }
    .short = { $n ->
        [one] good
       *[other] {$n} goods
    }
animals = { $n ->
        [one] 1 animal
       *[other] {$n} animals
    }
    .short = { $n ->
        [one] animal
       *[other] {$n} animals
    }
list-and = {$first} and {$last}
list-or = {$first} or {$last}

## Functions

function-nothing = no function; it may join any pile that is not complete, and then counts as a card of that pile’s type
    .short = wild
function-gain = gain {$gain}
    .short = +{$gain}
function-draw = take { $of ->
        [goods] a good
        [animals] an animal
       *[both] a good or an animal
    } from the top of an open pile
    .short = { $of ->
        [goods] good
        [animals] animal
       *[both] good/animal
    }
function-take = take a {$types} card of your choice from the display as a project; only if you have three projects already you may do without
    .short = {$types}
function-sell = sell all goods of one type, as by action 3
    .short = sell
function-place = place another project at once, whatever its die, with its function
    .short = place
function-act = one more action, as with any die
    .short = act

## The sheet of a card

sheet-head = {$card}: { $type ->
        [building] a building
       *[other] a card of the type {$name}
    }, with a {$die} as its die
sheet-function = When placed: {$function}
sheet-triple = { $type ->
        [cloister] Three cloisters alone
        [building] Three buildings of any kind
       *[other] Three of the type
    }: {$points}
