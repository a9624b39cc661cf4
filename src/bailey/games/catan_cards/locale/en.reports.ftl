### What somebody chose, as a report about them.

report-lay = {$who} lays out {$card}
report-search = { $step ->
        [take-from] {$who} takes a card of stack {$stack}
       *[other] {$who} searches stack {$stack}
    }
report-take = {$who} takes {$card}
report-draw = { $step ->
        [keep-one] {$who} takes the next card of stack {$stack} instead
        [take-top] {$who} takes {$top_card} from stack {$stack}
       *[other] {$who} draws the top card of stack {$stack}
    }
report-put-under = {$who} puts {$card} under stack {$stack}
report-keep = { $step ->
        [exchange] {$who} keeps the hand as it is
       *[other] {$who} keeps the drawn card
    }
report-roll = {$who} rolls the dice
report-play = {$who} plays {$card}
report-name-number = {$who} names the {$number}
report-build-road = {$who} builds a Road at the { $end ->
        [left] left
       *[right] right
    } end ({$cost})
report-build-settlement = {$who} builds a Settlement at the { $end ->
        [left] left
       *[right] right
    } end ({$cost})
report-use-scout = {$who} builds a Settlement at the { $end ->
        [left] left
       *[right] right
    } end with {$card} ({$cost})
report-build-city = {$who} builds a City at {$place} ({$cost})
report-build = {$who} builds {$card} {$where} ({$cost})
report-trade = {$who} trades {$give} for {$get}
report-pull-down = {$who} pulls down {$card} {$where}
report-end-actions = {$who} ends the actions
report-pay = {$who} pays {$one} from {$card}
report-gain = {$who} gains {$one} in {$card}
report-any-region = {$who} leaves the choice of the Regions to the game
report-take-resource = {$who} takes {$one} from the rival
report-give-resource = {$who} gives the rival {$one}
report-stop = { $step ->
        [swap] {$who} swaps no more
        [choose-regions] {$who} lets no more Regions gain
        [put-some] {$who} puts no more cards away
        [draw-tops] {$who} draws no more
        [fill-tops] {$who} draws no more
        [search-free] {$who} searches no more
        [pawn] {$who} pawns nothing
       *[steal] {$who} takes no more
    }
report-skip = { $step ->
        [take-card] {$who} takes none of these cards
        [take-top] {$who} takes none of these cards
        [master-search] {$who} does not search
        [last-offer] {$who} makes no offer
        [instead] {$who} takes the free resource
        [ward] {$who} lets the Brigands take it
       *[other] {$who} goes on
    }
report-take-region = {$who} takes {$card}
report-place-region = {$who} places the Region { $side ->
        [above] above
       *[below] below
    }
report-counter = {$who} plays {$card} against it
report-no-counter = {$who} plays nothing against it
report-pick = {$who} picks {$card} {$where}
report-take-from-hand = {$who} takes {$card}
report-propose = {$who} makes an offer
report-add-give = {$who} offers {$one} more
report-add-want = {$who} wants {$one} more
report-send = {$who} offers {$give} for {$want}
report-withdraw = {$who} makes no offer after all
report-accept = {$who} accepts: {$want} for {$give}
report-decline = {$who} declines
report-use = {$who} uses {$card} {$where}
report-take-discarded = {$who} takes {$card} from the discard pile
report-pick-region = { $step ->
        [give-region] {$who} gives {$card}
        [choose-regions] {$who} gains 1 in {$card}
        [leave-region] {$who} replaces {$card}
        [put-on-region] {$who} puts it on {$card}
       *[take-rivals-region] {$who} takes {$card}
    }
report-pay-gold = {$who} pays {$paid}
report-name-resource = {$who} names {$resource}
report-pawn = {$who} pawns {$card}
report-save = {$who} saves {$one}
report-pay-kept = {$who} pays {$one} that a card keeps
report-choose = {$who} chooses: {$does}
report-build-metropolis = {$who} builds a Metropolis at {$place} ({$cost})
report-block = {$who} blocks stack {$stack} for the rival
report-build-new = {$who} builds the new development {$card} {$where} ({$cost})

## Wizards & Dragons

report-build-citadel = {$who} builds a Citadel at {$place} ({$cost})
report-put-wizard = {$who} puts {$card} on {$region} ({$cost})
report-add-magic = {$who} turns 1 resource of {$region} into magic of {$card}
report-pick-wizard = { $step ->
        [drain] {$who} takes {$magic} magic from {$card}
       *[pay-magic] {$who} pays with the magic of {$card}
    }
report-name-face = {$who} names {$face}
report-remove-event = {$who} takes out {$card}
report-buy-off = {$who} makes {$card} leave {$region} ({$cost})
