"""The sequential test: it errs in at most one of a hundred arenas, however often one looks, and is soon decided."""

from __future__ import annotations

import numpy as np
import pytest

from bailey.lab.sequential import Decision, Sequential, decide

ARENAS, GAMES = 200, 100


def first_decision(
    chance: np.random.Generator, share: float, bound: float, most: int = GAMES
) -> tuple[Decision | None, int]:
    """Look after every game of an arena until the test is decided."""
    results = (chance.random(most) < share).astype(np.float64)
    for games in range(1, most + 1):
        if found := decide(results[:games], bound):
            return found, games
    return None, most


@pytest.mark.parametrize("bound", [0.35, 0.6])
def test_it_seldom_says_that_a_bot_is_above_a_bound_at_which_it_is(bound: float) -> None:
    chance = np.random.default_rng(1)
    found = [first_decision(chance, bound, bound)[0] for _ in range(ARENAS)]
    assert found.count("above") <= len(found) // 50
    assert found.count("below") <= len(found) // 50


def test_a_bot_that_always_wins_is_decided_in_some_games_in_any_order_and_none_before_the_first() -> None:
    assert decide(np.ones(10), 0.6) is None
    assert decide(np.ones(16), 0.6) == "above"
    assert decide(np.zeros(16), 0.6) == "below"
    results = np.array([1.0] * 14 + [0.0] * 2)
    assert decide(results, 0.3) == decide(results[::-1], 0.3)
    assert decide(np.empty(0), 0.5) is None


def test_a_clear_difference_is_decided_and_shared_wins_count() -> None:
    chance = np.random.default_rng(2)
    found = [first_decision(chance, 0.8, 0.6, most=400) for _ in range(50)]
    assert sum(decision == "above" for decision, _ in found) >= 48
    assert np.median([games for _, games in found]) < 80
    assert decide(np.full(400, 0.75), 0.5) == "above"
    assert decide(np.full(400, 0.5), 0.5) is None


@pytest.mark.parametrize("bound", [0.3, 0.5, 0.8])
def test_to_lose_against_a_bound_is_decided_as_soon_as_to_win_is_against_the_rest(bound: float) -> None:
    decided = []
    for share, against in ((0.0, bound), (1.0, 1 - bound)):
        test = Sequential(against)
        for number in range(200):
            test.add(number, share)
        decided.append((test.decided, test.games))
    (below, games), (above, others) = decided
    assert (below, above) == ("below", "above")
    assert games == others < 200


def test_it_looks_at_games_in_the_order_of_their_numbers() -> None:
    """Whichever games are finished first, the same one decides."""
    chance = np.random.default_rng(4)
    results = (chance.random(200) < 0.85).astype(np.float64)
    found = set()
    for order in (np.arange(200), np.arange(200)[::-1], chance.permutation(200)):
        test = Sequential(0.6)
        for number in order:
            test.add(int(number), float(results[number]))
        found.add((test.decided, test.games))
    ((decided, games),) = found
    assert decided == "above"
    assert decide(results[:games], 0.6) == decided
    assert decide(results[: games - 1], 0.6) is None
