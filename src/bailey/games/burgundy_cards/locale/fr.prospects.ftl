### Ce qu’un choix amènerait, dit avant qu’il soit fait.

prospect-place = { $left ->
        [one] encore 1 carte pour un triple
       *[other] encore {$left} cartes pour un triple
    }{ $first ->
        [yes] , le premier de ce type
       *[no] {""}
    }
