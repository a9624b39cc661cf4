### Comment le livre de ce jeu appelle ses chapitres et ses groupes de cartes.

chapter-turn = Phase, manche, tour
chapter-tiles = Ce que rapportent les tuiles
chapter-alone = Contre l’Automata
group-plain = Châteaux, mines, bateaux et auberges
group-livestock = Bétail
group-building = Bâtiments
group-knowledge = Savoirs
group-automata = Cartes de l’Automata
group-route = Routes commerciales
area-discard = Hors du jeu
area-automata-discard = Cartes terminées de l’Automata
