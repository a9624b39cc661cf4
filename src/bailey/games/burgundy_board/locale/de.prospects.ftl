### Wozu eine Wahl führt, gesagt vor der Wahl.

prospect-place = { $left ->
        [0] diese Region mit {$size} ist voll
        [one] dieser Region mit {$size} fehlt 1 Plättchen; jetzt voll: {$points} Punkte
       *[other] dieser Region mit {$size} fehlen {$left} Plättchen; jetzt voll: {$points} Punkte
    }{ $bonus ->
        [0] {""}
       *[other] ; Farbbonus {$bonus}: { $rest ->
            [one] noch 1 Feld
           *[other] noch {$rest} Felder
        }
    }
# as in English
prospect-place-tile = { prospect-place }
