### Comment le livre de ce jeu appelle ses chapitres et ses groupes de cartes.

chapter-event-die = Ce que fait le dé d’événement
chapter-actions = Construire
chapter-trade = Échanger
chapter-action-cards = Cartes Action
chapter-event-cards = Cartes Événement
chapter-end = La fin
chapter-theme-sets = Les séries à thème
chapter-wizards = Magiciens & Dragons
group-region = Régions
group-building-green = Bâtiments verts
group-building-red = Bâtiments rouges, à côté d’une Ville
group-unit-knight-green = Chevaliers
group-unit-fleet-green = Flottes
group-action-attack = Cartes Action : attaque
group-action-neutral = Cartes Action : neutres
group-action-defence = Cartes Action : défense
group-event-blue = Cartes Événement
area-removed = Hors du jeu
group-km = Jeu à thème : Chevaliers & Marchands
group-sp = Jeu à thème : Science & Progrès
group-pi = Jeu à thème : Politique & Intrigue
group-tc = Jeu à thème : Commerce & Changement
group-wd = Jeu à thème : Magiciens & Dragons
