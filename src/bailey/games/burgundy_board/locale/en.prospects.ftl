### What a choice would lead to, told before it is made.

prospect-place = { $left ->
        [0] this region of {$size} is full
        [one] this region of {$size} lacks 1 tile; full now: {$points} points
       *[other] this region of {$size} lacks {$left} tiles; full now: {$points} points
    }{ $bonus ->
        [0] {""}
       *[other] ; colour bonus of {$bonus}: { $rest ->
            [one] 1 space left
           *[other] {$rest} spaces left
        }
    }
prospect-place-tile = { prospect-place }
