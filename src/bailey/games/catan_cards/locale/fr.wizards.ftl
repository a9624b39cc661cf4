### Magiciens & Dragons : ce qui est demandé, choisi et raconté, et les règles.

## Ce qui est demandé

step-pay-magic = Quel Magicien paie ? Reste à payer : {$n} de magie
step-cancel = « {$card} » : l’annulez-vous avec un grimoire ?
step-name-face = Quelle face montre le dé d’événement ?
step-ward = Pillards : les écartez-vous avec un grimoire ?
step-free-city = Quelle Colonie devient une Ville ?
step-swap-first = Quelle carte échange son emplacement ?
step-swap-second = Avec quelle carte « {$card} » échange-t-elle son emplacement ?
step-remove-event = Quelle carte Événement sort du jeu ?
step-drain = Quel Magicien de l’adversaire perd toute sa magie ?
step-leave-region = Laquelle de vos Régions est remplacée ?
step-change-region = Quelle Région prend la place de {$region} ?
step-take-built = Quelle carte de l’adversaire prenez-vous en main ? ({$what})
step-put-on-card = « {$card} » : sur quelle carte de l’adversaire ? ({$what})
step-put-on-region = « {$card} » : sur quelle Région de l’adversaire ?
step-fill-tops = Une carte pour votre main : du dessus de quelle pile ? (au plus { $n ->
        [one] {$n} carte
       *[other] {$n} cartes
    })
step-search-by-magic = Quelle pile fouillez-vous ?

## Les choix ; `.words` est ce qu’on peut taper

choice-build-citadel = construire une Citadelle en {$place} ({$cost})
    .words = citadelle {$place} | construire citadelle {$place}
choice-put-wizard = poser « {$card} » sur {$region} ({$cost})
    .words = {$card} | poser {$card} | {$card} {$region}
choice-add-magic = changer en magie 1 ressource de {$region}, qui montre {$store} : « {$card} » en a {$magic}
    .words = magie {$card} | {$card}
choice-pick-wizard = { $step ->
        [drain] « {$card} » perd {$magic} de magie
       *[pay-magic] « {$card} » paie et a {$magic} de magie
    }
    .words = {$card} | choisir {$card}
choice-name-face = nommer {$face}
    .words = {$face} | nommer {$face}
choice-remove-event = sortir « {$card} » du jeu
    .words = {$card} | sortir {$card}
choice-buy-off = faire partir « {$card} » de {$region} ({$cost})
    .words = chasser {$card} | chasser
free-of-charge = sans frais

## Pourquoi pas

reason-too-little-magic = « {$card} » demande {$magic} de magie, vos Magiciens en ont {$have}
reason-no-citadel = « {$card} » va près d’une Citadelle, et il n’y en a pas ici
reason-beside-citadel = entre deux Citadelles il faut une Colonie ou une Ville
reason-full-of-magic = « {$card} » n’a pas de place pour plus de magie
reason-shows-nothing = {$region} ne montre aucune ressource

## Le score

score-citadels = { $count ->
        [one] {$count} Citadelle
       *[other] {$count} Citadelles
    }
score-citadels-how = 1 chacune
score-served-citadels = { $count ->
        [one] {$count} Citadelle avec un Magicien à elle
       *[other] {$count} Citadelles avec un Magicien à elles
    }
score-served-citadels-how = 1 chacune
pile-removed = Hors du jeu

## Les options

option-citadel-sites = Emplacements d’une Citadelle
    .text = Une Citadelle a tant d’emplacements, la moitié au-dessus et la moitié au-dessous.
option-new-development-limit = Une Citadelle chacun
    .text = Un joueur a au plus une Citadelle, comme pour les autres nouveaux développements.
option-citadel-spacing = Citadelles écartées
    .text = Entre deux Citadelles d’une rangée il faut une Colonie ou une Ville.

## Le dessin

drawing-citadel = Citadelle
drawing-face = nommé : {$face}
drawing-covered = couverte
drawing-removed = sorti
drawing-foreign = adverse
legend-magic =
    .sign = ●●○
    .text = un Magicien avec 2 de magie et de la place pour 1 de plus
legend-covered =
    .sign = †
    .text = une Région sur laquelle se trouve une carte de l’adversaire

## Ce qui s’est passé

event-built-citadel = { $who ->
        [you] Vous construisez
       *[other] {$player} construit
    } une Citadelle en {$place}
event-put-wizard = { $who ->
        [you] Vous posez
       *[other] {$player} pose
    } « {$card} » sur {$region}
event-added-magic = { $who ->
        [you] Chez vous
       *[other] Chez {$player}
    }, « {$card} » a maintenant {$magic} de magie
event-spent-magic = { $who ->
        [you] Chez vous
       *[other] Chez {$player}
    }, « {$card} » paie {$amount} de magie et en a {$magic}
event-lost-magic = { $who ->
        [you] Chez vous
       *[other] Chez {$player}
    }, « {$card} » perd {$amount} de magie
event-named-face = { $who ->
        [you] Vous nommez
       *[other] {$player} nomme
    } la face du dé d’événement : {$face}
event-rolled-die = { $who ->
        [you] Vous lancez
       *[other] {$player} lance
    } le dé : {$die}
event-contest = { $who ->
        [you] Vous lancez
       *[other] {$player} lance
    } {$die} : avec la magie de tous les Magiciens {$sum}
event-swapped-sites = { $who ->
        [you] Vous échangez
       *[other] {$player} échange
    } les emplacements de « {$card} » et « {$other} »
event-searched-events = { $who ->
        [you] Vous regardez
       *[other] {$player} regarde
    } les cartes Événement
event-removed-event = { $who ->
        [you] Vous sortez
       *[other] {$player} sort
    } « {$card} » du jeu
event-changed-region = { $who ->
        [you] Vous remplacez
       *[other] {$player} remplace
    } {$old} par {$card}, qui montre {$store}
event-took-built = { $who ->
        [you] Vous prenez
       *[other] {$player} prend
    } « {$card} » à la Citadelle de l’autre joueur
event-put-on = { $who ->
        [you] Vous posez
       *[other] {$player} pose
    } « {$card} » sur « {$on} »
event-left = « {$card} » { $who ->
        [you] vous quitte
       *[other] quitte {$player}
    } et va dans la défausse
event-idle = { $who ->
        [you] Chez vous
       *[other] Chez {$player}
    }, les Régions près de Citadelles ne produisent rien pendant ce tour

## Ce qu’il faut

need-opponent-has-free = l’adversaire doit avoir {$what} sans carte dessus
need-city-left = il faut une Ville en stock
need-can-swap-sites = deux de vos Unités ou Bâtiments doivent pouvoir échanger leurs emplacements
need-event-stack-has-other = il faut une autre carte que {$but} parmi les cartes Événement
need-region-without-wizard = il vous faut une Région sans Magicien

## Règles

rule-citadel =
    .word = citadelle
    .title = Citadelle
    .text = Avec Magiciens & Dragons, {$citadels} Citadelles sont ouvertes comme nouveaux développements. Une Citadelle coûte {$citadel}. Elle se construit sur une de vos Colonies, qui garde ses emplacements, pour des cartes vertes et des grimoires ; une option peut lui en donner 4. Elle vaut 1 point à la place de celui de la Colonie, et 1 de plus avec un Magicien à elle sur une Région autour d’elle : un Magicien entre deux Citadelles compte pour une seule. Elle ne devient jamais une Ville et ne part jamais. On peut en construire plusieurs, sauf si une option l’interdit ; une autre option les écarte.
rule-wizards =
    .word = magiciens
    .title = Magiciens
    .text = Un Magicien se pose sur une de vos Régions de son pays, près d’une Citadelle, et coûte 3 ressources de ce pays. On ne démolit pas les Magiciens. Parmi vos actions vous changez des ressources de sa Région en magie, une pour une ; un Magicien a {$most-magic} de magie au plus.
rule-magic =
    .word = magie
    .title = Payer en magie
    .text = N’importe lequel de vos Magiciens paie la magie. Là où plusieurs pourraient payer, vous dites lequel paie.
rule-spell-books =
    .word = grimoires
    .title = Grimoires
    .text = Un grimoire se construit sans frais sur un emplacement d’une Citadelle, et ne se démolit pas. Chaque emploi coûte la magie qui est sur sa fiche. La Roue du temps nomme la face du dé d’événement avant le lancer, une fois par tour. La Contre-magie annule une carte Action ou un sort que joue l’adversaire, même une réponse à une attaque : on vous le demande chaque fois que vous l’avez, avec la magie qu’il faut. L’Œil chercheur paie une fouille à la fin de votre tour. La Haie d’épines écarte ce que prendraient les pillards du dé d’événement.
rule-spells =
    .word = sorts
    .title = Sorts
    .text = Un sort se joue comme une carte Action et attend comme elle, mais coûte de la magie, payée quand on le joue, même s’il est annulé ensuite. L’Espion ne prend ni sorts, ni grimoires, ni Magiciens.
rule-foreign-cards =
    .word = sorcière
    .title = Sorcière et dragon
    .text = Une Sorcière se pose sur un Bâtiment de l’adversaire, une seule sur chacun. Il ne compte plus alors que pour ses points de victoire, ni pour son propriétaire ni pour les cartes Événement. Toutes les Sorcières partent quand leur victime lance, ou nomme, la face événement, avant que la carte soit retournée. Le dragon se pose sur une Région de l’adversaire, qui ne produit plus rien ; elle peut encore gagner. Il part quand sa victime gagne un tournoi, ou paie 2 or parmi ses actions. Une telle carte va aussi dans la défausse quand ce qui est dessous s’en va.
rule-set-wd =
    .word = magiciens-dragons
    .title = Série à thème : Magiciens & Dragons
    .text = {$wd-cards}. Ce qu’on sait des cartes : {$wd-sources}
