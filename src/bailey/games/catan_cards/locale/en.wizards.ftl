### Wizards & Dragons: what is asked, chosen and told, and its rules.

## What a player is asked

step-pay-magic = Which Wizard pays? Still due: {$n} magic
step-cancel = {$card}: do you cancel it with a spell book?
step-name-face = Which face does the event die show?
step-ward = Brigands: do you keep them off with a spell book?
step-free-city = Which Settlement becomes a City?
step-swap-first = Which card swaps its site?
step-swap-second = With which card does {$card} swap its site?
step-remove-event = Which event card is taken out of the game?
step-drain = Which Wizard of the rival’s loses all magic?
step-leave-region = Which of your Regions is replaced?
step-change-region = Which Region takes the place of {$region}?
step-take-built = Which card of the rival’s do you take into your hand? ({$what})
step-put-on-card = {$card}: on which card of the rival’s? ({$what})
step-put-on-region = {$card}: on which Region of the rival’s?
step-fill-tops = A card for your hand: from the top of which stack? (up to { $n ->
        [one] 1 card
       *[other] {$n} cards
    })
step-search-by-magic = Which stack do you search?

## Choices; `.words` is what one may type

choice-build-citadel = build a Citadel at {$place} ({$cost})
    .words = citadel {$place} | build citadel {$place}
choice-put-wizard = put {$card} on {$region} ({$cost})
    .words = {$card} | put {$card} | {$card} {$region}
choice-add-magic = turn 1 resource of {$region}, which shows {$store}, into magic: {$card} has {$magic}
    .words = magic {$card} | {$card}
choice-pick-wizard = { $step ->
        [drain] {$card} loses {$magic} magic
       *[pay-magic] {$card} pays and has {$magic} magic
    }
    .words = {$card} | pick {$card}
choice-name-face = name {$face}
    .words = {$face} | name {$face}
choice-remove-event = take out {$card}
    .words = {$card} | remove {$card}
choice-buy-off = make {$card} leave {$region} ({$cost})
    .words = buy off {$card} | buy off
free-of-charge = free of charge

## Why not

reason-too-little-magic = {$card} needs {$magic} magic, your Wizards have {$have}
reason-no-citadel = {$card} needs a Citadel: this is not beside one
reason-beside-citadel = a Settlement or a City must lie between two Citadels
reason-full-of-magic = {$card} has no room for more magic
reason-shows-nothing = {$region} shows no resource

## The score

score-citadels = { $count ->
        [one] 1 Citadel
       *[other] {$count} Citadels
    }
score-citadels-how = 1 each
score-served-citadels = { $count ->
        [one] 1 Citadel with a Wizard of its own
       *[other] {$count} Citadels with a Wizard of their own
    }
score-served-citadels-how = 1 each
pile-removed = Out of the game

## Options

option-citadel-sites = Sites of a Citadel
    .text = A Citadel has so many building sites, half of them above and half below.
option-new-development-limit = One Citadel each
    .text = A player has at most one Citadel, as with other new developments.
option-citadel-spacing = Citadels apart
    .text = Between two Citadels of a row there must be a Settlement or a City.

## The drawing

drawing-citadel = Citadel
drawing-face = named: {$face}
drawing-covered = covered
drawing-removed = out
drawing-foreign = rival’s
legend-magic =
    .sign = ●●○
    .text = a Wizard with 2 magic and room for 1 more
legend-covered =
    .sign = †
    .text = a Region on which a card of the rival’s lies

## What happened

event-built-citadel = { $who ->
        [you] You build
       *[other] {$player} builds
    } a Citadel at {$place}
event-put-wizard = { $who ->
        [you] You put
       *[other] {$player} puts
    } {$card} on {$region}
event-added-magic = { $who ->
        [you] Your
       *[other] {$player}’s
    } {$card} has {$magic} magic
event-spent-magic = { $who ->
        [you] Your
       *[other] {$player}’s
    } {$card} pays {$amount} magic and has {$magic}
event-lost-magic = { $who ->
        [you] Your
       *[other] {$player}’s
    } {$card} loses {$amount} magic
event-named-face = { $who ->
        [you] You name
       *[other] {$player} names
    } the face of the event die: {$face}
event-rolled-die = { $who ->
        [you] You roll
       *[other] {$player} rolls
    } {$die}
event-contest = { $who ->
        [you] You roll
       *[other] {$player} rolls
    } {$die}: with the magic of all Wizards {$sum}
event-swapped-sites = { $who ->
        [you] You swap
       *[other] {$player} swaps
    } the sites of {$card} and {$other}
event-searched-events = { $who ->
        [you] You look
       *[other] {$player} looks
    } through the event cards
event-removed-event = { $who ->
        [you] You take
       *[other] {$player} takes
    } {$card} out of the game
event-changed-region = { $who ->
        [you] You replace
       *[other] {$player} replaces
    } {$old} by {$card}, which shows {$store}
event-took-built = { $who ->
        [you] You take
       *[other] {$player} takes
    } {$card} from the other player’s Citadel
event-put-on = { $who ->
        [you] You put
       *[other] {$player} puts
    } {$card} on {$on}
event-left = {$card} leaves { $who ->
        [you] you
       *[other] {$player}
    } and is discarded
event-idle = { $who ->
        [you] Your
       *[other] {$player}’s
    } Regions beside Citadels produce nothing in this turn

## What it takes to play a card

need-opponent-has-free = the rival must have {$what} on which no card lies
need-city-left = there must be a City in the supply
need-can-swap-sites = two of your Units or Buildings must be able to swap their sites
need-event-stack-has-other = there must be a card other than {$but} among the event cards
need-region-without-wizard = you must have a Region without a Wizard

## Rules

rule-citadel =
    .word = citadel
    .title = Citadel
    .text = With Wizards & Dragons, {$citadels} Citadels lie open as new developments. A Citadel costs {$citadel}. It is built on one of your Settlements, which keeps its building sites, for green cards and spell books; an option can give it 4. It is worth 1 point in place of the Settlement’s, and 1 more with a Wizard of its own on a Region around it: a Wizard between two Citadels counts for one of them. It never becomes a City, and never leaves. You may build several, unless an option says otherwise; another option keeps them apart.
rule-wizards =
    .word = wizards
    .title = Wizards
    .text = You put a Wizard on one of your Regions of its land that lies beside a Citadel, and pay 3 resources of that land. Wizards cannot be pulled down. Among your actions you turn resources of a Wizard’s Region into magic, one for one; a Wizard holds {$most-magic} magic at most.
rule-magic =
    .word = magic
    .title = Paying magic
    .text = Magic is paid from any of your Wizards. Where several could pay, you say which one does.
rule-spell-books =
    .word = spell-books
    .title = Spell books
    .text = A spell book is built free of charge on a site of a Citadel, and cannot be pulled down. Each use costs the magic on its sheet. The Wheel of Time names the face of the event die before the roll, once a turn. Countermagic cancels an action card or a spell that the rival plays, also one that answers an attack: you are asked whenever you have it and the magic for it. The Searching Eye pays a search at the end of your turn. The Ward of Thorns keeps off what the event die’s Brigands would take.
rule-spells =
    .word = spells
    .title = Spells
    .text = A spell is played like an action card and waits like one, but costs magic, which is paid as it is played, even if it is cancelled then. The Spy takes neither spells nor spell books nor Wizards.
rule-foreign-cards =
    .word = foreign-cards
    .title = Witch and dragon
    .text = A Witch lies on a Building of the rival’s, one on each at most. It counts for nothing then but its victory points, neither for its owner nor for event cards. All Witches leave when their victim rolls, or names, the event face, before the event card is turned up. The dragon lies on a Region of the rival’s, which produces nothing then; it can still gain. It leaves when its victim wins a tournament, or pays 2 gold among their own actions. Such a card is discarded too when what it lies on leaves.
rule-set-wd =
    .word = wizards-dragons
    .title = Theme set: Wizards & Dragons
    .text = {$wd-cards}. How well the cards are known: {$wd-sources}
