### The texts of the drawing of the board game of Burgundy.

bb-depots = The depots
bb-depot = Depot {$depot}
bb-black = The black depot: 2 silver for a tile, once a turn
bb-good = Goods of type {$type}
bb-duchy = Duchy {$duchy}
bb-space = Space {$space}: {$kind}, {$die}
bb-kind-castle = castle
bb-kind-mine = mine
bb-kind-knowledge = knowledge
bb-kind-ship = ship
bb-kind-livestock = livestock
bb-kind-building = building
bb-silver = Silver: {$count}
bb-bonus-tiles = Bonus tiles: {$count}
bb-automata-card = { $side ->
        [left] Left card
       *[other] Right card
    }: {$points}
bb-box = sells goods
bb-reserve = Reserve
bb-finished = Duchy
bb-count = {$count} {$kind}
bb-phase = Phase {$phase}, round {$round} of 5
bb-phase-points = full regions: +{$points}
bb-white = White die: {$die}
bb-coming = The goods of the coming rounds
bb-bonus-left = Bonus tiles for full colours
bb-bonus = { $points ->
        [0] {$kind}: taken
       *[other] {$kind}: {$points} points
    }
bb-coming-good = Round {$round}: a good of type {$type}
bb-coming-gone = Round {$round}: its good lies in a depot
bb-choose-duchy = The duchies to choose from
bb-duchy-name = { $edition ->
        [classic] {$number} (edition of 2019)
        [se] {$number} (edition of 2023)
       *[any] {$number}
    }
bb-duchy-unsure = Comes from one source: a space may be wrong
bb-its-turn = Its last turn
bb-its-turn-none = Its turns are shown here
bb-wild = A wild tile
bb-route = Trade route: {$filled} of {$spaces} spaces with goods
bb-posts = Border posts: paths with {$paths} tiles
bb-take = { $die ->
        [0] Extra action
       *[other] With the {$die}
    }{ $workers ->
        [0] {""}
        [one] {""}, 1 worker
       *[other] {""}, {$workers} workers
    }
bb-place = { $die ->
        [0] Extra action
       *[other] With the {$die}
    }: {$card}{ $workers ->
        [0] {""}
        [one] {""}, 1 worker
       *[other] {""}, {$workers} workers
    }
bb-sell = { $die ->
        [0] Extra action
       *[other] With the {$die}
    }{ $workers ->
        [0] {""}
        [one] {""}, 1 worker
       *[other] {""}, {$workers} workers
    }: { $points ->
        [one] 1 point
       *[other] {$points} points
    }
bb-take-workers = { $die ->
        [0] Extra action
       *[other] Die {$die}
    }: {$n} workers
bb-buy = Buy it for {$silver} silver
bb-hire = Take it for {$workers} workers
bb-legend-kind-castle = Castle: one more action
bb-legend-kind-mine = Mine: 1 silver a phase
bb-legend-kind-knowledge = Knowledge: its number says what it changes
bb-legend-kind-ship = Ship: goods, and a space on in the order
bb-legend-kind-livestock = Livestock: points for the animals of a pasture
bb-legend-kind-building = Building: the picture says which
bb-legend-building-warehouse = Warehouse: sell one type of goods
bb-legend-building-watchtower = Watchtower: 4 points
bb-legend-building-workshop = Carpenter’s workshop: take a building
bb-legend-building-church = Church: take a castle, mine or knowledge
bb-legend-building-market = Market: take a ship or livestock
bb-legend-building-boarding-house = Boarding house: 4 workers
bb-legend-building-bank = Bank: 2 silver
bb-legend-building-city-hall = City hall: place another tile
bb-legend-building-crane = Crane: the effect of any building
bb-legend-building-white-castle = White castle: one more action, with the white die
bb-legend-geese = Geese: count with every species
bb-legend-inn = Inn: fits any colour; its region is one space larger
bb-legend-any-tile = On a trade route: take any tile
bb-legend-post = Border posts: full paths between them score
bb-legend-black = A dotted edge: from the black depot

## The guided first game

lesson-burgundy-board-castle = Your first castle may lie on any castle space. From there you grow: every tile goes next to another.
lesson-burgundy-board-aim = Fill regions of one colour: the larger and the earlier, the more points. Full colours bring a bonus tile.
lesson-burgundy-board-dice = Two dice, two actions. Tap a die to see what it can do, or tap what you want and choose the die.
lesson-burgundy-board-take = With a die you take a tile from the depot of its number into your storage. Hold a tile, or point at it, to read it.
lesson-burgundy-board-place = A stored tile goes on a space of its colour and of a die’s number, next to your tiles. Tap it: its spaces glow.
lesson-burgundy-board-workers = Each worker turns a die by one, and 6 and 1 are neighbours. Any die brings two workers.
lesson-burgundy-board-placed = What you place works at once: castles give an action, ships bring goods, livestock scores, buildings help.
lesson-burgundy-board-extra = A castle: one more action, with any number you like.
lesson-burgundy-board-sell = With the die of their number you sell all goods of a type: a silver, and points for each.
lesson-burgundy-board-black = For two silver you buy one of these tiles, once a turn and at any moment of it.
lesson-burgundy-board-automata = The Automata takes tiles for its two cards, from the top. A full card scores the number beside it.
lesson-burgundy-board-phase = A new phase: the depots are filled again, and full regions bring two points less than before.
lesson-burgundy-board-end = That was a whole game. The result shows where your points came from; one more?
bb-phase-called = Phase {$round}
bb-phase-over = Phase {$phase} is over

picture-burgundy-board-round = The turn order track: who is furthest to the right plays first.
picture-burgundy-board-take = The six depots around the black one, each with its number and its goods.
picture-burgundy-board-place = A duchy past the middle of a game. The number on a space is the die that it takes.
picture-burgundy-board-turn = Two dice: each gives one action.
picture-burgundy-board-region = The bonus tiles for whoever fills a colour first, and second.
picture-burgundy-board-purchase = Tiles of the black depot have a notched black rim.
picture-burgundy-board-workers = Two workers turn a die by two.
