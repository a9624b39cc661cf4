"""Positions of Science & Progress for tests."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from catan_cards.rules import table
from catan_cards.rules.table import (
    player,
)

if TYPE_CHECKING:
    from catan_cards.rules.table import Json

    from bailey.core import Position

SP = 2
OPEN = {"action_gate": 3}
#: A City and a Settlement.
TOWN: Json = {"cities": (5,), "settlements": (6,)}


def acting(first: Json, second: Json | None = None, **fields: Any) -> Position:
    """Lay out the action phase with the set, and without a gate."""
    fields.setdefault("options", OPEN)
    return table.acting(first, second or player(1), theme=SP, **fields)


def event(name: str, first: Json, second: Json | None = None, **fields: Any) -> Position:
    """Turn up an event card; then the first player's gold 6 and the second player's hills 6 produce."""
    return table.event(name, first, second or player(1), theme=SP, die=6, **fields)
