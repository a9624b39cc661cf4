### The texts of the drawing of the Catan Card Game.

catan-resource-lumber = Lumber
catan-resource-wool = Wool
catan-resource-brick = Brick
catan-resource-ore = Ore
catan-resource-grain = Grain
catan-resource-gold = Gold
catan-stacks = The stacks of cards
catan-stack = Stack {$stack}: { $cards ->
    [0] empty
    [one] 1 card
   *[other] {$cards} cards
}
catan-theme-stack = Stack {$stack}, {$set}: { $cards ->
    [0] empty
    [one] 1 card
   *[other] {$cards} cards
}
catan-set-km = Knights & Merchants
catan-set-sp = Science & Progress
catan-set-pi = Politics & Intrigue
catan-set-wd = Wizards & Dragons
catan-set-tc = Trade & Change
catan-legend-set = A card of the set {$set}
catan-developments = New developments: both may build them
catan-goal = {$goal} points win
catan-lasting = {$name} has played {$card}: it lies open until it is spent
catan-is-silenced = Its points count for nothing for a while.
catan-is-named = It is named: one of the named cards goes back to the hand.
catan-barred = Closed to {$name} until the end of {$name}’s turn: neither drawn from nor searched
catan-top-open = {$card} lies open on top
catan-notes = { $known ->
    [0] no card of it is known to you
    [one] you know 1 card of it
   *[other] you know {$known} cards of it
}
catan-stack-notes = Stack {$stack}, from top to bottom
catan-events-stack = Event cards: { $cards ->
    [one] 1 card
   *[other] {$cards} cards
}
catan-event-notes = Event cards, from top to bottom
catan-region-stack = Regions: { $cards ->
    [0] none left
    [one] 1 card
   *[other] {$cards} cards
}
catan-region-notes = Regions, from top to bottom
catan-discards = Look through the discard pile: { $cards ->
    [one] 1 card
   *[other] {$cards} cards
}
catan-discard-pile = Discard pile
catan-no-discards = No card has been discarded yet.
catan-supply = Left to build
catan-supply-road = Roads: {$count}
catan-supply-settlement = Settlements: {$count}
catan-supply-city = Cities: {$count}
catan-under-which = {$card}: under which stack?
catan-use = Use it
catan-pull-down = Pull it down
catan-end-actions = End the actions
catan-draw = Draw from stack {$stack}
catan-search-it = Search stack {$stack}{ $cost ->
    [0] {""}
    [one] {": "}1 resource
   *[other] {": "}{$cost} resources
}
catan-dice = The dice, and what they brought
catan-die = Production: {$die}
catan-no-die = The dice are not rolled yet
catan-numbers = What each number brings
catan-numbers-how = Each of the { $sides } numbers comes with 1 roll in { $sides }. It brings both players what stands beside it, whoever rolls.
catan-numbers-rolled = now
catan-numbers-all = All six
catan-numbers-compared = Brought by numbers 1 to 6 together
catan-strength = Strength
catan-tournament = Tournament points
catan-commerce = Commerce points
catan-numbers-full = full
catan-numbers-partly = of {$n}
catan-numbers-idle = idle
catan-numbers-own = own roll
catan-numbers-is-full = the Region is full
catan-numbers-is-partly = there is no room for all {$n}
catan-numbers-is-idle = the Region lies idle
catan-numbers-is-own = only when the owner rolls it
catan-numbers-note-doubled = +2: a building beside the Region makes it bring more.
catan-numbers-note-full = Full: the Region shows 3. What it would bring is lost; spend some of it first.
catan-numbers-note-idle = Idle: a card keeps the Region from producing.
catan-numbers-note-own = Own roll: comes only if the owner rolls the number.
catan-event-card = Event card: {$card}
catan-steps = The turn, step by step
catan-no-steps = Nothing has happened yet
catan-tokens = The tokens
catan-knight-token = Knight token, 1 point: {$name}
catan-commerce-token = Commerce token, 1 point: {$name}
catan-nobody = nobody
catan-trade = Trade
catan-trade-bank = With the bank
catan-trade-rival = With {$name}
catan-you-give = You give
catan-you-get = You get
catan-rate = {$rate} of it for 1 of another
catan-has = {$resource}: { $count ->
    [0] none
   *[other] {$count}
}
catan-first-give = First pick what you give.
catan-too-few-for-all = You have too few of each for the bank.
catan-offer = Make an offer
catan-offer-begin = Put together what you give and what you want, one by one. Three offers a turn.
catan-add-more = “Take back” takes off what was added last. Nothing is settled before the offer is sent.
catan-one-more = {$resource}, 1 more
catan-on-this-side = on this side
catan-send = Send the offer
catan-withdraw = Withdraw it
catan-accept = Accept
catan-decline = Decline
catan-attack = Attack!
catan-attacked-by = {$name} plays {$card}
catan-your-answer = Your answer
catan-no-counter = No, let them roll
catan-no-hand = You hold no cards. The dice decide.
catan-no-answer = No, play nothing
catan-let-it-happen = No, let it happen
catan-nothing-in-hand = You hold no cards.
catan-turned-up = {$card} is turned up
catan-legend-resource-lumber = Lumber, from forests
catan-legend-resource-wool = Wool, from pastures
catan-legend-resource-brick = Brick, from hills
catan-legend-resource-ore = Ore, from mountains
catan-legend-resource-grain = Grain, from fields
catan-legend-resource-gold = Gold, from gold rivers
catan-legend-point = Victory points
catan-legend-strength = Strength: whoever has more holds the Knight token
catan-legend-tournament = Tournament: whoever has more wins a resource when the event die says so
catan-legend-commerce = Commerce: whoever has more, and a City, holds the Commerce token
catan-legend-knight-token = The Knight token: 1 point
catan-legend-commerce-token = The Commerce token: 1 point, and a resource of the rival’s on “commerce”
catan-legend-face-tournament = Event die: a tournament
catan-legend-face-commerce = Event die: the holder of the Commerce token takes a resource
catan-legend-face-brigands = Event die: with more than 7 resources, all ore and wool are lost
catan-legend-face-plenty = Event die: a resource of choice for both
catan-legend-face-event = Event die, two faces: an event card
catan-legend-green = A green card: beside any Settlement or City
catan-legend-red = A red card: beside a City only
catan-legend-yellow = An action card: played from the hand and gone
catan-legend-blue = An event card: concerns both

## The guided first game

lesson-catan-cards-aim = This is your principality: two Settlements, a Road, and six Regions around them. The first to have 12 points wins, 13 with a theme set; a Settlement counts 1, a City 2.
lesson-catan-cards-stacks = All cards to build and to play lie in these stacks. Choose one: you may look through all of it, and take three cards.
lesson-catan-cards-search = The order of a stack never changes. What you have seen here stays in your notes: tap a stack later to read them.
lesson-catan-cards-roll = Each turn begins with two dice: one for production, one for an event. Roll them.
lesson-catan-cards-steps = First the event, then production: here is what they brought, step by step. Tap a sign to read its line.
lesson-catan-cards-regions = The production die shows {$die}. { $gained ->
        [0] None of your Regions with this number had room, so you gained nothing.
        [one] Your Regions with this number brought you 1 resource.
       *[other] Your Regions with this number brought you {$gained} resources.
    } A Region holds three at most; the rest is lost. Tap the die: it tells what each number brings.
lesson-catan-cards-full = +0: a Region of yours has this number, but shows three already, so it gained nothing. Spend from it, or trade with the bank, before its number comes again.
lesson-catan-cards-protection = You have {$count} resources. When the brigands come, whoever has more than {$limit} loses all ore and wool. Spend in time, or build a Garrison: what the two Regions beside it show is not counted.
lesson-catan-cards-face-tournament = The event die shows the tournament: whoever has more red tournament points takes a resource. Knights bring these points; at a tie nobody takes anything.
lesson-catan-cards-face-commerce = The event die shows commerce: whoever holds the Commerce token takes a resource from the rival. As long as nobody holds it, nothing happens.
lesson-catan-cards-face-brigands = The event die shows the brigands: whoever has more than 7 resources loses all ore and wool. { $early ->
        [yes] In the first two turns of each player they take nothing.
       *[no] { $lost ->
            [yes] This time they took something; the signs say what.
           *[no] This time they took nothing.
        }
    }
lesson-catan-cards-face-plenty = The event die shows the year of plenty: both of you gain a resource of your choice. Take what you lack for the next thing that you want to build.
lesson-catan-cards-face-event = The event die shows a question mark: an event card is turned up. It holds for both of you, and goes back under its stack. Tap it to read it.
lesson-catan-cards-hand = Your hand. Tap a card: where it can be built lights up; if it cannot, it says what is missing. Green cards go anywhere, red ones only beside Cities.
lesson-catan-cards-grow = A Road at an end of the row, then a Settlement: that brings two new Regions. A City takes the place of a Settlement and has room for red cards.
lesson-catan-cards-trade = Short of something? The bank takes three of a kind for one of another. You may also make your rival an offer.
lesson-catan-cards-gate = Some cards must wait: attacks can be played only when both of you have points enough. Tap such a card to read until when.
lesson-catan-cards-draw = The end of a turn: fill up your hand to three. The top card of a stack is free; a search costs two resources.
lesson-catan-cards-exchange = Your hand is full. You may put a card under a stack and take another, or keep it as it is.
lesson-catan-cards-tokens = Two tokens, a point each: for more strength, and for more commerce if there is a City. They change hands at once.
lesson-catan-cards-answer = An offer! Give and get stand side by side. Accept, decline, or answer with an offer of your own.
lesson-catan-cards-attack = An attack! The right card in your hand can make it much harder; without one, the roll decides.
lesson-catan-cards-end = That was a whole game. The result shows where the points came from; one more?

## The principalities

catan-place = { $half ->
    [left] L
   *[right] R
}{$number}
catan-settlement = Settlement
catan-city = City
catan-metropolis = Metropolis
catan-citadel = Citadel
catan-wizard = {$name}, a Wizard, with { $magic ->
    [one] 1 magic
   *[other] {$magic} magic
}.
catan-foreign = A card of the rival’s lies on it.
catan-idle = It produces nothing in this turn.
catan-pawned = {$card} lies face down under {$under}: the rival does not see which card it is.
catan-pawned-unseen = A card lies face down under {$under}.
catan-keeps = It keeps {$resource}: {$count}.
catan-trades = Named for it: {$resource}, 2 for 1.
catan-road = Road
catan-road-here = A Road at the { $end ->
    [left] left
   *[right] right
} end
catan-settlement-here = A Settlement at the { $end ->
    [left] left
   *[right] right
} end
catan-corner = A place for a Region
catan-site = { $side ->
    [above] above
   *[below] below
} { $half ->
    [left] L
   *[right] R
}{$number}
catan-shows = {$region} shows {$count}.
catan-stock = The resources of {$name}
catan-hand = The hand of {$name}: { $cards ->
    [0] no card
    [one] 1 card
   *[other] {$cards} cards
}
catan-any = Any Regions
catan-waits = waits for { $together ->
    [yes] {$points} points together
   *[no] {$points} points each
}
catan-only-city = only beside a City
catan-only-citadel = only at a Citadel
catan-only-before-roll = before the dice only
catan-only-as-answer = only against an attack
catan-card-says = The card says to whoever plays it: {$text}

picture-catan-cards-resources = Three Regions: a forest, mountains and fields, each with the number that makes it produce.
picture-catan-cards-places = A principality past the middle of a game.
picture-catan-cards-knight-token = Knights: black numbers are strength, red ones tournament points.
picture-catan-cards-cards = Green cards stand anywhere, red ones beside a City. Above is what they cost.
picture-catan-cards-action-cards = Action cards cost nothing and are discarded when they are played.
picture-catan-cards-turn = The two dice before a roll, who has which token, and the points that win.
picture-catan-cards-draw = The stacks from which cards are drawn, the event cards, the Regions, and what is left to build.
picture-catan-cards-road = A Road, and what it costs.
picture-catan-cards-settlement = A Settlement, and what it costs.
picture-catan-cards-city = A City, and what it costs.
picture-catan-cards-citadel = A Citadel.
