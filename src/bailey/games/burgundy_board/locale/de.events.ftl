### The Castles of Burgundy: what happened.

## Setup and phases

event-chose-duchy = { $who ->
        [you] Du hast
       *[other] {$player} hat
    } Herzogtum {$duchy}
event-start-castle = { $who ->
        [you] Du legst
       *[other] {$player} legt
    } die erste Burg auf Feld {$space}
event-phase-began = Phase {$phase}: Die Depots werden gefüllt
event-cleared = { $amount ->
        [one] 1 übriges Plättchen kommt aus dem Spiel
       *[other] {$amount} übrige Plättchen kommen aus dem Spiel
    }
event-filled = {$card} zu { $depot ->
        [0] dem schwarzen Depot
       *[other] Depot {$depot}
    }
event-goods-laid = Runde {$round}: {$good}
event-round-began = Phase {$phase}, Runde {$round}
event-rolled = { $who ->
        [you] Du würfelst
       *[other] {$player} würfelt
    } {$first} und {$second}
event-white-die = { $who ->
        [you] Du würfelst
       *[other] {$player} würfelt
    } mit dem weißen Würfel: {$die}
event-good-arrived = {$good} zu Depot {$depot}
event-turn-began = { $who ->
        [you] Du bist am Zug
       *[other] {$player} ist am Zug
    }
event-phase-ended = Phase {$phase} ist vorbei
event-mines-paid = { $who ->
        [you] Deine Minen bringen{" "}
       *[other] Die Minen von {$player} bringen{" "}
    }{ $silver ->
        [one] {$silver} Silberling
       *[other] {$silver} Silberlinge
    }{ $workers ->
        [0] {""}
        [one] {" "}und 1 Arbeiter
       *[other] {" "}und {$workers} Arbeiter
    }

## A turn

event-paid-workers = { $who ->
        [you] Du zahlst{" "}
       *[other] {$player} zahlt{" "}
    }{ $amount ->
        [one] 1 Arbeiter
       *[other] {$amount} Arbeiter
    }
event-paid-silver = { $who ->
        [you] Du zahlst
       *[other] {$player} zahlt
    } { $amount ->
        [one] {$amount} Silberling
       *[other] {$amount} Silberlinge
    }
event-took = { $who ->
        [you] Du nimmst
       *[other] {$player} nimmt
    } {$tile} aus { $depot ->
        [0] dem schwarzen Depot
       *[other] Depot {$depot}
    }
event-discarded = { $who ->
        [you] Du wirfst
       *[other] {$player} wirft
    } {$tile} ab
event-placed = { $who ->
        [you] Du legst
       *[other] {$player} legt
    } {$tile} auf Feld {$space}
event-region-filled = { $who ->
        [you] Du füllst eine Region
       *[other] {$player} füllt eine Region
    } von { $size ->
        [one] 1 Feld
       *[other] {$size} Feldern
    } ({$kind}): { $points ->
        [one] 1 Punkt
       *[other] {$points} Punkte
    }, und {$phase} für die Phase
event-colour-filled = { $who ->
        [you] Du nimmst das Bonusplättchen
       *[other] {$player} nimmt das Bonusplättchen
    } für {$kind}: {$points} Punkte
event-scored-animals = { $who ->
        [you] Du bekommst
       *[other] {$player} bekommt
    } {$points} Punkte für {$card}
event-gained-silver = { $who ->
        [you] Du bekommst
       *[other] {$player} bekommt
    } { $amount ->
        [one] {$amount} Silberling
       *[other] {$amount} Silberlinge
    }
event-gained-workers = { $who ->
        [you] Du bekommst{" "}
       *[other] {$player} bekommt{" "}
    }{ $amount ->
        [one] 1 Arbeiter
       *[other] {$amount} Arbeiter
    }
event-gained-points = { $who ->
        [you] Du bekommst{" "}
       *[other] {$player} bekommt{" "}
    }{ $amount ->
        [one] 1 Punkt
       *[other] {$amount} Punkte
    }
event-drew-good = { $who ->
        [you] Du beginnst
       *[other] {$player} beginnt
    } mit {$good}
event-took-goods = { $who ->
        [you] Du nimmst
       *[other] {$player} nimmt
    } {$good} aus Depot {$depot}
event-advanced = { $who ->
        [you] Deine Figur geht
       *[other] Die Figur von {$player} geht
    } auf Feld {$space} der Zugreihenfolge
event-sold = { $who ->
        [you] Du verkaufst
       *[other] {$player} verkauft
    } {$good}: {$points} Punkte
event-extra-action = { $who ->
        [you] Du hast
       *[other] {$player} hat
    }{ $die ->
        [0] {" "}eine Aktion mehr mit beliebiger Zahl
       *[other] {" "}eine Aktion mehr mit einer {$die}
    }
event-nothing-happened = {$card}: ohne Wirkung
event-declined = { $who ->
        [you] Du verzichtest
       *[other] {$player} verzichtet
    } darauf
event-bought = { $who ->
        [you] Du kaufst
       *[other] {$player} kauft
    } ein Plättchen
event-hired = { $who ->
        [you] Du holst ein Plättchen
       *[other] {$player} holt ein Plättchen
    } für { $amount ->
        [one] 1 Arbeiter
       *[other] {$amount} Arbeiter
    }
event-used-effect = { $who ->
        [you] Du nutzt
       *[other] {$player} nutzt
    } den Kran wie {$building}

## The Automata

event-automata-goods = Der Automata beginnt mit einer Ware jeder Sorte
event-automata-card = { $side ->
        [left] Seine linke Karte ist{" "}
       *[other] Seine rechte Karte ist{" "}
    }{$tile}
event-automata-skipped = {$tile} hat keine Burg und wird abgelegt
event-automata-rolled = Der Automata würfelt {$die}; der weiße Würfel zeigt {$white}: { $side ->
        [left] Die linke Karte ist aktiv
       *[other] Die rechte Karte ist aktiv
    }
event-automata-checked = Depot {$depot} hat nichts für die { $side ->
        [left] linke Karte
       *[other] rechte Karte
    } ({$kinds})
event-automata-found = Depot {$depot} hat {$tile}: auf Zeile {$item} der { $side ->
        [left] linken Karte
       *[other] rechten Karte
    }
event-automata-reserve = Seine Reserve hat {$tile}: auf Zeile {$item} der { $side ->
        [left] linken Karte
       *[other] rechten Karte
    }
event-automata-none-in-reserve = Seine Reserve hat nichts für die { $side ->
        [left] linke Karte
       *[other] rechte Karte
    } ({$kinds})
event-automata-wild = Ein Joker bedeckt Zeile {$item} der { $side ->
        [left] linken Karte
       *[other] rechten Karte
    }
event-automata-made-wild = Nichts passt: Er nimmt {$tile} aus dem schwarzen Depot verdeckt in seine Reserve, als Joker
event-automata-no-tile = Nichts passt, und das schwarze Depot ist leer
event-automata-in-vain = Das bringt ihm nichts
event-automata-kept = Aus Depot {$depot} nimmt er {$tile} in seine Reserve
event-automata-finished = {$tile} ist fertig: { $points ->
        [one] 1 Punkt
       *[other] {$points} Punkte
    }
event-automata-box = Die Kiste von Zeile {$item} verkauft Waren
event-automata-bought = Er kauft {$tile} für seine Reserve
event-automata-slid = Seine rechte Karte wird die linke
event-automata-shuffled = Seine abgelegten Karten werden gemischt

## Trade routes and border posts

event-route-dealt = { $who ->
        [you] Auf deiner Route liegt{" "}
       *[other] Auf der Route von {$player} liegt{" "}
    }{$tile}
event-route-paid = { $who ->
        [you] Du bekommst
       *[other] {$player} bekommt
    } die Belohnung von {$card} für {$good}
event-path-joined = { $who ->
        [you] Du verbindest
       *[other] {$player} verbindet
    } zwei Grenzposten: { $points ->
        [one] 1 Punkt
       *[other] {$points} Punkte
    }
event-posts-joined = { $who ->
        [you] Du hast
       *[other] {$player} hat
    } alle Grenzposten verbunden: { $points ->
        [one] 1 Punkt
       *[other] {$points} Punkte
    }
