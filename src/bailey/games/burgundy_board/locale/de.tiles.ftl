### The Castles of Burgundy: the words of the tiles, and what each does. `.short` is how the drawing writes it.

## Kinds of tiles

kind-castle = Burg
    .short = Bur
    .one = eine Burg
    .many = Burgen
kind-mine = Mine
    .short = Min
    .one = eine Mine
    .many = Minen
kind-knowledge = Wissen
    .short = Wis
    .one = ein Wissensplättchen
    .many = Wissen
kind-ship = Schiff
    .short = Sci
    .one = ein Schiff
    .many = Schiffe
kind-livestock = Nutztiere
    .short = Tie
    .one = ein Nutztierplättchen
    .many = Nutztiere
kind-building = Gebäude
    .short = Geb
    .one = ein Gebäude
    .many = Gebäude
kind-inn = Gasthof
    .short = Gas
    .one = einen Gasthof
    .many = Gasthöfe

## Buildings

building-warehouse = Warenhaus
    .short = Waren
    .one = ein Warenhaus
building-watchtower = Wachturm
    .short = Turm
    .one = einen Wachturm
building-workshop = Schreinerei
    .short = Schr
    .one = eine Schreinerei
building-church = Kirche
    .short = Kirch
    .one = eine Kirche
building-market = Markt
    .short = Markt
    .one = einen Markt
building-boarding-house = Wohnhaus
    .short = Wohnh
    .one = ein Wohnhaus
building-bank = Bank
    .short = Bank
    .one = eine Bank
building-city-hall = Rathaus
    .short = Rath
    .one = ein Rathaus
building-crane = Kran
    .short = Kran
    .one = einen Kran
building-white-castle = weiße Burg
    .short = weiß
    .one = eine weiße Burg

## Livestock

species-cow = { $n ->
        [one] 1 Rind
       *[other] {$n} Rinder
    }
    .name = Rinder
    .short = Rin
species-sheep = { $n ->
        [one] 1 Schaf
       *[other] {$n} Schafe
    }
    .name = Schafe
    .short = Sca
species-pig = { $n ->
        [one] 1 Schwein
       *[other] {$n} Schweine
    }
    .name = Schweine
    .short = Swn
species-chicken = { $n ->
        [one] 1 Huhn
       *[other] {$n} Hühner
    }
    .name = Hühner
    .short = Huh
species-geese = { $n ->
        [one] 1 Gans
       *[other] {$n} Gänse
    }
    .name = Gänse
    .short = Gän

## Goods

good-good-1 = { $n ->
        [one] 1 Ware der Sorte 1
       *[other] {$n} Waren der Sorte 1
    }
good-good-2 = { $n ->
        [one] 1 Ware der Sorte 2
       *[other] {$n} Waren der Sorte 2
    }
good-good-3 = { $n ->
        [one] 1 Ware der Sorte 3
       *[other] {$n} Waren der Sorte 3
    }
good-good-4 = { $n ->
        [one] 1 Ware der Sorte 4
       *[other] {$n} Waren der Sorte 4
    }
good-good-5 = { $n ->
        [one] 1 Ware der Sorte 5
       *[other] {$n} Waren der Sorte 5
    }
good-good-6 = { $n ->
        [one] 1 Ware der Sorte 6
       *[other] {$n} Waren der Sorte 6
    }
no-goods = keine Waren
list-or = {$first} oder {$last}

## Names of tiles

tile-knowledge = Wissen {$n}
    .one = Wissen {$n}
tile-automata = Automata-Karte {$n}
    .one = die Automata-Karte {$n}

## What tiles do

does-castle = eine Aktion mehr, mit beliebiger Zahl
does-mine = 1 Silberling am Ende jeder Phase
does-ship = die Waren eines Depots nehmen; ein Feld weiter auf der Zugreihenfolge
does-livestock = ein Punkt für jedes dieser Tiere und für die derselben Art auf derselben Weide
does-warehouse = alle Waren einer Sorte verkaufen
does-watchtower = { $n ->
        [one] 1 Punkt
       *[other] {$n} Punkte
    }
does-workshop = ein Gebäude aus einem nummerierten Depot nehmen
does-church = eine Burg, eine Mine oder Wissen aus einem nummerierten Depot nehmen
does-market = ein Schiff oder Nutztiere aus einem nummerierten Depot nehmen
does-boarding-house = { $n ->
        [one] 1 Arbeiter
       *[other] {$n} Arbeiter
    }
does-bank = { $n ->
        [one] {$n} Silberling
       *[other] {$n} Silberlinge
    }
does-city-hall = ein weiteres gelagertes Plättchen legen, gleich welcher Zahl
does-crane = die Wirkung eines beliebigen Gebäudes nutzen; am Ende zählt er für Wissen als ein Gebäude beliebiger Art
does-white-castle = eine Aktion mehr, mit der Zahl des weißen Würfels; Arbeiter dürfen sie ändern
does-geese = zählen mit der Art, von der auf der Weide die meisten Tiere sind, und später mit jeder Art

## What knowledge does

knows-several-alike = in einer Stadt dürfen mehrere Gebäude einer Art stehen
knows-mine-workers = jede Mine bringt am Ende einer Phase auch {$n} Arbeiter
knows-sale-silver = ein Verkauf bringt { $n ->
        [one] {$n} Silberling
       *[other] {$n} Silberlinge
    } statt 1
knows-sale-workers = ein Verkauf bringt auch {$n} Arbeiter
knows-second-depot = ein Schiff nimmt auch die Waren eines Depots neben dem gewählten
knows-hire = einmal im Zug holen {$n} Arbeiter ein Gebäude aus einem nummerierten Depot (die Ausgaben sind uneins: siehe Option)
knows-animals-more = jedes Nutztier-Plättchen, das gewertet wird, zählt {$n} mehr
knows-shift = ein Arbeiter ändert einen Würfel um bis zu {$n}
knows-free-place = ohne Arbeiter darf ein Würfel um {$n} geändert werden, um {$kinds} zu legen
knows-free-take = ohne Arbeiter darf ein Würfel um {$n} geändert werden, um ein Plättchen zu nehmen
knows-workers-silver = Arbeiter mit einem Würfel zu nehmen bringt auch { $n ->
        [one] {$n} Silberling
       *[other] {$n} Silberlinge
    }
knows-workers = Arbeiter mit einem Würfel zu nehmen bringt {$n} statt 2
knows-end-sold-goods = am Ende {$n} Punkte (oder so viele, wie die Option sagt) für jede verkaufte Warensorte
knows-end-buildings = am Ende {$n} Punkte je {$building} im Herzogtum
knows-end-species = am Ende {$n} Punkte für jede Tierart im Herzogtum
knows-end-sold-tiles = { $n ->
        [one] am Ende 1 Punkt für jede verkaufte Ware
       *[other] am Ende {$n} Punkte für jede verkaufte Ware
    }
knows-end-bonus-tiles = am Ende {$n} Punkte (oder so viele, wie die Option sagt) für jedes Bonusplättchen
knows-on-top = die Figur bleibt auf der Zugreihenfolge immer oben auf ihrem Stapel
knows-silver-for-workers = jederzeit bringt 1 Silberling {$n} Arbeiter

## Sheets of tiles

sheet-tile = {$card} ({$kind}).
sheet-black = Eines der Plättchen des schwarzen Depots.
sheet-automata = Eine Karte des Automata: {$items}. Fertig bringt sie {$easy}, {$medium} oder {$hard} Punkte (leicht, mittel, schwer).
sheet-box = {$kind} mit Kiste, die Waren verkauft

## Inns and trade routes

tile-route = Routenplättchen {$n}
    .one = das Routenplättchen {$n}
does-inn = seine Region zählt um ein Feld größer; er passt auf ein Feld jeder Farbe, einer in jede Region
does-any-tile = ein beliebiges Plättchen aus einem nummerierten Depot nehmen
reward-any-tile = beliebiges Plättchen
route-space = {$good} {$reward}
sheet-route = Seine Felder gelten von links nach rechts.
sheet-route-space = Waren der Sorte {$good}: {$reward}
sheet-ours = Dieses Plättchen haben wir selbst entworfen.
sheet-inn = Ein Gasthof liegt beim schwarzen Depot, bis er gekauft wird.
