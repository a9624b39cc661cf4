### Was jemand gewählt hat, als Bericht.

report-lay = {$who} legt {$card} aus
report-search = { $step ->
        [take-from] {$who} nimmt eine Karte aus Stapel {$stack}
       *[other] {$who} sucht in Stapel {$stack}
    }
report-take = {$who} nimmt „{$card}“
report-draw = { $step ->
        [keep-one] {$who} nimmt dafür die nächste Karte von Stapel {$stack}
        [take-top] {$who} nimmt „{$top_card}“ von Stapel {$stack}
       *[other] {$who} zieht die oberste Karte von Stapel {$stack}
    }
report-put-under = {$who} legt „{$card}“ unter Stapel {$stack}
report-keep = { $step ->
        [exchange] {$who} behält die Hand, wie sie ist
       *[other] {$who} behält die gezogene Karte
    }
report-roll = {$who} würfelt
report-play = {$who} spielt „{$card}“
report-name-number = {$who} nennt die {$number}
report-build-road = {$who} baut eine Straße am { $end ->
        [left] linken
       *[right] rechten
    } Ende ({$cost})
report-build-settlement = {$who} baut eine Siedlung am { $end ->
        [left] linken
       *[right] rechten
    } Ende ({$cost})
report-use-scout = {$who} baut eine Siedlung am { $end ->
        [left] linken
       *[right] rechten
    } Ende mit „{$card}“ ({$cost})
report-build-city = {$who} baut eine Stadt auf {$place} ({$cost})
report-build = {$who} baut „{$card}“ {$where} ({$cost})
report-trade = {$who} tauscht {$give} gegen {$get}
report-pull-down = {$who} reißt „{$card}“ {$where} ab
report-end-actions = {$who} beendet die Aktionen
report-pay = {$who} zahlt {$one} aus {$card}
report-gain = {$who} erhält {$one} in {$card}
report-any-region = {$who} überlässt die Wahl der Landschaften dem Spiel
report-take-resource = {$who} nimmt dem Gegner {$one}
report-give-resource = {$who} gibt dem Gegner {$one}
report-stop = { $step ->
        [swap] {$who} tauscht nichts mehr
        [choose-regions] {$who} lässt keine weitere Landschaft etwas erhalten
        [put-some] {$who} legt keine Karten mehr weg
        [draw-tops] {$who} zieht nichts mehr
        [fill-tops] {$who} zieht nichts mehr
        [search-free] {$who} durchsucht nichts mehr
        [pawn] {$who} verpfändet nichts
       *[steal] {$who} nimmt nichts mehr
    }
report-skip = { $step ->
        [take-card] {$who} nimmt keine dieser Karten
        [take-top] {$who} nimmt keine dieser Karten
        [master-search] {$who} sucht nicht
        [last-offer] {$who} macht kein Angebot
        [instead] {$who} nimmt den freien Rohstoff
        [ward] {$who} lässt die Räuber gewähren
       *[other] {$who} macht weiter
    }
report-take-region = {$who} nimmt {$card}
report-place-region = {$who} legt die Landschaft { $side ->
        [above] oben
       *[below] unten
    } an
report-counter = {$who} spielt „{$card}“ dagegen
report-no-counter = {$who} spielt nichts dagegen
report-pick = {$who} wählt „{$card}“ {$where}
report-take-from-hand = {$who} nimmt „{$card}“
report-propose = {$who} macht ein Angebot
report-add-give = {$who} bietet {$one} mehr
report-add-want = {$who} will {$one} mehr
report-send = {$who} bietet {$give} gegen {$want}
report-withdraw = {$who} macht doch kein Angebot
report-accept = {$who} nimmt an: {$want} gegen {$give}
report-decline = {$who} lehnt ab
report-use = {$who} nutzt „{$card}“ {$where}
report-take-discarded = {$who} nimmt „{$card}“ vom Ablagestapel
report-pick-region = { $step ->
        [give-region] {$who} gibt {$card}
        [choose-regions] {$who} erhält 1 in {$card}
        [leave-region] {$who} ersetzt {$card}
        [put-on-region] {$who} legt sie auf {$card}
       *[take-rivals-region] {$who} nimmt {$card}
    }
report-pay-gold = {$who} zahlt {$paid}
report-name-resource = {$who} nennt {$resource}
report-pawn = {$who} verpfändet „{$card}“
report-save = {$who} spart {$one}
report-pay-kept = {$who} zahlt {$one} aus dem Verwahrten
report-choose = {$who} wählt: {$does}
report-build-metropolis = {$who} baut eine Metropole auf {$place} ({$cost})
report-block = {$who} sperrt Stapel {$stack} für den Gegner
report-build-new = {$who} baut die neue Entwicklung „{$card}“ {$where} ({$cost})

## Zauberer & Drachen

report-build-citadel = {$who} baut eine Zitadelle auf {$place} ({$cost})
report-put-wizard = {$who} stellt „{$card}“ auf {$region} ({$cost})
report-add-magic = {$who} macht aus 1 Rohstoff von {$region} Magie für „{$card}“
report-pick-wizard = { $step ->
        [drain] {$who} nimmt „{$card}“ {$magic} Magie
       *[pay-magic] {$who} zahlt mit der Magie von „{$card}“
    }
report-name-face = {$who} nennt {$face}
report-remove-event = {$who} nimmt „{$card}“ aus dem Spiel
report-buy-off = {$who} vertreibt „{$card}“ von {$region} ({$cost})
