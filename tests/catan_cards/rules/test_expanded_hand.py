"""Section 13, what holds for the hand with every theme set; Knights & Merchants is the example."""

from __future__ import annotations

import pytest
from catan_cards.rules.table import (
    ALL_STACKS,
    built,
    discarded,
    do,
    drawing,
    hand,
    open_values,
    player,
    position,
)
from catan_cards.rules.table_expanded import KM, SIZES, new, sizes

from bailey.core import BadInput
from bailey.games import catan_cards
from bailey.games.catan_cards.data import SETS

# Draw, search, put under


def test_13_all_six_stacks_are_drawn_from() -> None:
    pos = drawing(player(0), player(1), theme=KM)
    for stack in (4, 5, 0):
        assert open_values(pos, "draw", "stack") == set(ALL_STACKS)
        do(pos, "draw", stack=stack)
    before = SIZES["km"]
    assert sizes(pos) == [before[0] - 1, *before[1:4], before[4] - 1, before[5] - 1]


# Values and cards that there are not


@pytest.mark.parametrize("value", [-1, 9, 99])
def test_13_an_unknown_set_is_refused(value: int) -> None:
    with pytest.raises(BadInput, match="theme"):
        new(value)
    with pytest.raises(BadInput, match="theme"):
        position(theme=value)


@pytest.mark.parametrize(("option", "value"), [("goal", 9), ("goal", -1), ("action_gate", 5), ("action_gate", -1)])
def test_13_unknown_goals_and_gates_are_refused(option: str, value: int) -> None:
    with pytest.raises(BadInput, match=option):
        new(**{option: value})


OF_OTHERS = {0: "bodo", KM: "university-a", SETS.index("sp"): "bodo", SETS.index("pi"): "squire-a"}


@pytest.mark.parametrize("theme", OF_OTHERS)
def test_13_a_card_of_another_set_is_refused_in_a_hand(theme: int) -> None:
    with pytest.raises(BadInput, match=OF_OTHERS[theme]):
        position(player(0, OF_OTHERS[theme]), theme=theme)


def test_13_a_card_of_the_set_and_of_the_base_game_may_be_written() -> None:
    cards = {"bodo": (5, "above"), "goetz": (6, "above")}
    pos = position(player(0, "squire-a spy-a", built=cards), theme=KM, discard=["palace"])
    assert (hand(pos, 0), built(pos, 0), discarded(pos)) == (["squire-a", "spy-a"], ["bodo", "goetz"], ["palace"])
    assert sum(sizes(pos)) == 62 + 27 - 5


def test_13_a_written_position_of_a_set_is_read_again_as_it_was() -> None:
    pos = position(player(0, "bodo"), theme=KM)
    assert catan_cards.load(pos.dump()).dump() == pos.dump()
