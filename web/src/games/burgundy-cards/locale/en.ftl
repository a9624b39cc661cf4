### The texts of the drawing of the card game of Burgundy.

bc-row = Row {$row}: { $cards ->
    [0] no card
    [one] 1 card
   *[other] {$cards} cards
}
bc-acting = An action with a {$die}
bc-acting-any = An action with any die
bc-die = Die {$die}
bc-estate = Estate
bc-no-estate-yet = no card in the estate yet
bc-stack = {$type}: { $cards ->
    [1] one of three
    [2] two of three
   *[other] a triple
}
bc-type = Type
bc-type-castle = castle
bc-type-mine = mine
bc-type-cloister = cloister
bc-type-knowledge = knowledge
bc-type-ship = ship
bc-type-pasture = pasture
bc-type-building = building
bc-start = The start player card
bc-start-down = The start player card, face down: its owner starts the next round
bc-rounds = What a triple brings, round by round
bc-round = Round {$round}
bc-triple-brings = The bonuses of a triple in this round; the rules explain them
bc-triple-may-bring = A triple may bring {$gain}
bc-race = {$name}: { $points ->
        [one] 1 point
       *[other] {$points} points
    }
bc-gain-points = { $count ->
        [one] 1 point
       *[other] {$count} points
    }
bc-gain-goods = { $count ->
        [one] 1 good
       *[other] {$count} goods
    }
bc-gain-animals = { $count ->
        [one] 1 animal
       *[other] {$count} animals
    }
bc-gain-silver = {$count} silver
bc-gain-workers = { $count ->
        [one] 1 worker
       *[other] {$count} workers
    }
bc-show-left = Which cards are left, by number and type.
bc-left = Cards that you do not see
bc-left-why = { $cards ->
    [one] 1 card lies
   *[other] {$cards} cards lie
} in the deck, in face-down piles and in others’ hands. Anybody could count them.
bc-seven-left = Still available: { $points ->
    [one] 1 point
   *[other] {$points} points
}
bc-seven-taken = Taken by {$name}: { $points ->
    [one] 1 point
   *[other] {$points} points
}
bc-ahead = You lead {$name} by {$points}
bc-behind = {$name} leads by {$points}
bc-level = Level with {$name}
bc-race-lost = Lost, if so after round {$round}
bc-comparisons = The scores after each round, yours first
bc-compared = After round {$round}: {$own} to {$his}
bc-to-compare = Round {$round}: still to come
bc-to-come = { $cards ->
    [0] {$name} has received all cards
    [one] {$name} still receives 1 card
   *[other] {$name} still receives {$cards} cards
}
bc-take = { $die ->
    [0] Take it
   *[other] Take it with the {$die}
}{ $workers ->
    [0] {""}
    [one] {""}, −1 worker
   *[other] {""}, −{$workers} workers
}
bc-sell = { $die ->
        [0] Sell
       *[other] Sell with the {$die}
    }: +{$n} silver, +{ $n ->
        [one] 1 point
       *[other] {$n} points
    }{ $workers ->
        [0] {""}
        [one] {""}, −1 worker
       *[other] {""}, −{$workers} workers
    }
bc-place = { $die ->
    [0] Place it {$where}
   *[other] With the {$die}: {$where}
}{ $workers ->
    [0] {""}
    [one] {""}, −1 worker
   *[other] {""}, −{$workers} workers
}
bc-restock = Workers to two: +{$n}
bc-take-silver = Take 1 silver
bc-convert = {$what} → 1 point
bc-buy = 3 silver → 3 cards
bc-legend-type-castle = Castle: green, a wall with battlements
bc-legend-type-mine = Mine: grey, a diamond
bc-legend-type-cloister = Cloister: violet, a pointed arch
bc-legend-type-knowledge = Knowledge: yellow, a circle
bc-legend-type-ship = Ship: blue, a hull
bc-legend-type-pasture = Pasture: light green, eight corners
bc-legend-type-building = Building: brown, a gable; the picture says which
bc-legend-silver = Gain two silver
bc-legend-worker = Gain two workers; each turns a die by one
bc-legend-point = Gain a victory point
bc-legend-good = Take a good from the top of an open pile
bc-legend-animal = Take an animal from the top of an open pile
bc-legend-act = One more action, as with any die
bc-legend-take = Take a card of these types from the display
bc-legend-sell = Sell all goods of one type: a silver and a point each
bc-legend-place = Place another project at once, whatever its die
bc-legend-wild = Joins any pile that is not complete

## The guided first game

lesson-burgundy-cards-aim = Build your estate here: three cards of a type are a triple, and triples are most of your points.
lesson-burgundy-cards-aaron = Aaron builds too: here you see how you stand. In this first game only the end counts. In others he wins as soon as he is ahead after a round.
lesson-burgundy-cards-dice = These are your two dice: cards of which only the number matters. In each of six turns you play one of them. Tap a die to see what it can do.
lesson-burgundy-cards-take = A die takes a card from the row of its number. What glows may be chosen; hold a card, or point at it, to read it in full.
lesson-burgundy-cards-workers = Each worker turns a die by one, up or down, and 6 and 1 are neighbours. Where that is needed, the price stands at the card.
lesson-burgundy-cards-place = A card that you took is a project. Play the number in its corner to place it in your estate: then it does what stands at its foot.
lesson-burgundy-cards-any = Nothing fits? Any die restocks your workers to two, takes a silver, or turns three workers or silver into a point.
lesson-burgundy-cards-placed = Cards of a type lie in one pile; the dashed places show what a triple still lacks. A violet cloister fits on every pile that is not complete.
lesson-burgundy-cards-sell = Two goods alike: their two numbers sell all of a kind at once, for a silver and a point each.
lesson-burgundy-cards-buy = Three silver buy three cards, once a turn and at any moment: one becomes a project, or its die is one more action.
lesson-burgundy-cards-bonus = A triple! It brings one of the bonuses of this round’s card. The earlier the round, the larger they are.
lesson-burgundy-cards-full = No more than three projects fit here. Another card would push one of them out, so place some first.
lesson-burgundy-cards-rival = Aaron takes no turns: he gets cards at the beginning of each round. For each of his cloisters you gain a point.
lesson-burgundy-cards-last = Two dice are left in this last round. At its end the points are compared, animals too: if Aaron is ahead, he wins.
lesson-burgundy-cards-round = A new round: new cards in the display, six new dice, and smaller bonuses for a triple.
lesson-burgundy-cards-end = That was a whole game. The result shows where your points came from; one more?
bc-round-over = Round {$round} is over

picture-burgundy-cards-cards = Three cards: a castle, a ship, a market. The die is what they are in hand; below stands what they do when placed.
picture-burgundy-cards-round = The display: a row for each number of a die.
picture-burgundy-cards-sell = A storage: goods with the numbers by which they are sold, what was sold, and animals.
picture-burgundy-cards-estate = An estate in the second half of a game: cards of a type in one pile.
picture-burgundy-cards-round-bonuses = What a triple brings, round by round.
picture-burgundy-cards-setup = The open piles of goods and of animals, each with how many are left.
picture-burgundy-cards-turn = A card in hand is a die, and nothing else counts.
picture-burgundy-cards-purchase = Three bought cards: one becomes a project, or its die gives one more action.
picture-burgundy-cards-place = Two projects wait for a die of their number.
picture-burgundy-cards-triple = The bonus cards for the first triples; whoever has taken one is shown on it.
picture-burgundy-cards-animals = Three different animals, or more of one kind.
picture-burgundy-cards-workers = Two workers turn the die of a card by two.
picture-burgundy-cards-restock = Workers are taken until there are two.
picture-burgundy-cards-silver = One silver.
picture-burgundy-cards-convert = Three of them, in any mixture, are a point.
