### What somebody chose, as a report about them.

report-carry = {$who} carries {$card}
report-hide = {$who} hides {$card} in niche {$niche}
report-fetch = {$who} carries {$card} from niche {$niche}
report-spy = {$who} looks at the top card of the deck
report-rest = {$who} takes a coin
report-let-pass = {$who} lets the goods pass
report-stop = {$who} stops the goods with {$card}
report-leave = {$who} leaves the card where it is
report-put-under = {$who} puts the card under the deck
report-shuffle = {$who} shuffles the deck
report-buy = {$who} pays a coin and draws a card
