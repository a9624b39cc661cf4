### Was jemand gewählt hat, als Bericht.

report-keep-key = {$who} behält alle Schlüssel
report-move-messenger = {$who} gibt einen Schlüssel aus und schickt den Boten zum {$location}
report-renew-row = {$who} gibt einen Schlüssel aus und legt eine neue {$location}reihe aus
report-take = {$who} nimmt {$card} { $price ->
        [0] umsonst
       *[other] für {$price} Gold
    }
report-take-face-down = {$who} nimmt {$card} verdeckt und erhält {$gold} Gold und {$keys} Schlüssel
report-place = {$who} legt {$card} {$where} an
report-choose-effect = {$who} wählt: {$effect}
report-choose-neighbor = {$who} wählt den { $side ->
        [left] linken
       *[right] rechten
    } Nachbarn, {$player}, und erhält {$gain}
report-discard = {$who} legt {$card} ab und erhält {$gain}
report-fill-purse = {$who} füllt {$card} mit {$n} Gold
