### What the lines of one kind are called together, where the players are compared.

score-kind-settlements = Settlements
score-kind-cities = Cities
score-kind-metropolises = Metropolises
score-kind-cards = Cards
score-kind-citadels = Citadels
score-kind-served-citadels = Wizards in Citadels
