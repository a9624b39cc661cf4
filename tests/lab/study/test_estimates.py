"""Estimates do not claim more than the games show, however few there are."""

from __future__ import annotations

import numpy as np
import pytest

from bailey.lab.study.estimates import Estimate, difference_of_ratios, holm, ratio


def taken_by(winner: np.ndarray, taken: np.ndarray) -> tuple[np.ndarray, ...]:
    """Wins of those who took a card and how many did, wins of the others and how many these are, of two players."""
    won = np.where(taken, winner, 0.0)
    has = taken.astype(np.float64)
    return won, has, 1.0 - won, 2.0 - has


def test_an_interval_lies_around_its_value() -> None:
    found = Estimate(0.5, 0.1)
    assert (found.low(2), found.high(2)) == (pytest.approx(0.3), pytest.approx(0.7))


def test_two_wins_of_two_are_no_discovery_and_many_games_have_the_error_around_what_was_found() -> None:
    """Hand-worked: 100 % against 49.6 %; if all are equal the error is that of two coins, 0.5 / sqrt(2)."""
    taken = np.zeros(120, bool)
    taken[[3, 70]] = True
    found = difference_of_ratios(*taken_by(np.ones(120), taken))
    assert found.value == pytest.approx(1 - 118 / 238)
    assert found.error == pytest.approx(0.5 / np.sqrt(2), rel=0.02)
    assert found.p > 0.1
    chance = np.random.default_rng(1)
    winner, taken = (chance.random(5000) < 0.9).astype(np.float64), chance.random(5000) < 0.5
    found = difference_of_ratios(*taken_by(winner, taken))
    mine = ratio(*taken_by(winner, taken)[:2])
    assert mine.error < found.error < 0.02


def test_of_cards_that_do_nothing_few_are_said_to_do_something() -> None:
    """Cards that are taken in few games, by who wins or not: in at most a tenth of the studies is one beyond noise."""
    chance = np.random.default_rng(2)
    wrong = 0
    for _ in range(200):
        ps = []
        for few in (2, 3, 5, 8, 12, 20, 30, 45) * 5:
            taken = np.zeros(200, bool)
            taken[chance.choice(200, few, replace=False)] = True
            ps.append(difference_of_ratios(*taken_by((chance.random(200) < 0.5).astype(np.float64), taken)).p)
        wrong += min(holm(ps)) < 0.05
    assert wrong <= 20
