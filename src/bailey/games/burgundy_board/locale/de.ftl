### The Castles of Burgundy, the board game. All sentences are our own.

## On the shelf

title = Die Burgen von Burgund
about = Ein Herzogtum mit zwei Würfeln im Zug aufbauen: Burgen, Städte, Weiden, Minen und Schiffe. Für zwei bis vier, allein oder gemeinsam gegen den Automata.

## What a player is asked

step-choose-duchy = Welches Herzogtum soll deines sein?
step-start-castle = Wo liegt deine erste Burg?
step-act = { $dice ->
        [2] Du bist am Zug: eine Aktion mit einem der Würfel
       *[other] Eine Aktion mit deinem zweiten Würfel
    }
step-extra-action = { $die ->
        [0] Eine Aktion mehr, mit beliebiger Zahl
       *[other] Eine Aktion mehr, mit dem weißen Würfel: {$die}
    }
step-discard = Dein Lagerplatz ist voll: Welches Plättchen weicht, für {$tile}?
step-choose-depot = Aus welchem Depot nimmt das Schiff die Waren?
step-second-depot = Aus welchem Nachbardepot auch noch?
step-take-goods = Platz für drei Sorten: Welche Waren nimmst du?
step-take-tile = Welches Plättchen nimmst du: {$kinds}?
step-sell-goods = Welche Waren verkaufst du?
step-place-tile = Rathaus: Welches Plättchen legst du, und wohin?
step-choose-effect = Der Kran: Wie welches Gebäude nutzt du ihn?
step-finish = Noch ein Plättchen kaufen oder den Zug beenden?

## Choices; `.words` is what one may type

duchy-name = { $edition ->
        [classic] {$number} (Ausgabe von 2019)
        [se] {$number} (Ausgabe von 2023)
       *[any] {$number}
    }
choice-choose-duchy = Herzogtum {$duchy} nehmen
    .words = Herzogtum {$duchy} | {$duchy}
choice-start-castle = die erste Burg auf Feld {$space} legen (Würfel {$number})
    .words = Burg {$space} | {$space}
choice-take = { $die ->
        [0] zusätzliche Aktion
       *[other] mit der {$die}
    }{ $workers ->
        [0] {""}
        [one] {" "}und 1 Arbeiter
       *[other] {" "}und {$workers} Arbeitern
    }:{" "}{$tile} aus Depot {$depot} nehmen
    .words = {$card} {$depot} nehmen | {$depot} {$card} | {$card} nehmen
choice-place = { $die ->
        [0] zusätzliche Aktion
       *[other] mit der {$die}
    }{ $workers ->
        [0] {""}
        [one] {" "}und 1 Arbeiter
       *[other] {" "}und {$workers} Arbeitern
    }:{" "}{$tile} auf Feld {$space} legen (Würfel {$number})
    .words = {$card} {$space} legen | {$card} {$space}
choice-sell = { $die ->
        [0] zusätzliche Aktion
       *[other] mit der {$die}
    }{ $workers ->
        [0] {""}
        [one] {" "}und 1 Arbeiter
       *[other] {" "}und {$workers} Arbeitern
    }:{" "}{$goods}{ $points ->
        [0] {""}
        [one] {" "}für 1 Punkt
       *[other] {" "}für {$points} Punkte
    }{ $points ->
        [0] {""}
       *[other] { $silver ->
            [one] {" "}und {$silver} Silberling
           *[other] {" "}und {$silver} Silberlinge
        }
    } verkaufen
    .words = {$type} verkaufen | verkaufen {$type}
choice-take-workers = { $die ->
        [0] zusätzliche Aktion:{" "}
       *[other] mit der {$die}:{" "}
    }{ $n ->
        [one] 1 Arbeiter nehmen
       *[other] {$n} Arbeiter nehmen
    }
    .words = Arbeiter {$die} | Arbeiter
choice-take-tile = {$tile} aus Depot {$depot} nehmen
    .words = {$card} {$depot} nehmen | {$depot} {$card} | {$card}
choice-place-tile = {$tile} auf Feld {$space} legen (Würfel {$number})
    .words = {$card} {$space} legen | {$card} {$space}
choice-sell-goods = {$goods}{ $points ->
        [0] {""}
        [one] {" "}für 1 Punkt
       *[other] {" "}für {$points} Punkte
    }{ $points ->
        [0] {""}
       *[other] { $silver ->
            [one] {" "}und {$silver} Silberling
           *[other] {" "}und {$silver} Silberlinge
        }
    } verkaufen
    .words = {$type} verkaufen | {$type}
choice-take-goods = die Waren aus Depot {$depot} nehmen: {$goods}
    .words = Waren {$depot} | {$depot}
choice-take-good = {$goods} nehmen
    .words = {$type} nehmen | {$type}
choice-use-effect = den Kran nutzen wie {$building}: {$effect}
    .words = {$building}
choice-decline = darauf verzichten
    .words = verzichten | nein
choice-discard = {$tile} abwerfen
    .words = {$card} abwerfen | {$card}
choice-finish = den Zug beenden
    .words = Ende | fertig
choice-buy = {$tile} aus { $depot ->
        [0] dem schwarzen Depot
       *[other] Depot {$depot}
    } kaufen, für { $silver ->
        [one] {$silver} Silberling
       *[other] {$silver} Silberlinge
    }
    .words = {$card} kaufen | {$depot} {$card} kaufen
choice-hire = {$tile} aus { $depot ->
        [0] dem schwarzen Depot
       *[other] Depot {$depot}
    } holen{ $workers ->
        [0] {""}
        [one] , für 1 Arbeiter
       *[other] , für {$workers} Arbeiter
    }
    .words = {$card} holen | {$depot} {$card} holen
choice-trade-silver = 1 Silberling gegen {$n} Arbeiter tauschen
    .words = Silberling tauschen | Silber tauschen

## Why a choice is not open

reason-too-few-workers = Das kostet { $workers ->
        [one] 1 Arbeiter
       *[other] {$workers} Arbeiter
    }; du hast {$have}
reason-no-goods = Du hast keine Waren der Sorte {$good}
reason-no-silver = Das kostet { $silver ->
        [one] {$silver} Silberling
       *[other] {$silver} Silberlinge
    }; du hast {$have}
reason-bought-already = Ein Kauf im Zug: Du hast schon etwas gekauft
reason-not-beside = Du kannst {$tile} nur neben ein Plättchen legen, das schon liegt
reason-stands-there = Diese Stadt hat schon {$tile}
reason-inn-stands-there = In dieser Region gibt es schon einen Gasthof
reason-does-not-fit = Das ist von anderer Art: {$card}
reason-empty-depot = In Depot {$depot} liegen keine Waren
reason-only-between = Mit dieser Option kaufst du nur vor, zwischen oder nach deinen Aktionen
reason-too-few-to-hire = Das kostet {$workers} Arbeiter; du hast {$have}
reason-hired-already = Einmal im Zug: Du hast dieses Wissen schon genutzt

## Scores

score-regions = Volle Regionen
score-cards = Fertige Karten
score-colours = Bonusplättchen für volle Farben
score-livestock = Nutztiere
score-sales = Verkaufte Waren
score-buildings = Gebäude
score-routes = Belohnungen der Handelsroute
score-posts = Grenzposten
score-goods = { $count ->
        [one] 1 nicht verkaufte Ware
       *[other] {$count} nicht verkaufte Waren
    }
score-silver = { $count ->
        [one] {$count} Silberling
       *[other] {$count} Silberlinge
    } übrig
score-workers = { $count ->
        [one] 1 Arbeiter übrig
       *[other] {$count} Arbeiter übrig
    }
score-knowledge = {$card}
score-crane = Kran, als beliebiges Gebäude
score-automata-knowledge = { $count ->
        [one] 1 Wissensplättchen
       *[other] {$count} Wissensplättchen
    }
score-automata-reserve = { $count ->
        [one] 1 Plättchen in der Reserve
       *[other] {$count} Plättchen in der Reserve
    }
score-automata-unfinished = { $count ->
        [one] 1 Plättchen auf unfertigen Karten
       *[other] {$count} Plättchen auf unfertigen Karten
    }

## Piles

pile-discard = Aus dem Spiel
pile-reserve = Reserve des Automata
pile-finished = Herzogtum des Automata

## Options

option-automata = Der Automata
    .text = Ein gedruckter Gegner, der nach Karten spielt; allein spielt er immer mit, mittelschwer, wenn nichts gesagt ist. Schwerere bekommen mehr für eine fertige Karte.
option-automata-0 = niemand; allein: mittel
option-automata-1 = leicht
option-automata-2 = mittel
option-automata-3 = schwer
option-automata-rules = Regeln des Automata
    .text = Der ältere Text oder der offizielle: Er mischt übersprungene Startkarten zurück und löst Gleichstände nach der Ordnung der Reserve.
option-automata-rules-0 = erster Text
option-automata-rules-1 = offiziell
option-automata-depot-first = Nächstes Depot zuerst
    .text = Kirche und Markt des Automata nehmen aus dem nächsten Depot mit einer passenden Art, statt die erste Art überall zu suchen.
option-automata-bonus-on-cards = Farben zählen Karten
    .text = Für seine Bonusplättchen zählen auch Plättchen auf unfertigen Karten des Automata.
option-automata-a = Verschärfung A
    .text = Zwei Gebäude, Nutztiere, ein Schiff und Wissen zählen von Anfang an zum Herzogtum des Automata.
option-automata-b = Verschärfung B
    .text = Ein Gebäude, eine Mine und eine Burg zählen von Anfang an zum Herzogtum des Automata; die Mine zahlt.
option-automata-c = Verschärfung C
    .text = Der Automata beginnt.
option-duchies = Wer welches Herzogtum hat
    .text = Alle haben das gleiche, jeder wählt eines, oder alle bekommen verschiedene zugeteilt.
option-duchies-0 = das gleiche
option-duchies-1 = gewählt
option-duchies-2 = zugeteilt
option-duchy = Herzogtum
    .text = Das Herzogtum aller, wenn alle das gleiche haben. 1 ist für den Anfang. Die ab 11 stammen aus einer einzigen Quelle, ein Feld kann also falsch sein.
option-duchy-3 = 4 (Ausgabe von 2019)
option-duchy-4 = 4 (Ausgabe von 2023)
option-duchy-8 = 8 (Ausgabe von 2019)
option-duchy-9 = 8 (Ausgabe von 2023)
option-duchy-12 = 11 (eine Quelle)
option-duchy-13 = 12 (eine Quelle)
option-duchy-14 = 13 (eine Quelle)
option-duchy-15 = 15 (eine Quelle)
option-duchy-16 = 16 (eine Quelle)
option-duchy-17 = 17 (eine Quelle)
option-duchy-18 = 18 (eine Quelle)
option-duchy-19 = 19 (eine Quelle)
option-duchy-20 = 20 (eine Quelle)
option-duchy-21 = 21 (eine Quelle)
option-duchy-22 = 22 (eine Quelle)
option-duchy-23 = 23 (eine Quelle)
option-duchy-24 = 25 (eine Quelle)
option-duchy-25 = 26 (eine Quelle)
option-duchy-26 = 27 (eine Quelle)
option-duchy-27 = 28 (eine Quelle)
option-duchy-28 = 29 (eine Quelle)
option-duchy-29 = 30 (eine Quelle)
option-duchy-set = Satz der Herzogtümer
    .text = Woraus gewählt oder zugeteilt wird: die zehn von 2019, die zehn von 2023 mit neuen Formen von 4 und 8, oder alle dreißig.
option-duchy-set-0 = zehn von 2019
option-duchy-set-1 = zehn von 2023
option-duchy-set-2 = alle
option-knowledge-6 = Wissen 6
    .text = Die Ausgaben sind uneins. 2023: Zwei Arbeiter holen einmal im Zug ein Gebäude. 2011: Der Kauf darf aus jedem Depot kommen. 2019: Auch das, und zwei Arbeiter dürfen zahlen.
option-knowledge-15 = Wissen 15
    .text = Punkte für jede verkaufte Warensorte: 2 seit 2019, 3 davor.
option-knowledge-26 = Wissen 26
    .text = Punkte für jedes Bonusplättchen: 3 seit 2019, 2 davor.
option-fewest-empty = Gleichstand: wenigste leere Felder
    .text = Bei gleichen Punkten gewinnt das vollere Herzogtum, wie das Buch von 2023 sagt, sonst das leerere.
option-purchase-between = Käufe zwischen Aktionen
    .text = Der Kauf kommt vor, zwischen oder nach den beiden Aktionen, wie 2011, und nicht mitten in einer.
option-additional-hexes = Zusätzliche Plättchen
    .text = Wissen 27 und 28, der Kran und die Gänse sind unter den Plättchen.
option-white-castles = Weiße Burgen
    .text = Acht weiße Burgen, die auf Gebäudefelder kommen und den weißen Würfel nutzen, und Wissen 29 sind unter den Plättchen.
option-inns = Gasthöfe
    .text = In jeder Phase kommt ein Gasthof zum schwarzen Depot und bleibt, bis er gekauft wird. Er passt auf ein Feld jeder Farbe, einer in jede Region, die dann um ein Feld größer zählt. Nicht mit dem Automata, der keine Regel dafür hat.
option-trade-routes = Handelsrouten
    .text = Verkaufte Waren kommen auf eine Route aus Plättchen und bringen eine Belohnung, wo sie passen. Drei der zwölf Plättchen sind wie gedruckt; neun sind von uns.
option-border-posts = Grenzposten
    .text = Volle Wege zwischen den drei Posten deines Herzogtums bringen Punkte, ebenso die Verbindung aller drei. Wo die Posten stehen, ist von uns. Nicht mit dem Automata, dessen Karten dafür Zeichen haben, die nicht bekannt sind.

## Teile des Bretts

area-round = Runde und kommende Waren
area-track = Reihenfolge
area-bonus = Bonusplättchen
# as in English
area-depots = Depot
area-depots-middle = Schwarzes Depot: 2 Silberlinge für ein Plättchen, einmal im Zug
area-white = Weißer Würfel
area-open-inns = Gasthöfe
area-black = Schwarzes Depot
area-goods = Waren
area-tiles = Plättchen
area-silver = Silberlinge
area-workers = Arbeiter
area-dice = Würfel
area-storage = Lagerplatz
area-sold = Verkaufte Waren
area-route = Handelsroute
area-spaces = Herzogtum
area-automata = Die Karten des Automata
area-good-1 = Waren der Sorte 1
area-good-2 = Waren der Sorte 2
area-good-3 = Waren der Sorte 3
area-good-4 = Waren der Sorte 4
area-good-5 = Waren der Sorte 5
area-good-6 = Waren der Sorte 6
