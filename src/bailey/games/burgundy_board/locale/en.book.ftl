### What the book of this game calls its chapters and its groups of cards.

chapter-turn = A phase, a round, a turn
chapter-tiles = What the tiles do and score
chapter-alone = Against the Automata
group-plain = Castles, mines, ships and inns
group-livestock = Livestock
group-building = Buildings
group-knowledge = Knowledge
group-automata = Cards of the Automata
group-route = Trade routes
area-discard = Out of the game
area-automata-discard = Finished cards of the Automata
