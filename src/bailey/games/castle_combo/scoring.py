"""Counting and scoring: what a clause is worth to a player."""

from __future__ import annotations

from bailey.core import around, card_at, rule
from bailey.games.castle_combo.cards import (
    IDS,
    MARK_BITS,
    MARK_MASK,
    MOST_IN_SET,
    SHIELDS,
    Clause,
    Count,
    Scope,
    card,
)
from bailey.games.castle_combo.state import GRID_CARDS, LEFT, Player, State

SHIELD_TYPES = len(SHIELDS)


@rule
def neighbor(s: State, p: int, side: int) -> int:
    """The left neighbour plays next, the right one played before."""
    return around(s, p + 1 if side == LEFT else p + s.seats - 1)


@rule
def shown(me: Player, i: int) -> int:
    """Return 1 for a card that lies face up, 0 for one face down; a branch in its place is predicted badly."""
    return 1 - me.tableau.beside[i].face_down


@rule
def tally(me: Player) -> int:
    """Count every mark in a tableau at once; a card lying face down shows none (rulebook p. 7)."""
    total = 0
    for i in range(me.tableau.size):
        total += shown(me, i) * card(card_at(me.tableau, i)).tally
    return total


@rule
def tally_of_line(me: Player, at: int, scope: int) -> int:
    """Count every mark in the row, the column, or both (the cross) of the card at `at`."""
    total = 0
    for i in range(me.tableau.size):
        in_row = me.tableau.beside[i].row == me.tableau.beside[at].row
        in_column = me.tableau.beside[i].column == me.tableau.beside[at].column
        if scope == Scope.ROW:
            counts = in_row
        elif scope == Scope.COLUMN:
            counts = in_column
        else:
            counts = in_row or in_column
        total += counts * shown(me, i) * card(card_at(me.tableau, i)).tally
    return total


@rule
def how_many(counted: int, mark: int) -> int:
    """Read one mark from a tally."""
    return (counted >> mark) & MARK_MASK


@rule
def shield_types(counted: int) -> int:
    """Count the different shields in a tally, six at most."""
    types = 0
    for shield in range(SHIELD_TYPES):
        if how_many(counted, shield * MARK_BITS) > 0:
            types += 1
    return types


@rule
def identical_shields(counted: int, size: int) -> int:
    """Count groups of `size` equal shields, each shield type by itself."""
    groups = 0
    for shield in range(SHIELD_TYPES):
        groups += how_many(counted, shield * MARK_BITS) // size
    return groups


@rule
def sets(counted: int, clause: Clause) -> int:
    """Count complete sets: as many as the scarcest part allows."""
    fewest = MARK_MASK
    for i in range(MOST_IN_SET):
        if clause.set_needs[i] > 0:
            fewest = min(fewest, how_many(counted, clause.set_marks[i]) // clause.set_needs[i])
    return fewest


@rule
def count_marks(clause: Clause, counted: int) -> int:
    """Count what a clause counts, where a tally is all that it needs."""
    if clause.count == Count.MARK:
        return how_many(counted, clause.mark)
    if clause.count == Count.SHIELD_TYPES:
        return shield_types(counted)
    if clause.count == Count.MISSING_SHIELD_TYPES:
        return SHIELD_TYPES - shield_types(counted)
    if clause.count == Count.SETS:
        return sets(counted, clause)
    if clause.count == Count.IDENTICAL_SHIELDS:
        return identical_shields(counted, clause.size)
    return 1 if how_many(counted, clause.mark) == 0 else 0  # Count.SHIELD_ABSENT


@rule
def count(me: Player, clause: Clause) -> int:
    """Count for an ability: the whole tableau, the card itself included (rulebook p. 9)."""
    if clause.count == Count.ONE:
        return 1
    if clause.count == Count.FILLED_CELLS:
        return me.tableau.size
    if clause.count == Count.EMPTY_CELLS:
        return GRID_CARDS - me.tableau.size
    return count_marks(clause, tally(me))


@rule
def room(me: Player, i: int) -> int:
    """Tell how much more gold fits on the card at `i`; only a card lying face up has a purse."""
    return shown(me, i) * card(card_at(me.tableau, i)).purse - me.tableau.beside[i].stored


@rule
def purses_with_room(me: Player) -> int:
    """Count the purses that are not full."""
    total = 0
    for i in range(me.tableau.size):
        if room(me, i) > 0:
            total += 1
    return total


@rule
def all_room(me: Player) -> int:
    """Tell how much more gold fits on all purses."""
    total = 0
    for i in range(me.tableau.size):
        total += room(me, i)
    return total


@rule
def stored_gold(me: Player) -> int:
    """Count the gold on all purses once the leftover gold has been stored (rulebook p. 10)."""
    total = min(me.gold, all_room(me))
    for i in range(me.tableau.size):
        total += me.tableau.beside[i].stored
    return total


@rule
def in_area(me: Player, at: int, area: int) -> int:
    """Test whether a card lies in an area of the grid, once the grid is shifted to its top left corner."""
    top = me.tableau.beside[0].row
    left = me.tableau.beside[0].column
    for i in range(me.tableau.size):
        top = min(top, me.tableau.beside[i].row)
        left = min(left, me.tableau.beside[i].column)
    cell = (me.tableau.beside[at].row - top) * 3 + me.tableau.beside[at].column - left
    return (area >> cell) & 1


@rule
def face_down_cards(me: Player) -> int:
    """Count the cards lying face down."""
    total = 0
    for i in range(me.tableau.size):
        total += me.tableau.beside[i].face_down
    return total


@rule
def count_for_scroll(me: Player, at: int, clause: Clause, whole: int, poured: int) -> int:
    """Count for the scroll of the card at `at`; `whole` is the tally of the tableau (rulebook p. 10)."""
    if clause.count == Count.GOLD_ON_CARD:
        return me.tableau.beside[at].stored + poured
    if clause.count == Count.IN_AREA:
        return in_area(me, at, clause.area)
    if clause.count == Count.KEYS:
        return me.keys
    if clause.count == Count.GOLD_ON_PURSES:
        return stored_gold(me)
    if clause.count == Count.FACE_DOWN_CARDS:
        return 1 if face_down_cards(me) >= clause.size else 0
    if clause.scope == Scope.TABLEAU:
        return count_marks(clause, whole)
    return count_marks(clause, tally_of_line(me, at, clause.scope))


@rule
def points(me: Player, at: int, whole: int, poured: int) -> int:
    """Score one card by its scroll; face down it scores nothing. `poured` is leftover gold stored on it at the end."""
    if me.tableau.beside[at].face_down:
        return 0
    scroll = card(card_at(me.tableau, at)).scroll[0]
    return scroll.amount * count_for_scroll(me, at, scroll, whole, poured)


@rule
def score(s: State, p: int) -> int:
    """Score a player as if the game ended now: leftover gold goes on the purses, then cards, then 1 for each key."""
    me = s.players[p]
    whole = tally(me)
    gold = me.gold
    total = me.keys
    for i in range(me.tableau.size):
        poured = min(gold, room(me, i))
        gold -= poured
        total += points(me, i, whole, poured)
    return total


@rule
def tiebreak(s: State, p: int) -> int:
    """Break a tie by the gold that is left when the purses are full (rulebook p. 10)."""
    me = s.players[p]
    return max(0, me.gold - all_room(me))


def breakdown(s: State, p: int) -> list[dict[str, object]]:
    """Score a player line by line: every card, then the keys."""
    me = s.players[p]
    whole, gold = tally(me), me.gold
    lines: list[dict[str, object]] = []
    for i in range(me.tableau.size):
        poured = min(gold, room(me, i))
        gold -= poured
        line = {"line": "card", "card": IDS[card_at(me.tableau, i)], "points": points(me, i, whole, poured)}
        gold_there = {"stored": me.tableau.beside[i].stored + poured, "left_over": poured}
        lines.append({**line, **{name: amount for name, amount in gold_there.items() if amount}, **_face(me, i)})
    return [*lines, {"line": "keys", "keys": me.keys, "points": me.keys}]


def _face(me: Player, i: int) -> dict[str, bool]:
    return {"face_down": True} if me.tableau.beside[i].face_down else {}
