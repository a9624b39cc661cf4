### Ce qu’un choix amènerait, dit avant qu’il soit fait.

prospect-place = { $left ->
        [0] cette région de {$size} est complète
        [one] il manque 1 tuile à cette région de {$size} ; complète maintenant : {$points} points
       *[other] il manque {$left} tuiles à cette région de {$size} ; complète maintenant : {$points} points
    }{ $bonus ->
        [0] {""}
       *[other] ; bonus de couleur de {$bonus} : { $rest ->
            [one] encore 1 case
           *[other] encore {$rest} cases
        }
    }
# as in English
prospect-place-tile = { prospect-place }
