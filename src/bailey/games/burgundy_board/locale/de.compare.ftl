### Wie die Zeilen einer Art zusammen heißen, wo die Spieler verglichen werden.

score-kind-goods = Übrige Waren
score-kind-silver = Übriges Silber
score-kind-workers = Übrige Arbeiter
score-kind-knowledge = Wissen
score-kind-automata-knowledge = Wissen
# as in English
score-kind-automata-reserve = Reserve
score-kind-automata-unfinished = Unfertige Karten
