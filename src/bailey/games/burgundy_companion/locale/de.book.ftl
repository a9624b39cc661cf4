### Wie das Buch dieses Spiels seine Kapitel und seine Gruppen von Karten nennt.

chapter-companion = Was der Begleiter tut
