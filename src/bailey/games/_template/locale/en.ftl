### Postern. `step-`, `choice-`, `event-`, `reason-` and `score-` are said of what the rules name so.

step-act = Your turn: carry, spy or rest
step-watch = Let the goods pass, or discard a card?
step-look = Leave the card, or put it under the deck?

choice-carry = carry the goods in slot {$slot}
choice-spy = spy: look at the top card of the deck
choice-rest = rest: take a coin
choice-let-pass = let the goods pass
choice-discard = discard the card in slot {$slot}
choice-leave = leave the card where it is
choice-put-under = put the card under the deck
choice-buy = pay a coin: draw a card

reason-guard-stays = {$card} is no goods
reason-no-coin = you have no coin
reason-hand-full = you hold {$most} cards already
reason-no-card-left = no card is left to draw

event-drew = {$player}: draws {$card}
event-carried = {$player}: carries {$card} to the gate
event-sold = {$player}: sells {$card}
event-stopped = {$player}: stops the goods with {$card}
event-brought-in = {$player}: brings in {$card}
event-looked = {$player}: looks at {$card} on top of the deck
event-put-under = {$player}: puts {$card} under the deck
event-rested = {$player}: rests
event-bought = {$player}: pays a coin
event-reshuffled = the discard pile is shuffled into a new deck
event-hour-passed = an hour passes; { $hours ->
        [0] the night is over
        [one] one is left
       *[other] {$hours} are left
    }

score-card = {$card}

card-candles = candles
card-bread = bread
card-cheese = cheese
card-honey = honey
card-wool = wool
card-salt = salt
card-cloth = cloth
card-wine = wine
card-spice = spice
card-silver = silver
card-silk = silk
card-pearls = pearls
card-old-guard = the old guard
card-tall-guard = the tall guard
card-young-guard = the young guard
card-gruff-guard = the gruff guard
