"""Ratings: the scale, who never lost, intervals, and a round robin that goes on where it stopped."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from bailey.core import BadInput
from bailey.games import burgundy_companion, castle_combo
from bailey.lab.rating import Pairing, Rated, check_bots, rate, ratings
from bailey.lab.rating_picture import picture

if TYPE_CHECKING:
    from pathlib import Path

MANY = 100_000


def expected(first: int, second: int, more: float) -> Pairing:
    """What comes of many games if the first is so many points stronger."""
    return Pairing(first, second, MANY / (1 + 10 ** (-more / 400)), MANY)


def test_ratings_are_elo_s_from_the_first_bot_on() -> None:
    found = ratings(["a", "b", "c"], [expected(0, 1, -200), expected(1, 2, -150), expected(0, 2, -350)])
    assert [one.rating for one in found] == pytest.approx([0, 200, 350], abs=0.5)
    assert found[0].half == 0
    assert [one.games for one in found] == [2 * MANY] * 3


def test_bots_that_never_met_are_compared_through_others() -> None:
    found = ratings(["a", "b", "c"], [expected(0, 1, -200), expected(1, 2, -150)])
    assert found[2].rating == pytest.approx(350, abs=0.5)
    assert found[2].half > found[1].half


def test_who_never_lost_has_a_finite_rating_with_a_wide_interval() -> None:
    (_, won), (_, twice) = (ratings(["a", "b"], [Pairing(0, 1, 0, games)]) for games in (20, 200))
    assert 400 < won.rating < twice.rating < 2000
    assert won.half > 200
    (_, level) = ratings(["a", "b"], [Pairing(0, 1, 10, 20)])
    assert level.rating == pytest.approx(0, abs=0.1)
    assert level.half < won.half


@pytest.mark.parametrize(
    ("bots", "within", "message"),
    [
        (["random"], None, "name two or more"),
        (["greedy", "greedy"], None, "each once"),
        (["random", "greedy"], 0, "must be 1 or more"),
    ],
)
def test_what_cannot_be_rated_is_refused(bots: list[str], within: int | None, message: str) -> None:
    with pytest.raises(BadInput, match=message):
        check_bots(castle_combo.GAME, bots, within)


def test_a_game_without_pairs_is_refused() -> None:
    with pytest.raises(BadInput, match="not for two players"):
        check_bots(burgundy_companion.GAME, ["random", "greedy"], None)


def test_the_picture_has_a_line_for_each_bot_the_strongest_on_top() -> None:
    drawn = picture("Dice & Co", [Rated("random", 0, 0, 9), Rated("search:60", 410.2, 35, 9)])
    assert re.findall(r'text-anchor="end">([^<]+)<', drawn) == ["search:60", "random"]
    low, high = (float(x) for x in re.findall(r'<circle cx="([\d.]+)"', drawn)[::-1])
    assert low < high
    assert "Dice &amp; Co" in drawn
    assert "410 ± 35" in drawn


@pytest.mark.slow
@pytest.mark.usefixtures("numba")
def test_every_pair_plays_and_what_was_played_is_not_played_again(tmp_path: Path) -> None:
    told: list[str] = []
    bots = ["random", "greedy", "search:20"]

    def again(games: int, within: int | None = None) -> list[Pairing]:
        told.clear()
        return rate(castle_combo.GAME, bots, games, folder=tmp_path, within=within, report=_noting(told))[1]

    first = again(4)
    assert [(one.first, one.second, one.games) for one in first] == [(0, 1, 4), (0, 2, 4), (1, 2, 4)]
    assert again(4) == first
    assert told == [], "nothing was left to play"
    assert [(one.first, one.second) for one in again(4, within=1)] == [(0, 1), (1, 2)]
    rated, _ = rate(castle_combo.GAME, bots, 20, folder=tmp_path)
    assert rated[0].rating == 0
    assert min(rated[1].rating, rated[2].rating) > 100


def _noting(told: list[str]):  # noqa: ANN202 - a report
    return lambda name, _done, _wanted: told.append(name)
