### The Catan Card Game: what happened.

## What happened

event-searched = { $who ->
        [you] You look
       *[other] {$player} looks
    } through stack {$stack}
event-took = { $who ->
        [you] You take
       *[other] {$player} takes
    } {$card} from stack {$stack}
event-laid-out = { $who ->
        [you] You lay out
       *[other] {$player} lays out
    } {$card} { $side ->
        [above] above
       *[below] below
    }
event-turn-began = { $who ->
        [you] Your turn
       *[other] {$player}’s turn
    } {$turn} begins
event-named-number = { $who ->
        [you] You name
       *[other] {$player} names
    } the {$die} for production
event-rolled-number = { $who ->
        [you] You roll
       *[other] {$player} rolls
    } {$die} for production
event-rolled-face = { $who ->
        [you] You roll
       *[other] {$player} rolls
    } the event die: {$face}
event-tournament-won = { $who ->
        [you] You win
       *[other] {$player} wins
    } the tournament by {$points} to {$rivals}
event-nobody-won = Nobody wins the tournament: both have {$points}
event-no-holder = { $token ->
        [knight] Nobody has the Knight token
        [commerce] Nobody has the Commerce token
       *[most] Nobody has more of these cards than the other
    }: nothing happens
event-brigands-quiet = The Brigands stay away in the first two turns of each player
event-brigands-counted = The Brigands count { $counted ->
        [one] 1 resource
       *[other] {$counted} resources
    } { $who ->
        [you] of yours
       *[other] of {$player}’s
    }, { $over ->
        [yes] more than {$limit}
       *[no] not more than {$limit}
    }
event-nothing-to-rob = { $who ->
        [you] You have
       *[other] {$player} has
    } no ore or wool to lose
event-turned-up = { $who ->
        [you] You turn up
       *[other] {$player} turns up
    } {$card}
event-no-effect = {$card} has no effect on { $who ->
        [you] you
       *[other] {$player}
    }
event-put-back = {$card} goes under the event cards
event-shuffled-events = All event cards are shuffled
event-gained = { $who ->
        [you] You gain
       *[other] {$player} gains
    } {$resource}: {$card} shows {$store}
event-produced = {$card} brings { $who ->
        [you] you
       *[other] {$player}
    } {$resource} and shows {$store}
event-full = {$card} is full: { $who ->
        [you] you gain
       *[other] {$player} gains
    } nothing there
event-lost = { $who ->
        [you] You lose
       *[other] {$player} loses
    } {$resource}: {$card} shows {$store}
event-paid = { $who ->
        [you] You hand over
       *[other] {$player} hands over
    } {$resource}: {$card} shows {$store}
event-stole = { $who ->
        [you] You get
       *[other] {$player} gets
    } {$resource} from the other player
event-no-room = There is nothing that { $who ->
        [you] you have
       *[other] {$player} has
    } room for
event-built-road = { $who ->
        [you] You build
       *[other] {$player} builds
    } a Road at the { $end ->
        [left] left
       *[right] right
    } end
event-built-settlement = { $who ->
        [you] You build
       *[other] {$player} builds
    } a Settlement at {$place}
event-built-city = { $who ->
        [you] You build
       *[other] {$player} builds
    } a City at {$place}
event-built = { $who ->
        [you] You build
       *[other] {$player} builds
    } {$card} { $side ->
        [above] above
       *[below] below
    } {$place}
event-placed-region = { $who ->
        [you] You place
       *[other] {$player} places
    } {$card} { $side ->
        [above] above
       *[below] below
    }
event-pulled-down = { $who ->
        [you] You pull down
       *[other] {$player} pulls down
    } {$card}
event-traded = { $who ->
        [you] You trade
       *[other] {$player} trades
    } {$gave} for {$got}
event-played = { $who ->
        [you] You play
       *[other] {$player} plays
    } {$card}
event-countered = { $who ->
        [you] You answer
       *[other] {$player} answers
    } with {$card}
event-not-countered = { $who ->
        [you] You play
       *[other] {$player} plays
    } nothing against it
event-duel-rolled = { $who ->
        [you] You roll
       *[other] {$player} rolls
    } {$die}; up to {$most} the attack succeeds: { $result ->
        [won] it does
       *[lost] it fails
    }
event-returned = { $by-who ->
        [you] You return
        [same] {$by} takes
       *[other] {$by} returns
    } {$card} { $by-who ->
        [same] back into the hand
       *[other] to { $who ->
            [you] your hand
           *[other] {$player}’s hand
        }
    }
event-lies-open = { $by-who ->
        [you] You take
       *[other] {$by} takes
    } {$card} of { $who ->
        [you] yours
       *[other] {$player}’s
    } out of play: it lies open again
event-saw-hand = { $who ->
        [you] You look
       *[other] {$player} looks
    } at { $rival-who ->
        [you] your hand
       *[other] {$rival}’s hand
    }
event-took-from-hand = { $who ->
        [you] You take
       *[other] {$player} takes
    } {$card} from the other player’s hand
event-put-under = { $who ->
        [you] You put
       *[other] {$player} puts
    } {$card} under stack {$stack}
event-drew = { $who ->
        [you] You draw
       *[other] {$player} draws
    } {$card} from stack {$stack}
event-searched-regions = { $who ->
        [you] You look
       *[other] {$player} looks
    } through the Region stack
event-shuffled-regions = The Region stack is shuffled
event-offered = { $who ->
        [you] You offer
       *[other] {$player} offers
    } {$give} for {$want}
event-accepted = { $who ->
        [you] You accept
       *[other] {$player} accepts
    } the offer
event-declined = { $who ->
        [you] You decline
       *[other] {$player} declines
    } the offer
event-knight-token = { $who ->
        [you] You get
       *[other] {$player} gets
    } the Knight token
event-commerce-token = { $who ->
        [you] You get
       *[other] {$player} gets
    } the Commerce token
event-knight-token-back = Nobody has the Knight token any more
event-commerce-token-back = Nobody has the Commerce token any more
event-won = { $who ->
        [you] You have
       *[other] {$player} has
    } the points, and { $who ->
        [you] win
       *[other] wins
    }
event-cap-reached = These were the last turns: more points win
event-used = { $who ->
        [you] You use
       *[other] {$player} uses
    } {$card}
event-cancelled = { $who ->
        [you] You answer
       *[other] {$player} answers
    } with {$card} and { $who ->
        [you] are
       *[other] is
    } spared
event-fetched = { $who ->
        [you] You take
       *[other] {$player} takes
    } {$card} from the discard pile
event-exchanged-regions = { $who ->
        [you] You give
       *[other] {$player} gives
    } {$card} for {$rivals}
event-silenced = { $who ->
        [you] Your card
       *[other] A card of {$player}’s
    } has no points until the other player’s next turn: {$card}
event-counts-again = { $who ->
        [you] Your card
       *[other] A card of {$player}’s
    } has its points again: {$card}
event-lapsed = { $who ->
        [you] Your {$card}
       *[other] {$player}’s {$card}
    } has no effect any longer
event-saw-event = { $who ->
        [you] You look
       *[other] {$player} looks
    } at {$card} on top of the event cards
event-saw-next = { $who ->
        [you] You look
       *[other] {$player} looks
    } at {$card} on top of stack {$stack}
event-laid-back = { $who ->
        [you] You lay
       *[other] {$player} lays
    } {$card} back on top of stack {$stack}
event-built-metropolis = { $who ->
        [you] You build
       *[other] {$player} builds
    } a Metropolis at {$place}
event-blocked-stack = { $who ->
        [you] You block
       *[other] {$player} blocks
    } stack {$stack} for the other player’s next turn
event-revealed = {$card} lies open on stack {$stack}
event-named-card = { $who ->
        [you] You name
       *[other] {$player} names
    } {$card}
event-kept = { $who ->
        [you] Your {$card} keeps
       *[other] {$player}’s {$card} keeps
    } {$resource}
event-spent-kept = { $who ->
        [you] You hand over
       *[other] {$player} hands over
    } {$resource} from {$card}
event-named-resource = { $who ->
        [you] You name
       *[other] {$player} names
    } {$resource}
event-pawned = { $who ->
        [you] You pawn
       *[other] {$player} pawns
    } {$card}
event-redeemed = { $who ->
        [you] You take
       *[other] {$player} takes
    } {$card} back from the Pawnbroker
event-saved = { $who ->
        [you] You save
       *[other] {$player} saves
    } {$resource}
