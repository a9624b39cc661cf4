### Ce que quelqu’un a dit au compagnon, sous forme de compte rendu.

report-die = { $which ->
        [white] {$who} dit que le dé blanc montre {$die}
       *[own] {$who} dit que son dé montre {$die}
    }
report-tile = {$who} nomme {$tile}
report-none = { $step ->
        [tell-found] {$who} dit qu’aucun dépôt n’en a
        [tell-kept] {$who} dit qu’aucun dépôt n’en a
        [tell-scarcest] {$who} dit que tous les dépôts sont vides
       *[tell-wild] {$who} dit que le dépôt noir est vide
    }
report-good = {$who} nomme {$goods}
report-done = {$who} dit que c’est tout
report-taken = {$who} dit que quelqu’un a pris {$tile} { $depot ->
        [0] au dépôt noir
       *[other] au dépôt {$depot}
    }
report-goods-taken = {$who} dit que quelqu’un a pris {$goods} au dépôt {$depot}
report-bonus-taken = {$who} dit que quelqu’un a pris la tuile bonus : {$kind}
report-round-over = { $round ->
        [5] {$who} dit que la phase est finie
       *[other] {$who} dit que la manche est finie
    }
report-digit = {$who} dit le chiffre {$digit}
report-finish = {$who} finit la partie
