"""Positions of Wizards & Dragons, and what its Wizards have, for the tests of this set."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from catan_cards.rules import table
from catan_cards.rules.table import SIDES, cell_of, do, is_open, names, player

from bailey.core import card_at, move, peek
from bailey.games.catan_cards.cards import IDS
from bailey.games.catan_cards.data import SETS
from bailey.games.catan_cards.steps import Step

if TYPE_CHECKING:
    from collections.abc import Mapping

    from catan_cards.rules.table import Json

    from bailey.core import Position

WD = SETS.index("wd")
#: No gate for action cards and spells.
OPEN = {"action_gate": 3}
#: Each Wizard, its land's resource, and the start Regions of that resource; 5 is the left place, 6 the right one.
LANDS = {"ari": "gold", "hor": "ore", "ira": "lumber", "arsa": "grain", "hafli": "wool", "uma": "brick"}
#: The start Regions: above place 5 lie the first two, above place 6 the last two; below likewise.
REGIONS = (
    {
        "hafli": "pasture-3",
        "ari": "gold-6",
        "uma": "hills-5",
        "arsa": "fields-1",
        "ira": "forest-4",
        "hor": "mountains-2",
    },
    {
        "ira": "forest-5",
        "arsa": "fields-2",
        "hafli": "pasture-4",
        "uma": "hills-6",
        "ari": "gold-1",
        "hor": "mountains-3",
    },
)
CITADEL = 4
LEFT, RIGHT = 5, 6
CARDS = {"marketplace": (LEFT, "above"), "abbey-a": (LEFT, "below"), "hagen": (RIGHT, "above")}


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
    there = {cell["card"]: i for i, cell in enumerate(me["regions"]) if cell}
    for name, magic in (wizards or {}).items():
        cells[there[REGIONS[seat][name]]] = {"card": name, "magic": magic}
    return {**me, "wizards": cells}


def under(me: Json, card: str, what: str) -> Json:
    """Let a card of the rival's lie on a built card or on a Region of a player."""
    built = [{**one, "foreign": one["card"] == what} for one in me["built"]]
    regions = [one and {**one, "foreign": one["card"] == what} for one in me["regions"]]
    return {**me, "built": built, "regions": regions, "foreign": [{"card": card}]}


def acting(first: Json, second: Json | None = None, **fields: Any) -> Position:
    """Lay out the action phase with the set, and without a gate."""
    fields.setdefault("options", {})
    fields["options"] = {**OPEN, **fields["options"]}
    return table.acting(first, second or player(1), theme=WD, **fields)


def drawing(first: Json, second: Json | None = None, **fields: Any) -> Position:
    """Lay out the draw phase with the set."""
    return table.drawing(first, second or player(1), theme=WD, **fields)


def beginning(first: Json, second: Json | None = None, **fields: Any) -> Position:
    """Lay out the beginning of a turn with the set."""
    fields.setdefault("options", OPEN)
    return table.position(first, second or player(1), theme=WD, **fields)


def rolled(face: str, die: int, first: Json, second: Json | None = None, **fields: Any) -> Position:
    """Roll both dice with the set."""
    return table.rolled(face, die, first, second or player(1), theme=WD, **fields)


def event(card: str, first: Json, second: Json | None = None, **fields: Any) -> Position:
    """Turn up an event card with the set; a 1 was rolled, unless another number is told."""
    return table.event(card, first, second or player(1), theme=WD, **fields)


def acts(pos: Position, p: int = 0) -> bool:
    """Tell whether a player may act, and nothing else is asked."""
    return pos.turn == p and is_open(pos, "end_actions")


def magic(pos: Position, p: int = 0) -> dict[str, int]:
    """Return the magic of each Wizard of a player."""
    here = pos.state.players[p].wizards
    return {IDS[card_at(here, cell)]: int(here.beside[cell].magic) for cell in here.taken()}


def wizard_cell(pos: Position, p: int, wizard: str) -> int:
    """Return the cell of a Wizard."""
    here = pos.state.players[p].wizards
    return next(int(cell) for cell in here.taken() if IDS[card_at(here, cell)] == wizard)


def pick_wizard(pos: Position, p: int, wizard: str) -> Position:
    """Pick a Wizard of a player."""
    pos.push({"do": "pick_wizard", "cell": wizard_cell(pos, p, wizard)})
    return pos


def foreign(pos: Position, p: int) -> list[str]:
    """Name the rival's cards in a principality."""
    return names(pos.state.players[p].foreign)


def points(pos: Position, p: int = 0) -> int:
    """Return the points of a principality, without tokens."""
    return int(pos.state.players[p].points)


def strength(pos: Position, p: int = 0) -> int:
    """Return the strength of a principality."""
    return int(pos.state.players[p].strength)


def rival(**more: Any) -> Json:
    """Tell what the rival has: two Cities with a Marketplace and an Abbey beside one, and a Knight beside the other."""
    return player(1, built=CARDS, settlements=(), cities=(LEFT, RIGHT), **more)


def cast(spell: str, theirs: Json | None = None, hand: str = "", **fields: Any) -> Position:
    """Cast a spell with three magic."""
    mine = mage(0, hand=f"{spell} {hand}", wizards={"ari": 3}, stores=fields.pop("stores", 0))
    return do(acting(mine, theirs or rival(), **fields), "play", slot=spell)


def aside(pos: Position, here: Any, *kept: str) -> Position:
    """Put all cards of a pile aside but these: no game gets so far, and so no position can be written like that."""
    for i in range(here.size):
        peek(pos.state, here, i, 0)
    for i in reversed(range(here.size)):
        if names(here)[i] not in kept:
            move(pos.state, here, i, pos.state.discard)
    return table.enter(pos, Step.CHECK)


__all__ = ["cell_of"]
