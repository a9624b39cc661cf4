### Postern. `step-`, `choice-`, `event-`, `reason-` and `score-` are said of what the rules name so,
### and `report-`, in en.reports.ftl, of who made a choice.

step-act = Your turn: carry, hide or fetch goods, spy or rest
step-watch = Let the goods pass, or stop them with a guard?
step-look = Leave the card, put it under the deck, or shuffle the deck?

choice-carry = carry {$card}
choice-hide = hide {$card} in niche {$niche}
choice-fetch = carry {$card} from niche {$niche}
choice-spy = spy: look at the top card of the deck
choice-rest = rest: take a coin
choice-let-pass = let the goods pass
choice-stop = stop the goods with {$card}
choice-leave = leave the card where it is
choice-put-under = put the card under the deck
choice-shuffle = shuffle the deck
choice-buy = pay a coin: draw a card

reason-guard-stays = {$card} is no goods
reason-no-guard = {$card} is no guard
reason-no-coin = you have no coin
reason-hand-full = you hold {$most} cards already
reason-no-bribe = carrying {$card} takes {$bribe} coins, and you have {$coins}
reason-niche-taken = {$second_card} is hidden there already
reason-no-card-left = no card is left to draw

event-drew = {$player}: draws {$card}
event-carried = {$player}: carries {$card} to the gate
event-stopped = {$player}: stops {$goods} of {$carrier} with {$card}
event-brought-in = {$player}: brings in {$card}
event-looked = {$player}: looks at {$card} on top of the deck
event-put-under = {$player}: puts {$card} under the deck
event-rested = {$player}: rests
event-bought = {$player}: pays a coin
event-bribed = {$player}: pays {$amount} in bribes
event-rolled = {$player}: rolls {$die}
event-seized = {$player}: seizes {$card}
event-hid = {$player}: hides {$card} and finds { $coins ->
        [0] no coin
        [one] one coin
       *[other] {$coins} coins
    }
event-fetched = {$player}: carries {$card} from a niche to the gate
event-shuffled = {$player}: shuffles the deck
event-reshuffled = the discard pile is shuffled into a new deck
event-hour-passed = an hour passes; { $hours ->
        [0] the night is over
        [one] one is left
       *[other] {$hours} are left
    }

score-card = {$card}

## Options and rules, as `bailey games` and `bailey rules` print them

option-hours = Hours
    .text = The night has so many hours.
option-smugglers = Smugglers
    .text = Three smuggled goods are in play; to carry them takes a bribe.
option-watchman = Night watchman
    .text = A printed opponent seizes goods from the discard pile.

rule-turn =
    .title = A turn
    .text = On your turn you carry, hide or fetch goods, spy or rest. At its end you draw until you hold three cards.

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
card-lace = lace
card-tobacco = tobacco
card-brandy = brandy
card-old-guard = the old guard
card-tall-guard = the tall guard
card-young-guard = the young guard
card-gruff-guard = the gruff guard
