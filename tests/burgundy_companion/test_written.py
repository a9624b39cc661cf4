"""Positions of the companion that a person wrote: how they go on, and what is refused with its remedy."""

from __future__ import annotations

from typing import Any

import pytest
from burgundy_companion.table import goods, position, tell

from bailey.core import BadInput
from bailey.games import burgundy_companion


def bare(**more: Any) -> burgundy_companion.Position:
    return burgundy_companion.load({"game": "burgundy-companion", "version": 1, "seats": 1, **more})


def test_an_empty_position_is_dealt_its_cards_and_begins_the_first_phase() -> None:
    pos = bare()
    assert (pos.step, pos.state.round) == ("tell_white", 1)
    assert [side.card.size for side in pos.state.sides] == [1, 1]
    assert bare(depth=1).step == "tell_lying"


def test_a_position_goes_on_with_the_next_round_or_with_what_people_do() -> None:
    assert (bare(round=3).step, bare(round=3).state.round) == ("tell_white", 4)
    assert bare(round=3, white=2).step == "play"


@pytest.mark.parametrize(("more", "said"), [
    ({"round": 5}, "after round 5 the phase is over"),
    ({"white": 2}, "the white die is rolled in a round"),
    ({"taken": ["bank-1"]}, "holds a tile only in the middle of a turn"),
    ({"players": [{"silver": 2}, {}]}, "of people only `told`"),
    ({"players": [{}, {}, {"goods": goods(t1=1)}], "people": 2}, "of people only `told`"),
    ({"players": [{}, {"told": 9}]}, "the Automata's points are counted"),
    ({"players": [{"goods": goods(t1=4)}, {"goods": goods(t1=4)}]}, "shows 8 goods"),
    ({"second_bonus": [0, -1, -1, -1, -1, -1]}, "goes to another player than the larger one"),
    ({"first_bonus": [0, -1, -1, -1, -1, -1], "second_bonus": [0, -1, -1, -1, -1, -1]},
        "goes to another player than the larger one"),
    ({"reserve": ["automata-1"]}, "is not a tile"),
    ({"automata_discard": ["bank-1"]}, "is not a card of the Automata"),
    ({"sides": [{"card": ["automata-1"]}, {}]}, "write both cards of the Automata, or none"),
    ({"depots": [{"tiles": ["bank-1", None, None, None]}] + [{}] * 5, "round": 1, "white": 1}, "with depth 0"),
    ({"depots": [{"tiles": ["bank-1", None, None, None]}] + [{}] * 5, "depth": 1}, "are filled when the phase begins"),
    ({"reserve": ["inn-1"]}, "is not in play here"),
])  # fmt: skip
def test_what_cannot_be_is_refused_with_its_remedy(more: dict[str, Any], said: str) -> None:
    with pytest.raises(BadInput, match=said):
        bare(**more)


def test_two_people_may_have_both_bonus_tiles_of_a_colour() -> None:
    both = {"first_bonus": [0, -1, -1, -1, -1, -1], "second_bonus": [0, -1, -1, -1, -1, -1]}
    assert bare(**both, people=2).state.second_bonus[0] == 0


def test_a_position_in_the_middle_of_a_turn_is_read_again() -> None:
    pos = position(white=5)
    tell(pos, "die 3", "tile church")
    again = burgundy_companion.load(pos.dump())
    assert again == pos
