### Wie das Buch dieses Spiels seine Kapitel und seine Gruppen von Karten nennt.

chapter-turn = Phase, Runde, Zug
chapter-tiles = Was die Plättchen bringen
chapter-alone = Gegen den Automata
group-plain = Schlösser, Minen, Schiffe und Gasthöfe
group-livestock = Nutztiere
group-building = Gebäude
group-knowledge = Wissen
group-automata = Karten des Automata
group-route = Handelsrouten
area-discard = Aus dem Spiel
area-automata-discard = Fertige Karten des Automata
