### The Catan Card Game. All sentences are our own.

## On the shelf

title = The Catan Card Game
about = Two principalities, side by side: gather resources, build Settlements and Cities, send knights and fleets, and be the first to have 12 points.

## What a player is asked

step-lay-out = Which Region lies { $side ->
        [above] above
       *[below] below
    }, { $column ->
        [left] on the left
        [middle] in the middle
       *[right] on the right
    }?
step-start-search = Which stack is searched for the first hand?
step-before-roll = Your turn: roll the dice?
step-name-number = Which number does the production die show?
step-act = Your actions: build, trade, play cards, or end
step-last-offer = An offer, before these actions end?
step-fill-hand = A card for your hand: from which stack? ({ $n ->
        [one] 1 to take
       *[other] {$n} to take
    })
step-cut-hand = Too many cards: which goes under which stack? ({ $n ->
        [one] 1 to go
       *[other] {$n} to go
    })
step-exchange = Exchange a card for a new one?
step-replace = The new card: from which stack?
step-take-card = Stack {$stack}: which card?{ $left ->
        [1] {""}
       *[other] {" "}({$left} to take)
    }
step-pay = Which Region pays? Still due: {$due}
step-pay-any = { $kept ->
        [yes] Which resource that your cards keep pays?
       *[no] Which Region pays?
    } Still due: {$due}
step-gain = Which Region gains? Still to come: {$due}
step-steal = Which resource do you take? ({ $n ->
        [one] 1 to take
       *[other] {$n} to take
    })
step-give-back = Which resource do you give the rival? ({ $n ->
        [one] 1 to give
       *[other] {$n} to give
    })
step-react = {$card}: do you play a card against it?
step-pick = Which card returns to the rival’s hand? ({$what})
step-spy = Which card of the rival’s hand do you take? ({$what})
step-put-under = Which card of the rival’s hand goes under which stack? ({ $n ->
        [one] 1 to go
       *[other] {$n} to go
    })
step-master-search = Which stack do you search?
step-put-back = Which card of your hand goes under which stack?
step-swap = { $rate ->
        [one] Which resource do you swap?
       *[other] Which resource do you swap, {$rate} at a time?
    } ({ $n ->
        [one] once
       *[other] up to {$n} times
    })
step-take-region = Which Region do you take?
step-place-region = {$region}: above or below?
step-offer = { $empty ->
        [yes] Your offer: what do you give, and what do you want?
       *[no] Your offer so far: you give {$give}, you want {$want}
    }
step-answer = The rival gives {$give} and wants {$want}
step-instead = Plenty: the free resource, or a card of the discard pile?
step-fetch = Which card of the discard pile do you take?
step-give-region = Which of your Regions do you give?
step-take-rivals-region = Which Region of the rival’s do you take for {$region}?
step-save = Which resource do you save? ({ $n ->
        [one] 1 to save
       *[other] {$n} to save
    }, of {$due})
step-choose = {$card}: which do you choose?
step-name-cards = Which card of the rival’s do you name? ({$what} to name)
step-pick-own = Which of your cards returns to your hand? ({$what})
step-silence = Which card of the rival’s has no points for a while? ({$what})
step-peek-next = Keep the card that you drew, or look at the next one of stack {$stack} too?
step-keep-one = Keep the card that you drew, or take the next one of stack {$stack} instead?
step-choose-regions = Which of your Regions gains 1? ({ $n ->
        [one] 1 more
       *[other] up to {$n} more
    })
step-put-some = Which cards of your hand go under one stack, to draw as many?
step-draw-tops = A card for your hand: from the top of which stack? ({ $n ->
        [one] 1 to draw
       *[other] {$n} to draw
    })
step-search-free = Which stack do you search free of charge?
step-take-from = From which stack do you take a card?
step-block = Which stack may the rival not use?
step-take-top = Which of the open cards do you take? ({$what})
step-pay-gold = How much gold do you pay?
step-name-resource = Which resource do you name? ({ $n ->
        [one] 1 to name
       *[other] {$n} to name
    })
step-pawn = Which card of your hand do you pawn?
step-put-same = Which card of your hand goes under stack {$stack}?

## Choices; `.words` is what one may type

choice-lay = lay out {$card}
    .words = {$card} | lay {$card}
choice-search = { $step ->
        [take-from] take a card of stack {$stack}
       *[other] search stack {$stack} ({ $cards ->
            [one] 1 card
           *[other] {$cards} cards
        }){ $cost ->
            [0] {""}
            [one] {" "}for 1 resource
           *[other] {" "}for {$cost} resources
        }
    }
    .words = search {$stack} | search stack {$stack}
choice-take = take {$card}
    .words = {$card} | take {$card}
choice-draw = { $step ->
        [keep-one] take the next card of stack {$stack} instead
        [take-top] take {$top_card} from stack {$stack}
       *[other] draw the top card of stack {$stack} ({ $cards ->
            [one] 1 card
           *[other] {$cards} cards
        })
    }
    .words = draw {$stack} | stack {$stack} | {$stack}
choice-put-under = put {$card} under stack {$stack}
    .words = put {$card} under {$stack} | {$card} {$stack} | put {$card} under stack {$stack}
choice-keep = { $step ->
        [exchange] keep the hand as it is
       *[other] keep the drawn card
    }
    .words = keep | no
choice-roll = roll the dice
    .words = roll | dice
choice-play = play {$card}{ $magic ->
        [0] {""}
       *[other] {" "}({$magic} magic)
    }
    .words = play {$card} | {$card}
choice-name-number = name the {$number}
    .words = {$number} | name {$number}
choice-build-road = build a Road at the { $end ->
        [left] left
       *[right] right
    } end ({$cost})
    .words = road { $end ->
        [left] left
       *[right] right
    } | build road { $end ->
        [left] left
       *[right] right
    }
choice-build-settlement = build a Settlement at the { $end ->
        [left] left
       *[right] right
    } end ({$cost})
    .words = settlement { $end ->
        [left] left
       *[right] right
    } | build settlement { $end ->
        [left] left
       *[right] right
    }
choice-use-scout = build a Settlement at the { $end ->
        [left] left
       *[right] right
    } end with {$card} ({$cost})
    .words = {$card} { $end ->
        [left] left
       *[right] right
    } | settlement { $end ->
        [left] left
       *[right] right
    } {$card}
choice-build-city = build a City at {$place} ({$cost})
    .words = city {$place} | build city {$place}
choice-build = build {$card} {$where} ({$cost}{ $saved ->
        [0] {""}
       *[other] , {$saved} less
    })
    .words = build {$card} | {$card} | build {$card} {$where} | {$card} {$where}
place = { $half ->
        [left] L
       *[right] R
    }{$number}
where-site = { $side ->
        [above] above
       *[below] below
    } {$place}
where-beside = {$where}, beside {$regions}
choice-trade = trade {$give} for {$get}
    .words = trade {$give} for {$get} | {$give} for {$get}
choice-pull-down = pull down {$card} {$where}
    .words = pull down {$card} | pull {$card}
choice-end-actions = end the actions
    .words = end | done
choice-pay = pay {$one} from {$card}, which shows {$store}
    .words = {$card} | pay {$card}
choice-gain = gain {$one} in {$card}, which shows {$store}
    .words = {$card} | gain {$card}
choice-any-region = leave it to the game: { $step ->
        [gain] the emptiest Regions gain
       *[pay] the fullest Regions pay
    }
    .words = any
choice-take-resource = take {$one} from the rival
    .words = {$one} | take {$one}
choice-give-resource = give the rival {$one}
    .words = {$one} | give {$one}
choice-stop = { $step ->
        [swap] swap no more
        [choose-regions] no more Regions gain
        [put-some] put no more cards away
        [draw-tops] draw no more
        [fill-tops] draw no more
        [search-free] search no more
        [pawn] pawn nothing
       *[steal] take no more
    }
    .words = stop | no
choice-skip = { $step ->
        [take-card] take none of these cards
        [take-top] take none of these cards
        [master-search] do not search
        [last-offer] make no offer
        [instead] take the free resource
        [ward] let the Brigands take it
       *[other] go on
    }
    .words = skip | no
choice-take-region = take {$card}
    .words = {$card} | take {$card}
choice-place-region = place it { $side ->
        [above] above
       *[below] below
    }
    .words = { $side ->
        [above] above
       *[below] below
    }
choice-counter = play {$card} against it
    .words = {$card} | play {$card}
choice-no-counter = play nothing against it
    .words = no | nothing
choice-pick = pick {$card} {$where}
    .words = {$card} | pick {$card}
choice-take-from-hand = take {$card}
    .words = {$card} | take {$card}
choice-propose = { $step ->
        [answer] answer with another offer
       *[act] make the rival an offer
    }
    .words = offer
choice-add-give = give {$one} more
    .words = give {$one}
choice-add-want = want {$one} more
    .words = want {$one}
choice-send = make this offer: {$give} for {$want}
    .words = send | make
choice-withdraw = make no offer after all
    .words = withdraw | no
choice-accept = accept: give {$want} and get {$give}
    .words = accept | yes
choice-decline = decline
    .words = decline | no
choice-use = use {$card} {$where}{ $magic ->
        [0] {""}
       *[other] {" "}({$magic} magic)
    }
    .words = use {$card} | {$card}
choice-take-discarded = take {$card} from the discard pile
    .words = {$card} | take {$card}
choice-pick-region = { $step ->
        [give-region] give {$card}, which shows {$store}
        [choose-regions] gain 1 in {$card}, which shows {$store}
        [leave-region] replace {$card}, which shows {$store}
        [put-on-region] put it on {$card}, which shows {$store}
       *[take-rivals-region] take {$card}, which shows {$store}
    }
    .words = {$card} | { $step ->
        [give-region] give {$card}
        [choose-regions] gain {$card}
        [leave-region] replace {$card}
        [put-on-region] put on {$card}
       *[take-rivals-region] take {$card}
    }
choice-pay-gold = pay {$paid}
    .words = {$n} | pay {$n}
choice-name-resource = name {$resource}
    .words = {$resource} | name {$resource}
choice-pawn = pawn {$card}
    .words = {$card} | pawn {$card}
choice-save = save {$one}
    .words = {$one} | save {$one}
choice-pay-kept = pay {$one} that a card keeps
    .words = pay {$one} | {$one}
choice-choose = {$does}
    .words = {$does}
choice-build-metropolis = build a Metropolis at {$place} ({$cost})
    .words = metropolis {$place} | build metropolis {$place}
choice-block = block stack {$stack} for the rival
    .words = block {$stack} | {$stack}
choice-build-new = build the new development {$card} {$where} ({$cost}{ $saved ->
        [0] {""}
       *[other] , {$saved} less
    })
    .words = build {$card} | {$card} | build {$card} {$where} | {$card} {$where}

## Why not

reason-too-dear = needs {$missing} more{ $saved ->
        [0] { $traded ->
            [0] {""}
           *[other] ; the bank takes {$trade} for { $lacking ->
                [1] it
               *[other] them
            }
        }
        [one] , of which 1 is saved
       *[other] , of which {$saved} are saved
    }
reason-none-left = none is left in the supply: { $centre ->
        [road] all Roads are built
        [settlement] all Settlements are built
        [citadel] all Citadels are built
       *[city] all Cities are built
    }
reason-no-site = another card stands there already
reason-city-only = {$card} is red: it is built only beside a City
reason-no-road = no Road lies open at this end
reason-gate = {$card} waits until both players{ $together ->
        [1] {" "}together
       *[0] {""}
    } have {$points} points{ $together ->
        [1] {""}
       *[0] {" "}each
    }; you have {$own}, the rival {$rival}
reason-before-roll = {$card} is played before the dice are rolled
reason-only-as-answer = {$card} only answers an attack
reason-counters-not = {$card} does not help against it
reason-rival-has-none = the rival has {$none}
reason-nothing-to-take = the rival has no resource that you have room for
reason-nothing-to-swap = you have no resource to swap, or no room for another
reason-nothing-to-use = you have { $rate ->
        [one] no resource to swap
       *[other] less than {$rate} of every resource
    }, or no room for another
reason-nothing-to-pawn = you have no card to pawn, or too few resources to take the pawned one back
reason-nothing-to-offer = no offer is possible: one side has nothing to give, or the other no room for it
reason-no-room = you have no room for more {$resource}
reason-no-room-at-all = you have no room for what it brings
reason-too-few = the bank takes {$give}, you have {$have}
reason-same-offer = this offer was made in this turn already
reason-no-more-offers = a turn has no more than { $most ->
        [one] 1 offer
       *[other] {$most} offers
    }
reason-no-cards = this stack is empty
reason-rival-searched = the rival has searched this stack
reason-rival-has-no-room = the rival has no room for more {$resource}
reason-rival-lacks = the rival has no more {$resource}
reason-no-more-to-give = you have no more {$resource}
reason-too-few-to-search = a search costs { $cost ->
        [one] 1 resource
       *[other] {$cost} resources
    }, you have {$have}
reason-road-already = a Road lies open at this end already
reason-named-already = the number of this turn is named already
reason-needs = {$card}: {$need}
reason-used-already = {$card} was used in this turn already
reason-side-is-full = a side of an offer has no more than { $most ->
        [one] 1 resource
       *[other] {$most} resources
    }
reason-one-each = you have {$card} already: one each
reason-blocked = the rival has blocked this stack for you
reason-too-few-for-use = you have nothing to pay {$card} with: {$cost}

## The score

score-settlements = { $count ->
        [0] No Settlement
        [one] 1 Settlement
       *[other] {$count} Settlements
    }
score-settlements-how = 1 each
score-cities = { $count ->
        [0] No City
        [one] 1 City
       *[other] {$count} Cities
    }
score-cities-how = 2 each
score-metropolises = { $count ->
        [one] 1 Metropolis
       *[other] {$count} Metropolises
    }
score-metropolises-how = 3 each
score-cards = {$card}
score-cards-how = points on the card
score-knight-token = The Knight token
score-knight-token-how = strength {$mine} : {$theirs}
score-commerce-token = The Commerce token
score-commerce-token-how = commerce {$mine} : {$theirs}
pile-discard = Discard pile
pile-lasting = Played, until spent
pile-developments = New developments

## Options

option-theme = Theme set
    .text = The cards of a theme set join those of the base game: six stacks, 13 points to win.
option-theme-0 = none
option-theme-1 = Knights & Merchants
option-theme-2 = Science & Progress
option-theme-3 = Politics & Intrigue
option-theme-4 = Trade & Change
option-theme-5 = Wizards & Dragons
option-goal = Points to win
    .text = The first to have so many points wins; the base game says 12, a theme set 13.
option-goal-0 = as the set says
option-action-gate = Attack and neutral cards wait
    .text = They wait until both players have 7 points each, 3 each, or 7 together, or they do not wait; the base game says 7 each, a theme set 3 each.
option-action-gate-0 = until both have 7 each
option-action-gate-1 = until both have 3 each
option-action-gate-2 = until both have 7 together
option-action-gate-3 = never
option-action-gate-4 = as the set says
option-exchange-from = Exchange within one stack
    .text = The new card of an exchange comes from the stack under which the old one is put.
option-exchange-from-0 = from any stack
option-exchange-from-1 = from the same stack
option-exchange-mandatory = Exchange is a must
    .text = With a full hand, a card must be exchanged at the end of the turn.
option-region-draw = First Region above
    .text = The first Region of a new Settlement always goes above, the second below.
option-region-draw-0 = the builder chooses
option-region-draw-1 = the first goes above
option-harbor-own-point = The Harbor’s own point
    .text = The Harbor counts a commerce point of its own, besides those for Fleets.
option-brigands-take-protected = Brigands take all
    .text = Whoever has too many resources loses ore and wool beside a Garrison too.
option-merchant-waits = The Merchant waits
    .text = The Merchant waits for the points as other attack cards do.
option-win-check = Win at any time
    .text = Whoever gets the points in the rival’s turn wins at once.
option-win-check-0 = only in one’s own turn
option-win-check-1 = in any turn
option-start-layout = Own layout
    .text = Each player chooses how the first six Regions lie around the two Settlements.
option-start-layout-0 = as printed
option-start-layout-1 = each player chooses
option-rival-trade = Trade with the rival
    .text = Offers may be made by nobody, by the player on turn, or by both players.
option-rival-trade-0 = nobody
option-rival-trade-1 = the player on turn
option-rival-trade-2 = both players
option-turn-cap = Most turns
    .text = After so many turns of each player the game ends, and the higher score wins.

## The drawing

drawing-turn = Turn {$turn}: {$player}
drawing-setup = Before the first turn
drawing-over = The game is over
drawing-goal = {$points} points win
drawing-die = { $die ->
        [0] not rolled yet
       *[other] die: {$die}
    }
drawing-event = event card: {$card}
drawing-player = {$player}: { $points ->
        [one] 1 point
       *[other] {$points} points
    }
drawing-strength = strength {$n}
drawing-tournament = tournament {$n}
drawing-commerce = commerce {$n}
drawing-token = token
drawing-stock = stock
drawing-hand = hand
drawing-cards = { $n ->
        [one] 1 card
       *[other] {$n} cards
    }
drawing-unknown = {$n} unknown
drawing-limit = (limit {$n})
drawing-nothing = nothing
drawing-settlement = Settlement
drawing-city = City
drawing-land-fields = Fields
drawing-land-mountains = Mountains
drawing-land-pasture = Pasture
drawing-land-forest = Forest
drawing-land-hills = Hills
drawing-land-gold = Gold
drawing-sign-strength = s
drawing-sign-tournament = t
drawing-sign-commerce = c
drawing-sign-points = p
drawing-stacks = stacks
drawing-stack = {$stack}: { $n ->
        [one] 1 card
       *[other] {$n} cards
    }
drawing-known = from top to bottom: {$cards}
drawing-top = top: {$cards}
drawing-place = from the top, card {$n}: {$card}
drawing-bottom = bottom: {$cards}
drawing-supply = supply
drawing-roads = Roads {$n}
drawing-settlements = Settlements {$n}
drawing-cities = Cities {$n}
drawing-regions = Regions {$n}
drawing-events = event cards {$n}
drawing-discard = discard pile {$n}
drawing-searched = stack {$stack}, top first
drawing-choice = choice
drawing-drawn = drawn
drawing-offer = offer
drawing-offers = {$player}: {$give} for {$want}
drawing-metropolis = Metropolis
drawing-unit-sites = { $n ->
        [one] +1 Unit
       *[other] +{$n} Units
    }
drawing-used = used
drawing-silenced = no points now
drawing-named = named
drawing-named-resources = 2:1 {$what}
drawing-keeps = keeps {$what}
drawing-pawned = pawned: {$card}
drawing-blocked = blocked: {$player}
drawing-set-stacks = set
drawing-developments = new
drawing-lasting = played
drawing-discarded = discard pile, top first
drawing-open = open
drawing-at-stack = stack {$stack}:

## The signs of the drawing

legend-asked =
    .sign = ▸
    .text = this player decides now
legend-store =
    .sign = ■■□
    .text = a Region that shows 2 and has room for 1 more
legend-site =
    .sign = ·
    .text = a free building site, or a corner without a Region
legend-strength =
    .sign = s
    .text = strength points of a card
legend-tournament =
    .sign = t
    .text = tournament points of a card
legend-commerce =
    .sign = c
    .text = commerce points of a card
legend-points =
    .sign = p
    .text = victory points of a card
legend-again =
    .sign = ( )
    .text = a Region that is drawn above already, in a row with two lines

# The areas of the board
area-dice = The dice
area-piles = Stacks
area-stacks = Stack
area-events-stack = Event cards
area-region-stack = Regions
area-discard = Discard pile
area-developments = New developments
area-roads = Roads
area-settlements = Settlements
area-cities = Cities
area-start-regions = First Regions
area-principality = Principality
area-hand = Hand
