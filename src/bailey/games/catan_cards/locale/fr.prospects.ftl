### Ce qu’un choix amènerait, dit avant qu’il soit fait.

production-more = chaque {$number} { $own ->
        [yes] que vous lancez
       *[no] (1 jet sur 6)
    } rapporte alors {$amounts} de plus
production-less = chaque {$number} { $own ->
        [yes] que vous lancez
       *[no] (1 jet sur 6)
    } rapporte alors {$amounts} de moins
regions-of = {$resource} sur {$numbers}

prospect-lay = {$production}
prospect-name-number = dans l’état actuel : pour vous {$get}, pour votre adversaire {$give}
prospect-build-settlement = deux de ces Régions s’ajoutent, d’abord vides : {$stack_regions}
prospect-use-scout = vous choisissez deux de ces Régions, d’abord vides : {$stack_regions}
prospect-build-city = ses Régions ne produisent pas plus qu’avant
prospect-build = {$production}
prospect-build-new = {$production}
prospect-pull-down = {$production}
prospect-take-region = {$production}
prospect-place-region = {$production}
prospect-pick-region = pour votre adversaire : {$production}
prospect-buy-off = {$production}
