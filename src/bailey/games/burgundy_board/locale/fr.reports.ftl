### Ce que quelqu’un a choisi, sous forme de compte rendu.

report-choose-duchy = {$who} prend le duché {$duchy}
report-start-castle = {$who} pose le premier château sur la case {$space} ({$number})
report-take = {$who} prend {$card} du dépôt {$depot}{ $die ->
        [0] {" "}en action supplémentaire
       *[other] {" "}avec le {$die}
    }{ $workers ->
        [0] {""}
        [one] {" "}pour 1 ouvrier
       *[other] {" "}pour {$workers} ouvriers
    }
report-place = {$who} pose {$card} sur la case {$space} ({$number}){ $die ->
        [0] {" "}en action supplémentaire
       *[other] {" "}avec le {$die}
    }{ $workers ->
        [0] {""}
        [one] {" "}pour 1 ouvrier
       *[other] {" "}pour {$workers} ouvriers
    }
report-sell = {$who} vend {$goods}{ $die ->
        [0] {" "}en action supplémentaire
       *[other] {" "}avec le {$die}
    }{ $workers ->
        [0] {""}
        [one] {" "}pour 1 ouvrier
       *[other] {" "}pour {$workers} ouvriers
    }
report-take-workers = {$who} prend { $n ->
        [one] 1 ouvrier
       *[other] {$n} ouvriers
    }{ $die ->
        [0] {" "}en action supplémentaire
       *[other] {" "}avec le {$die}
    }
report-take-tile = {$who} prend {$card} du dépôt {$depot}
report-place-tile = {$who} pose {$card} sur la case {$space} ({$number})
report-sell-goods = {$who} vend {$goods}
report-take-goods = {$who} prend les marchandises du dépôt {$depot} : {$goods}
report-take-good = {$who} prend {$goods}
report-use-effect = {$who} utilise l’effet de {$building} : {$effect}
report-decline = {$who} s’en passe
report-discard = {$who} défausse {$card}
report-finish = {$who} termine son tour
report-buy = {$who} achète {$card} { $depot ->
        [0] du dépôt noir
       *[other] du dépôt {$depot}
    } pour {$silver} d’argent
report-hire = {$who} prend {$card} { $depot ->
        [0] du dépôt noir
       *[other] du dépôt {$depot}
    }{ $workers ->
        [0] {""}
        [one] {" "}pour 1 ouvrier
       *[other] {" "}pour {$workers} ouvriers
    }
report-trade-silver = {$who} échange 1 d’argent contre {$n} ouvriers
