### Ce que quelqu’un a choisi, sous forme de compte rendu.

report-choose-duchy = {$who} prend le duché {$duchy}
report-start-castle = {$who} pose le premier château sur la case {$space} (dé {$number})
report-take = {$who} prend {$tile} du dépôt {$depot}{ $die ->
        [0] {" "}avec une action supplémentaire
       *[other] {" "}avec le {$die}
    }{ $workers ->
        [0] {""}
        [one] {" "}et {$workers} ouvrier
       *[other] {" "}et {$workers} ouvriers
    }
report-place = {$who} pose {$tile} sur la case {$space} (dé {$number}){ $die ->
        [0] {" "}avec une action supplémentaire
       *[other] {" "}avec le {$die}
    }{ $workers ->
        [0] {""}
        [one] {" "}et {$workers} ouvrier
       *[other] {" "}et {$workers} ouvriers
    }
report-sell = {$who} vend {$goods}{ $die ->
        [0] {" "}avec une action supplémentaire
       *[other] {" "}avec le {$die}
    }{ $workers ->
        [0] {""}
        [one] {" "}et {$workers} ouvrier
       *[other] {" "}et {$workers} ouvriers
    }
report-take-workers = {$who} prend { $n ->
        [one] {$n} ouvrier
       *[other] {$n} ouvriers
    }{ $die ->
        [0] {" "}avec une action supplémentaire
       *[other] {" "}avec le {$die}
    }
report-take-tile = {$who} prend {$tile} du dépôt {$depot}
report-place-tile = {$who} pose {$tile} sur la case {$space} (dé {$number})
report-sell-goods = {$who} vend {$goods}
report-take-goods = {$who} prend les marchandises du dépôt {$depot} : {$goods}
report-take-good = {$who} prend {$goods}
report-use-effect = {$who} utilise la grue comme {$building} : {$effect}
report-decline = {$who} s’en passe
report-discard = {$who} défausse {$tile}
report-finish = {$who} termine son tour
report-buy = {$who} achète {$tile} { $depot ->
        [0] du dépôt noir
       *[other] du dépôt {$depot}
    } pour { $silver ->
        [one] {$silver} pépite
       *[other] {$silver} pépites
    }
report-hire = {$who} prend {$tile} { $depot ->
        [0] du dépôt noir
       *[other] du dépôt {$depot}
    }{ $workers ->
        [0] {""}
        [one] {" "}pour {$workers} ouvrier
       *[other] {" "}pour {$workers} ouvriers
    }
report-trade-silver = {$who} échange 1 pépite contre {$n} ouvriers
