### Lost Trails. Each key begins with what it is said of, and goes on with its name in the rules.

title = Lost Trails
about = Take cards from the row and pay for them; who has the most points after six rounds wins.

step-act = Your turn: take or lay a card, search, or rest

choice-take = take {$card} for { $price ->
        [one] one coin
       *[other] {$price} coins
    }
choice-rest = rest: take two coins, or three if there are none
report-take = {$who} takes {$card}
report-rest = {$who} rests

reason-too-expensive = {$card} costs {$price}, and there are {$coins}

event-took = {$player}: takes {$card} for { $coins ->
        [one] one coin
       *[other] {$coins} coins
    }
event-rested = {$player}: rests, and takes {$coins} coins
event-round-ended = a round ends; { $left ->
        [0] it was the last one
        [one] one is left
       *[other] {$left} are left
    }

score-card = {$card}

# What the parts of the board are called.
area-deck = Deck
area-row = Row
area-rounds = Rounds left
area-coins = Coins
area-taken = Taken

# What the numbers of a card are called.
data-price = Price
data-points = Points

rule-turn =
    .title = A turn
    .text = Take a card of the row or lay one of your hand, and pay its price; or search for a card, or rest and take coins.
rule-end =
    .title = The end
    .text = After six rounds the game ends. Who has the most points wins; of equal points, more coins win.

card-bread = bread
card-candles = candles
card-cheese = cheese
card-cloth = cloth
card-honey = honey
card-lace = lace
card-pearls = pearls
card-salt = salt
card-silk = silk
card-silver = silver
card-spice = spice
card-wine = wine
choice-lay = lay {$card} for { $price ->
        [one] one coin
       *[other] {$price} coins
    }
choice-search = search: draw a card

report-lay = {$who} lays {$card}
report-search = {$who} searches

reason-hand-full = the hand is full
reason-no-card-left = no card is left to draw

event-laid = {$player}: lays {$card} for { $coins ->
        [one] one coin
       *[other] {$coins} coins
    }
event-searched = {$player}: searches, and draws {$card}

area-hand = Hand
