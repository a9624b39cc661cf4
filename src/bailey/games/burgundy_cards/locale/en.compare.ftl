### What the lines of one kind are called together, where the players are compared.

score-kind-triple = Triples
score-kind-first-triples = First triples
score-kind-goods = Goods sold
