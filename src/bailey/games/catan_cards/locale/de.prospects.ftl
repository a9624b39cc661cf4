### Wozu eine Wahl führt, gesagt vor der Wahl.

production-more = jede {$number}{ $own ->
        [yes], die du würfelst,
       *[no] {" "}(1 von 6 Würfen)
    } bringt dann {$amounts} mehr
production-less = jede {$number}{ $own ->
        [yes], die du würfelst,
       *[no] {" "}(1 von 6 Würfen)
    } bringt dann {$amounts} weniger
regions-of = {$resource} bei {$numbers}

prospect-lay = {$production}
prospect-name-number = wie es jetzt steht: für dich {$get}, für deinen Gegner {$give}
prospect-build-settlement = zwei dieser Landschaften kommen dazu, zuerst leer: {$stack_regions}
prospect-use-scout = du wählst zwei dieser Landschaften, zuerst leer: {$stack_regions}
prospect-build-city = ihre Landschaften bringen nicht mehr als vorher
prospect-build = {$production}
prospect-build-new = {$production}
prospect-pull-down = {$production}
prospect-take-region = {$production}
prospect-place-region = {$production}
prospect-pick-region = für deinen Gegner: {$production}
prospect-buy-off = {$production}
