"""A written position that no game can come to is refused."""

from __future__ import annotations

import pytest

from bailey.core import BadInput
from bailey.games import castle_combo


@pytest.mark.parametrize("deck", ["castle", "village"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_location_that_no_game_can_remove_is_refused(deck: str, seats: int) -> None:
    """It takes five players, who have 37 of its cards."""
    other = {"castle": "village", "village": "castle"}[deck]
    said = rf"position\.{deck}\.removed: 39 of its cards lie in no tableau; .*, which takes five players"
    with pytest.raises(BadInput, match=said):
        castle_combo.load({"messenger": other, deck: {"removed": True}, "players": [{}] * seats})
