### The companion, in German.

## On the shelf

title = Die Burgen von Burgund: Begleiter
about = Das Spiel liegt bei euch auf dem Tisch; hier spielt der Automata für euch. Der Begleiter führt Karten, Reserve, Silber und Punkte und sagt, was zu legen ist.

## What the table is asked

step-tell-lying = { $depot ->
        [0] Schwarzes Lager, Plättchen {$slot}: welches ist es?
       *[other] Lager {$depot}: welches Plättchen dieser Farbe liegt dort ({$kinds})?
    }
step-tell-white = Würfelt für die neue Runde: Was zeigt der weiße Würfel?
step-tell-good = Welche Ware dieser Runde kommt in Lager {$white}?
step-play = { $played ->
        [0] Spielt, bis der Automata am Zug ist. Würfelt dann für ihn: Was zeigt sein Würfel?
       *[other] Spielt die Runde zu Ende. Ist sie vorbei?
    }
step-tell-found = Sucht ab Lager {$start} im Uhrzeigersinn in jedem Lager nach: {$items} ({ $side ->
        [left] linke Karte
       *[right] rechte Karte
    }). Was findet ihr?
step-tell-wild = Nichts passt. Nehmt das erste Plättchen des schwarzen Lagers verdeckt: Welches ist es?
step-tell-goods = Sein Schiff nimmt alle Waren des Lagers mit den meisten, bei gleich vielen des ersten ab Lager {$white}. Welche sind es?
step-tell-kept = { $nearest ->
        [0] {$building}: Er nimmt ein Plättchen. Sucht ab Lager {$white} im Uhrzeigersinn in allen Lagern die erste dieser Arten, dann die nächste: {$kinds}. Was findet ihr?
       *[1] {$building}: Er nimmt ein Plättchen aus dem nächsten Lager ab Lager {$white}, in dem eine dieser Arten liegt, die erste zuerst: {$kinds}. Was findet ihr?
    }
step-tell-scarcest = { $official ->
        [0] Sein weißes Schloss nimmt ein Plättchen aus dem ersten nicht leeren Lager ab Lager {$white}, im Uhrzeigersinn: von der Art, von der er am wenigsten in der Reserve hat. Welches ist es? In seiner Reserve: {$kinds}
       *[1] Sein weißes Schloss nimmt ein Plättchen: Sucht ab Lager {$white} im Uhrzeigersinn in allen Lagern die erste dieser Arten, dann die nächste. Was findet ihr? {$kinds}
    }
step-tell-bought = Er kauft für {$price} Silber. Nehmt aus dem schwarzen Lager das Plättchen, dessen Art hier zuerst kommt, von mehreren das erste: Welches ist es? {$kinds}
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
        [tell-found] kein Lager hat eines
        [tell-kept] kein Lager hat eines
        [tell-scarcest] alle Lager sind leer
       *[tell-wild] das schwarze Lager ist leer
    }
    .words = keines | nein
choice-good = {$goods}
    .words = {$type}
choice-done = das sind alle
    .words = alle | fertig
choice-taken = jemand nahm {$card} aus { $depot ->
        [0] dem schwarzen Lager
       *[other] Lager {$depot}
    }
    .words = nahm {$card} {$depot} | {$depot} {$card}
choice-goods-taken = jemand nahm {$goods} aus Lager {$depot}
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

event-marker-advanced = Zieht seinen Stein auf der Leiste ein Feld weiter, auf die Steine dort
event-tile-taken = Jemand nahm {$card} aus { $depot ->
        [0] dem schwarzen Lager
       *[other] Lager {$depot}
    }
event-goods-taken = Jemand nahm {$good} aus Lager {$depot}
event-bonus-taken = Jemand nahm das Bonusplättchen für {$kind}
event-points-told = {$player}: { $points ->
        [one] 1 Punkt
       *[other] {$points} Punkte
    }
event-none-found = Kein Lager hat ein Plättchen für die Karte
event-phase-began = { $phase ->
       *[other] Phase {$phase}: Füllt die Lager
    }
event-automata-found = { $depot ->
        [0] Legt {$card} auf Zeile {$item} der{" "}
       *[other] Lager {$depot} hat {$card}: Legt es auf Zeile {$item} der{" "}
    }{ $side ->
        [left] linken Karte
       *[right] rechten Karte
    }
event-automata-reserve = Legt {$card} aus seiner Reserve auf Zeile {$item} der { $side ->
        [left] linken Karte
       *[right] rechten Karte
    }
event-automata-wild = Legt einen Joker aus seiner Reserve auf Zeile {$item} der { $side ->
        [left] linken Karte
       *[right] rechten Karte
    }
event-automata-made-wild = {$card} kommt verdeckt in seine Reserve, als Joker
event-automata-no-tile = Das schwarze Lager ist leer: Er bekommt dafür Silber
event-automata-kept = { $depot ->
        [0] Legt {$card} in seine Reserve
       *[other] Lager {$depot} hat {$card}: Legt es in seine Reserve
    }
event-automata-finished = {$card} ist fertig: {$points} Punkte. Ihre Plättchen kommen in sein Herzogtum
event-automata-bought = Legt {$card} aus dem schwarzen Lager in seine Reserve
event-took-goods = { $depot ->
        [0] {$player} nimmt {$good}
       *[other] {$player} nimmt {$good} aus Lager {$depot}
    }

## Scores

score-told = Am Ende genannte Punkte

## Rules

rule-companion =
    .title = Der Begleiter
    .text = Die Karten des Automata liegen hier, nicht auf dem Tisch; seine Plättchen können auf dem Tisch liegen oder zur Seite. Würfelt in seinem Zug für ihn und sagt es dem Begleiter. Wo ihr sucht, fragt er, was ihr gefunden habt; wo er sucht, sagt ihm einmal je Phase, was in den Lagern liegt, und was Menschen nehmen. Was ihr gesagt habt, lässt sich zurücknehmen und neu sagen.
    .word = begleiter

## Options

option-depth = Wer in den Lagern sucht
    .text = Ihr: Der Begleiter sagt, wonach zu suchen ist, und ihr sagt, was ihr gefunden habt. Er: Ihr sagt einmal je Phase, was in den Lagern liegt, und danach, was Menschen nehmen; das Plättchen findet er selbst.
option-depth-0 = ihr
option-depth-1 = der Begleiter
option-people = Menschen am Tisch
    .text = Wie viele gegen den Automata spielen.
option-automata = Der Automata
    .text = Je schwerer, desto mehr Punkte zählt er für eine fertige Karte.
option-automata-1 = leicht
option-automata-2 = mittel
option-automata-3 = schwer
option-trade-routes = Handelsrouten
    .text = Menschen legen verkaufte Waren auf Routen; der Automata zählt für jeden Verkauf 1 Punkt mehr.

## Teile des Bretts

area-round = Runde
area-automata = Die Karten des Automata
area-bonus = Bonusplättchen
area-depots = Lager
area-black = Schwarzes Lager
area-goods = Waren
area-tiles = Plättchen
area-silver = Silber
area-good-1 = Waren vom Typ 1
area-good-2 = Waren vom Typ 2
area-good-3 = Waren vom Typ 3
area-good-4 = Waren vom Typ 4
area-good-5 = Waren vom Typ 5
area-good-6 = Waren vom Typ 6
