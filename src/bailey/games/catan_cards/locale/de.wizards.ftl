### Zauberer & Drachen: was gefragt, gewählt und erzählt wird, und die Regeln.

## Was gefragt wird

step-pay-magic = Welcher Zauberer zahlt? Noch fällig: {$n} Magie
step-cancel = „{$card}“: Hebst du die Karte mit einem Zauberbuch auf?
step-name-face = Welche Seite zeigt der Ereigniswürfel?
step-ward = Räuber: Wehrst du sie mit einem Zauberbuch ab?
step-free-city = Welche Siedlung wird zur Stadt?
step-swap-first = Welche Karte tauscht ihren Bauplatz?
step-swap-second = Mit welcher Karte tauscht „{$card}“ den Bauplatz?
step-remove-event = Welche Ereigniskarte kommt aus dem Spiel?
step-drain = Welcher Zauberer des Gegners verliert alle Magie?
step-leave-region = Welche deiner Landschaften wird ersetzt?
step-change-region = Welche Landschaft kommt an die Stelle von {$region}?
step-take-built = Welche Karte des Gegners nimmst du auf die Hand? ({$what})
step-put-on-card = „{$card}“: auf welche Karte des Gegners? ({$what})
step-put-on-region = „{$card}“: auf welche Landschaft des Gegners?
step-fill-tops = Eine Karte für deine Hand: oben von welchem Stapel? (höchstens { $n ->
        [one] 1 Karte
       *[other] {$n} Karten
    })
step-search-by-magic = Welchen Stapel durchsuchst du?

## Was gewählt wird; `.words` ist, was man tippen kann

choice-build-citadel = eine Zitadelle auf {$place} bauen ({$cost})
    .words = Zitadelle {$place} | baue Zitadelle {$place}
choice-put-wizard = „{$card}“ auf {$region} stellen ({$cost})
    .words = {$card} | stelle {$card} | {$card} {$region}
choice-add-magic = 1 Rohstoff von {$region} (zeigt {$store}) in Magie verwandeln: „{$card}“ hat {$magic}
    .words = Magie {$card} | {$card}
choice-pick-wizard = { $step ->
        [drain] „{$card}“ verliert {$magic} Magie
       *[pay-magic] „{$card}“ zahlt und hat {$magic} Magie
    }
    .words = {$card} | wähle {$card}
choice-name-face = {$face} nennen
    .words = {$face} | nenne {$face}
choice-remove-event = „{$card}“ aus dem Spiel nehmen
    .words = {$card} | entferne {$card}
choice-buy-off = „{$card}“ von {$region} vertreiben ({$cost})
    .words = vertreibe {$card} | vertreibe
free-of-charge = kostenlos

## Warum nicht

reason-too-little-magic = „{$card}“ braucht {$magic} Magie, deine Zauberer haben {$have}
reason-no-citadel = „{$card}“ gehört an eine Zitadelle, und hier ist keine
reason-beside-citadel = zwischen zwei Zitadellen muss eine Siedlung oder Stadt liegen
reason-full-of-magic = „{$card}“ hat keinen Platz für mehr Magie
reason-shows-nothing = {$region} zeigt keinen Rohstoff

## Die Punkte

score-citadels = { $count ->
        [one] 1 Zitadelle
       *[other] {$count} Zitadellen
    }
score-citadels-how = je 1
score-served-citadels = { $count ->
        [one] 1 Zitadelle mit eigenem Zauberer
       *[other] {$count} Zitadellen mit eigenem Zauberer
    }
score-served-citadels-how = je 1
pile-removed = Aus dem Spiel

## Einstellungen

option-citadel-sites = Bauplätze einer Zitadelle
    .text = So viele Bauplätze hat eine Zitadelle, die Hälfte darüber und die Hälfte darunter.
option-new-development-limit = Eine Zitadelle für jeden
    .text = Jeder hat höchstens eine Zitadelle, wie bei anderen neuen Entwicklungen.
option-citadel-spacing = Zitadellen mit Abstand
    .text = Zwischen zwei Zitadellen einer Reihe muss eine Siedlung oder Stadt liegen.

## Die Zeichnung

drawing-citadel = Zitadelle
drawing-face = genannt: {$face}
drawing-covered = bedeckt
drawing-removed = aus dem Spiel
drawing-foreign = vom Gegner
legend-magic =
    .sign = ●●○
    .text = ein Zauberer mit 2 Magie und Platz für 1 mehr
legend-covered =
    .sign = †
    .text = eine Landschaft, auf der eine Karte des Gegners liegt

## Was geschehen ist

event-built-citadel = { $who ->
        [you] Du baust
       *[other] {$player} baut
    } eine Zitadelle auf {$place}
event-put-wizard = { $who ->
        [you] Du stellst
       *[other] {$player} stellt
    } „{$card}“ auf {$region}
event-added-magic = { $who ->
        [you] Bei dir
       *[other] Bei {$player}
    } hat „{$card}“ jetzt {$magic} Magie
event-spent-magic = { $who ->
        [you] Bei dir
       *[other] Bei {$player}
    } zahlt „{$card}“ {$amount} Magie und hat noch {$magic}
event-lost-magic = { $who ->
        [you] Bei dir
       *[other] Bei {$player}
    } verliert „{$card}“ {$amount} Magie
event-named-face = { $who ->
        [you] Du nennst
       *[other] {$player} nennt
    } die Seite des Ereigniswürfels: {$face}
event-rolled-die = { $who ->
        [you] Du würfelst
       *[other] {$player} würfelt
    } {$die}
event-contest = { $who ->
        [you] Du würfelst
       *[other] {$player} würfelt
    } {$die}: mit der Magie aller Zauberer {$sum}
event-swapped-sites = { $who ->
        [you] Du tauschst
       *[other] {$player} tauscht
    } die Bauplätze von „{$card}“ und „{$other}“
event-searched-events = { $who ->
        [you] Du siehst
       *[other] {$player} sieht
    } die Ereigniskarten durch
event-removed-event = { $who ->
        [you] Du nimmst
       *[other] {$player} nimmt
    } „{$card}“ aus dem Spiel
event-changed-region = { $who ->
        [you] Du ersetzt
       *[other] {$player} ersetzt
    } {$old} durch {$card} (zeigt {$store})
event-took-built = { $who ->
        [you] Du nimmst
       *[other] {$player} nimmt
    } „{$card}“ von der Zitadelle des anderen
event-put-on = { $who ->
        [you] Du legst
       *[other] {$player} legt
    } „{$card}“ auf „{$on}“
event-left = „{$card}“ verlässt { $who ->
        [you] dich
       *[other] {$player}
    } und kommt auf den Ablagestapel
event-idle = { $who ->
        [you] Deine Landschaften
       *[other] Die Landschaften von {$player}
    } an Zitadellen bringen in diesem Zug nichts

## Was nötig ist

need-opponent-has-free = der Gegner muss {$what} haben, auf dem keine Karte liegt
need-city-left = es muss eine Stadt im Vorrat sein
need-can-swap-sites = zwei deiner Einheiten oder Gebäude müssen ihre Bauplätze tauschen können
need-event-stack-has-other = unter den Ereigniskarten muss eine andere Karte sein als {$but}
need-region-without-wizard = du musst eine Landschaft ohne Zauberer haben

## Regeln

rule-citadel =
    .word = zitadelle
    .title = Zitadelle
    .text = Bei Zauberer & Drachen liegen {$citadels} Zitadellen als neue Entwicklungen aus. Eine Zitadelle kostet {$citadel}. Sie wird auf eine eigene Siedlung gebaut, und deren Bauplätze bleiben, für grüne Karten und Zauberbücher; eine Option kann ihr 4 geben. Sie zählt 1 Punkt anstelle der Siedlung, und 1 mehr mit einem eigenen Zauberer auf einer Landschaft um sie herum: Ein Zauberer zwischen zwei Zitadellen zählt für eine davon. Sie wird nie zur Stadt und geht nie weg. Man darf mehrere bauen, wenn es keine Option verbietet; eine andere Option hält sie auseinander.
rule-wizards =
    .word = zauberer
    .title = Zauberer
    .text = Ein Zauberer kommt auf eine eigene Landschaft seines Landes, die an einer Zitadelle liegt, und kostet 3 Rohstoffe dieses Landes. Zauberer können nicht abgerissen werden. Unter deinen Aktionen machst du aus Rohstoffen seiner Landschaft Magie, eins zu eins; ein Zauberer hält höchstens {$most-magic} Magie.
rule-magic =
    .word = magie
    .title = Magie zahlen
    .text = Magie zahlen deine Zauberer, gleich welche. Wo mehrere zahlen könnten, sagst du, wer zahlt.
rule-spell-books =
    .word = zauberbücher
    .title = Zauberbücher
    .text = Ein Zauberbuch wird kostenlos auf einen Bauplatz einer Zitadelle gebaut und kann nicht abgerissen werden. Jede Nutzung kostet die Magie, die auf seinem Blatt steht. Das Rad der Zeit nennt vor dem Wurf die Seite des Ereigniswürfels, einmal im Zug. Der Gegenzauber hebt eine Aktionskarte oder einen Zauberspruch auf, den der Gegner spielt, auch eine Antwort auf einen Angriff: Du wirst gefragt, wann immer du ihn und die Magie dafür hast. Das Suchende Auge bezahlt eine Suche am Ende deines Zuges. Die Dornenhecke verhindert, was die Räuber des Ereigniswürfels nähmen.
rule-spells =
    .word = zaubersprüche
    .title = Zaubersprüche
    .text = Ein Zauberspruch wird wie eine Aktionskarte gespielt und wartet wie sie, kostet aber Magie, die beim Spielen bezahlt wird, auch wenn er dann aufgehoben wird. Der Spion nimmt weder Zaubersprüche noch Zauberbücher noch Zauberer.
rule-foreign-cards =
    .word = hexe
    .title = Hexe und Drache
    .text = Eine Hexe liegt auf einem Gebäude des Gegners, auf jedem höchstens eine. Außer seinen Siegpunkten zählt es dann nichts, weder für seinen Besitzer noch für Ereigniskarten. Alle Hexen gehen, wenn ihr Opfer die Ereignisseite wirft oder nennt, bevor die Ereigniskarte aufgedeckt wird. Der Drache liegt auf einer Landschaft des Gegners, die dann nichts bringt; erhalten kann sie weiter etwas. Er geht, wenn sein Opfer ein Turnier gewinnt oder unter den eigenen Aktionen 2 Gold zahlt. Eine solche Karte kommt auch dann auf den Ablagestapel, wenn weggeht, worauf sie liegt.
rule-set-wd =
    .word = zauberer-drachen
    .title = Themen-Set: Zauberer & Drachen
    .text = {$wd-cards}. Wie gut die Karten bekannt sind: {$wd-sources}
