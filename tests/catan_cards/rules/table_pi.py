"""Positions of Politics & Intrigue for tests, and attacks in them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from catan_cards.rules import table
from catan_cards.rules.table import (
    SIDES,
    do,
    is_open,
    player,
    stores_of,
)

if TYPE_CHECKING:
    from catan_cards.rules.table import Json

    from bailey.core import Position

PI = 3
OPEN = {"action_gate": 3}
#: A third Settlement, whose gold river is the second one of its owner.
WIDE: Json = {"settlements": (4, 5, 6), "extra": {"fields-3": (4, "above"), "gold-3": (4, "below")}}
DEVELOPMENTS = ["church-a", "church-b", "town-hall-a", "town-hall-b"]
ROLLED = ("arsonist-a", "black-knight-a", "brigands")
COUNTERS = {"arsonist-a": "bishop-a", "black-knight-a": "herb-woman-a", "brigands": "bishop-a"}
#: Attacks without a roll, of the base game and of the set.
UNROLLED = ("merchant-a", "spy-a", "religious-interdict-a", "corruption-a")


def acting(first: Json, second: Json | None = None, **fields: Any) -> Position:
    """Lay out the action phase with the set, and without a gate."""
    fields.setdefault("options", OPEN)
    return table.acting(first, second or player(1), theme=PI, **fields)


def acts(pos: Position, p: int = 0) -> bool:
    """Tell whether a player may act."""
    return pos.turn == p and is_open(pos, "end_actions")


def attacker(held: str, **stores: int) -> Json:
    """Lay out a first player who may play every attack: with a City, a Church, a Town Hall, a Knight and 1 gold."""
    cards = {"church-a": (5, "above"), "town-hall-a": (5, "above"), "hagen": (6, "above")}
    have = stores_of(0, **{"gold": 1, "lumber": 1, **stores})
    return player(0, held, built=cards, settlements=(6,), cities=(5,), stores=have)


def first_choice(pos: Position) -> Json:
    """Write the first open choice for `do`."""
    one = pos.choices[0]
    return {"what": one.name, **one.args}


def one_less(cost: dict[str, int]) -> list[dict[str, int]]:
    """List all stores that are short of a cost by one."""
    return [{**cost, resource: n - 1} for resource, n in cost.items()]


def in_city(cost: dict[str, int] | int, hand: str = "", **fields: Any) -> Json:
    """Tell of a first player with a City at place 5, who has exactly this."""
    stores = cost if isinstance(cost, int) else stores_of(0, **cost)
    return player(0, hand, settlements=(6,), cities=(5,), stores=stores, **fields)


def defender(held: str = "", cards: str = "", **stores: int) -> Json:
    """Lay out a second player with a City, a Building, a Knight, other cards and 2 ore."""
    more = {name: (5, SIDES[i % 2]) for i, name in enumerate(cards.split())}
    standing = {"garrison-b": (6, "below"), "siegfried": (6, "above"), **more}
    have = stores_of(1, **{"ore": 2, **stores})
    return player(1, held, built=standing, settlements=(6,), cities=(5,), stores=have)


def played(card: str, mine: Json, theirs: Json, seed: int = 0) -> Position:
    return do(acting(mine, theirs, seed=seed), "play", slot=card)
