"""Two neighbours that count the same are not asked about: both answers lead to the same position."""

from __future__ import annotations

from typing import Any

import pytest
from alike import asking, questions, skipped

from bailey.games import castle_combo
from bailey.games.castle_combo.choices import CHOOSE_NEIGHBOR
from bailey.games.castle_combo.steps import Step

GAME = castle_combo.GAME


def both_neighbors(menu: Any) -> None:
    """Offer the left and the right neighbour."""
    menu[0] = 2
    menu[1], menu[2] = CHOOSE_NEIGHBOR(0), CHOOSE_NEIGHBOR(1)


#: All of them play whole games by chance.
pytestmark = pytest.mark.slow
ASKING = asking(GAME, {Step.CHOOSE_NEIGHBOR: both_neighbors})


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_which_of_two_equal_neighbors_counts_makes_no_difference(seats: int) -> None:
    count = 0
    for pos in questions(ASKING, seats, range(12)):
        for choice in skipped(GAME, pos):
            assert str(choice) == "choose_neighbor side=1"
            assert pos.tried(choice.number - 1) == pos.tried(choice)
            count += 1
    assert count > 2


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_no_question_between_equal_neighbors_is_left(seats: int) -> None:
    count = 0
    for pos in questions(GAME, seats, range(12)):
        if pos.step == "choose_neighbor":
            left, right = (pos.tried(choice) for choice in pos.choices)
            assert left != right
            count += 1
    assert count > 2
