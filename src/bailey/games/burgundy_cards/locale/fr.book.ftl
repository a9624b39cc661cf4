### Comment le livre de ce jeu appelle ses chapitres et ses groupes de cartes.

chapter-actions = Les six actions
chapter-estate = Le domaine
chapter-functions = Ce que font les cartes
group-types = Six types de cartes
group-buildings = Bâtiments : huit sortes d’un même type
sheet-dice = Son dé est l’un de ceux-ci : {$dice}
