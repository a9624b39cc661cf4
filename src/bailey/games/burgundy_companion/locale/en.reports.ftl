### What somebody told the companion, as a report about them.

report-die = { $which ->
        [white] {$who} tells that the white die shows {$die}
       *[own] {$who} tells that its die shows {$die}
    }
report-tile = {$who} tells of {$card}
report-none = { $step ->
        [tell-found] {$who} tells that no depot has any
        [tell-kept] {$who} tells that no depot has any
        [tell-scarcest] {$who} tells that all depots are empty
       *[tell-wild] {$who} tells that the black depot is empty
    }
report-good = {$who} tells of {$goods}
report-done = {$who} tells that these are all
report-taken = {$who} tells that somebody took {$card} from { $depot ->
        [0] the black depot
       *[other] depot {$depot}
    }
report-goods-taken = {$who} tells that somebody took {$goods} from depot {$depot}
report-bonus-taken = {$who} tells that somebody took the bonus tile for {$kind}
report-round-over = { $round ->
        [5] {$who} tells that the phase is over
       *[other] {$who} tells that the round is over
    }
report-digit = {$who} tells the digit {$digit}
report-finish = {$who} ends the game
