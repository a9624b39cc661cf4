"""The Automata's turn: it searches a tile for its active card, places it, finishes cards, and buys.

Depots are searched clockwise, 1 after 6. It decides nothing, and reads nothing that is hidden.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailey.core import is_empty, place, plain_only, roll, rule, take, tell, todo, todo_with
from bailey.games.burgundy_board.data import BLACK_SLOTS, DEPOTS, KINDS, rulebook
from bailey.games.burgundy_board.events import What
from bailey.games.burgundy_board.rules.automata_bonuses import box, placed
from bailey.games.burgundy_board.rules.automata_cards import (
    OFFICIAL,
    active_side,
    finish_cards,
    is_open,
    item_of,
    kind_at,
    open_kinds,
    topmost_open,
)
from bailey.games.burgundy_board.rules.automata_reserve import in_reserve, newest_in_reserve, slot_with
from bailey.games.burgundy_board.rules.effects import next_depot
from bailey.games.burgundy_board.rules.workers import gain_silver
from bailey.games.burgundy_board.steps import Step
from bailey.games.burgundy_board.tiles import MOST_ITEMS, NOTHING

if TYPE_CHECKING:
    from bailey.games.burgundy_board.state import AutomataTable

SIDES = 6


@rule
def automata_turn(s: AutomataTable, p: int) -> None:
    """Roll its die, and play."""
    play_with(s, p, roll(s, SIDES))


@rule
def play_with(s: AutomataTable, p: int, die: int) -> None:
    """The white die says the card; then search, finish cards, and buy."""
    tell(s, What.AUTOMATA_ROLLED, p, die, s.white, active_side(s))
    todo(s, p, Step.AUTOMATA_FINISH, Step.AUTOMATA_BUY, Step.END_TURN)
    todo_with(s, p, Step.AUTOMATA_SEARCH, die, active_side(s))


# The search


@rule
def search(s: AutomataTable, p: int, start: int, side: int) -> None:
    """Search the depots for the items of a card from the top, then the reserve."""
    here = s.sides[side]
    for ahead in range(DEPOTS):
        depot = next_depot(start, ahead)
        for item in range(MOST_ITEMS):
            if is_open(here, item):
                slot = slot_with(s, depot, kind_at(here, item))
                if slot != NOTHING:
                    place_from_depot(s, p, depot, slot, side, item)
                    return
        tell_checked(s, depot, side)
    search_reserve(s, p, side)


@plain_only
def tell_checked(s: AutomataTable, depot: int, side: int) -> None:
    """Tell that a depot has none of the kinds that a card seeks."""
    tell(s, What.AUTOMATA_CHECKED, depot, side, open_kinds(s.sides[side]))


@rule
def search_reserve(s: AutomataTable, p: int, side: int) -> None:
    """Search the reserve for the items of a card from the top, then for a wild tile."""
    here = s.sides[side]
    for item in range(MOST_ITEMS):
        if is_open(here, item) and newest_in_reserve(s, kind_at(here, item)) != NOTHING:
            place_from_reserve(s, p, newest_in_reserve(s, kind_at(here, item)), side, item)
            return
    tell_none_in_reserve(s, p, side)
    use_wild(s, p, side)


@plain_only
def tell_none_in_reserve(s: AutomataTable, p: int, side: int) -> None:
    """Tell that the reserve has none of these kinds either."""
    tell(s, What.AUTOMATA_NONE_IN_RESERVE, p, side, open_kinds(s.sides[side]))


@rule
def place_from_depot(s: AutomataTable, p: int, depot: int, slot: int, side: int, item: int) -> None:
    """Place a tile of a depot on an item of a card."""
    c = take(s, s.depots[depot - 1].tiles, slot, s.taken)
    place(s, s.taken, s.taken.size - 1, s.sides[side].items, item)
    tell(s, What.AUTOMATA_FOUND, p, depot, c, side, item)
    placed(s, p, c, side, item)


@rule
def place_from_reserve(s: AutomataTable, p: int, i: int, side: int, item: int) -> None:
    """Place a tile of the reserve on an item of a card."""
    c = place(s, s.reserve, i, s.sides[side].items, item)
    tell(s, What.AUTOMATA_RESERVE, p, c, side, item)
    placed(s, p, c, side, item)


@rule
def use_wild(s: AutomataTable, p: int, side: int) -> None:
    """A wild tile covers the topmost item; without one, a black tile becomes one; without that there is silver."""
    if s.wilds.size > 0:
        item = topmost_open(s.sides[side])
        place(s, s.wilds, s.wilds.size - 1, s.sides[side].items, item)
        s.sides[side].items.beside[item].wild = 1
        tell(s, What.AUTOMATA_WILD, p, side, item)
        box(s, p, side, item)
    else:
        todo(s, p, Step.AUTOMATA_MAKE_WILD)


@rule
def make_wild(s: AutomataTable, p: int) -> None:
    """Take the first tile of the black depot face down into the reserve, or silver if there is none."""
    slot = 0
    while slot < BLACK_SLOTS and is_empty(s.black, slot):
        slot += 1
    if slot < BLACK_SLOTS:
        c = take(s, s.black, slot, s.wilds)
        tell(s, What.AUTOMATA_MADE_WILD, p, c)
    else:
        no_tile(s, p)


@rule
def no_tile(s: AutomataTable, p: int) -> None:
    """Where it finds nothing at all, there is silver."""
    tell(s, What.AUTOMATA_NO_TILE, p)
    gain_silver(s, p, rulebook().no_tile_silver)


# City hall


@rule
def place_most(s: AutomataTable, p: int) -> None:
    """Place the kind of which the reserve has most on the active card; if none fits there, on the other."""
    on = active_side(s)
    item = item_for_most(s, on)
    if item == NOTHING:
        on = 1 - on
        item = item_for_most(s, on)
    if item != NOTHING:
        place_from_reserve(s, p, newest_in_reserve(s, kind_at(s.sides[on], item)), on, item)
    else:
        tell(s, What.AUTOMATA_IN_VAIN, p)


@rule
def item_for_most(s: AutomataTable, side: int) -> int:
    """Return the open item of the kind of which the reserve has most, or `NOTHING`.

    Of equal ones it is the topmost item, or officially the first in the order of the reserve.
    """
    here = s.sides[side]
    best, most = NOTHING, 0
    if s.automata_rules == OFFICIAL:
        for kind in range(len(KINDS)):
            if in_reserve(s, kind) > most and item_of(here, kind) != NOTHING:
                best, most = item_of(here, kind), in_reserve(s, kind)
        return best
    for item in range(MOST_ITEMS):
        if is_open(here, item) and in_reserve(s, kind_at(here, item)) > most:
            best, most = item, in_reserve(s, kind_at(here, item))
    return best


# The end of its turn


@rule
def finish(s: AutomataTable, p: int) -> None:
    """Cards that are full now are finished."""
    finish_cards(s, p)
