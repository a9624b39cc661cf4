"""Said against happened: equal steps of the chance, intervals over games, and a picture of them."""

from __future__ import annotations

import re

import pytest

from bailey.games import castle_combo
from tools.analysis_calibration import Bin, GameFound, bins, look_at, picture


def found(*said: tuple[float, float]) -> GameFound:
    return GameFound([*said], 0, 0, 0)


def test_what_was_said_is_compared_in_equal_steps() -> None:
    first, last = bins([found((0.02, 0.0), (0.04, 0.0), (1.0, 1.0)), found((0.09, 1.0), (0.97, 1.0))])
    assert (first.positions, first.said, first.happened) == (3, 0.05, 0.3333)
    assert (last.positions, last.said, last.happened) == (2, 0.985, 1.0)
    assert (last.low, last.high) == (1.0, 1.0)


def test_intervals_are_over_games_since_positions_of_one_depend_on_each_other() -> None:
    one_game_each = [found((0.5, float(i % 2))) for i in range(100)]
    in_two_games = [found(*[(0.5, 0.0)] * 50), found(*[(0.5, 1.0)] * 50)]
    (narrow,), (wide,) = bins(one_game_each), bins(in_two_games)
    assert narrow.high - narrow.low < 0.25
    assert (wide.low, wide.high) == (0.0, 1.0)


def test_the_picture_has_a_dot_for_each_step() -> None:
    drawn = picture("Castle Combo", [Bin(5, 0.25, 0.3, 0.1, 0.5), Bin(7, 0.75, 0.8, 0.6, 0.9)])
    assert [float(x) for x in re.findall(r'<circle cx="([\d.]+)"', drawn)] == [75.0, 225.0]
    assert "said 25%, happened 30%, 5 positions" in drawn


@pytest.mark.long
@pytest.mark.usefixtures("numba")
def test_a_game_tells_what_was_said_and_what_became_of_its_blunders() -> None:
    one = look_at(castle_combo.GAME, 1, 64)
    assert {won for _, won in one.said} <= {0.0, 0.5, 1.0}
    assert len(one.said) > 20
    assert one.confirmed <= one.at_least_mistakes <= one.blunders
