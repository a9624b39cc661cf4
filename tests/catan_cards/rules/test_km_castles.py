"""Section 13, Knights & Merchants: Castles, and what counts in tournaments and against Brigands."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from catan_cards.rules.table import (
    player,
    rolled,
    stock,
    stores_of,
)

if TYPE_CHECKING:
    from bailey.core import Position
from catan_cards.rules.table_km import KM

# Watchtower
AMOUNTS = {7: (3, 0), 8: (3, 1), 9: (3, 2), 10: (3, 3)}


def brigands(n: int, cards: dict[str, tuple[int, str]], **fields: Any) -> Position:
    """Roll brigands when the first player has n resources; ore and wool are two or more of them."""
    lumber, brick = AMOUNTS[n]
    mine = player(0, built=cards, stores=stores_of(0, ore=2, wool=2, lumber=lumber, brick=brick))
    return rolled("brigands", 1, mine, player(1), theme=KM, **fields)


@pytest.mark.parametrize(("n", "safe"), [(7, True), (8, True), (9, True), (10, False)])
def test_13_watchtower_brigands_take_nothing_up_to_nine(n: int, safe: bool) -> None:  # noqa: FBT001
    left = stock(brigands(n, {"watchtower": (5, "above")}), 0)
    assert ("wool" in left, "ore" in left) == (safe, safe)


@pytest.mark.parametrize(("n", "safe"), [(7, True), (8, False)])
def test_13_without_a_watchtower_brigands_take_above_seven(n: int, safe: bool) -> None:  # noqa: FBT001
    left = stock(brigands(n, {"castle-a": (5, "above")}), 0)
    assert ("wool" in left, "ore" in left) == (safe, safe)
