### Wozu eine Wahl führt, gesagt vor der Wahl.

prospect-place = { $left ->
        [one] noch 1 Karte bis zum Drilling
       *[other] noch {$left} Karten bis zum Drilling
    }{ $first ->
        [yes] , dem ersten dieser Art
       *[no] {""}
    }
