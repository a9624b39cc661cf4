### Castle Combo. Alle Sätze sind unsere eigenen. `.short` schreibt die Zeichnung; ihre Zeichen stehen in der Legende.

## Im Regal

about = Baue einen Hofstaat aus neun Karten: Wirb Leute aus Dorf und Schloss an und lege jede Karte dorthin, wo sie Punkte bringt.

## Wörter

castle = Schloss
    .sign = Schloss
village = Dorf
    .sign = Dorf
shield-nobility = Adel
    .sign = A
    .shield = Adelswappen
shield-faith = Kirche
    .sign = K
    .shield = Kirchenwappen
shield-scholarship = Wissen
    .sign = W
    .shield = Wissenswappen
shield-military = Militär
    .sign = M
    .shield = Militärwappen
shield-craftsmanship = Handwerk
    .sign = H
    .shield = Handwerkswappen
shield-peasantry = Bauern
    .sign = B
    .shield = Bauernwappen

## Was eine Fähigkeit oder eine Schriftrolle zählt

count-one = {""}
    .short = {""}
count-shield-tableau = {" "}für jedes {$shield} in deiner Auslage
    .short = /{$sign}
count-shield-row = {" "}für jedes {$shield} in dieser Reihe
    .short = /{$sign} Reihe
count-shield-column = {" "}für jedes {$shield} in dieser Spalte
    .short = /{$sign} Sp.
count-shield-cross = {" "}für jedes {$shield} in dieser Reihe und Spalte
    .short = /{$sign} Kreuz
count-shield-neighbor = {" "}für jedes {$shield} in der Auslage eines Nachbarn
    .short = /{$sign} nebenan
count-banner-tableau = {" "}für jede {$deck}karte in deiner Auslage
    .short = /{$deck}
count-banner-neighbor = {" "}für jede {$deck}karte in der Auslage eines Nachbarn
    .short = /{$deck} nebenan
count-shield-types-tableau = {" "}für jede Wappenart in deiner Auslage
    .short = /Art
count-shield-types-row = {" "}für jede Wappenart in dieser Reihe
    .short = /Art Reihe
count-shield-types-column = {" "}für jede Wappenart in dieser Spalte
    .short = /Art Sp.
count-missing-shield-types = {" "}für jede der sechs Wappenarten, die in deiner Auslage fehlt
    .short = /fehlend
count-shield-set = {" "}für jeden Satz aus den Wappen {$set} in deiner Auslage
    .short = /{$signs}
count-banner-set = {" "}für jeden Satz aus {$set} in deiner Auslage
    .short = /{$signs}
set-shield = {$shield}
    .sign = {$sign}
set-banner = { $n ->
        [one] einer {$deck}karte
       *[other] {$n} {$deck}karten
    }
    .sign = { $n ->
        [one] {$deck}
       *[other] {$n} {$deck}
    }
list-and = { $n ->
        [one] {$last}
       *[other] {$first} und {$last}
    }
list-signs = { $n ->
        [one] {$last}
       *[other] {$first}+{$last}
    }
count-identical-shields = {" "}für je {$size} gleiche Wappen in deiner Auslage
    .short = /{$size} gleiche
count-cards-with-shield-count-eq = {" "}für jede Karte mit genau { $value ->
        [one] einem
       *[other] {$value}
    } Wappen in deiner Auslage
    .short = /{$value}-Wappen
count-cards-with-cost-eq = {" "}für jede Karte in deiner Auslage mit dem aufgedruckten Preis {$value}
    .short = /Preis {$value}
count-cards-with-cost-gte = {" "}für jede Karte in deiner Auslage mit dem aufgedruckten Preis {$value} oder mehr
    .short = /Preis {$value}+
count-cards-with-discount = {" "}für jede Karte mit Rabatt in deiner Auslage
    .short = /Rabatt
count-cards-with-purse = {" "}für jede Karte mit Beutel in deiner Auslage
    .short = /Beutel
count-cells-filled = {" "}für jede Karte deiner Auslage, auch für die verdeckten
    .short = /Karte
count-cells-empty = {" "}für jedes leere der neun Felder deiner Auslage
    .short = /leeres Feld
count-keys = {" "}für jeden deiner Schlüssel
    .short = /Schlüssel
count-gold-on-card = {" "}für jedes Gold auf dieser Karte
    .short = /Gold
count-gold-on-purses = {" "}für jedes Gold auf deinen Beuteln
    .short = /Beutelgold

test-position = , wenn diese Karte { $area ->
        [top_row] in der oberen Reihe
        [middle_row] in der mittleren Reihe
        [bottom_row] in der unteren Reihe
        [left_column] in der linken Spalte
        [middle_column] in der mittleren Spalte
        [right_column] in der rechten Spalte
        [corners] in einer Ecke
       *[edges] in der Mitte eines Randes
    } deiner Auslage liegt
    .short = {" "}{ $area ->
        [top_row] oben
        [middle_row] Mittelr.
        [bottom_row] unten
        [left_column] links
        [middle_column] Mittelsp.
        [right_column] rechts
        [corners] Ecke
       *[edges] Rand
    }
test-shield-absent = , wenn kein {$shield} in deiner Auslage ist
    .short = {" "}ohne {$sign}
test-face-down-cards = , wenn mindestens { $min ->
        [one] eine Karte
       *[other] {$min} Karten
    } deiner Auslage verdeckt { $min ->
        [one] liegt
       *[other] liegen
    }
    .short = {" "}verdeckt

## Was Fähigkeiten bewirken

gold = {$n} Gold
    .short = {$n}g
keys = {$n} Schlüssel
    .short = {$n}s
effect-gain = { $who ->
        [opponents] jeder Gegner erhält
        [all] alle erhalten
       *[self] erhalte
    } {$what}{$count}
    .chosen = {$what}{$count} erhalten
    .short = { $who ->
        [opponents] andere +
        [all] alle +
       *[self] +
    }{$what}{$count}
effect-store = lege {$n} Gold aus dem Vorrat auf jeden deiner Beutel, soweit Platz ist
    .chosen = {$n} Gold auf jeden Beutel mit Platz legen
    .short = lagere {$n}g
effect-fill = fülle {$n} deiner Beutel aus dem Vorrat bis zum Rand
    .short = fülle {$n} Beutel
effect-discard = lege eine Karte der {$deck}reihe ab und erhalte ihren aufgedruckten Preis in { $reward ->
        [gold] Gold
       *[key] Schlüsseln
    }
    .short = weg {$deck}: +Preis { $reward ->
        [gold] g
       *[key] s
    }
effect-discount = ab jetzt kostet dich { $decks ->
        [both] jede Karte
        [castle] jede Schlosskarte
       *[village] jede Dorfkarte
    } {$n} Gold weniger
    .short = −{$n}g { $decks ->
        [both] alle
        [castle] Schloss
       *[village] Dorf
    }
effects-and = {$first}, und {$second}
    .short = {$first} {$second}
effects-or = {$first}, oder {$second}
    .short = {$first} oder {$second}

## Schriftrollen

scroll = { $n ->
        [one] 1 Punkt
       *[other] {$n} Punkte
    }{$count}
    .short = {$n}{$count}

## Eine Karte von vorn bis hinten

sheet-head = {$card}: eine {$deck}karte, kostet {$cost} Gold
sheet-shields = Wappen: {$shields}
sheet-messenger = Bote: { $messenger ->
        [none] bleibt stehen
        [castle] geht zum Schloss
       *[village] geht zum Dorf
    }
sheet-ability = Fähigkeit: {$ability}
sheet-purse = Beutel: fasst bis zu {$purse} Gold
sheet-scroll = Schriftrolle: {$scroll}

## Was man gefragt wird

step-spend-key = Nimm eine Karte, oder gib erst einen Schlüssel aus
step-take-card = Nimm eine Karte
step-place-card = {$card} ({$shields}, {$scroll}): Wohin damit?
step-choose-effect = {$card}: Welche der beiden Wirkungen?
step-choose-neighbor = {$card}: Welcher Nachbar zählt?
step-discard-card = {$card}: Welche Karte der {$deck}reihe ablegen?
step-fill-purse = {$card}: Welcher Beutel wird gefüllt?
step-over = Das Spiel ist zu Ende

## Was man tun kann; `.words` darf man tippen

choice-keep-key = alle Schlüssel behalten
    .words = Schlüssel behalten | behalten | nein
choice-move-messenger = einen Schlüssel ausgeben: den Boten zum {$location} schicken
    .words = Bote | Boten schicken | {$location}
choice-renew-row = einen Schlüssel ausgeben: eine neue {$location}reihe auslegen
    .words = neue Reihe | Reihe erneuern
choice-take = {$card} { $price ->
        [0] umsonst
       *[other] für {$price} Gold
    } nehmen{ $discount ->
        [0] {""}
       *[other] {" "}({$cost} minus {$discount})
    }
    .words = {$card} | nimm {$card} | {$card} nehmen | kaufe {$card}
choice-take-face-down = {$card} verdeckt nehmen: {$gold} Gold und {$keys} Schlüssel erhalten
    .words = verdeckt {$card} | {$card} verdeckt | nimm verdeckt {$card} | nimm {$card} verdeckt
choice-place = {$where} anlegen
    .words = {$words}
choice-choose-effect = {$effect}
    .words = { $goods ->
        [key] Schlüssel
       *[gold] Gold
    }
choice-choose-neighbor = { $side ->
        [left] der linke
       *[right] der rechte
    } Nachbar, {$player}: {$gain} erhalten
    .words = { $side ->
        [left] links
       *[right] rechts
    } | {$player}
choice-discard = {$card} ablegen: {$gain} erhalten
    .words = {$card} | {$card} ablegen
choice-fill-purse = {$n} Gold auf „{$card}“ legen
    .words = {$card} | {$card} füllen
where-first = als erste Karte
    .words = erste
where-alone = abseits aller anderen Karten
where-left = links von „{$card}“
    .words = links {$card} | links von {$card}
where-right = rechts von „{$card}“
    .words = rechts {$card} | rechts von {$card}
where-above = über „{$card}“
    .words = über {$card}
where-below = unter „{$card}“
    .words = unter {$card}
where-joined = {$first}, {$second}

## Warum nicht

reason-no-key = du hast keinen Schlüssel
reason-location-removed = das {$location} ist nicht mehr im Spiel
reason-too-expensive = {$card} kostet {$price} Gold, du hast {$gold}
reason-outside-grid = die Auslage wäre mehr als drei Karten breit oder hoch
reason-not-adjacent = neben diesem Feld liegt keine Karte von dir
reason-purse-full = der Beutel von „{$card}“ ist voll

## Was geschehen ist

event-moved-messenger = { $who ->
        [you] Du gibst einen Schlüssel aus und schickst
       *[other] {$player} gibt einen Schlüssel aus und schickt
    } den Boten zum {$location}
event-renewed = { $who ->
        [you] Du gibst einen Schlüssel aus und legst
       *[other] {$player} gibt einen Schlüssel aus und legt
    } eine neue {$location}reihe aus
event-took = { $who ->
        [you] Du nimmst
       *[other] {$player} nimmt
    } {$card} { $paid ->
        [0] umsonst
       *[other] für {$paid} Gold
    }
event-took-face-down = { $who ->
        [you] Du nimmst
       *[other] {$player} nimmt
    } {$card} verdeckt und { $who ->
        [you] erhältst
       *[other] erhält
    } {$gold} Gold und {$keys} Schlüssel
event-placed = { $who ->
        [you] Du legst
       *[other] {$player} legt
    } {$card} { $place ->
        [first] als erste Karte aus
       *[other]
            an, von der ersten Karte aus { $column ->
                [-2] zwei Spalten nach links
                [-1] eine Spalte nach links
                [1] eine Spalte nach rechts
                [2] zwei Spalten nach rechts
               *[0] {""}
            }{ $column ->
                [0] {""}
               *[other]
                    { $row ->
                        [0] {""}
                       *[other] {" "}und{" "}
                    }
            }{ $row ->
                [-2] zwei Reihen nach oben
                [-1] eine Reihe nach oben
                [1] eine Reihe nach unten
                [2] zwei Reihen nach unten
               *[0] {""}
            }
    }
event-gained-gold = { $who ->
        [you] Du erhältst
       *[other] {$player} erhält
    } {$amount} Gold
event-gained-keys = { $who ->
        [you] Du erhältst
       *[other] {$player} erhält
    } { $amount ->
        [one] einen
       *[other] {$amount}
    } Schlüssel
event-gained-nothing = { $who ->
        [you] Du erhältst
       *[other] {$player} erhält
    } nichts
event-equal-neighbors = { $who ->
        [you] Du hast
       *[other] {$player} hat
    } zwei Nachbarn, bei denen gleich viel zählt: {$amount}
event-stored = { $who ->
        [you] Du legst
       *[other] {$player} legt
    } {$amount} Gold auf den Beutel von „{$card}“
event-discarded = { $who ->
        [you] Du legst
       *[other] {$player} legt
    } {$card} ab
event-messenger-went = Der Bote geht zum {$location}
event-reshuffled = Die abgelegten {$location}karten werden zu einem neuen Stapel gemischt
event-revealed = {$card} kommt in die {$location}reihe
event-removed = Das {$location} hat zu wenige Karten für eine volle Reihe und scheidet aus

## Die Wertung

score-card = {$card}
score-card-face-down = {$card} (verdeckt)
score-keys = { $keys ->
        [one] Ein
       *[other] {$keys}
    } Schlüssel
score-keys-how = je ein Punkt
score-face-down-how = bringt nichts
score-stored = ; {$stored} Gold darauf
score-left-over = {", "}davon {$gold} erst am Ende

## Die Zeichnung

draw-messenger = {"  "}Bote
draw-piles = {"  "}Stapel {$deck}, abgelegt {$discard}
draw-piles-short = {"  "}{$deck} übrig, {$discard} weg
draw-removed = ist nicht mehr im Spiel
draw-price = {$price}g
draw-price-reduced = {$price}g ({$cost})
draw-goes = →
# as in English
draw-purse = {" "}(max {$purse})
draw-stored = {$stored}/{$purse}g
draw-face-down = verdeckt
draw-player = {$player}: {$gold} Gold, {$keys} Schl.
draw-player-short = {$player}: {$gold}g {$keys}s
draw-points = , {$points} Pkt.
draw-cards = , { $cards ->
        [one] 1 Karte
       *[other] {$cards} Karten
    }
draw-no-cards = (noch keine Karten)
pile-discard = Ablagestapel {$location}

## Der Wertungsblock

pad-help = Nenne jede Karte, so viel vom Namen wie nötig. Mit Gold auf ihrem Beutel: Bildhauerin 4. Eine verdeckte Karte: verdeckt. Keine Karte: nur die Eingabetaste. `zurück` geht eine Frage zurück.
pad-cell = { $row ->
        [0] obere
        [1] mittlere
       *[2] untere
    } Reihe, { $column ->
        [0] links
        [1] Mitte
       *[2] rechts
    }
pad-gold = Gold, das nicht auf Beuteln liegt
pad-keys = Schlüssel
pad-stored = Gold
pad-holds = {$card} fasst { $most ->
        [0] kein Gold.
       *[other] höchstens {$most} Gold.
    }
pad-apart = In einer Auslage muss jede Karte neben einer anderen liegen.

## Was auf dem Tisch liegt

area-castle = Schlossreihe
area-village = Dorfreihe
area-castle-deck = Schlossstapel
area-village-deck = Dorfstapel
area-castle-discard = Ablagestapel des Schlosses
area-village-discard = Ablagestapel des Dorfes
area-castle-row = Schlossreihe
area-village-row = Dorfreihe
area-messenger = Bote
# as in English
area-gold = Gold
area-keys = Schlüssel
area-tableau = Auslage
area-stored = Gold darauf
tab-take-face-down = Verdeckt
