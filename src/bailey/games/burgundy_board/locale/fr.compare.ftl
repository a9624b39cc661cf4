### Comment s’appellent ensemble les lignes d’un même genre, là où l’on compare les joueurs.

score-kind-goods = Marchandises restantes
score-kind-silver = Argent restant
score-kind-workers = Ouvriers restants
score-kind-knowledge = Savoir
score-kind-automata-knowledge = Savoir
score-kind-automata-reserve = Réserve
score-kind-automata-unfinished = Cartes inachevées
