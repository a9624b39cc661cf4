"""A todo that no game can come to is refused when it is read, however deep it hides what is wrong."""

from __future__ import annotations

from typing import Any

import pytest

from bailey.core import BadInput
from bailey.games import castle_combo


@pytest.mark.parametrize(
    "frame",
    [
        {"step": "effect", "a": 7},
        {"step": "effect", "a": -1},
        {"step": "effect"},
        {"step": "choose_neighbor", "a": 9},
        {"step": "fill_purse"},
        {"step": "place_card"},
        {"step": "discard_card"},
        {"step": "take_card"},
        {"step": "store_leftover"},
        {"step": "refill", "a": 1},
    ],
)
def test_a_wrong_step_below_the_one_that_asks_is_refused(frame: dict[str, Any]) -> None:
    dump = castle_combo.new(2, 7).dump()
    dump["todo"].insert(-1, {"player": dump["turn"], **frame})
    with pytest.raises(BadInput, match=r"todo|taken"):
        castle_combo.load(dump)


@pytest.mark.parametrize("deck", ["castle", "village"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_location_that_no_game_can_remove_is_refused(deck: str, seats: int) -> None:
    """It takes five players, who have 37 of its cards."""
    other = {"castle": "village", "village": "castle"}[deck]
    said = rf"position\.{deck}\.removed: 39 of its cards lie in no tableau; .*, which takes five players"
    with pytest.raises(BadInput, match=said):
        castle_combo.load({"messenger": other, deck: {"removed": True}, "players": [{}] * seats})
