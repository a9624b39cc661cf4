"""Positions of Knights & Merchants for tests."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from catan_cards.rules import table
from catan_cards.rules.table import (
    SIDES,
    is_open,
    player,
    stores_of,
)

from bailey.games.catan_cards.data import SETS

if TYPE_CHECKING:
    from catan_cards.rules.table import Json

    from bailey.core import Position

KM = SETS.index("km")
OPEN = {"action_gate": 3}


def acting(first: Json, second: Json | None = None, **fields: Any) -> Position:
    """Lay out the action phase with the set, and without a gate."""
    fields.setdefault("options", OPEN)
    return table.acting(first, second or player(1), theme=KM, **fields)


def acts(pos: Position, p: int = 0) -> bool:
    """Tell whether a player may act."""
    return pos.turn == p and is_open(pos, "end_actions")


def with_city(seat: int, cards: str, hand: str = "", **stores: int) -> Json:
    """Tell of a player with a City at place 5, and cards beside it."""
    standing = {name: (5, SIDES[i % 2]) for i, name in enumerate(cards.split())}
    return player(seat, hand, built=standing, settlements=(6,), cities=(5,), stores=stores_of(seat, **stores))
