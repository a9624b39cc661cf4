"""Positions of Wizards & Dragons, and what its Wizards have, for the tests of this set."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from catan_cards.rules import table
from catan_cards.rules.table import SIDES, names, player

from bailey.core import card_at, move, peek
from bailey.games.catan_cards.cards import IDS
from bailey.games.catan_cards.data import PRINTED, SETS
from bailey.games.catan_cards.steps import Step

if TYPE_CHECKING:
    from collections.abc import Mapping

    from catan_cards.rules.table import Json

    from bailey.core import Position

#: The positions of `table` with the set; action cards and spells do not wait for the gate.
OPEN = {"theme": SETS.index("wd"), "action_gate": 3}
acting, beginning, event = (partial(of, **OPEN) for of in (table.acting, table.position, table.event))
#: Each Wizard and its land, of which each player has a Region in the printed layout.
LANDS = {"ari": "gold", "hor": "mountains", "ira": "forest", "arsa": "fields", "hafli": "pasture", "uma": "hills"}
CITADEL = 4
LEFT, RIGHT = 5, 6


def with_citadels(me: Json, *places: int) -> Json:
    """Let Citadels stand at places of a player."""
    centres = [CITADEL if k in places else centre for k, centre in enumerate(me["centres"])]
    return {**me, "centres": centres}


def mage(
    seat: int = 0,
    books: str = "",
    hand: str = "",
    wizards: Mapping[str, int] | None = None,
    citadels: tuple[int, ...] = (LEFT,),
    built: Mapping[str, tuple[int, str]] | None = None,
    **more: Any,
) -> Json:
    """Tell what a player has with Citadels: spell books on their sites, above first, and Wizards with their magic."""
    sites = [(place, side) for place in citadels for side in SIDES]
    standing = {**dict(zip(books.split(), sites, strict=False)), **(built or {})}
    me = with_citadels(player(seat, hand, standing, **more), *citadels)
    cells: list[Json | None] = [None] * 26
    printed = [name for side in SIDES for name in PRINTED["layouts"][seat][side]]
    there = {cell["card"].split("-")[0]: i for i, cell in enumerate(me["regions"]) if cell and cell["card"] in printed}
    for name, magic in (wizards or {}).items():
        cells[there[LANDS[name]]] = {"card": name, "magic": magic}
    return {**me, "wizards": cells}


def under(me: Json, card: str, what: str) -> Json:
    """Let a card of the rival's lie on a built card or on a Region of a player."""
    built = [{**one, "foreign": one["card"] == what} for one in me["built"]]
    regions = [one and {**one, "foreign": one["card"] == what} for one in me["regions"]]
    return {**me, "built": built, "regions": regions, "foreign": [{"card": card}]}


def magic(pos: Position, p: int = 0) -> dict[str, int]:
    """Return the magic of each Wizard of a player."""
    here = pos.state.players[p].wizards
    return {IDS[card_at(here, cell)]: int(here.beside[cell].magic) for cell in here.taken()}


def wizard_cell(pos: Position, p: int, wizard: str) -> int:
    """Return the cell of a Wizard."""
    here = pos.state.players[p].wizards
    return next(int(cell) for cell in here.taken() if IDS[card_at(here, cell)] == wizard)


def aside(pos: Position, here: Any, *kept: str) -> Position:
    """Put all cards of a pile aside but these: no game gets so far, and so no position can be written like that."""
    for i in range(here.size):
        peek(pos.state, here, i, 0)
    for i in reversed(range(here.size)):
        if names(here)[i] not in kept:
            move(pos.state, here, i, pos.state.discard)
    return table.enter(pos, Step.CHECK)
