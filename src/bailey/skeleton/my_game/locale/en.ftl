### My Game. Each key begins with what it is said of, and goes on with its name in the rules.

title = My Game
about = Take cards from the row and pay for them; who has the most points after six rounds wins.

step-act = Your turn: take a card, or rest

choice-take = take {$card} for { $price ->
        [one] one coin
       *[other] {$price} coins
    }
choice-rest = rest: take two coins

# What somebody chose, as a report about them.
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
    .text = Take a card of the row and pay its price, or rest and take two coins.
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
