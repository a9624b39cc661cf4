### Le jeu de cartes de Catane. Toutes les phrases sont les nôtres.

## Sur l’étagère

title = Catane : Le Jeu de cartes
about = Deux principautés côte à côte : amassez des ressources, bâtissez Colonies et Villes, envoyez chevaliers et flottes, et soyez le premier à 12 points.

## Ce qu’on demande

step-lay-out = Quelle Région placer { $side ->
        [above] au-dessus
       *[below] au-dessous
    }, { $column ->
        [left] à gauche
        [middle] au milieu
       *[right] à droite
    } ?
step-start-search = Quelle pile fouiller pour la première main ?
step-before-roll = À vous de jouer : lancer les dés ?
step-name-number = Quel nombre montre le dé de production ?
step-act = Vos actions : construisez, échangez, jouez des cartes, ou finissez
step-last-offer = Une offre, avant la fin de ces actions ?
step-fill-hand = Une carte pour votre main : de quelle pile ? ({ $n ->
        [one] encore {$n}
       *[other] encore {$n}
    })
step-cut-hand = Trop de cartes : laquelle va sous quelle pile ? ({ $n ->
        [one] encore {$n}
       *[other] encore {$n}
    })
step-exchange = Échanger une carte contre une nouvelle ?
step-replace = La nouvelle carte : de quelle pile ?
step-take-card = Pile {$stack} : quelle carte ?{ $left ->
        [1] {""}
       *[other] {" "}(encore {$left})
    }
step-pay = Quelle Région paie ? Reste à payer : {$due}
step-pay-any = { $kept ->
        [yes] Quelle ressource gardée paie ?
       *[no] Quelle Région paie ?
    } Reste à payer : {$due}
step-gain = Quelle Région gagne ? Reste à gagner : {$due}
step-steal = Quelle ressource prenez-vous ? ({ $n ->
        [one] encore {$n}
       *[other] encore {$n}
    })
step-give-back = Quelle ressource donnez-vous à l’adversaire ? ({ $n ->
        [one] encore {$n}
       *[other] encore {$n}
    })
step-react = « {$card} » : jouez-vous une carte en réponse ?
step-pick = Quelle carte retourne dans la main de l’adversaire ? ({$what})
step-spy = Quelle carte prenez-vous dans la main de l’adversaire ? ({$what})
step-put-under = Quelle carte de la main de l’adversaire va sous quelle pile ? ({ $n ->
        [one] encore {$n}
       *[other] encore {$n}
    })
step-master-search = Quelle pile fouillez-vous ?
step-put-back = Quelle carte de votre main va sous quelle pile ?
step-swap = { $rate ->
        [one] Quelle ressource échangez-vous ?
       *[other] De quelle ressource en échangez-vous {$rate} ?
    } ({ $n ->
        [one] {$n} fois
       *[other] jusqu’à {$n} fois
    })
step-take-region = Quelle Région prenez-vous ?
step-place-region = {$region} : au-dessus ou au-dessous ?
step-offer = { $empty ->
        [yes] Votre offre : que donnez-vous, et que voulez-vous ?
       *[no] Jusqu’ici, à donner : {$give}, à recevoir : {$want}
    }
step-answer = L’adversaire donne {$give} et veut {$want}
step-instead = Abondance : la ressource gratuite, ou une carte de la défausse ?
step-fetch = Quelle carte de la défausse prenez-vous ?
step-give-region = Laquelle de vos Régions donnez-vous ?
step-take-rivals-region = Quelle Région de l’adversaire prenez-vous pour {$region} ?
step-save = Quelle ressource économisez-vous ? ({ $n ->
        [one] encore {$n}
       *[other] encore {$n}
    }, sur {$due})
step-choose = « {$card} » : que choisissez-vous ?
step-name-cards = Quelle carte de l’adversaire nommez-vous ? (encore {$what})
step-pick-own = Laquelle de vos cartes retourne dans votre main ? ({$what})
step-silence = Quelle carte de l’adversaire n’a pas de points pour un temps ? ({$what})
step-peek-next = Garder la carte piochée, ou regarder aussi la suivante de la pile {$stack} ?
step-keep-one = Garder la carte piochée, ou prendre plutôt la suivante de la pile {$stack} ?
step-choose-regions = Laquelle de vos Régions gagne 1 ? ({ $n ->
        [one] encore {$n}
       *[other] encore {$n} au plus
    })
step-put-some = Quelles cartes de votre main vont sous une pile, pour en piocher autant ?
step-draw-tops = Une carte pour votre main : du dessus de quelle pile ? ({ $n ->
        [one] encore {$n}
       *[other] encore {$n}
    })
step-search-free = Quelle pile fouillez-vous gratuitement ?
step-take-from = De quelle pile prenez-vous une carte ?
step-block = Quelle pile l’adversaire ne peut-il pas utiliser ?
step-take-top = Laquelle des cartes à découvert prenez-vous ? ({$what})
step-pay-gold = Combien d’or payez-vous ?
step-name-resource = Quelle ressource nommez-vous ? ({ $n ->
        [one] encore {$n}
       *[other] encore {$n}
    })
step-pawn = Quelle carte de votre main mettez-vous en gage ?
step-put-same = Quelle carte de votre main va sous la pile {$stack} ?

## Ce qu’on peut faire ; `.words` est ce qu’on peut taper

choice-lay = disposer {$card}
    .words = {$card} | disposer {$card}
choice-search = { $step ->
        [take-from] prendre une carte de la pile {$stack}
       *[other] fouiller la pile {$stack} ({ $cards ->
            [one] {$cards} carte
           *[other] {$cards} cartes
        }){ $cost ->
            [0] {""}
            [one] {" "}pour {$cost} ressource
           *[other] {" "}pour {$cost} ressources
        }
    }
    .words = fouiller {$stack} | fouiller la pile {$stack}
choice-take = prendre « {$card} »
    .words = {$card} | prendre {$card}
choice-draw = { $step ->
        [keep-one] prendre plutôt la carte suivante de la pile {$stack}
        [take-top] prendre « {$top_card} » de la pile {$stack}
       *[other] piocher la carte du dessus de la pile {$stack} ({ $cards ->
            [one] {$cards} carte
           *[other] {$cards} cartes
        })
    }
    .words = piocher {$stack} | pile {$stack} | {$stack}
choice-put-under = mettre « {$card} » sous la pile {$stack}
    .words = mettre {$card} sous {$stack} | {$card} {$stack} | mettre {$card} sous la pile {$stack}
choice-keep = { $step ->
        [exchange] garder la main telle quelle
       *[other] garder la carte piochée
    }
    .words = garder | non
choice-roll = lancer les dés
    .words = lancer | dés
choice-play = jouer « {$card} »{ $magic ->
        [0] {""}
       *[other] {" "}({$magic} de magie)
    }
    .words = jouer {$card} | {$card}
choice-name-number = annoncer {$number}
    .words = {$number} | annoncer {$number}
choice-build-road = construire une Route à l’extrémité { $end ->
        [left] gauche
       *[right] droite
    } ({$cost})
    .words = route { $end ->
        [left] gauche
       *[right] droite
    } | construire route { $end ->
        [left] gauche
       *[right] droite
    }
choice-build-settlement = construire une Colonie à l’extrémité { $end ->
        [left] gauche
       *[right] droite
    } ({$cost})
    .words = colonie { $end ->
        [left] gauche
       *[right] droite
    } | construire colonie { $end ->
        [left] gauche
       *[right] droite
    }
choice-use-scout = construire une Colonie à l’extrémité { $end ->
        [left] gauche
       *[right] droite
    } avec « {$card} » ({$cost})
    .words = {$card} { $end ->
        [left] gauche
       *[right] droite
    } | colonie { $end ->
        [left] gauche
       *[right] droite
    } {$card}
choice-build-city = construire une Ville en {$place} ({$cost})
    .words = ville {$place} | construire ville {$place}
choice-build = construire « {$card} » {$where} ({$cost}{ $saved ->
        [0] {""}
       *[other] , {$saved} de moins
    })
    .words = construire {$card} | {$card} | construire {$card} {$where} | {$card} {$where}
place = { $half ->
        [left] G
       *[right] D
    }{$number}
where-site = { $side ->
        [above] au-dessus
       *[below] au-dessous
    } de {$place}
where-beside = {$where}, à côté de {$regions}
choice-trade = échanger {$give} contre {$get}
    .words = échanger {$give} contre {$get} | {$give} contre {$get}
choice-pull-down = démolir « {$card} » {$where}
    .words = démolir {$card}
choice-end-actions = finir les actions
    .words = finir | fin
choice-pay = payer {$one} de {$card}, qui montre {$store}
    .words = {$card} | payer {$card}
choice-gain = gagner {$one} dans {$card}, qui montre {$store}
    .words = {$card} | gagner {$card}
choice-any-region = s’en remettre au jeu : { $step ->
        [gain] les Régions les plus vides gagnent
       *[pay] les Régions les plus pleines paient
    }
    .words = peu importe
choice-take-resource = prendre {$one} à l’adversaire
    .words = {$one} | prendre {$one}
choice-give-resource = donner {$one} à l’adversaire
    .words = {$one} | donner {$one}
choice-stop = { $step ->
        [swap] ne plus rien échanger
        [choose-regions] aucune autre Région ne gagne
        [put-some] ne plus rien mettre de côté
        [draw-tops] ne plus rien piocher
        [fill-tops] ne plus rien piocher
        [search-free] ne plus rien fouiller
        [pawn] ne rien mettre en gage
       *[steal] ne plus rien prendre
    }
    .words = arrêter | non
choice-skip = { $step ->
        [take-card] ne prendre aucune de ces cartes
        [take-top] ne prendre aucune de ces cartes
        [master-search] ne pas fouiller
        [last-offer] ne faire aucune offre
        [instead] prendre la ressource gratuite
        [ward] laisser les pillards se servir
       *[other] continuer
    }
    .words = passer | non
choice-take-region = prendre {$card}
    .words = {$card} | prendre {$card}
choice-place-region = la placer { $side ->
        [above] au-dessus
       *[below] au-dessous
    }
    .words = { $side ->
        [above] au-dessus | dessus
       *[below] au-dessous | dessous
    }
choice-counter = jouer « {$card} » en réponse
    .words = {$card} | jouer {$card}
choice-no-counter = ne rien jouer en réponse
    .words = non | rien
choice-pick = choisir « {$card} » {$where}
    .words = {$card} | choisir {$card}
choice-take-from-hand = prendre « {$card} »
    .words = {$card} | prendre {$card}
choice-propose = { $step ->
        [answer] répondre par une autre offre
       *[act] faire une offre à l’adversaire
    }
    .words = offre
choice-add-give = donner {$one} de plus
    .words = donner {$one}
choice-add-want = vouloir {$one} de plus
    .words = vouloir {$one}
choice-send = faire cette offre : {$give} contre {$want}
    .words = offrir | faire
choice-withdraw = ne faire aucune offre, tout compte fait
    .words = retirer | non
choice-accept = accepter : donner {$want} et recevoir {$give}
    .words = accepter | oui
choice-decline = refuser
    .words = refuser | non
choice-use = utiliser « {$card} » {$where}{ $magic ->
        [0] {""}
       *[other] {" "}({$magic} de magie)
    }
    .words = utiliser {$card} | {$card}
choice-take-discarded = prendre « {$card} » dans la défausse
    .words = {$card} | prendre {$card}
choice-pick-region = { $step ->
        [give-region] donner {$card}, qui montre {$store}
        [choose-regions] gagner 1 dans {$card}, qui montre {$store}
        [leave-region] remplacer {$card}, qui montre {$store}
        [put-on-region] poser sur {$card}, qui montre {$store}
       *[take-rivals-region] prendre {$card}, qui montre {$store}
    }
    .words = {$card} | { $step ->
        [give-region] donner {$card}
        [choose-regions] gagner {$card}
        [leave-region] remplacer {$card}
        [put-on-region] poser sur {$card}
       *[take-rivals-region] prendre {$card}
    }
choice-pay-gold = payer {$paid}
    .words = {$n} | payer {$n}
choice-name-resource = nommer {$resource}
    .words = {$resource} | nommer {$resource}
choice-pawn = mettre « {$card} » en gage
    .words = {$card} | gage {$card}
choice-save = économiser {$one}
    .words = {$one} | économiser {$one}
choice-pay-kept = payer {$one} de ce que gardent des cartes
    .words = payer {$one} | {$one}
choice-choose = {$does}
    .words = {$does}
choice-build-metropolis = construire une Métropole en {$place} ({$cost})
    .words = métropole {$place} | construire métropole {$place}
choice-block = bloquer la pile {$stack} pour l’adversaire
    .words = bloquer {$stack} | {$stack}
choice-build-new = construire le nouveau développement « {$card} » {$where} ({$cost}{ $saved ->
        [0] {""}
       *[other] , {$saved} de moins
    })
    .words = construire {$card} | {$card} | construire {$card} {$where} | {$card} {$where}

## Pourquoi non

reason-too-dear = il manque {$missing}{ $saved ->
        [0] { $traded ->
            [0] {""}
           *[other] {" "}; pour cela, la banque prend { $lacking ->
                [1] {""}
               *[other] en tout{" "}
            }{$trade}
        }
        [one] , dont {$saved} est économisé
       *[other] , dont {$saved} sont économisés
    }
reason-none-left = il n’en reste plus en stock : { $centre ->
        [road] toutes les Routes sont construites
        [settlement] toutes les Colonies sont construites
        [citadel] toutes les Citadelles sont construites
       *[city] toutes les Villes sont construites
    }
reason-no-site = une autre carte s’y trouve déjà
reason-city-only = « {$card} » est rouge et ne se construit que près d’une Ville
reason-no-road = aucune Route n’est ouverte à ce bout
reason-gate = « {$card} » attend que les deux joueurs aient { $together ->
        [1] ensemble
       *[0] chacun
    } {$points} points ; vous en avez {$own}, l’adversaire {$rival}
reason-before-roll = « {$card} » se joue avant de lancer les dés
reason-only-as-answer = « {$card} » ne fait que répondre à une attaque
reason-counters-not = « {$card} » n’aide pas contre cette carte
reason-rival-has-none = l’adversaire n’a {$none}
reason-nothing-to-take = l’adversaire n’a aucune ressource pour laquelle vous ayez de la place
reason-nothing-to-swap = vous n’avez pas de ressource à échanger, ou pas de place pour une autre
reason-nothing-to-use = vous { $rate ->
        [one] n’avez pas de ressource à échanger
       *[other] avez moins de {$rate} de chaque ressource
    }, ou pas de place pour une autre
reason-nothing-to-pawn = vous n’avez pas de carte à mettre en gage, ou trop peu de ressources pour reprendre celle qui y est
reason-nothing-to-offer = aucune offre n’est possible : l’un n’a rien à donner, ou l’autre pas de place
reason-no-room = vous n’avez plus de place pour cette ressource : {$resource}
reason-no-room-at-all = vous n’avez pas de place pour ce qu’elle rapporte
reason-too-few = la banque prend {$give}, vous en avez {$have}
reason-same-offer = cette offre a déjà été faite pendant ce tour
reason-no-more-offers = un tour n’a pas plus de { $most ->
        [one] {$most} offre
       *[other] {$most} offres
    }
reason-no-cards = cette pile est vide
reason-rival-searched = l’adversaire a fouillé cette pile
reason-rival-has-no-room = l’adversaire n’a plus de place pour cette ressource : {$resource}
reason-rival-lacks = l’adversaire n’a pas davantage de cette ressource : {$resource}
reason-no-more-to-give = vous n’avez pas davantage de cette ressource : {$resource}
reason-too-few-to-search = fouiller coûte { $cost ->
        [one] {$cost} ressource
       *[other] {$cost} ressources
    }, vous en avez {$have}
reason-road-already = une Route est déjà ouverte à ce bout
reason-named-already = le nombre de ce tour est déjà annoncé
reason-needs = « {$card} » : {$need}
reason-used-already = « {$card} » a déjà servi pendant ce tour
reason-side-is-full = un côté d’une offre n’a pas plus de { $most ->
        [one] {$most} ressource
       *[other] {$most} ressources
    }
reason-one-each = vous avez déjà « {$card} » : un seul exemplaire chacun
reason-blocked = l’adversaire vous a bloqué cette pile
reason-too-few-for-use = vous n’avez pas de quoi payer « {$card} » : {$cost}

## Le score

score-settlements = { $count ->
        [0] Aucune Colonie
        [one] {$count} Colonie
       *[other] {$count} Colonies
    }
score-settlements-how = 1 chacune
score-cities = { $count ->
        [0] Aucune Ville
        [one] {$count} Ville
       *[other] {$count} Villes
    }
score-cities-how = 2 chacune
score-metropolises = { $count ->
        [one] {$count} Métropole
       *[other] {$count} Métropoles
    }
score-metropolises-how = 3 chacune
score-cards = {$card}
score-cards-how = points sur la carte
score-knight-token = Le jeton Chevalier
score-knight-token-how = force {$mine} : {$theirs}
score-commerce-token = Le jeton Commerce
# as in English
score-commerce-token-how = commerce {$mine} : {$theirs}
pile-discard = Défausse
pile-lasting = Jouées, jusqu’à leur emploi
pile-developments = Nouveaux développements

## Options

option-theme = Série à thème
    .text = Les cartes d’une série à thème rejoignent celles du jeu de base : six piles, 13 points pour gagner.
option-theme-0 = aucune
option-theme-1 = Chevaliers & Marchands
option-theme-2 = Science & Progrès
option-theme-3 = Politique & Intrigue
option-theme-4 = Commerce & Changement
option-theme-5 = Magiciens & Dragons
option-goal = Points pour gagner
    .text = Le premier à tant de points gagne ; le jeu de base dit 12, une série à thème 13.
option-goal-0 = ce que dit la série
option-action-gate = Les cartes d’attaque et neutres attendent
    .text = Elles attendent que les deux joueurs aient 7 points chacun, 3 chacun, ou 7 ensemble, ou bien n’attendent pas ; le jeu de base dit 7 chacun, une série à thème 3 chacun.
option-action-gate-0 = jusqu’à 7 chacun
option-action-gate-1 = jusqu’à 3 chacun
option-action-gate-2 = jusqu’à 7 ensemble
option-action-gate-3 = jamais
option-action-gate-4 = ce que dit la série
option-exchange-from = Échange dans une même pile
    .text = La nouvelle carte d’un échange vient de la pile sous laquelle l’ancienne est mise.
option-exchange-from-0 = de n’importe quelle pile
option-exchange-from-1 = de la même pile
option-exchange-mandatory = Échange obligatoire
    .text = Avec une main pleine, on doit échanger une carte à la fin du tour.
option-region-draw = Première Région au-dessus
    .text = La première Région d’une nouvelle Colonie va toujours au-dessus, la seconde au-dessous.
option-region-draw-0 = au choix du bâtisseur
option-region-draw-1 = la première au-dessus
option-harbor-own-point = Le point propre du Port
    .text = Le Port compte un point de commerce à lui, en plus de ceux des Flottes.
option-brigands-take-protected = Les pillards prennent tout
    .text = Qui a trop de ressources perd minerai et laine à côté d’une Garnison aussi.
option-merchant-waits = Le Marchand attend
    .text = Le Marchand attend les points comme les autres cartes d’attaque.
option-win-check = Gagner à tout moment
    .text = Qui obtient les points au tour de l’adversaire gagne aussitôt.
option-win-check-0 = à son propre tour seulement
option-win-check-1 = à n’importe quel tour
option-start-layout = Disposition libre
    .text = Chacun choisit comment ses six premières Régions entourent les deux Colonies.
option-start-layout-0 = comme imprimé
option-start-layout-1 = au choix de chacun
option-rival-trade = Échanges avec l’adversaire
    .text = Les offres sont permises à personne, au joueur dont c’est le tour, ou aux deux.
option-rival-trade-0 = personne
option-rival-trade-1 = le joueur dont c’est le tour
option-rival-trade-2 = les deux joueurs
option-turn-cap = Nombre maximal de tours
    .text = Après tant de tours de chacun, la partie finit, et le plus grand total gagne.

## Le dessin

drawing-turn = Tour {$turn} : {$player}
drawing-setup = Avant le premier tour
drawing-over = La partie est finie
drawing-goal = {$points} points pour gagner
drawing-die = { $die ->
        [0] dés pas encore lancés
       *[other] dé : {$die}
    }
drawing-event = carte Événement : {$card}
# as in English
drawing-player = {$player} : { $points ->
        [one] {$points} point
       *[other] {$points} points
    }
drawing-strength = force {$n}
drawing-tournament = tournoi {$n}
# as in English
drawing-commerce = commerce {$n}
drawing-token = jeton
drawing-stock = réserve
drawing-hand = main
drawing-cards = { $n ->
        [one] {$n} carte
       *[other] {$n} cartes
    }
drawing-unknown = { $n ->
        [one] {$n} inconnue
       *[other] {$n} inconnues
    }
drawing-limit = (limite {$n})
drawing-nothing = rien
drawing-settlement = Colonie
drawing-city = Ville
drawing-land-fields = Champs
drawing-land-mountains = Montagnes
drawing-land-pasture = Pâturage
drawing-land-forest = Forêt
drawing-land-hills = Collines
drawing-land-gold = Or
drawing-sign-strength = f
drawing-sign-tournament = t
drawing-sign-commerce = c
drawing-sign-points = p
drawing-stacks = piles
drawing-stack = {$stack} : { $n ->
        [one] {$n} carte
       *[other] {$n} cartes
    }
drawing-known = de haut en bas : {$cards}
drawing-top = dessus : {$cards}
drawing-place = {$n}e depuis le dessus : {$card}
drawing-bottom = dessous : {$cards}
drawing-supply = stock
drawing-roads = Routes {$n}
drawing-settlements = Colonies {$n}
drawing-cities = Villes {$n}
drawing-regions = Régions {$n}
drawing-events = Événements {$n}
drawing-discard = défausse {$n}
drawing-searched = pile {$stack}, dessus d’abord
drawing-choice = choix
drawing-drawn = tirée
drawing-offer = offre
drawing-offers = {$player} : {$give} contre {$want}
drawing-metropolis = Métropole
drawing-unit-sites = { $n ->
        [one] +{$n} Unité
       *[other] +{$n} Unités
    }
drawing-used = utilisée
drawing-silenced = sans points
drawing-named = nommée
drawing-named-resources = 2:1 {$what}
drawing-keeps = garde {$what}
drawing-pawned = en gage : {$card}
drawing-blocked = bloquée : {$player}
drawing-set-stacks = série
drawing-developments = nouveau
drawing-lasting = jouées
drawing-discarded = défausse, dessus d’abord
drawing-open = ouvertes
drawing-at-stack = pile {$stack} :

## Les signes du dessin

legend-asked =
    .sign = ▸
    .text = ce joueur décide maintenant
legend-store =
    .sign = ■■□
    .text = une Région qui montre 2 et a de la place pour 1 de plus
legend-site =
    .sign = ·
    .text = un emplacement libre, ou un coin sans Région
legend-strength =
    .sign = f
    .text = points de force d’une carte
legend-tournament =
    .sign = t
    .text = points de tournoi d’une carte
legend-commerce =
    .sign = c
    .text = points de commerce d’une carte
legend-points =
    .sign = p
    .text = points de victoire d’une carte
legend-again =
    .sign = ( )
    .text = une Région déjà dessinée plus haut, dans une rangée de deux lignes

# The areas of the board
area-dice = Les dés
area-piles = Piles
area-stacks = Pile
area-events-stack = Cartes Événement
area-region-stack = Régions
area-discard = Défausse
area-developments = Nouveaux développements
area-roads = Routes
area-settlements = Colonies
area-cities = Villes
area-start-regions = Premières Régions
area-principality = Principauté
area-hand = Main
