### Ce que quelqu’un a choisi, sous forme de compte rendu.

report-play-card = {$who} joue le {$die} ({$card})
report-take = {$who} prend « {$card} » de la rangée {$row}{$cost}
report-place = {$who} pose « {$card} » {$where}{$cost}
report-sell = {$who} vend {$goods}{$cost}
report-restock = {$who} complète ses ouvriers à deux
report-take-silver = {$who} prend 1 pépite
report-convert = {$who} convertit {$what} en 1 point
report-stop = {$who} ne convertit plus rien
report-discard-project = {$who} défausse « {$card} »
report-keep-projects = {$who} garde ses projets
report-take-bonus = {$who} gagne {$gain}
report-use-function = {$who} utilise d’abord la fonction de « {$card} »
report-take-good = {$who} prend {$goods} de la pile {$pile}
report-take-animal = {$who} prend {$animals} de la pile {$pile}
report-decline = {$who} renonce
report-keep-bought = {$who} garde « {$card} » comme projet
report-use-bought = {$who} utilise « {$card} » comme un {$die} pour une action de plus
report-finish = {$who} termine son tour
report-buy = {$who} paie 3 pépites pour trois cartes
