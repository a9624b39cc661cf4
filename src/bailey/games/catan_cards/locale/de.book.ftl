### Wie das Buch dieses Spiels seine Kapitel und seine Gruppen von Karten nennt.

chapter-event-die = Was der Ereigniswürfel bringt
chapter-actions = Bauen
chapter-trade = Tauschen
chapter-action-cards = Aktionskarten
chapter-event-cards = Ereigniskarten
chapter-end = Das Ende
chapter-theme-sets = Die Themen-Sets
chapter-wizards = Zauberer & Drachen
group-region = Landschaften
group-building-green = Grüne Gebäude
group-building-red = Rote Gebäude, neben einer Stadt
group-unit-knight-green = Ritter
group-unit-fleet-green = Flotten
group-action-attack = Aktionskarten: Angriff
group-action-neutral = Aktionskarten: neutral
group-action-defence = Aktionskarten: Abwehr
group-event-blue = Ereigniskarten
area-removed = Aus dem Spiel
group-km = Themen-Set: Ritter & Händler
group-sp = Themen-Set: Wissenschaft & Fortschritt
group-pi = Themen-Set: Politik & Intrige
group-tc = Themen-Set: Handel & Wandel
group-wd = Themen-Set: Zauberer & Drachen
