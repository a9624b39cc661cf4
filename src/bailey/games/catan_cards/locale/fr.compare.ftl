### Comment s’appellent ensemble les lignes d’un même genre, là où l’on compare les joueurs.

score-kind-settlements = Colonies
score-kind-cities = Villes
score-kind-metropolises = Métropoles
score-kind-cards = Cartes
score-kind-citadels = Citadelles
score-kind-served-citadels = Magiciens en Citadelle
