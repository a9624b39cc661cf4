### Die Burgen von Burgund – Das Kartenspiel: Wörter, und was Karten bewirken. `.short` schreibt die Zeichnung.

## Wörter

type-castle = Burg
    .short = Bur
type-mine = Mine
    .short = Min
type-cloister = Kloster
    .short = Klo
type-knowledge = Wissen
    .short = Wis
type-ship = Schiff
    .short = Sch
type-pasture = Weide
    .short = Wei
type-building = Gebäude
    .short = Geb
kind-castle = Burg
    .short = Burg
kind-mine = Mine
    .short = Mine
kind-cloister = Kloster
    .short = Kloster
kind-knowledge = Wissen
    .short = Wissen
kind-ship = Schiff
    .short = Schiff
kind-pasture = Weide
    .short = Weide
kind-carpenters-workshop = Schreinerei
    .short = Schreiner
kind-church = Kirche
    .short = Kirche
kind-market = Markt
    .short = Markt
kind-watchtower = Wachturm
    .short = Wachturm
kind-bank = Bank
    .short = Bank
kind-boarding-house = Wohnhaus
    .short = Wohnhaus
kind-warehouse = Warenhaus
    .short = Warenhaus
kind-city-hall = Rathaus
    .short = Rathaus
card-name = {$kind} {$die}
good-light = { $n ->
        [0] helle Waren
        [one] 1 helle Ware
       *[other] {$n} helle Waren
    }
    .sign = hell
good-medium = { $n ->
        [0] mittlere Waren
        [one] 1 mittlere Ware
       *[other] {$n} mittlere Waren
    }
    .sign = mittel
good-dark = { $n ->
        [0] dunkle Waren
        [one] 1 dunkle Ware
       *[other] {$n} dunkle Waren
    }
    .sign = dunkel
animal-chicken = { $n ->
        [one] 1 Huhn
       *[other] {$n} Hühner
    }
    .sign = Huhn
animal-cow = { $n ->
        [one] 1 Kuh
       *[other] {$n} Kühe
    }
    .sign = Kuh
animal-sheep = { $n ->
        [one] 1 Schaf
       *[other] {$n} Schafe
    }
    .sign = Schaf
animal-pig = { $n ->
        [one] 1 Schwein
       *[other] {$n} Schweine
    }
    .sign = Schwein
silver = { $n ->
        [one] 1 Silberling
       *[other] {$n} Silberlinge
    }
    .short = {$n}s
workers = {$n} Arbeiter
    .short = {$n}a
points = { $n ->
        [one] 1 Punkt
       *[other] {$n} Punkte
    }
    .short = {$n}p
goods = { $n ->
        [one] 1 Ware
       *[other] {$n} Waren
    }
    .short = { $n ->
        [one] Ware
       *[other] {$n} Waren
    }
animals = { $n ->
        [one] 1 Tier
       *[other] {$n} Tiere
    }
    .short = { $n ->
        [one] Tier
       *[other] {$n} Tiere
    }
list-and = {$first} und {$last}
list-or = {$first} oder {$last}

## Funktionen

function-nothing = keine Funktion; darf auf jeden unvollendeten Stapel und zählt dann als Karte der Art dieses Stapels
    .short = Joker
function-gain = erhalte {$gain}
    .short = +{$gain}
function-draw = nimm { $of ->
        [goods] eine Ware
        [animals] ein Tier
       *[both] eine Ware oder ein Tier
    } oben von einem der offenen Stapel
    .short = { $of ->
        [goods] Ware
        [animals] Tier
       *[both] Ware/Tier
    }
function-take = nimm eine Karte deiner Wahl der Art {$types} aus der Auslage als Projekt; nur wenn du schon drei Projekte hast, darfst du verzichten
    .short = {$types}
function-sell = verkaufe alle Waren einer Sorte, wie mit Aktion 3
    .short = Verkauf
function-place = lege gleich noch ein Projekt, egal mit welchem Würfel, und nutze auch seine Funktion
    .short = lege
function-act = noch eine Aktion, wie mit einem beliebigen Würfel
    .short = Aktion

## Alles über eine Karte

sheet-head = {$card}: { $type ->
        [building] ein Gebäude
       *[other] eine Karte der Art {$name}
    }, als Würfel eine {$die}
sheet-function = Beim Legen: {$function}
sheet-triple = { $type ->
        [cloister] Drei Klöster allein
        [building] Drei beliebige Gebäude
       *[other] Ein Drilling davon
    }: {$points}
