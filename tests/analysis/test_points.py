"""What choices give away in points: where a game is decided, the chance to win is the same whatever is chosen."""

from __future__ import annotations

import math
from dataclasses import replace

import pytest

from bailey.analysis.points import DealtChoice, points_given_away, worth
from bailey.analysis.probe import DealResults, Probe
from bailey.analysis.quality import error
from bailey.games import castle_combo


def dealt(chance: float, *leads: float) -> DealtChoice:
    """A choice after which one wins that share of every deal, with these leads."""
    return DealtChoice([chance] * len(leads), leads)


def measured(*outcomes: tuple[float, float]) -> tuple[Probe, list[DealResults]]:
    """A probe in a game whose final leads spread by ten points, and what came of choices: the win, and the points."""
    probe = Probe(castle_combo.GAME, 64, plain=True)
    probe.spread = 10
    return probe, [DealResults([[won, 1 - won]] * 4, [[ours, 40.0]] * 4) for won, ours in outcomes]


def test_in_a_lost_game_a_choice_gives_points_away() -> None:
    found = points_given_away([dealt(0, -30, -32), dealt(0, -40, -42)], 1, 64)
    assert found == (10, 0, 0)


def test_the_best_one_and_one_within_the_noise_give_none_away() -> None:
    choices = [dealt(0, -30, -30), dealt(0, -60, -2), dealt(0, -30, -30)]
    assert [points_given_away(choices, i, 64).points for i in range(3)] == [0, 0, 0]
    assert points_given_away(choices, 0, 64).best == 0
    assert points_given_away(choices, 1, 64).error == pytest.approx(error(29, 2, 64))


def test_who_secures_a_win_with_fewer_points_gives_none_away() -> None:
    choices = [dealt(1, 2, 2), dealt(0.5, 9, 9)]
    assert points_given_away(choices, 0, 64) == (0, 0, 0)
    assert points_given_away([dealt(1, 2, 2), dealt(1, 9, 9)], 0, 64) == (7, 0, 1)


def test_points_are_worth_what_they_change_of_an_even_game() -> None:
    assert worth(1, 10) == pytest.approx(0.5 * (1 + math.erf(0.1 / 2**0.5)) - 0.5, rel=0.01)
    assert worth(5, 10) == pytest.approx(5 * worth(1, 10))
    assert worth(5, 0) == 0, "without a spread they have no measure"


def test_a_lost_game_has_marks_that_name_the_choice_with_more_points() -> None:
    probe, samples = measured((0, 12.0), (0, 20.0), (0, 19.8))
    lost = probe._compare([0, 1, 2], samples, [9, 1, 1], made=0, seat=0)
    assert (lost.loss, lost.points, lost.quality) == (0, 8, "blunder")
    assert lost.worth == lost.cost == pytest.approx(worth(8, 10), abs=1e-6)
    assert (lost.rival.choice, lost.by_points, lost.mattered) == (lost.best.choice, True, True)
    near = probe._compare([0, 1, 2], samples, [9, 1, 1], made=2, seat=0)
    assert (near.quality, near.mattered) == ("sound", True), "another one would have been a blunder"
    alike = probe._compare([1, 2], samples[1:], [9, 1], made=2, seat=0)
    assert (alike.quality, alike.mattered) == ("sound", False), "whatever is chosen, all is sound"
    probe.spread = 0
    assert probe._compare([0, 1, 2], samples, [9, 1, 1], made=0, seat=0).quality == "sound"


def test_a_choice_is_judged_by_the_chance_where_that_lost_more() -> None:
    probe, samples = measured((1, 41.0), (0, 38.0), (0, 39.0))
    found = probe._compare([0, 1, 2], samples, [9, 1, 1], made=1, seat=0)
    assert (found.loss, found.cost, found.by_points, found.better) == (1, 1, False, 0)
    assert found.points == 3


def test_the_deals_in_which_the_choice_that_was_made_did_better_are_counted() -> None:
    probe = Probe(castle_combo.GAME, 64, plain=True)
    probe.spread = 10
    best, made = ([60.0, 60, 60, 10], [30.0, 30, 30, 40])
    samples = [DealResults([[0.0, 1]] * 4, [[score, 40.0] for score in own]) for own in (made, best)]
    found = probe._compare([0, 1], samples, [9, 1], made=0, seat=0)
    assert (found.better, found.contrary) == (0, 0.25)
    assert not found.disputed, "a quarter of them is too few"
    assert replace(found, worth=0.2, contrary=0.4).disputed
    assert not replace(found, loss=0.0, worth=0.0, contrary=0.4).disputed, "nothing was given away"
