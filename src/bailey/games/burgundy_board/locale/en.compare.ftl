### What the lines of one kind are called together, where the players are compared.

score-kind-goods = Goods left
score-kind-silver = Silver left
score-kind-workers = Workers left
score-kind-knowledge = Knowledge
score-kind-automata-knowledge = Knowledge
score-kind-automata-reserve = Reserve
score-kind-automata-unfinished = Unfinished cards
