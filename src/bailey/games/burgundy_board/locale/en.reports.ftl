### What somebody chose, as a report about them.

report-choose-duchy = {$who} takes duchy {$duchy}
report-start-castle = {$who} lays the first castle on space {$space} ({$number})
report-take = {$who} takes {$card} from depot {$depot}{ $die ->
        [0] {" "}as an extra action
       *[other] {" "}with a {$die}
    }{ $workers ->
        [0] {""}
        [one] {" "}for 1 worker
       *[other] {" "}for {$workers} workers
    }
report-place = {$who} places {$card} on space {$space} ({$number}){ $die ->
        [0] {" "}as an extra action
       *[other] {" "}with a {$die}
    }{ $workers ->
        [0] {""}
        [one] {" "}for 1 worker
       *[other] {" "}for {$workers} workers
    }
report-sell = {$who} sells {$goods}{ $die ->
        [0] {" "}as an extra action
       *[other] {" "}with a {$die}
    }{ $workers ->
        [0] {""}
        [one] {" "}for 1 worker
       *[other] {" "}for {$workers} workers
    }
report-take-workers = {$who} takes { $n ->
        [one] 1 worker
       *[other] {$n} workers
    }{ $die ->
        [0] {" "}as an extra action
       *[other] {" "}with a {$die}
    }
report-take-tile = {$who} takes {$card} from depot {$depot}
report-place-tile = {$who} places {$card} on space {$space} ({$number})
report-sell-goods = {$who} sells {$goods}
report-take-goods = {$who} takes the goods of depot {$depot}: {$goods}
report-take-good = {$who} takes {$goods}
report-use-effect = {$who} uses the {$building}: {$effect}
report-decline = {$who} does without
report-discard = {$who} discards {$card}
report-finish = {$who} ends the turn
report-buy = {$who} buys {$card} from { $depot ->
        [0] the black depot
       *[other] depot {$depot}
    } for {$silver} silver
report-hire = {$who} takes {$card} from { $depot ->
        [0] the black depot
       *[other] depot {$depot}
    }{ $workers ->
        [0] {""}
        [one] {" "}for 1 worker
       *[other] {" "}for {$workers} workers
    }
report-trade-silver = {$who} trades 1 silver for {$n} workers
