### Wie das Buch dieses Spiels seine Kapitel und seine Gruppen von Karten nennt.

chapter-actions = Die sechs Aktionen
chapter-estate = Das Fürstentum
chapter-functions = Was die Karten tun
group-types = Sechs Arten von Karten
group-buildings = Gebäude: acht Sorten einer Art
sheet-dice = Sein Würfel ist einer von diesen: {$dice}
