### What a choice would lead to, told before it is made.

prospect-place = { $left ->
        [one] 1 more card makes a triple
       *[other] {$left} more cards make a triple
    }{ $first ->
        [yes] , the first of its type
       *[no] {""}
    }
