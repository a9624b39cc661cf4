### What a choice would lead to, told before it is made.

production-more = each {$number} { $own ->
        [yes] that you roll
       *[no] (1 roll in 6)
    } then brings {$amounts} more
production-less = each {$number} { $own ->
        [yes] that you roll
       *[no] (1 roll in 6)
    } then brings {$amounts} less
regions-of = {$resource} on {$numbers}

prospect-lay = {$production}
prospect-name-number = as things are: {$get} for you, {$give} for your rival
prospect-build-settlement = two of these Regions come with it, empty at first: {$stack_regions}
prospect-use-scout = you choose two of these Regions, empty at first: {$stack_regions}
prospect-build-city = its Regions produce no more than before
prospect-build = {$production}
prospect-build-new = {$production}
prospect-pull-down = {$production}
prospect-take-region = {$production}
prospect-place-region = {$production}
prospect-pick-region = for your rival {$production}
prospect-buy-off = {$production}
