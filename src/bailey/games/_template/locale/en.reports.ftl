### What somebody chose, as a report about them.

report-carry = {$who} carries the goods in slot {$slot}
report-hide = {$who} hides the goods in slot {$slot} in niche {$niche}
report-fetch = {$who} carries the goods in niche {$niche}
report-spy = {$who} looks at the top card of the deck
report-rest = {$who} takes a coin
report-let-pass = {$who} lets the goods pass
report-stop = {$who} stops the goods with the guard in slot {$slot}
report-leave = {$who} leaves the card where it is
report-put-under = {$who} puts the card under the deck
report-shuffle = {$who} shuffles the deck
report-buy = {$who} pays a coin and draws a card
