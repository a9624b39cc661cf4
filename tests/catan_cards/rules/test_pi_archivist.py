"""Section 13, Politics & Intrigue: the Archivist."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from catan_cards.rules.table import (
    all_but,
    do,
    is_open,
    knows,
    open_kinds,
    open_values,
    player,
    stack_cards,
    why,
)

if TYPE_CHECKING:
    from bailey.core import Position
from catan_cards.rules.table_pi import PI, acting

ALL = set(range(6))


# Archivist


def searching(**fields: Any) -> Position:
    return do(acting(player(0, "archivist goetz"), **fields), "play", slot="archivist")


def test_13_archivist_looks_through_two_different_stacks() -> None:
    pos = searching()
    assert (pos.turn, open_kinds(pos), open_values(pos, "search", "stack")) == (0, {"search"}, ALL)
    do(pos, "search", stack=3)
    assert (pos.turn, open_kinds(pos), open_values(pos, "search", "stack")) == (0, {"search"}, ALL - {3})
    do(pos, "search", stack=5)
    assert all(knows(pos, 0, card) for stack in (3, 5) for card in stack_cards(pos, stack))
    assert not any(knows(pos, 1, card) for stack in (3, 5) for card in stack_cards(pos, stack))


def test_13_archivist_with_no_card_in_any_stack_is_not_played() -> None:
    pos = acting(player(0, "archivist"), stacks=("",) * 6, discard=all_but("archivist", theme=PI))
    assert not is_open(pos, "play", slot="archivist")
    assert why(pos, "play", slot="archivist") in {"needs", "no-cards", "nothing-to-take"}
