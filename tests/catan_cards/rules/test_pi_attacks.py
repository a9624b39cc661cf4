"""Section 13, Politics & Intrigue: the attacks of the set."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from catan_cards.rules.table import (
    all_but,
    do,
    hand,
    is_open,
    open_kinds,
    open_values,
    player,
    stack_cards,
    why,
)

if TYPE_CHECKING:
    from bailey.core import Position
from catan_cards.rules.table_pi import PI, acting, acts, attacker, first_choice

ALL = set(range(6))


# Religious Interdict


def interdicted(stack: int, mine: str = "religious-interdict-a", theirs: str = "", **fields: Any) -> Position:
    """Play an Interdict on a stack that nobody cancels."""
    pos = acting(attacker(mine), player(1, theirs, stores=3), **fields)
    do(pos, "play", slot="religious-interdict-a")
    do(pos, "no_counter")
    return do(pos, "block", stack=stack)


def to_the_rivals_draw_phase(pos: Position, stack: int = 0) -> Position:
    """End the own turn, drawing from one stack, and roll and act for the rival until the draw phase."""
    do(pos, "end_actions")
    while pos.state.on_turn == 0:
        do(pos, "draw", stack=stack)
    through_actions(pos)
    return pos


def through_actions(pos: Position) -> None:
    """Roll, answer what is asked, and end the actions of the player on turn."""
    p = pos.state.on_turn
    do(pos, "roll")
    while not acts(pos, p):
        do(pos, **first_choice(pos))
    do(pos, "end_actions")


@pytest.mark.parametrize("stack", [0, 3, 5])
def test_13_religious_interdict_the_rival_neither_draws_nor_searches(stack: int) -> None:
    pos = to_the_rivals_draw_phase(interdicted(stack))
    assert pos.turn == 1
    assert (open_values(pos, "draw", "stack"), open_values(pos, "search", "stack")) == (ALL - {stack}, ALL - {stack})
    assert (why(pos, "draw", stack=stack), why(pos, "search", stack=stack)) == ("blocked", "blocked")


def test_13_religious_interdict_lasts_until_the_end_of_the_rivals_next_turn() -> None:
    pos = to_the_rivals_draw_phase(interdicted(2))
    while pos.state.on_turn == 1:
        assert open_values(pos, "draw", "stack") == ALL - {2}
        do(pos, "draw", stack=0)
    through_actions(pos)
    while pos.state.on_turn == 0:
        do(pos, **first_choice(pos))
    through_actions(pos)
    while "draw" not in open_kinds(pos):
        do(pos, "put_under", slot=0, stack=0)
    assert (pos.turn, open_values(pos, "draw", "stack")) == (1, ALL)


def test_13_religious_interdict_with_nothing_else_to_draw_nothing_is_drawn() -> None:
    stacks = ("", "", "falk walter", "", "", "")
    told = ("religious-interdict-a", "falk", "walter", "hagen", "goetz", "karl", "otto")
    mine = attacker("religious-interdict-a goetz karl otto")
    pos = acting(mine, player(1), stacks=stacks, discard=all_but(*told, theme=PI))
    do(pos, "play", slot="religious-interdict-a")
    do(pos, "no_counter")
    do(pos, "block", stack=2)
    do(pos, "end_actions")
    do(pos, "keep")
    assert pos.state.on_turn == 1
    before = pos.state.turns
    do(pos, "roll")
    while pos.state.turns == before:
        do(pos, **first_choice(pos))
    assert (hand(pos, 1), stack_cards(pos, 2)) == ([], ["falk", "walter"])


# Corruption


def test_13_corruption_needs_a_gold() -> None:
    pos = acting(attacker("corruption-a", gold=0), player(1, "karl"))
    assert not is_open(pos, "play", slot="corruption-a")
    assert why(pos, "play", slot="corruption-a") is not None
