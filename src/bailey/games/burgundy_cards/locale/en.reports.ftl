### What somebody chose, as a report about them.

report-play-card = {$who} plays the {$die} ({$card})
report-take = {$who} takes {$card} from row {$row}{$cost}
report-place = {$who} places {$card} {$where}{$cost}
report-sell = {$who} sells {$goods}{$cost}
report-restock = {$who} restocks workers to two
report-take-silver = {$who} takes 1 silver
report-convert = {$who} converts {$what} into 1 point
report-stop = {$who} converts no more
report-discard-project = {$who} discards {$card}
report-keep-projects = {$who} keeps the projects
report-take-bonus = {$who} gains {$gain}
report-use-function = {$who} first uses the function of {$card}
report-take-good = {$who} takes {$goods} from pile {$pile}
report-take-animal = {$who} takes {$animals} from pile {$pile}
report-decline = {$who} does without
report-keep-bought = {$who} keeps {$card} as a project
report-use-bought = {$who} uses {$card} as a {$die} for one more action
report-finish = {$who} ends the turn
report-buy = {$who} pays 3 silver for three cards
