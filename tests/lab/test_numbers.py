"""What games add up to, from results that are laid down: nothing is played."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from bailey.core import BadInput
from bailey.lab.arena import Standings, fill_seats, standing
from bailey.lab.jobs import Seating, _most
from bailey.lab.results import Chunk, Results
from bailey.lab.sequential import Sequential, wealth
from bailey.lab.stopwatch import Run, calibrate, summary


def chunk(first: int, scores: list[list[int]], wins: list[list[int]], decisions: int = 5) -> Chunk:
    """Make a chunk; its first game had all its decisions."""
    rows = [np.array(row, np.int32) for row in (scores, scores, wins, [decisions] + [0] * (len(scores) - 1))]
    return Chunk(first, *rows, np.zeros((len(scores), 0), np.int32))


def standings(chunks: list[Chunk], seats: list[str], test: Sequential | None = None) -> Standings:
    found = Standings("castle-combo", 1, seats, 0, 9, False, Results(len(seats)), test=test)  # noqa: FBT003
    for one in chunks:
        found.add(one)
    return found


def test_results_are_told_in_the_order_of_the_games_however_they_came() -> None:
    found = Results(2, chunks=[chunk(4, [[5, 1], [2, 2]], [[1, 0], [1, 1]]), chunk(1, [[0, 9]], [[0, 1]], 7)])
    assert (found.games, found.decisions) == (3, 12)
    assert found.numbers.tolist() == [1, 4, 5]
    assert found.scores.tolist() == found.tiebreaks.tolist() == [[0, 9], [5, 1], [2, 2]]
    assert found.wins.tolist() == [[0, 1], [1, 0], [1, 1]]
    assert found.shares().tolist() == [[0, 1], [1, 0], [0.5, 0.5]]
    assert Results(3).scores.shape == (0, 3)


def test_in_game_g_every_bot_sits_g_seats_further_back() -> None:
    """The score 10 + b is that of bot b: in game 1 of three, bot 1 has the first seat."""
    seated = [[10, 11, 12], [11, 12, 10], [12, 10, 11], [10, 11, 12]]
    wins = [[int(score == 11) for score in game] for game in seated]
    found = standings([chunk(0, seated[:2], wins[:2]), chunk(2, seated[2:], wins[2:])], ["a", "b", "c"])
    shares, scores = found.by_bot()
    assert scores.tolist() == [[10, 11, 12]] * 4
    assert shares.tolist() == [[0, 1, 0]] * 4
    told = found.to_json()
    said = [(bot["bot"], bot["win_share"], bot["mean_score"]) for bot in told["bots"]]
    assert said == [("a", 0, 10), ("b", 1, 11), ("c", 0, 12)]
    assert (told["games"], told["decisions"], told["players"]) == (4, 10, 3)


def test_the_sequential_test_is_told_the_share_of_the_first_bot() -> None:
    test = Sequential(0.3)
    told: list[tuple[int, float]] = []
    test.add = lambda number, share: told.append((number, share))  # type: ignore[method-assign]
    standings([chunk(0, [[0] * 3] * 4, [[1, 0, 0], [1, 1, 0], [0, 1, 0], [1, 0, 0]])], ["a", "b", "c"], test)
    assert told == [(0, 1), (1, 0), (2, 1), (3, 1)]


def test_games_after_the_one_that_decided_are_left_out() -> None:
    found = standings([chunk(n, [[1, 0]], [[1, 0]]) for n in range(6)], ["a", "b"], Sequential(0.5))
    assert found.test is not None
    found.leave_out_what_came_later()
    assert found.results.games == 6, "nothing is decided yet"
    found.test.decided, found.test.games = "above", 4
    found.leave_out_what_came_later()
    assert found.results.numbers.tolist() == [0, 1, 2, 3]
    assert found.test_to_json() == {"test": {"above": 0.5, "confidence": 0.99, "decided": "above"}}


@pytest.mark.parametrize(
    ("wins", "games", "low", "high", "lower"),
    [
        (50, 100, 0.4038, 0.5962, 0.3867),
        (8, 10, 0.4902, 0.9433, 0.4353),
        (0, 20, 0, 0.1611, 0),
        (20, 20, 0.8389, 1, 0.787),
        (3, 4, 0.3006, 0.9544, 0.2478),
    ],
)
def test_a_share_has_wilsons_interval(wins: int, games: int, low: float, high: float, lower: float) -> None:
    """The bounds are those of Wilson's formula, worked out by hand; z is 1.96 of two sides and 2.326 of one."""
    found = standing(np.array([1.0] * wins + [0.0] * (games - wins)))
    assert found["win_share"] == wins / games
    assert found["interval_95"] == pytest.approx([low, high], abs=1e-4)
    assert found["lower_99"] == pytest.approx(lower, abs=1e-4)
    assert standing(np.zeros(0)) == {"win_share": None, "interval_95": None, "lower_99": None}, "of no games"


def test_the_last_bot_takes_the_seats_that_are_left() -> None:
    assert fill_seats(["a", "b"], None) == ["a", "b"]
    assert fill_seats(["a", "b"], 4) == ["a", "b", "b", "b"]
    assert fill_seats(["a", "b"], 2) == ["a", "b"]
    with pytest.raises(BadInput, match="3 bots named for 2 players"):
        fill_seats(["a", "b", "c"], 2)


def test_a_wealth_grows_at_each_stake_by_what_was_bet() -> None:
    """A win against a bound of a half doubles what was bet, a loss takes it; five stakes have a fifth each."""
    stakes = (0.05, 0.1, 0.2, 0.4, 0.8)
    assert wealth(np.array([1.0]), 0.5) == pytest.approx(sum(1 + stake for stake in stakes) / 5)
    assert wealth(np.array([0.0]), 0.5) == pytest.approx(sum(1 - stake for stake in stakes) / 5)
    assert wealth(np.array([1.0, 0.0]), 0.25) == pytest.approx(sum((1 + 3 * k) * (1 - k) for k in stakes) / 5)


@pytest.mark.parametrize(
    ("table", "wanted", "cores", "most"),
    [
        (Seating("castle-combo", ("random", "random")), 10**7, 2, 50_000),
        (Seating("castle-combo", ("random", "random"), plain=True), 10**7, 2, 500),
        (Seating("castle-combo", ("random", "greedy")), 10**7, 2, 100),
        (Seating("castle-combo", ("search:100", "greedy")), 10**7, 2, 20),
        (Seating("castle-combo", ("search:100", "search:400")), 10**7, 2, 5),
        (Seating("castle-combo", ("search:90000", "greedy")), 10**7, 2, 1),
        (Seating("castle-combo", ("random", "random")), 17, 2, 3),
        (Seating("castle-combo", ("random", "random")), 1, 0, 1),
    ],
)
def test_a_piece_takes_about_a_second_and_every_core_gets_some(
    table: Seating, wanted: int, cores: int, most: int
) -> None:
    crew: Any = SimpleNamespace(cores=cores)
    assert _most(crew, table, [range(wanted)]) == most


def test_a_machine_is_calibrated_and_rates_are_by_processor_time_and_the_median_counts() -> None:
    assert calibrate(repeats=1) > 0
    runs = [Run({"games": 2, "decisions": 40, "forced": 10}, cpu, wall) for cpu, wall in ((1, 1), (2, 3), (4, 8))]
    found = summary(runs)
    assert (found["games_per_second"], found["decisions_per_second"]) == (1, 20)
    assert (found["games_timed"], found["decisions_per_game"]) == (6, 20)
    assert found["forced_percent"] == 25
    assert found["wall_per_cpu"] == 1.5
    assert found["spread_percent"] == 150, "from 10 to 40, of 20"
    assert "forced_per_second" not in found
    alone = summary([Run({"iterations": 1234567}, 1, 1)])
    assert (alone["iterations_per_second"], alone["games_per_second"]) == (1234600, None)
