### Comment le livre de ce jeu appelle ses chapitres et ses groupes de cartes.

chapter-actions = Cartes, or et clés en détail
group-castle = La pioche du château
group-village = La pioche du village
