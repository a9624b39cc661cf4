### Die Burgen von Burgund – Das Kartenspiel. Alle Sätze sind unsere eigenen.

## Im Regal

title = Die Burgen von Burgund: Das Kartenspiel
about = Deine Karten sind deine Würfel: Sammle Drillinge, verkaufe Waren, halte Tiere und bleib vorn.

## Was man gefragt wird

step-play-card = Du bist dran: Welcher Würfel?
step-act = { $die ->
        [0] Eine Aktion mit beliebigem Würfel
       *[other] Eine Aktion mit deiner {$die}
    }
step-convert-more = Noch einmal drei umwandeln?
step-discard-project = Welches Projekt macht Platz für {$card}?
step-round-bonus = Ein Drilling: Welcher Bonus von Durchgang {$round}?
step-take-card = {$card}: Welche Karte der Auslage?
step-take-supply = { $what ->
        [good] Welche Ware nimmst du?
        [animal] Welches Tier nimmst du?
       *[both] Welche Ware oder welches Tier nimmst du?
    }
step-sell-goods = Warenhaus: Welche Waren werden verkauft?
step-place-project = Rathaus: Welches Projekt wird gelegt?
step-choose-bought = Welche der gekauften Karten?
step-finish = Noch etwas in diesem Zug?

## Was man tun kann; `.words` darf man tippen

cost-workers = { $cost ->
        [0] {""}
       *[other] {" "}({$cost} Arbeiter)
    }
choice-play-card = die {$die} spielen ({$card})
    .words = {$die} | spiele {$die} | {$die} spielen | die {$die} spielen | Würfel {$die}
choice-take = {$card} aus Reihe {$row} nehmen{$cost}
    .words = {$card} nehmen | nimm {$card} | {$card}
choice-place = {$card} {$where} legen{$cost}
    .words = {$card} legen | lege {$card} | lege {$card} {$where} | {$card} {$where} | baue {$card}
where-new = als neuen Stapel
where-onto = { $height ->
        [1] auf eine {$type}-Karte
       *[2] auf zwei {$type}-Karten
    }
choice-sell = {$goods}{ $n ->
        [0] {""}
        [one] {" "}für 1 Silberling und 1 Punkt
       *[other] {" "}für {$n} Silberlinge und {$n} Punkte
    } verkaufen{$cost}
    .words = {$goods} verkaufen | verkaufe {$goods} | {$sign} verkaufen | verkaufe {$sign}
choice-restock = Arbeiter auf zwei auffüllen{ $n ->
        [0] {""}
       *[other] {" "}(+{$n})
    }
    .words = auffüllen | Arbeiter | Arbeiter auffüllen
choice-take-silver = 1 Silberling nehmen
    .words = Silberling | Silber | Silberling nehmen | nimm Silberling
choice-convert = {$what} in 1 Punkt umwandeln
    .words = {$what} umwandeln | umwandeln | wandle {$what} um
choice-stop = nichts mehr umwandeln
    .words = genug | nein | nichts mehr
choice-discard-project = {$card} ablegen
    .words = {$card} ablegen | {$card}
choice-keep-projects = die Projekte behalten
choice-take-bonus = {$gain} erhalten
    .words = {$gain} | {$gain} erhalten | nimm {$gain}
choice-use-function = zuerst die Funktion von {$card} nutzen
    .words = Funktion | {$card}
choice-take-good = {$goods} von Stapel {$pile} nehmen
    .words = {$sign} | nimm {$sign} | {$sign} nehmen | Ware {$pile}
choice-take-animal = {$animals} von Stapel {$pile} nehmen
    .words = {$sign} | nimm {$sign} | {$sign} nehmen | Tier {$pile}
choice-decline = verzichten
    .words = verzichten | nein | ohne
choice-keep-bought = {$card} als Projekt behalten
    .words = {$card} behalten | behalte {$card} | {$card}
choice-use-bought = {$card} als {$die} für noch eine Aktion nutzen
    .words = nutze {$card} | {$card} nutzen | nutze {$die} | {$die} nutzen
choice-finish = den Zug beenden
    .words = beenden | fertig | nein
choice-buy = 3 Silberlinge für drei Karten zahlen: eine zum Behalten oder Nutzen
    .words = kaufen | drei Karten

## Warum nicht

reason-too-few-workers = das kostet {$workers} Arbeiter, du hast {$have}
reason-no-goods = du hast keine Waren dieser Sorte ({$good})
reason-enough-workers = du hast schon zwei Arbeiter oder mehr
reason-too-few-to-convert = { $enough ->
        [yes]
            das kostet {$returned}, du hast {$workers} Arbeiter und { $silver ->
                [one] 1 Silberling
               *[other] {$silver} Silberlinge
            }
       *[no]
            ein Punkt kostet drei Arbeiter oder Silberlinge, du hast {$workers} Arbeiter und { $silver ->
                [one] 1 Silberling
               *[other] {$silver} Silberlinge
            }
    }
reason-does-not-fit = {$by_card} nimmt keine Karte wie {$card}
reason-no-silver = drei Karten kosten 3 Silberlinge, du hast {$silver}
reason-bought-already = du hast in diesem Zug schon Karten gekauft
reason-no-card-left = es gibt keine Karte mehr zu kaufen
reason-no-difference = das macht keinen Unterschied: Der andere Stapel zeigt dasselbe

## Was geschehen ist

event-round-began = Durchgang {$round} beginnt
event-dealt-row = {$card} kommt in Reihe {$row}
event-drew = { $who ->
        [you] Du ziehst
       *[other] {$player} zieht
    } {$card}
event-played = { $who ->
        [you] Du spielst
       *[other] {$player} spielt
    } die {$die} ({$card})
event-paid-workers = { $who ->
        [you] Du gibst
       *[other] {$player} gibt
    } { $amount ->
        [one] einen
       *[other] {$amount}
    } Arbeiter ab
event-took = { $who ->
        [you] Du nimmst
       *[other] {$player} nimmt
    } {$card} aus Reihe {$row}
event-discarded = { $who ->
        [you] Du legst
       *[other] {$player} legt
    } das Projekt {$card} ab
event-placed = { $who ->
        [you] Du legst
       *[other] {$player} legt
    } {$card} { $height ->
        [1] als neuen Stapel
        [2] auf einen Stapel, als zweite Karte
       *[3] auf einen Stapel, als dritte Karte
    }
event-completed = { $who ->
        [you] Du vollendest
       *[other] {$player} vollendet
    } einen Drilling: {$type}
event-first-triple = Es ist der erste Drilling der Art {$type}: eine Bonuskarte für { $who ->
        [you] dich
       *[other] {$player}
    }
event-all-seven = { $who ->
        [you] Du hast
       *[other] {$player} hat
    } alle sieben Arten: eine Bonuskarte mit { $amount ->
        [one] 1 Punkt
       *[other] {$amount} Punkten
    }
event-chose-bonus = { $who ->
        [you] Du wählst
       *[other] {$player} wählt
    } von der Durchgangskarte: {$gain}
event-gained-points = { $who ->
        [you] Du erhältst
       *[other] {$player} erhält
    } { $amount ->
        [one] einen Punkt
       *[other] {$amount} Punkte
    }
event-gained-silver = { $who ->
        [you] Du erhältst
       *[other] {$player} erhält
    } { $amount ->
        [one] einen Silberling
       *[other] {$amount} Silberlinge
    }
event-gained-workers = { $who ->
        [you] Du erhältst
       *[other] {$player} erhält
    } { $amount ->
        [one] einen
       *[other] {$amount}
    } Arbeiter
event-took-good = { $who ->
        [you] Du nimmst
       *[other] {$player} nimmt
    } {$good}
event-took-animal = { $who ->
        [you] Du nimmst
       *[other] {$player} nimmt
    } {$animal}
event-showed-good = Oben auf Warenstapel {$pile}: {$good}
event-showed-animal = Oben auf Tierstapel {$pile}: {$animal}
event-split-goods = Ein Warenstapel ist leer: der andere wird geteilt
event-split-animals = Ein Tierstapel ist leer: der andere wird geteilt
event-sold = { $who ->
        [you] Du verkaufst
       *[other] {$player} verkauft
    } {$goods}
event-took-start-card = { $who ->
        [you] Du nimmst
       *[other] {$player} nimmt
    } die Startspielerkarte, verdeckt
event-converted = { $who ->
        [you] Du gibst
       *[other] {$player} gibt
    } {$returned} zurück
event-declined = { $who ->
        [you] Du verzichtest
       *[other] {$player} verzichtet
    }
event-nothing-happened = {$card} bringt nichts
event-none-left = Es sind keine mehr da: Der Bonus bringt { $who ->
        [you] dir
       *[other] {$player}
    } nichts
event-equal-tops = Beide Stapel zeigen dasselbe: Genommen wird vom ersten
event-bought = { $who ->
        [you] Du zahlst
       *[other] {$player} zahlt
    } 3 Silberlinge für drei Karten
event-showed-bought = Gekauft: {$card}
event-kept = { $who ->
        [you] Du behältst
       *[other] {$player} behält
    } {$card} als Projekt
event-used = { $who ->
        [you] Du nutzt
       *[other] {$player} nutzt
    } {$card} als {$die}
event-reshuffled = Die abgelegten Karten werden zu einem neuen Stapel gemischt
event-round-ended = Durchgang {$round} ist zu Ende; was noch in der Auslage liegt, wird abgelegt
event-start-player = { $who ->
        [you] Du bist
       *[other] {$player} ist
    } jetzt Startspieler
event-cloister-point = Ein Kloster für Aaron: { $who ->
        [you] du erhältst
       *[other] {$player} erhält
    } einen Punkt
event-compared = Nach Durchgang {$round}: {$own} gegen Aarons {$aaron}
event-aaron-ahead = Aaron liegt vorn und gewinnt

## Die Wertung

score-triple = { $count ->
        [one] Ein Drilling: {$type}
       *[other] {$count} Drillinge: {$type}
    }
score-triples-of = Drillinge: {$type}
score-triple-how = je {$points}
score-first-triples = { $count ->
        [0] Kein erster Drilling
        [one] Erster Drilling einer Art
       *[other] Erste Drillinge von {$count} Arten
    }
score-all-seven = Bonuskarte für alle sieben Arten
score-goods = { $count ->
        [0] Keine Waren verkauft
        [one] 1 Ware verkauft
       *[other] {$count} Waren verkauft
    }
score-victory-points = Siegpunktkarten
score-animals = Verschiedene Tiere
score-animals-how = { $sets ->
        [none] kein Satz
       *[other] Sätze aus {$sets}
    }
score-start-player = Die Startspielerkarte

## Die Zeichnung

draw-round = Durchgang {$round}
draw-bonuses = ein Drilling bringt {$bonuses}
draw-deck = Stapel {$deck}, abgelegt {$discard}
draw-goods = Waren
draw-animals = Tiere
draw-pile = {$top} ({$cards})
draw-empty = keine
draw-firsts = erste Drillinge, noch zu haben
draw-all-seven = alle sieben
draw-player = {$player}: { $silver ->
        [one] 1 Silberling
       *[other] {$silver} Silberlinge
    }, {$workers} Arbeiter, { $points ->
        [one] 1 Punkt
       *[other] {$points} Punkte
    }
draw-printed = {$player}: { $points ->
        [one] 1 Punkt
       *[other] {$points} Punkte
    }{ $lead ->
        [0] , gleichauf mit dir
       *[other] {""}
    }
draw-ahead = , {$lead} vor dir
draw-behind = , {$lead} hinter dir
draw-still-to-come = , { $cards ->
        [one] 1 Karte kommt
       *[other] {$cards} Karten kommen
    } noch
draw-start = , Startspielerkarte
draw-start-down = , Startspielerkarte (verdeckt)
draw-hand = Hand
draw-dice = { $hand ->
        [0] kein Würfel auf der Hand
       *[other] {$hand} Würfel auf der Hand
    }, {$dice} noch verdeckt
draw-to-come = { $dice ->
        [0] keine mehr verdeckt
       *[other] {$dice} noch verdeckt
    }
draw-storage = Lager
draw-projects = Projekte
draw-estate = gelegt
draw-bought = gekauft
draw-nothing = nichts
draw-sold = {$n} verkauft
pile-discard = Ablagestapel

## Der Wertungsblock

pad-note = Nur Stapel aus drei Karten zählen; liegen Klöster darin, so zählt er für seine andere Art.
pad-help = Nur die Eingabetaste ist 0; `zurück` geht eine Frage zurück.
pad-castle = Drillinge aus Burgen
pad-mine = Drillinge aus Minen
pad-cloister = Drillinge aus Klöstern
pad-knowledge = Drillinge aus Wissen
pad-ship = Drillinge aus Schiffen
pad-pasture = Drillinge aus Weiden
pad-building = Drillinge aus Gebäuden
pad-first-triples = Bonuskarten für erste Drillinge
pad-all-seven = Punkte der Karte für alle sieben Arten
pad-sold = verkaufte Waren
pad-points = Siegpunktkarten, Punkte
pad-chicken = Hühner
pad-cow = Kühe
pad-sheep = Schafe
pad-pig = Schweine
pad-start-card = Startspielerkarte
pad-silver = Silberlinge übrig
pad-workers = Arbeiter übrig
pad-goods = Waren, nicht verkauft
pad-too-many-triples = So viele geben die Karten nicht her, auch nicht mit allen {$cloisters} Klöstern. Zähle diese Drillinge noch einmal.
pad-large-estate = Kein Fürstentum hat mehr als {$most} Drillinge. Zähle dieses noch einmal.
pad-first-triples-fault = Zu jeder Art, von der jemand einen Drilling hat, gehört eine solche Karte, und jemand mit einem solchen Drilling hat sie. Sieh noch einmal nach, wer welche hat.
pad-all-seven-fault = Diese Karten sind {$worths} wert; jede gibt es einmal, und sie werden in dieser Reihenfolge genommen. Wer keine hat, schreibt 0.
pad-animals-fault = Von jedem Tier gibt es nur {$most}, bei allen zusammen. Zähle sie noch einmal.
pad-goods-fault = Es gibt nur {$most} Waren, verkauft oder nicht, bei allen zusammen. Zähle sie noch einmal.
pad-start-card-fault = Die Startspielerkarte hat genau einer. Sieh noch einmal nach, wer.

## Varianten

option-growing-market = Wachsender Markt
    .text = In die Auslage kommen in den Durchgängen A bis E 7, 10, 13, 13 und 13 Karten, egal wie viele mitspielen.
option-strict-win = Strenger Sieg
    .text = Gleich viele Punkte am Ende genügen nicht gegen Aaron.
option-end-only-check = Vergleich erst am Ende
    .text = Aaron gewinnt erst nach dem letzten Durchgang, wie weit er vorher auch vorn liegt.
option-one-worker-each = Ein Arbeiter für alle
    .text = Alle beginnen mit einem Arbeiter, egal auf welchem Platz.
option-exact-three = Genau drei
    .text = Eine Aktion wandelt drei Arbeiter oder Silberlinge in einen Punkt um, und nicht mehr.
option-single-animal-set = Ein Satz Tiere
    .text = Am Ende zählt nur ein einziger Satz verschiedener Tiere.
option-optional-functions = Freiwillige Funktionen
    .text = Auf Schreinerei, Kirche, Markt und Rathaus darf man immer verzichten.

## Was auf dem Tisch liegt

area-rounds = Ein Drilling bringt
area-deck = Stapel
area-discard = Ablage
area-goods-piles = Waren
area-animal-piles = Tiere
area-first-triples = Erster Drilling: 1 Punkt
area-all-seven = Alle sieben Arten
area-display = Reihe
area-bought = Die gekauften Karten
area-silver = Silberlinge
area-workers = Arbeiter
area-points = Siegpunkte
area-hand = Würfel
area-dice = Verdeckte Würfel
area-projects = Projekte
area-goods = Waren
area-sold = Verkaufte Waren
area-animals = Tiere
area-estate = Fürstentum
area-race = Wer vorn liegt
area-light = Helle Waren
area-medium = Mittlere Waren
area-dark = Dunkle Waren
area-chicken = Hühner
area-cow = Kühe
area-sheep = Schafe
area-pig = Schweine
area-castle = Burg
area-mine = Mine
area-cloister = Kloster
area-knowledge = Wissen
area-ship = Schiff
area-pasture = Weide
area-building = Gebäude
