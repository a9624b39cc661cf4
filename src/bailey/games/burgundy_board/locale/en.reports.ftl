### What somebody chose, as a report about them.

report-choose-duchy = {$who} takes duchy {$duchy}
report-start-castle = {$who} lays the first castle on space {$space} (die {$number})
report-take = {$who} takes {$tile} from depot {$depot}{ $die ->
        [0] {" "}with an extra action
       *[other] {" "}with a {$die}
    }{ $workers ->
        [0] {""}
        [one] {" "}and 1 worker
       *[other] {" "}and {$workers} workers
    }
report-place = {$who} places {$tile} on space {$space} (die {$number}){ $die ->
        [0] {" "}with an extra action
       *[other] {" "}with a {$die}
    }{ $workers ->
        [0] {""}
        [one] {" "}and 1 worker
       *[other] {" "}and {$workers} workers
    }
report-sell = {$who} sells {$goods}{ $die ->
        [0] {" "}with an extra action
       *[other] {" "}with a {$die}
    }{ $workers ->
        [0] {""}
        [one] {" "}and 1 worker
       *[other] {" "}and {$workers} workers
    }
report-take-workers = {$who} takes { $n ->
        [one] 1 worker
       *[other] {$n} workers
    }{ $die ->
        [0] {" "}with an extra action
       *[other] {" "}with a {$die}
    }
report-take-tile = {$who} takes {$tile} from depot {$depot}
report-place-tile = {$who} places {$tile} on space {$space} (die {$number})
report-sell-goods = {$who} sells {$goods}
report-take-goods = {$who} takes the goods of depot {$depot}: {$goods}
report-take-good = {$who} takes {$goods}
report-use-effect = {$who} uses the crane as a {$building}: {$effect}
report-decline = {$who} does without
report-discard = {$who} discards {$tile}
report-finish = {$who} ends the turn
report-buy = {$who} buys {$tile} from { $depot ->
        [0] the black depot
       *[other] depot {$depot}
    } for {$silver} silver
report-hire = {$who} takes {$tile} from { $depot ->
        [0] the black depot
       *[other] depot {$depot}
    }{ $workers ->
        [0] {""}
        [one] {" "}for 1 worker
       *[other] {" "}for {$workers} workers
    }
report-trade-silver = {$who} trades 1 silver for {$n} workers
