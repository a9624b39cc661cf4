### Was jemand gewählt hat, als Bericht.

report-choose-duchy = {$who} nimmt Herzogtum {$duchy}
report-start-castle = {$who} legt die erste Burg auf Feld {$space} (Würfel {$number})
report-take = {$who} nimmt {$tile} aus Depot {$depot}{ $die ->
        [0] {" "}mit einer zusätzlichen Aktion
       *[other] {" "}mit der {$die}
    }{ $workers ->
        [0] {""}
        [one] {" "}und 1 Arbeiter
       *[other] {" "}und {$workers} Arbeitern
    }
report-place = {$who} legt {$tile} auf Feld {$space} (Würfel {$number}){ $die ->
        [0] {" "}mit einer zusätzlichen Aktion
       *[other] {" "}mit der {$die}
    }{ $workers ->
        [0] {""}
        [one] {" "}und 1 Arbeiter
       *[other] {" "}und {$workers} Arbeitern
    }
report-sell = {$who} verkauft {$goods}{ $die ->
        [0] {" "}mit einer zusätzlichen Aktion
       *[other] {" "}mit der {$die}
    }{ $workers ->
        [0] {""}
        [one] {" "}und 1 Arbeiter
       *[other] {" "}und {$workers} Arbeitern
    }
report-take-workers = {$who} nimmt { $n ->
        [one] 1 Arbeiter
       *[other] {$n} Arbeiter
    }{ $die ->
        [0] {" "}mit einer zusätzlichen Aktion
       *[other] {" "}mit der {$die}
    }
report-take-tile = {$who} nimmt {$tile} aus Depot {$depot}
report-place-tile = {$who} legt {$tile} auf Feld {$space} (Würfel {$number})
report-sell-goods = {$who} verkauft {$goods}
report-take-goods = {$who} nimmt die Waren aus Depot {$depot}: {$goods}
report-take-good = {$who} nimmt {$goods}
report-use-effect = {$who} nutzt den Kran wie {$building}: {$effect}
report-decline = {$who} verzichtet darauf
report-discard = {$who} wirft {$tile} ab
report-finish = {$who} beendet den Zug
report-buy = {$who} kauft {$tile} aus { $depot ->
        [0] dem schwarzen Depot
       *[other] Depot {$depot}
    } für { $silver ->
        [one] {$silver} Silberling
       *[other] {$silver} Silberlinge
    }
report-hire = {$who} holt {$tile} aus { $depot ->
        [0] dem schwarzen Depot
       *[other] Depot {$depot}
    }{ $workers ->
        [0] {""}
        [one] {" "}für 1 Arbeiter
       *[other] {" "}für {$workers} Arbeiter
    }
report-trade-silver = {$who} tauscht 1 Silberling gegen {$n} Arbeiter
