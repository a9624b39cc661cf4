### The Castles of Burgundy: the drawing of the terminal, and its legend.

## The drawing

draw-round = Phase {$phase}, Runde {$round} von 5
draw-white = weißer Würfel {$die}
draw-title = {$title}:
draw-order = Reihenfolge
draw-coming = kommende Waren
draw-depot = Depot {$depot}
draw-black = schwarzes Depot
draw-goods = Waren
draw-sold = verkauft
draw-route = Route ({$filled} von {$spaces})
draw-paths = Wege
draw-bonus = Bonusplättchen
draw-dice = Würfel
draw-storage = Lagerplatz
draw-empty = {$n} leer
draw-duchy = Herzogtum {$duchy}
draw-player = {$player}: { $silver ->
        [one] {$silver} Silberling
       *[other] {$silver} Silberlinge
    }, {$workers} Arbeiter, { $points ->
        [one] 1 Punkt
       *[other] {$points} Punkte
    }
draw-automata = {$player}: { $silver ->
        [one] {$silver} Silberling
       *[other] {$silver} Silberlinge
    }, { $points ->
        [one] 1 Punkt
       *[other] {$points} Punkte
    }
draw-card = { $side ->
        [left] linke Karte
       *[other] rechte Karte
    } ({$points})
draw-wild = Joker
draw-reserve = Reserve
draw-finished = sein Herzogtum
draw-knowledge = W{$n}
draw-filled = {$filled} von {$spaces} Feldern

## The legend

legend-turn =
    .sign = ▸
    .text = wer am Zug ist
legend-space =
    .sign = 19 Bur6
    .text = Feld 19 ist leer, für eine Burg und eine 6; hell, wenn es neben einem Plättchen liegt
legend-tile =
    .sign = 19■Bur
    .text = ein Plättchen, das dort liegt; Nutztiere mit ihrer Zahl, Wissen als W und Nummer
legend-goods =
    .sign = 2x4
    .text = zwei Waren der Sorte 4, die eine 4 verkauft
legend-box =
    .sign = Bur $
    .text = eine Zeile der Karte des Automata mit Kiste: Sie verkauft Waren
