### Wie die Zeilen einer Art zusammen heißen, wo die Spieler verglichen werden.

score-kind-card = Karten
score-kind-keys = Schlüssel
