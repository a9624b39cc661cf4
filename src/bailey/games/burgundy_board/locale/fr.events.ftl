### The Castles of Burgundy: what happened.

## Setup and phases

event-chose-duchy = { $who ->
        [you] Vous avez
       *[other] {$player} a
    } le duché {$duchy}
event-start-castle = { $who ->
        [you] Vous posez
       *[other] {$player} pose
    } le premier château sur la case {$space}
event-phase-began = Phase {$phase} : les dépôts sont remplis
event-cleared = { $amount ->
        [one] {$amount} tuile restante quitte le jeu
       *[other] {$amount} tuiles restantes quittent le jeu
    }
event-filled = {$card} : { $depot ->
        [0] dépôt noir
       *[other] dépôt {$depot}
    }
event-goods-laid = Manche {$round} : {$good}
event-round-began = Phase {$phase}, manche {$round}
event-rolled = { $who ->
        [you] Vous obtenez
       *[other] {$player} obtient
    } {$first} et {$second}
event-white-die = { $who ->
        [you] Vous lancez
       *[other] {$player} lance
    } le dé blanc : {$die}
event-good-arrived = {$good} au dépôt {$depot}
event-turn-began = { $who ->
        [you] C’est à vous
       *[other] C’est à {$player}
    }
event-phase-ended = La phase {$phase} est finie
event-mines-paid = { $who ->
        [you] Vos mines vous rapportent{" "}
       *[other] Ses mines rapportent à {$player}{" "}
    }{ $silver ->
        [one] {$silver} pépite
       *[other] {$silver} pépites
    }{ $workers ->
        [0] {""}
        [one] {" "}et {$workers} ouvrier
       *[other] {" "}et {$workers} ouvriers
    }

## A turn

event-paid-workers = { $who ->
        [you] Vous payez{" "}
       *[other] {$player} paie{" "}
    }{ $amount ->
        [one] {$amount} ouvrier
       *[other] {$amount} ouvriers
    }
event-paid-silver = { $who ->
        [you] Vous payez
       *[other] {$player} paie
    } { $amount ->
        [one] {$amount} pépite
       *[other] {$amount} pépites
    }
event-took = { $who ->
        [you] Vous prenez
       *[other] {$player} prend
    } {$tile} { $depot ->
        [0] du dépôt noir
       *[other] du dépôt {$depot}
    }
event-discarded = { $who ->
        [you] Vous défaussez
       *[other] {$player} défausse
    } {$tile}
event-placed = { $who ->
        [you] Vous posez
       *[other] {$player} pose
    } {$tile} sur la case {$space}
event-region-filled = { $who ->
        [you] Vous complétez une région
       *[other] {$player} complète une région
    } de { $size ->
        [one] {$size} case
       *[other] {$size} cases
    } ({$kind}) : { $points ->
        [one] {$points} point
       *[other] {$points} points
    }, et {$phase} pour la phase
event-colour-filled = { $who ->
        [you] Vous prenez la tuile bonus
       *[other] {$player} prend la tuile bonus
    } ({$kind}) : {$points} points
event-scored-animals = { $who ->
        [you] Vous marquez
       *[other] {$player} marque
    } {$points} points pour {$card}
event-gained-silver = { $who ->
        [you] Vous gagnez
       *[other] {$player} gagne
    } { $amount ->
        [one] {$amount} pépite
       *[other] {$amount} pépites
    }
event-gained-workers = { $who ->
        [you] Vous gagnez{" "}
       *[other] {$player} gagne{" "}
    }{ $amount ->
        [one] {$amount} ouvrier
       *[other] {$amount} ouvriers
    }
event-gained-points = { $who ->
        [you] Vous gagnez{" "}
       *[other] {$player} gagne{" "}
    }{ $amount ->
        [one] {$amount} point
       *[other] {$amount} points
    }
event-drew-good = { $who ->
        [you] Vous commencez
       *[other] {$player} commence
    } avec {$good}
event-took-goods = { $who ->
        [you] Vous prenez
       *[other] {$player} prend
    } {$good} du dépôt {$depot}
event-advanced = { $who ->
        [you] Vous avancez
       *[other] {$player} avance
    } à la case {$space} de la piste
event-sold = { $who ->
        [you] Vous vendez
       *[other] {$player} vend
    } {$good} : {$points} points
event-extra-action = { $who ->
        [you] Vous avez
       *[other] {$player} a
    }{ $die ->
        [0] {" "}une action de plus avec un nombre au choix
       *[other] {" "}une action de plus avec un {$die}
    }
event-nothing-happened = {$card} : sans effet
event-declined = { $who ->
        [you] Vous vous en passez
       *[other] {$player} s’en passe
    }
event-bought = { $who ->
        [you] Vous achetez
       *[other] {$player} achète
    } une tuile
event-hired = { $who ->
        [you] Vous prenez une tuile
       *[other] {$player} prend une tuile
    } pour { $amount ->
        [one] {$amount} ouvrier
       *[other] {$amount} ouvriers
    }
event-used-effect = { $who ->
        [you] Vous utilisez
       *[other] {$player} utilise
    } la grue comme {$building}

## The Automata

event-automata-goods = L’Automata commence avec une marchandise de chaque type
event-automata-card = { $side ->
        [left] Sa carte de gauche est{" "}
       *[other] Sa carte de droite est{" "}
    }{$tile}
event-automata-skipped = {$tile} n’a pas de château et est défaussée
event-automata-rolled = L’Automata obtient {$die} ; le dé blanc montre {$white} : { $side ->
        [left] la carte de gauche est active
       *[other] la carte de droite est active
    }
event-automata-checked = Le dépôt {$depot} n’a rien pour la { $side ->
        [left] carte de gauche
       *[other] carte de droite
    } ({$kinds})
event-automata-found = Le dépôt {$depot} a {$tile} : ligne {$item} de la carte de { $side ->
        [left] gauche
       *[other] droite
    }
event-automata-reserve = Sa réserve a {$tile} : ligne {$item} de la carte de { $side ->
        [left] gauche
       *[other] droite
    }
event-automata-none-in-reserve = Sa réserve n’a rien pour la { $side ->
        [left] carte de gauche
       *[other] carte de droite
    } ({$kinds})
event-automata-wild = Un joker couvre la ligne {$item} de la carte de { $side ->
        [left] gauche
       *[other] droite
    }
event-automata-made-wild = Rien ne convient : il prend {$tile} du dépôt noir, face cachée, dans sa réserve, comme joker
event-automata-no-tile = Rien ne convient, et le dépôt noir est vide
event-automata-in-vain = Cela ne lui rapporte rien
event-automata-kept = Du dépôt {$depot}, il prend {$tile} dans sa réserve
event-automata-finished = {$tile} est terminée : { $points ->
        [one] {$points} point
       *[other] {$points} points
    }
event-automata-box = La caisse de la ligne {$item} vend des marchandises
event-automata-bought = Il achète {$tile} pour sa réserve
event-automata-slid = Sa carte de droite devient celle de gauche
event-automata-shuffled = Ses cartes défaussées sont mélangées

## Trade routes and border posts

event-route-dealt = { $who ->
        [you] Vous avez sur votre route{" "}
       *[other] {$player} a sur sa route{" "}
    }{$tile}
event-route-paid = { $who ->
        [you] Vous recevez
       *[other] {$player} reçoit
    } la récompense de la {$card} pour {$good}
event-path-joined = { $who ->
        [you] Vous reliez
       *[other] {$player} relie
    } deux postes-frontières : { $points ->
        [one] {$points} point
       *[other] {$points} points
    }
event-posts-joined = { $who ->
        [you] Vous avez
       *[other] {$player} a
    } relié tous les postes-frontières : { $points ->
        [one] {$points} point
       *[other] {$points} points
    }
