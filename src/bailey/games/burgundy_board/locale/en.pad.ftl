### The Castles of Burgundy: the score pad for physical games.

## The score pad

pad-note = The points of the track, and what counts at the end. Alone you play against the Automata.
pad-help = Just Enter is 0; `back` goes one question back.
pad-points = points on the track
pad-of-colours = of them for bonus tiles (0 if not noted)
pad-of-livestock = of them for livestock (0 if not noted)
pad-of-sales = of them for goods sold (0 if not noted)
pad-of-buildings = of them for watchtowers and other buildings (0 if not noted)
pad-goods = goods not sold
pad-silver = silver left
pad-workers = workers left
pad-knowledge-15 = with knowledge 15: types of goods sold
pad-knowledge-16 = with knowledge 16: warehouses
pad-knowledge-17 = with knowledge 17: watchtowers
pad-knowledge-18 = with knowledge 18: carpenter’s workshops
pad-knowledge-19 = with knowledge 19: churches
pad-knowledge-20 = with knowledge 20: markets
pad-knowledge-21 = with knowledge 21: boarding houses
pad-knowledge-22 = with knowledge 22: banks
pad-knowledge-23 = with knowledge 23: city halls
pad-knowledge-24 = with knowledge 24: species of livestock
pad-knowledge-25 = with knowledge 25: goods sold
pad-knowledge-26 = with knowledge 26: bonus tiles
pad-tiles = tiles in the duchy, to break ties (0 if you need not)
pad-order = place in the order of play, 1 is first (0 if you need not)
pad-automata-knowledge = knowledge tiles on its cards and in its duchy
pad-automata-reserve = tiles in its reserve
pad-automata-unfinished = tiles on its unfinished cards
pad-parts-fault = The parts cannot be more than all points of the track. Add them up again.
pad-goods-fault = There are only {$most} goods, those of all players together. Count them again.
pad-knowledge-fault = There is one knowledge {$n}: only one player has it. Whoever has it not writes 0.
pad-order-fault = Every player has another place in the order of play, from 1 on.
pad-full-fault = A duchy cannot be filled so: there are not so many tiles or spaces. Count what the knowledge counts, and the tiles of the duchy, again.
