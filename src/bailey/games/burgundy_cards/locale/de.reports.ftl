### Was jemand gewählt hat, als Bericht.

report-play-card = {$who} spielt die {$die} ({$card})
report-take = {$who} nimmt {$card} aus Reihe {$row}{$cost}
report-place = {$who} legt {$card} {$where}{$cost}
report-sell = {$who} verkauft {$goods}{$cost}
report-restock = {$who} füllt die Arbeiter auf zwei auf
report-take-silver = {$who} nimmt 1 Silberling
report-convert = {$who} wandelt {$what} in 1 Punkt um
report-stop = {$who} wandelt nichts mehr um
report-discard-project = {$who} legt {$card} ab
report-keep-projects = {$who} behält die Projekte
report-take-bonus = {$who} erhält {$gain}
report-use-function = {$who} nutzt zuerst die Funktion von {$card}
report-take-good = {$who} nimmt {$goods} von Stapel {$pile}
report-take-animal = {$who} nimmt {$animals} von Stapel {$pile}
report-decline = {$who} verzichtet
report-keep-bought = {$who} behält {$card} als Projekt
report-use-bought = {$who} nutzt {$card} als {$die} für noch eine Aktion
report-finish = {$who} beendet den Zug
report-buy = {$who} zahlt 3 Silberlinge für drei Karten
