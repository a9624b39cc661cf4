### Ce que quelqu’un a choisi, sous forme de compte rendu.

report-lay = {$who} dispose {$card}
report-search = { $step ->
        [take-from] {$who} prend une carte de la pile {$stack}
       *[other] {$who} cherche dans la pile {$stack}
    }
report-take = {$who} prend « {$card} »
report-draw = { $step ->
        [keep-one] {$who} prend plutôt la carte suivante de la pile {$stack}
        [take-top] {$who} prend « {$top_card} » de la pile {$stack}
       *[other] {$who} pioche la carte du dessus de la pile {$stack}
    }
report-put-under = {$who} met « {$card} » sous la pile {$stack}
report-keep = { $step ->
        [exchange] {$who} garde sa main telle quelle
       *[other] {$who} garde la carte piochée
    }
report-roll = {$who} lance les dés
report-play = {$who} joue « {$card} »
report-name-number = {$who} annonce {$number}
report-build-road = {$who} construit une Route à l’extrémité { $end ->
        [left] gauche
       *[right] droite
    } ({$cost})
report-build-settlement = {$who} construit une Colonie à l’extrémité { $end ->
        [left] gauche
       *[right] droite
    } ({$cost})
report-use-scout = {$who} construit une Colonie à l’extrémité { $end ->
        [left] gauche
       *[right] droite
    } avec « {$card} » ({$cost})
report-build-city = {$who} construit une Ville en {$place} ({$cost})
report-build = {$who} construit « {$card} » {$where} ({$cost})
report-trade = {$who} échange {$give} contre {$get}
report-pull-down = {$who} démolit « {$card} » {$where}
report-end-actions = {$who} finit ses actions
report-pay = {$who} paie {$one} de {$card}
report-gain = {$who} gagne {$one} dans {$card}
report-any-region = {$who} s’en remet au jeu pour les Régions
report-take-resource = {$who} prend {$one} à l’adversaire
report-give-resource = {$who} donne {$one} à l’adversaire
report-stop = { $step ->
        [swap] {$who} n’échange plus rien
        [choose-regions] {$who} ne fait gagner aucune autre Région
        [put-some] {$who} ne met plus rien de côté
        [draw-tops] {$who} ne pioche plus rien
        [fill-tops] {$who} ne pioche plus rien
        [search-free] {$who} ne fouille plus rien
        [pawn] {$who} ne met rien en gage
       *[steal] {$who} ne prend plus rien
    }
report-skip = { $step ->
        [take-card] {$who} ne prend aucune de ces cartes
        [take-top] {$who} ne prend aucune de ces cartes
        [master-search] {$who} ne fouille pas
        [last-offer] {$who} ne fait aucune offre
        [instead] {$who} prend la ressource gratuite
        [ward] {$who} laisse les pillards se servir
       *[other] {$who} continue
    }
report-take-region = {$who} prend {$card}
report-place-region = {$who} place la Région { $side ->
        [above] au-dessus
       *[below] au-dessous
    }
report-counter = {$who} joue « {$card} » en réponse
report-no-counter = {$who} ne joue rien en réponse
report-pick = {$who} choisit « {$card} » {$where}
report-take-from-hand = {$who} prend « {$card} »
report-propose = {$who} fait une offre
report-add-give = {$who} offre {$one} de plus
report-add-want = {$who} veut {$one} de plus
report-send = {$who} offre {$give} contre {$want}
report-withdraw = {$who} ne fait aucune offre, tout compte fait
report-accept = {$who} accepte : {$want} contre {$give}
report-decline = {$who} refuse
report-use = {$who} utilise « {$card} » {$where}
report-take-discarded = {$who} prend « {$card} » dans la défausse
report-pick-region = { $step ->
        [give-region] {$who} donne {$card}
        [choose-regions] {$who} gagne 1 dans {$card}
        [leave-region] {$who} remplace {$card}
        [put-on-region] {$who} la pose sur {$card}
       *[take-rivals-region] {$who} prend {$card}
    }
report-pay-gold = {$who} paie {$paid}
report-name-resource = {$who} nomme {$resource}
report-pawn = {$who} met « {$card} » en gage
report-save = {$who} économise {$one}
report-pay-kept = {$who} paie {$one} de ce que gardent des cartes
report-choose = {$who} choisit : {$does}
report-build-metropolis = {$who} construit une Métropole en {$place} ({$cost})
report-block = {$who} bloque la pile {$stack} pour l’adversaire
report-build-new = {$who} construit le nouveau développement « {$card} » {$where} ({$cost})

## Magiciens & Dragons

report-build-citadel = {$who} construit une Citadelle en {$place} ({$cost})
report-put-wizard = {$who} pose « {$card} » sur {$region} ({$cost})
report-add-magic = {$who} change 1 ressource de {$region} en magie pour « {$card} »
report-pick-wizard = { $step ->
        [drain] {$who} prend {$magic} de magie à « {$card} »
       *[pay-magic] {$who} paie avec la magie de « {$card} »
    }
report-name-face = {$who} nomme {$face}
report-remove-event = {$who} sort « {$card} » du jeu
report-buy-off = {$who} fait partir « {$card} » de {$region} ({$cost})
