### Comment s’appellent ensemble les lignes d’un même genre, là où l’on compare les joueurs.

# as in English
score-kind-triple = Triples
score-kind-first-triples = Premiers triples
score-kind-goods = Marchandises vendues
