### Ce que quelqu’un a choisi, sous forme de compte rendu.

report-keep-key = {$who} garde toutes ses clés
report-move-messenger = {$who} dépense une clé et envoie le messager au {$location}
report-renew-row = {$who} dépense une clé et renouvelle la rangée du {$location}
report-take = {$who} prend « {$card} » { $price ->
        [0] gratuitement
        [one] pour {$price} pièce d’or
       *[other] pour {$price} pièces d’or
    }
report-take-face-down = {$who} prend « {$card} » face cachée et gagne {$gold} pièces d’or et { $keys ->
        [one] {$keys} clé
       *[other] {$keys} clés
    }
report-place = {$who} place « {$card} » {$where}
report-choose-effect = {$who} choisit : {$effect}
report-choose-neighbor = {$who} choisit le voisin de { $side ->
        [left] gauche
       *[right] droite
    }, {$player}, et gagne {$gain}
report-discard = {$who} défausse « {$card} » et gagne {$gain}
report-fill-purse = {$who} remplit « {$card} » : { $n ->
        [one] {$n} pièce d’or
       *[other] {$n} pièces d’or
    }
