### Comment s’appellent ensemble les lignes d’un même genre, là où l’on compare les joueurs.

score-kind-card = Cartes
score-kind-keys = Clés
