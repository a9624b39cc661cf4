### The Castles of Burgundy: the drawing of the terminal, and its legend.

## The drawing

draw-round = Phase {$phase}, manche {$round} sur 5
draw-white = dé blanc {$die}
draw-title = {$title} :
draw-order = ordre
draw-coming = marchandises à venir
draw-depot = dépôt {$depot}
draw-black = dépôt noir
draw-goods = marchandises
draw-sold = vendues
draw-route = route ({$filled} sur {$spaces})
draw-paths = chemins
draw-bonus = tuiles bonus
draw-dice = dés
draw-storage = réserve
draw-empty = { $n ->
        [one] {$n} vide
       *[other] {$n} vides
    }
draw-duchy = duché {$duchy}
draw-player = {$player} : { $silver ->
        [one] {$silver} pépite
       *[other] {$silver} pépites
    }, { $workers ->
        [one] {$workers} ouvrier
       *[other] {$workers} ouvriers
    }, { $points ->
        [one] {$points} point
       *[other] {$points} points
    }
draw-automata = {$player} : { $silver ->
        [one] {$silver} pépite
       *[other] {$silver} pépites
    }, { $points ->
        [one] {$points} point
       *[other] {$points} points
    }
draw-card = { $side ->
        [left] carte de gauche
       *[other] carte de droite
    } ({$points})
draw-wild = joker
draw-reserve = en réserve
draw-finished = son duché
draw-knowledge = S{$n}
draw-filled = {$filled} cases sur {$spaces}

## The legend

legend-turn =
    .sign = ▸
    .text = à qui c’est
legend-space =
    .sign = 19 châ6
    .text = la case 19 est vide, pour un château et un 6 ; claire si elle touche une tuile
legend-tile =
    .sign = 19■châ
    .text = une tuile posée ; le bétail avec son nombre, le savoir en S avec son numéro
legend-goods =
    .sign = 2x4
    .text = deux marchandises de type 4, qu’un 4 vend
legend-box =
    .sign = châ $
    .text = une ligne à caisse d’une carte de l’Automata : elle vend des marchandises
