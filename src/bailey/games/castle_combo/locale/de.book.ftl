### Wie das Buch dieses Spiels seine Kapitel und seine Gruppen von Karten nennt.

chapter-actions = Karten, Gold und Schlüssel im Einzelnen
group-castle = Der Schlossstapel
group-village = Der Dorfstapel
