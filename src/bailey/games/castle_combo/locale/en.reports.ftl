### What somebody chose, as a report about them.

report-keep-key = {$who} keeps all keys
report-move-messenger = {$who} spends a key and sends the messenger to the {$location}
report-renew-row = {$who} spends a key and deals a new {$location} row
report-take = {$who} takes {$card} for { $price ->
        [0] nothing
       *[other] {$price} gold
    }
report-take-face-down = {$who} takes {$card} face down and gains {$gold} gold and { $keys ->
        [one] 1 key
       *[other] {$keys} keys
    }
report-place = {$who} puts {$card} {$where}
report-choose-effect = {$who} chooses: {$effect}
report-choose-neighbor = {$who} chooses the { $side ->
        [left] left
       *[right] right
    } neighbour, {$player}, and gains {$gain}
report-discard = {$who} discards {$card} and gains {$gain}
report-fill-purse = {$who} fills {$card} with {$n} gold
