"""Section 13, Politics & Intrigue: the Buildings that count, that protect, and the Chancellery."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from catan_cards.rules import table
from catan_cards.rules.table import (
    do,
    hand,
    lines,
    open_values,
    player,
)

if TYPE_CHECKING:
    from catan_cards.rules.table import Json

    from bailey.core import Position
from catan_cards.rules.table_pi import OPEN, PI

FULL = "goetz karl otto"


def acting(first: Json, second: Json | None = None, **fields: Any) -> Position:
    """Lay out the action phase with the set, and without a gate."""
    return table.acting(first, second or player(1), theme=PI, options=OPEN, **fields)


# Order Castle


def test_13_order_castle_the_rivals_churches_do_not_count() -> None:
    theirs = player(1, built={"church-b": (5, "above"), "siegfried": (6, "above")}, settlements=(6,), cities=(5,))
    pos = acting(player(0, built={"order-castle": (6, "above")}), theirs)
    assert [me.strength for me in pos.state.players] == [1, 1]
    assert lines(pos, 0).get("knight_token", 0) == lines(pos, 1).get("knight_token", 0) == 0


# Chancellery


def drawing(held: str = FULL, stores: int = 0, **fields: Any) -> Position:
    """Lay out the draw phase of a first player with a Chancellery."""
    mine = player(0, held, built={"chancellery": (5, "above")}, settlements=(6,), cities=(5,), stores=stores)
    return table.drawing(mine, player(1), theme=PI, **fields)


def test_13_chancellery_with_same_stack_each_new_card_comes_from_its_own_stack() -> None:
    pos = drawing(stores=1, options={"exchange_from": 1})
    for stack in (2, 5):
        do(pos, "put_under", slot=0, stack=stack)
        assert open_values(pos, "draw", "stack") == open_values(pos, "search", "stack") == {stack}
        do(pos, "draw", stack=stack)
    assert (pos.turn, len(hand(pos, 0))) == (1, 3)
