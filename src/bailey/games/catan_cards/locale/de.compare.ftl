### Wie die Zeilen einer Art zusammen heißen, wo die Spieler verglichen werden.

score-kind-settlements = Siedlungen
score-kind-cities = Städte
score-kind-metropolises = Metropolen
score-kind-cards = Karten
score-kind-citadels = Zitadellen
score-kind-served-citadels = Zauberer in Zitadellen
