### Was jemand dem Begleiter gesagt hat, als Bericht.

report-die = { $which ->
        [white] {$who} sagt, dass der weiße Würfel {$die} zeigt
       *[own] {$who} sagt, dass sein Würfel {$die} zeigt
    }
report-tile = {$who} nennt {$tile}
report-none = { $step ->
        [tell-found] {$who} sagt, dass kein Depot eines hat
        [tell-kept] {$who} sagt, dass kein Depot eines hat
        [tell-scarcest] {$who} sagt, dass alle Depots leer sind
       *[tell-wild] {$who} sagt, dass das schwarze Depot leer ist
    }
report-good = {$who} nennt {$goods}
report-done = {$who} sagt, dass das alle sind
report-taken = {$who} sagt, dass jemand {$tile} aus { $depot ->
        [0] dem schwarzen Depot
       *[other] Depot {$depot}
    } genommen hat
report-goods-taken = {$who} sagt, dass jemand {$goods} aus Depot {$depot} genommen hat
report-bonus-taken = {$who} sagt, dass jemand das Bonusplättchen für {$kind} genommen hat
report-round-over = { $round ->
        [5] {$who} sagt, dass die Phase vorbei ist
       *[other] {$who} sagt, dass die Runde vorbei ist
    }
report-digit = {$who} nennt die Ziffer {$digit}
report-finish = {$who} beendet das Spiel
