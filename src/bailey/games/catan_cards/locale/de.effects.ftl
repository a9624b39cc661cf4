### Die Themen-Sets: wen Karten meinen, wann sie wirken, und was sie tun. Ein Satz für jede Operation der Kartendaten.

## Wer etwas tut

person-opponent = der Gegner
person-each = jeder
person-holder-knight = wer die Rittermarke hat,
person-holder-commerce = wer die Handelsmarke hat,
person-opponent-of-holder = der andere
person-most-knowledge = wer mehr Klöster, Bibliotheken und Universitäten hat,
person-most-unit-fleet = wer mehr Flotten hat,
person-each-with = jeder, der {$card} hat,
person-each-without = jeder, der {$card} nicht hat,
person-each-without-kind = jeder, der {$none} hat,
person-taker = wer eine genommen hat,

## Mengen, Punkte, Orte

chosen = { $distinct ->
        [1] {$n} verschiedene Rohstoffe
       *[0] { $n ->
            [one] 1 Rohstoff nach Wahl
           *[other] {$n} Rohstoffe nach Wahl
        }
    }{ $but ->
        [none] {""}
       *[other] {" "}außer {$but}
    }{ $per-paid ->
        [1] {" "}für jedes gezahlte
       *[0] {""}
    }
most-of = bis zu {$amount}
magic-amount = {$n} Magie
points-strength = Stärke
points-tournament = Turnierpunkte
points-commerce = Handelspunkte
points-effect = Wirkung
per-points = je {$points}
each-region = jede Landschaft
each-region-of = jede Landschaft „{$land}“
rate-any = {$n} eines beliebigen Rohstoffs
rate-named = {$n} eines dafür genannten Rohstoffs
rate-of-neighbour-regions = {$n} des Rohstoffs einer Landschaft daneben
rate-of-own-trade-fleets = {$n} eines Rohstoffs deiner Handelsflotten
stored-any = { $n ->
        [one] 1 Rohstoff der Landschaften daneben
       *[other] {$n} Rohstoffe der Landschaften daneben
    }

## Welche Karten gemeint sind: so viele, keine, jede, alle

select-unit-fleet = { $n ->
        [one] 1 Flotte
       *[other] {$n} Flotten
    }
    .none = keine Flotte
    .each = jede eigene Flotte
    .all = Flotten
select-wizard = {$n} Zauberer
    .none = keinen Zauberer
    .each = jeden eigenen Zauberer
    .all = Zauberer
select-spell-book = { $n ->
        [one] 1 Zauberbuch
       *[other] {$n} Zauberbücher
    }
    .none = kein Zauberbuch
    .each = jedes eigene Zauberbuch
    .all = Zauberbücher
select-region = { $n ->
        [one] 1 Landschaft
       *[other] {$n} Landschaften
    }
    .none = keine Landschaft
    .each = jede eigene Landschaft
    .all = Landschaften
select-red = { $n ->
        [one] 1 rote Karte
       *[other] {$n} rote Karten
    }
    .none = keine rote Karte
    .each = jede eigene rote Karte
    .all = rote Karten
select-red-dear = { $n ->
        [one] 1 rote Karte, die {$cost} oder mehr kostet,
       *[other] {$n} rote Karten, die {$cost} oder mehr kosten,
    }
    .none = keine rote Karte, die {$cost} oder mehr kostet,
    .each = jede eigene rote Karte, die {$cost} oder mehr kostet,
    .all = rote Karten, die {$cost} oder mehr kosten,
select-building-without-points = {$n} Gebäude ohne Siegpunkte
    .none = kein Gebäude ohne Siegpunkte
    .each = jedes eigene Gebäude ohne Siegpunkte
    .all = Gebäude ohne Siegpunkte
select-building-unprotected = {$n} Gebäude ohne Schutz vor {$threat}
    .none = kein Gebäude ohne Schutz vor {$threat}
    .each = jedes eigene Gebäude ohne Schutz vor {$threat}
    .all = Gebäude ohne Schutz vor {$threat}
select-unit-or-building = { $n ->
        [one] 1 Einheit oder Gebäude
       *[other] {$n} Einheiten oder Gebäude
    }
    .none = weder eine Einheit noch ein Gebäude
    .each = jede eigene Einheit und jedes eigene Gebäude
    .all = Einheiten und Gebäude
select-named-ones = {$n} davon
    .none = nichts davon
    .each = jede davon
    .all = diese Karten
select-centre-city = { $n ->
        [one] 1 Stadt
       *[other] {$n} Städte
    }
    .none = keine Stadt
    .each = jede eigene Stadt
    .all = Städte
select-centre-citadel = { $n ->
        [one] 1 Zitadelle
       *[other] {$n} Zitadellen
    }
    .none = keine Zitadelle
    .each = jede eigene Zitadelle
    .all = Zitadellen
select-centre-settlement = { $n ->
        [one] 1 Siedlung
       *[other] {$n} Siedlungen
    }
    .none = keine Siedlung
    .each = jede eigene Siedlung
    .all = Siedlungen
select-citadel = einer Zitadelle

## Wann eine Karte wirkt, und unter welchen Bedingungen. `.begins` sagt, mit welchem Buchstaben es nach dem Doppelpunkt weitergeht

clause = {$when}: {$does}
    .begins = upper
when-own-action = unter deinen Aktionen
    .other = im Zug des Besitzers der Karte darunter
when-play = oder gespielt unter den Aktionen eines Zuges
when-plenty = beim Überfluss, zusätzlich zum freien Rohstoff
    .instead = beim Überfluss, anstelle des freien Rohstoffs
when-commerce = beim Handel, zusätzlich
    .own = wenn du Handel würfelst
when-brigands = wenn Räuber dir etwas nehmen würden
when-face-event = wenn der Besitzer der Karte darunter das Ereignis würfelt
when-tournament-won = wenn du ein Turnier gewinnst, zusätzlich zu dessen Rohstoff
    .other = wenn der Besitzer der Karte darunter ein Turnier gewinnt
when-before-roll = bevor du würfelst
when-draw-phase = am Ende deines Zuges
    .free-draw = nach einer Karte, die du am Ende deines Zuges kostenlos ziehst
when-production = beim Ertrag deines eigenen Zuges
when-event = bei der Ereigniskarte {$card}
    .reaction = als Antwort auf die Ereigniskarte {$card}
when-attacked = wenn der Gegner einen Angriff mit Wurf spielt
when-attack-failed = wenn ein Angriff des Gegners misslingt
when-opponent-plays = wenn der Gegner eine Aktionskarte oder einen Zauberspruch spielt
when-built = beim Bau
when-optional = wenn du willst
when-for = für {$cost}
when-per-turn = { $n ->
        [one] einmal im Zug
       *[other] bis zu {$n}-mal im Zug
    }
if-token-knight = hast du die Rittermarke
if-token-commerce = hast du die Handelsmarke
if-built = hast du {$what}
if-at-least-built = für alle, die mindestens {$what} haben
if-at-least = für alle, die mindestens {$points} haben
if-rolled-number = fällt die Zahl einer Landschaft daneben
if-wizards-on = steht mindestens {$what} auf den Landschaften um diesen Platz
op-if = {$if}, gilt: {$does}
until-end-of-turn = bis zum Ende des Zuges
until-own-next-turn = bis dein nächster Zug beginnt,
until-end-of-opponent-turn = bis zum Ende des nächsten Zuges des Gegners
until-end-of-production = in diesem Zug
until-end-of-event = dieses Mal
op-until = {$until} gilt: {$does}

## Was Karten tun

op-gain = { $who ->
        [self] du erhältst
       *[other] {$person} erhält
    } {$what}
op-pay = { $who ->
        [self] du zahlst
       *[other] {$person} zahlt
    } {$what}
op-lose = { $who ->
        [self] du gibst
       *[other] {$person} gibt
    } der Bank {$what} zurück
op-return-to-hand-way = {$what} auf die Hand zurücknehmen
op-steal-way = dem Gegner { $n ->
        [one] 1 Rohstoff
       *[other] {$n} Rohstoffe
    } geben
op-opponent-chooses = der Gegner wählt, was gilt: entweder {$first}, oder {$second}
op-name-cards = { $who ->
        [self] du nennst
       *[other] {$person} nennt
    } {$what} des anderen, oder alle, wenn es weniger sind
op-suppress = {$points} von { $what ->
        [none] der Karte darunter
       *[other] {$what} des Gegners, nach deiner Wahl,
    } zählen nicht
op-cost-reduction = { $uses ->
        [0] wenn du {$what} baust
       *[other] wenn du das nächste Mal {$what} baust
    }, kostet das { $n ->
        [one] 1 Rohstoff
       *[other] {$n} Rohstoffe
    } weniger, aber mindestens {$minimum}
op-swap-regions = tausche 1 deiner Landschaften, aus einem Land, das du mindestens {$n}-mal hast, gegen eine beliebige des Gegners; beide behalten, was sie zeigen
op-take-from-discard = { $who ->
        [self] du nimmst
       *[other] {$person} nimmt
    } { $n ->
        [one] 1 Karte
       *[other] {$n} Karten
    } des Ablagestapels auf die Hand{ $but ->
        [none] {""}
       *[other] , aber keine Karte {$but}
    }
op-cancel-card = { $attacks ->
        [none] die gespielte Karte
        [any] Antwort auf jeden Angriff: Die Karte des Gegners
       *[other] Antwort auf {$attacks}: Die Karte des Gegners
    } ist verbraucht und bleibt ohne Wirkung
op-brigand-limit = Räuber nehmen dir nur etwas, wenn sie mehr als {$n} zählen
op-prevent-brigand-loss = du verlierst nichts
op-exchange-limit = du darfst { $set ->
        [one] 1 Karte
       *[other] bis zu {$set} Karten
    } auswechseln
op-peek-and-choose = behalte {$keep} der {$n} obersten Karten dieses Stapels, die gezogene mitgezählt, und lege den Rest oben zurück
op-peek-events = sieh { $n ->
        [one] die oberste Ereigniskarte
       *[other] die {$n} obersten Ereigniskarten
    } an
op-draw = { $who ->
        [self] du ziehst
       *[other] {$person} zieht
    } { $count ->
        [same] ebenso viele Karten oben von beliebigen Stapeln
        [to-limit] oben von beliebigen Stapeln Karten bis zum Limit der Hand
       *[number] { $n ->
            [one] 1 Karte oben von einem beliebigen Stapel
           *[other] {$n} Karten oben von beliebigen Stapeln
        }
    }{ $optional ->
        [1] , wenn gewünscht
       *[0] {""}
    }
op-reveal-tops = die oberste Karte jedes Stapels wird aufgedeckt
op-take-revealed = { $who ->
        [self] du nimmst
       *[other] {$person} nimmt nach Wunsch
    } {$what} davon auf die Hand; der Rest wird wieder verdeckt
op-block-stack = der Gegner darf von { $n ->
        [one] 1 Stapel
       *[other] {$n} Stapeln
    } deiner Wahl weder ziehen noch dort suchen
op-duel-modifier = die höchste Zahl, mit der er gelingt, ist um {$n} niedriger
op-counts-as = zählt für jede andere Karte auch als {$card}
op-extra-sites = { $n ->
        [one] 1 Bauplatz mehr
       *[other] {$n} Bauplätze mehr
    } für {$what}, an der Außenseite der Landschaften um diesen Platz
op-modify-card = {$cards}: { $n ->
        [one] 1 Rohstoff
       *[other] {$n} Rohstoffe
    } mehr
op-store = verwahrt bis zu {$what}, wofür deine Landschaften keinen Platz haben; damit lässt sich zahlen, und Räuber zählen es nicht
op-name-resources = nenne { $n ->
        [one] 1 Rohstoff
       *[other] {$n} Rohstoffe
    }
op-suspend-rates = { $who ->
        [self] du gibst
       *[other] {$person} gibt
    } der Bank mindestens {$n} eines Rohstoffs für 1 anderen
op-pawn = lege bis zu { $capacity ->
        [one] 1 Karte
       *[other] {$capacity} Karten
    } deiner Hand verdeckt darunter und erhalte { $gain ->
        [one] 1 Rohstoff
       *[other] {$gain} Rohstoffe
    } nach Wahl; für { $redeem ->
        [one] 1 beliebigen Rohstoff
       *[other] {$redeem} beliebige Rohstoffe
    } nimmst du sie zurück
op-victory-points-if = {$points}
op-free-build = baue kostenlos {$what}
op-roll-table = wirf einen Würfel: {$outcomes}
roll-outcome = mit {$first} bis {$last} gilt: {$does}
roll-nothing = nichts geschieht
op-contest = beide werfen einen Würfel und zählen ihre Magie dazu; hast du mehr, gilt: {$won}; hat der Gegner mehr, gilt: {$lost}
op-drain-wizard = { $chooser ->
        [all] alle Zauberer verlieren
        [self] 1 Zauberer des Gegners, nach deiner Wahl, verliert
       *[opponent] 1 Zauberer von dir, nach Wahl des Gegners, verliert
    } alle Magie
op-add-magic = jeder Zauberer erhält {$n} Magie
op-resource-to-magic = mach aus Rohstoffen seiner Landschaft Magie, die er zeigt, höchstens {$capacity}
op-swap-sites = {$what} von dir tauschen ihre Bauplätze, wenn beide dort hinpassen
op-remove-event = sieh die Ereigniskarten durch, nimm eine davon, aber nicht {$but}, aus dem Spiel und mische die anderen
op-replace-region = ersetze eine deiner Landschaften ohne Zauberer durch eine, die du aus dem Landschaftsstapel aussuchst; sie zeigt so viel wie die alte, und die wird in den Stapel gemischt
op-no-production = { $beside ->
        [none] die Landschaft darunter bringt
       *[other] Landschaften an {$beside} bringen
    } nichts
op-take-built = nimm {$what} des Gegners auf deine Hand
op-place-foreign = lege sie auf {$what} des Gegners
op-discard-this = sie wird abgelegt

## Was es braucht, um eine Karte zu spielen oder zu bauen

need-token-knight = du musst die Rittermarke haben
need-token-commerce = du musst die Handelsmarke haben
need-self-has-duplicate-land = du musst ein Land mindestens zweimal haben
need-more-than-opponent = du musst mehr {$points} haben als der Gegner
need-self-has = du musst {$what} haben
need-self-has-built = du musst {$what} ausliegen haben
need-room-for-others = du musst Platz für einen anderen Rohstoff als {$but} haben
need-opponent-can-yield = der Gegner muss einen Rohstoff haben, für den du Platz hast, oder {$what}
need-opponent-can-store-one-of-mine = der Gegner muss Platz für einen Rohstoff von dir haben
need-hand-at-least = du musst { $n ->
        [one] 1 weitere Karte
       *[other] {$n} weitere Karten
    } auf der Hand haben
need-city-has-any = diese Stadt muss {$what} haben
need-stack-not-empty = in einem Stapel muss eine Karte liegen
need-opponent-has-cards = der Gegner muss eine Karte auf der Hand haben
need-discard-not-empty = im Ablagestapel muss eine Karte liegen
need-discard-has-other = im Ablagestapel muss eine andere Karte als {$but} liegen
need-region-stack-not-empty = im Stapel muss eine Landschaft liegen
need-magic-at-least = deine Zauberer müssen {$n} Magie haben

## Das Blatt einer Karte

sheet-set = Aus dem Set {$set}.
sheet-kind-centre = eine Zentrumskarte
sheet-kind-wizard = ein Zauberer
sheet-kind-spell-book = ein Zauberbuch
sheet-kind-spell = ein Zauberspruch{ $class ->
        [attack] , für einen Angriff
        [neutral] , neutral
        [defence] , zur Abwehr
       *[none] {""}
    }
sheet-kind-foreign = eine Karte für das Fürstentum des Gegners
sheet-on-settlement = Gehört auf eine eigene Siedlung.
sheet-on-city = Gehört auf eine eigene Stadt.
sheet-at-citadel = Gehört an eine Zitadelle, darüber oder darunter.
sheet-on-region = Gehört auf eine eigene Landschaft „{$land}“ an einer Zitadelle.
sheet-development = liegt offen in einem eigenen Stapel
sheet-timing-reaction-or-action-phase = wird als Antwort gespielt, oder unter den Aktionen eines Zuges
