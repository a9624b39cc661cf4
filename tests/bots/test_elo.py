"""Elo's scale: chances against one rival and several, and the rating under which results are likeliest."""

from __future__ import annotations

import pytest

from bailey.bots.elo import PlayedGame, chance, likeliest


def test_four_hundred_points_more_are_ten_wins_for_a_loss() -> None:
    assert chance(400, [0]) == pytest.approx(10 / 11)
    assert chance(0, [400]) == pytest.approx(1 / 11)
    assert chance(123, [123]) == 0.5


def test_several_rivals_each_take_their_share() -> None:
    assert chance(100, [100] * 3) == pytest.approx(1 / 4)
    assert chance(400, [0, 400]) == pytest.approx(10 / 21)


@pytest.mark.parametrize(
    ("results", "rating"),
    [
        ([], 500),
        ([PlayedGame([500], won=True), PlayedGame([500], won=False)], 500),
        ([PlayedGame([800], won=True), PlayedGame([800], won=False)] * 500, 800),
        ([PlayedGame([0, 0], won=True)] * 500 + [PlayedGame([0, 0], won=False)] * 1000, 0),
    ],
)
def test_the_likeliest_rating_explains_the_results(results: list[PlayedGame], rating: float) -> None:
    assert likeliest(results, 500) == pytest.approx(rating, abs=2)


def test_who_won_or_lost_them_all_has_a_finite_rating() -> None:
    five, ten = (likeliest([PlayedGame([500], won=True)] * games, 500) for games in (5, 10))
    assert 700 < five < ten < 1300
    assert likeliest([PlayedGame([500], won=False)] * 5, 500) == pytest.approx(1000 - five, abs=2)
