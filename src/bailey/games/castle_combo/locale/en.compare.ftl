### What the lines of one kind are called together, where the players are compared.

score-kind-card = Cards
score-kind-keys = Keys
