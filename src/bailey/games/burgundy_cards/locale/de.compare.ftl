### Wie die Zeilen einer Art zusammen heißen, wo die Spieler verglichen werden.

score-kind-triple = Drillinge
score-kind-first-triples = Erste Drillinge
score-kind-goods = Verkaufte Waren
