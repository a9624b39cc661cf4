### Comment le livre de ce jeu appelle ses chapitres et ses groupes de cartes.

chapter-companion = Ce que fait le compagnon
