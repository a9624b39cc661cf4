### Was alle Spiele gleich sagen.

hidden-card = eine verdeckte Karte
reason-not-now = das geht jetzt nicht
reason-game-over = das Spiel ist zu Ende
step-over = Das Spiel ist zu Ende

# What a seat is called at which nobody has given a name.
seat-name = Spieler {$n}
