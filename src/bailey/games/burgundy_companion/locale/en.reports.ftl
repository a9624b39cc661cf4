### What somebody told the companion, as a report about them.

report-die = { $which ->
        [white] {$who} says that the white die shows {$die}
       *[own] {$who} says that its die shows {$die}
    }
report-tile = {$who} names {$tile}
report-none = { $step ->
        [tell-found] {$who} says that no depot has any
        [tell-kept] {$who} says that no depot has any
        [tell-scarcest] {$who} says that all depots are empty
       *[tell-wild] {$who} says that the black depot is empty
    }
report-good = {$who} names {$goods}
report-done = {$who} says that these are all
report-taken = {$who} says that somebody took {$tile} from { $depot ->
        [0] the black depot
       *[other] depot {$depot}
    }
report-goods-taken = {$who} says that somebody took {$goods} from depot {$depot}
report-bonus-taken = {$who} says that somebody took the bonus tile for {$kind}
report-round-over = { $round ->
        [5] {$who} says that the phase is over
       *[other] {$who} says that the round is over
    }
report-digit = {$who} enters the digit {$digit}
report-finish = {$who} ends the game
