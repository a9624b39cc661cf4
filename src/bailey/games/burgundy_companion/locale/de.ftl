### The companion, in German.

## On the shelf

title = Die Burgen von Burgund: Begleiter
about = Das Spiel liegt bei euch auf dem Tisch; hier spielt der Automata für euch. Der Begleiter führt Karten, Reserve, Silberlinge und Punkte und sagt, was zu legen ist.

## What the table is asked

step-tell-lying = { $depot ->
        [0] Schwarzes Depot, Plättchen {$slot}: welches ist es?
       *[other] Depot {$depot}: welches Plättchen dieser Farbe liegt dort ({$kinds})?
    }
step-tell-white = Würfelt für die neue Runde: Was zeigt der weiße Würfel?
step-tell-good = Welche Ware dieser Runde kommt in Depot {$white}?
step-play = { $played ->
        [0] Spielt, bis der Automata am Zug ist. Würfelt dann für ihn: Was zeigt sein Würfel?
       *[other] Spielt die Runde zu Ende. Ist sie vorbei?
    }
step-tell-found = Sucht ab Depot {$start} im Uhrzeigersinn in jedem Depot nach: {$items} ({ $side ->
        [left] linke Karte
       *[right] rechte Karte
    }). Was findet ihr?
step-tell-wild = Nichts passt. Nehmt das erste Plättchen des schwarzen Depots verdeckt: Welches ist es?
step-tell-goods = Sein Schiff nimmt alle Waren des Depots mit den meisten, bei Gleichstand des ersten ab Depot {$white}. Welche sind es?
step-tell-kept = { $nearest ->
        [0] {$building}: Er nimmt ein Plättchen. Sucht ab Depot {$white} im Uhrzeigersinn in allen Depots die erste dieser Arten, dann die nächste: {$kinds}. Was findet ihr?
       *[1] {$building}: Er nimmt ein Plättchen aus dem nächsten Depot ab Depot {$white}, in dem eine dieser Arten liegt, die erste zuerst: {$kinds}. Was findet ihr?
    }
step-tell-scarcest = { $official ->
        [0] Seine weiße Burg nimmt ein Plättchen aus dem ersten nicht leeren Depot ab Depot {$white}, im Uhrzeigersinn: von der Art, von der er am wenigsten in der Reserve hat. Welches ist es? In seiner Reserve: {$kinds}
       *[1] Seine weiße Burg nimmt ein Plättchen: Sucht ab Depot {$white} im Uhrzeigersinn in allen Depots die erste dieser Arten, dann die nächste. Was findet ihr? {$kinds}
    }
step-tell-bought = Er kauft für {$price} Silberlinge. Nehmt aus dem schwarzen Depot das Plättchen, dessen Art hier zuerst kommt (in Klammern: wie viele er in der Reserve hat), von mehreren das erste: Welches ist es? {$kinds}
step-tell-points = Person {$person}, deine Punkte am Ende: { $digits ->
        [3] Hunderter?
        [2] {$points}··, Zehner?
       *[other] {$points}·, Einer?
    }
step-finish = Alles ist gesagt: Ist das Spiel zu Ende?

## Choices; `.words` is what one may type

choice-die = { $which ->
        [white] der weiße Würfel zeigt {$die}
       *[own] sein Würfel zeigt {$die}
    }
    .words = {$die}
choice-tile = {$card}
    .words = {$card}
choice-none = { $step ->
        [tell-found] kein Depot hat eines
        [tell-kept] kein Depot hat eines
        [tell-scarcest] alle Depots sind leer
       *[tell-wild] das schwarze Depot ist leer
    }
    .words = keines | nein
choice-good = {$goods}
    .words = {$type}
choice-done = das sind alle
    .words = alle | fertig
choice-taken = jemand nahm {$tile} aus { $depot ->
        [0] dem schwarzen Depot
       *[other] Depot {$depot}
    }
    .words = nahm {$card} {$depot} | {$depot} {$card}
choice-goods-taken = jemand nahm {$goods} aus Depot {$depot}
    .words = waren {$depot} {$type}
# as in English
choice-bonus-taken = jemand nahm das Bonusplättchen für {$kind}
    .words = bonus {$kind}
choice-round-over = { $round ->
        [5] die Phase ist vorbei
       *[other] die Runde ist vorbei
    }
    .words = vorbei | weiter
choice-digit = {$digit}
    .words = {$digit}
choice-finish = das Spiel beenden
    .words = ende

## Why a choice is not open

reason-bonus-gone = Beide Bonusplättchen für {$kind} sind vergeben, oder die Menschen haben schon eines

## What happened, and what to do

event-marker-advanced = Zieht seine Figur auf der Leiste ein Feld weiter, auf die Figuren dort
event-tile-taken = Jemand nahm {$tile} aus { $depot ->
        [0] dem schwarzen Depot
       *[other] Depot {$depot}
    }
event-goods-taken = Jemand nahm {$good} aus Depot {$depot}
event-bonus-taken = Jemand nahm das Bonusplättchen für {$kind}
event-points-told = {$player}: { $points ->
        [one] 1 Punkt
       *[other] {$points} Punkte
    }
event-none-found = Kein Depot hat ein Plättchen für die Karte
event-phase-began = { $phase ->
       *[other] Phase {$phase}: Füllt die Depots
    }
event-automata-found = { $depot ->
        [0] Legt {$tile} auf Zeile {$item} der{" "}
       *[other] Depot {$depot} hat {$tile}: Das kommt auf Zeile {$item} der{" "}
    }{ $side ->
        [left] linken Karte
       *[right] rechten Karte
    }
event-automata-reserve = Legt {$tile} aus seiner Reserve auf Zeile {$item} der { $side ->
        [left] linken Karte
       *[right] rechten Karte
    }
event-automata-wild = Legt einen Joker aus seiner Reserve auf Zeile {$item} der { $side ->
        [left] linken Karte
       *[right] rechten Karte
    }
event-automata-made-wild = Legt {$tile} verdeckt in seine Reserve, als Joker
event-automata-no-tile = Das schwarze Depot ist leer: Er bekommt dafür Silberlinge
event-automata-kept = { $depot ->
        [0] Legt {$tile} in seine Reserve
       *[other] Depot {$depot} hat {$tile}: Das kommt in seine Reserve
    }
event-automata-finished = {$tile} ist fertig: {$points} Punkte. Ihre Plättchen kommen in sein Herzogtum
event-automata-bought = Legt {$tile} aus dem schwarzen Depot in seine Reserve
event-took-goods = { $depot ->
        [0] {$player} nimmt {$good}
       *[other] {$player} nimmt {$good} aus Depot {$depot}
    }

## Scores

score-told = Am Ende genannte Punkte

## Rules

rule-companion =
    .title = Der Begleiter
    .text = Die Karten des Automata liegen hier, nicht auf dem Tisch; seine Plättchen können auf dem Tisch liegen oder zur Seite. Würfelt in seinem Zug für ihn und sagt es dem Begleiter. Wo ihr sucht, fragt er, was ihr gefunden habt; wo er sucht, sagt ihm einmal je Phase, was in den Depots liegt, und was Menschen nehmen. Was ihr gesagt habt, lässt sich zurücknehmen und neu sagen.
    .word = begleiter

## Options

option-depth = Wer in den Depots sucht
    .text = Ihr: Der Begleiter sagt, wonach zu suchen ist, und ihr sagt, was ihr gefunden habt. Er: Ihr sagt einmal je Phase, was in den Depots liegt, und danach, was Menschen nehmen; das Plättchen findet er selbst.
option-depth-0 = ihr
option-depth-1 = der Begleiter
option-people = Menschen am Tisch
    .text = Wie viele gegen den Automata spielen.
option-automata = Der Automata
    .text = Je schwerer, desto mehr Punkte bekommt er für eine fertige Karte.
option-automata-1 = leicht
option-automata-2 = mittel
option-automata-3 = schwer
option-trade-routes = Handelsrouten
    .text = Menschen legen verkaufte Waren auf Routen; der Automata bekommt für jeden Verkauf 1 Punkt mehr.

## Teile des Bretts

area-round = Runde
area-automata = Die Karten des Automata
area-bonus = Bonusplättchen
# as in English
area-depots = Depot
area-black = Schwarzes Depot
area-goods = Waren
area-tiles = Plättchen
area-silver = Silberlinge
area-good-1 = Waren der Sorte 1
area-good-2 = Waren der Sorte 2
area-good-3 = Waren der Sorte 3
area-good-4 = Waren der Sorte 4
area-good-5 = Waren der Sorte 5
area-good-6 = Waren der Sorte 6
