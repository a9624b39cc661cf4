"""Positions of Politics & Intrigue for tests, and attacks in them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from catan_cards.rules import table
from catan_cards.rules.table import (
    is_open,
    player,
)

if TYPE_CHECKING:
    from catan_cards.rules.table import Json

    from bailey.core import Position

PI = 3
OPEN = {"action_gate": 3}
DEVELOPMENTS = ["church-a", "church-b", "town-hall-a", "town-hall-b"]


def acting(first: Json, second: Json | None = None, **fields: Any) -> Position:
    """Lay out the action phase with the set, and without a gate."""
    fields.setdefault("options", OPEN)
    return table.acting(first, second or player(1), theme=PI, **fields)


def acts(pos: Position, p: int = 0) -> bool:
    """Tell whether a player may act."""
    return pos.turn == p and is_open(pos, "end_actions")


def one_less(cost: dict[str, int]) -> list[dict[str, int]]:
    """List all stores that are short of a cost by one."""
    return [{**cost, resource: n - 1} for resource, n in cost.items()]
