### Was jemand gewählt hat, als Bericht.

report-choose-duchy = {$who} nimmt Herzogtum {$duchy}
report-start-castle = {$who} legt das erste Schloss auf Feld {$space} ({$number})
report-take = {$who} nimmt {$card} aus Lager {$depot}{ $die ->
        [0] {" "}als zusätzliche Aktion
       *[other] {" "}mit der {$die}
    }{ $workers ->
        [0] {""}
        [one] {" "}für 1 Arbeiter
       *[other] {" "}für {$workers} Arbeiter
    }
report-place = {$who} legt {$card} auf Feld {$space} ({$number}){ $die ->
        [0] {" "}als zusätzliche Aktion
       *[other] {" "}mit der {$die}
    }{ $workers ->
        [0] {""}
        [one] {" "}für 1 Arbeiter
       *[other] {" "}für {$workers} Arbeiter
    }
report-sell = {$who} verkauft {$goods}{ $die ->
        [0] {" "}als zusätzliche Aktion
       *[other] {" "}mit der {$die}
    }{ $workers ->
        [0] {""}
        [one] {" "}für 1 Arbeiter
       *[other] {" "}für {$workers} Arbeiter
    }
report-take-workers = {$who} nimmt { $n ->
        [one] 1 Arbeiter
       *[other] {$n} Arbeiter
    }{ $die ->
        [0] {" "}als zusätzliche Aktion
       *[other] {" "}mit der {$die}
    }
report-take-tile = {$who} nimmt {$card} aus Lager {$depot}
report-place-tile = {$who} legt {$card} auf Feld {$space} ({$number})
report-sell-goods = {$who} verkauft {$goods}
report-take-goods = {$who} nimmt die Waren aus Lager {$depot}: {$goods}
report-take-good = {$who} nimmt {$goods}
report-use-effect = {$who} nutzt die Wirkung von {$building}: {$effect}
report-decline = {$who} verzichtet darauf
report-discard = {$who} wirft {$card} ab
report-finish = {$who} beendet den Zug
report-buy = {$who} kauft {$card} aus { $depot ->
        [0] dem schwarzen Lager
       *[other] Lager {$depot}
    } für {$silver} Silber
report-hire = {$who} holt {$card} aus { $depot ->
        [0] dem schwarzen Lager
       *[other] Lager {$depot}
    }{ $workers ->
        [0] {""}
        [one] {" "}für 1 Arbeiter
       *[other] {" "}für {$workers} Arbeiter
    }
report-trade-silver = {$who} tauscht 1 Silber gegen {$n} Arbeiter
