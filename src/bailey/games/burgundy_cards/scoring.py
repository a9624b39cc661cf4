"""The score of an estate, a storage and bonus cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailey.core import rule
from bailey.games.burgundy_cards.cards import (
    ANIMALS,
    COPIES_OF_ANIMAL,
    GOODS,
    ROUNDS,
    TYPES,
    animal_set,
    rulebook,
    type_of_card,
)

if TYPE_CHECKING:
    from bailey.games.burgundy_cards.state import Player, State

#: Fewer different animals are no set.
SET = 2
LAST_ROUND = len(ROUNDS) - 1
#: For bots: the cost of losing to Aaron a round early, and the weight of a point, since scores are close.
LOST_ROUND, CLOSELY = 10, 3


@rule
def triple_points(me: Player) -> int:
    """Count what the complete triples show; a cloister among others shows nothing (the estate)."""
    total = 0
    for t in range(len(TYPES)):
        total += me.triples[t] * type_of_card(t).points
    return total


@rule
def first_triples(s: State, p: int) -> int:
    """Count the bonus cards for first triples (the estate)."""
    total = 0
    for t in range(len(TYPES)):
        if s.first_triples[t] == p:
            total += 1
    return total


@rule
def goods_sold(me: Player) -> int:
    """Count the goods beside the estate, a point each (action 3)."""
    total = 0
    for good in range(len(GOODS)):
        total += me.sold[good]
    return total


@rule
def different_animals(me: Player, which: int) -> int:
    """Tell how many different animals the set of this number has; every animal is in one set only (game end)."""
    kinds = 0
    for animal in range(len(ANIMALS)):
        if me.animals[animal] > which:
            kinds += 1
    return kinds


@rule
def animal_sets(s: State) -> int:
    """Tell how many sets may count: as many as there are, or by the option only one."""
    return 1 if s.single_animal_set else COPIES_OF_ANIMAL


@rule
def animal_points(s: State, me: Player) -> int:
    """Count the sets of different animals (game end)."""
    total = 0
    for which in range(animal_sets(s)):
        total += animal_set(different_animals(me, which)).points
    return total


@rule
def unused_animals(s: State, me: Player) -> int:
    """Count the animals that are in no set (game end)."""
    total = 0
    for animal in range(len(ANIMALS)):
        total += me.animals[animal]
    for which in range(animal_sets(s)):
        kinds = different_animals(me, which)
        if kinds >= SET:
            total -= kinds
    return total


@rule
def holds_start_card(s: State, p: int) -> bool:
    """Tell whether a player has the start player card; alone, nobody uses it (game end, solitaire)."""
    return s.seats > 1 and s.start_player == p


@rule
def score(s: State, p: int) -> int:
    """Score a player as if the game ended now."""
    me = s.players[p]
    total = triple_points(me) + first_triples(s, p) * rulebook().first_triple + me.all_seven
    total += goods_sold(me) + me.points + animal_points(s, me)
    return total + rulebook().start_player_card if holds_start_card(s, p) else total


@rule
def tiebreak(s: State, p: int) -> int:
    """Of equal points, more cards in the storage win; against Aaron equal points are enough (game end, solitaire)."""
    if s.seats == 1:
        return 1 if (p == 0) != (s.strict_win == 1) else 0
    me = s.players[p]
    goods = 0
    for good in range(len(GOODS)):
        goods += me.goods[good]
    return me.workers + me.silver + goods + unused_animals(s, me)


@rule
def evaluate(s: State, p: int) -> int:
    """Return the value of a position for bots: the weighted score, and alone less a cost for each round not reached."""
    seen = score(s, p)
    if s.seats == 1 and p == 0 and s.pending == 0:
        seen -= LOST_ROUND * (LAST_ROUND - s.round)
    return CLOSELY * seen


def breakdown(s: State, p: int) -> list[dict[str, object]]:
    """Score a player line by line."""
    me, firsts = s.players[p], first_triples(s, p)
    lines = [
        {"line": "triple", "type": name, "count": me.triples[t], "points": me.triples[t] * type_of_card(t).points}
        for t, name in enumerate(TYPES)
        if me.triples[t]
    ]
    lines += [
        {"line": "first_triples", "count": firsts, "points": firsts * rulebook().first_triple},
        {"line": "all_seven", "points": me.all_seven},
    ]
    if s.seats == 1 and p > 0:
        return lines
    sets = [different_animals(me, which) for which in range(animal_sets(s))]
    lines += [
        {"line": "goods", "count": goods_sold(me), "points": goods_sold(me)},
        {"line": "victory_points", "points": me.points},
        {"line": "animals", "sets": [kinds for kinds in sets if kinds >= SET], "points": animal_points(s, me)},
    ]
    if holds_start_card(s, p):
        lines.append({"line": "start_player", "points": rulebook().start_player_card})
    return lines
