"""Games that are counted say what the games themselves say; a saved simulation goes on from its file."""

from __future__ import annotations

import json
from collections import Counter
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as some

from bailey import games
from bailey.core import BadInput
from bailey.lab.results import Chunk
from bailey.lab.simulate import simulate, win_shares
from bailey.lab.tally import Tally, describe, read_tally, tally_of

if TYPE_CHECKING:
    from pathlib import Path

GAME, RANDOM = games.find("castle-combo"), ["random", "random"]


@given(some.lists(some.integers(-50, 200), min_size=1, max_size=60))
def test_counts_are_described_as_their_values_are(values: list[int]) -> None:
    found = describe(Counter(values))
    assert found is not None
    assert found["mean"] == pytest.approx(np.mean(values), abs=1e-4)
    assert found["standard_deviation"] == pytest.approx(np.std(values), abs=1e-4)
    quantiles = [found[name] for name in ("min", "q1", "median", "q3", "max")]
    assert quantiles == pytest.approx(np.quantile(values, [0, 0.25, 0.5, 0.75, 1]).tolist())


def chunk(first: int, scores: list[list[int]], wins: list[list[int]]) -> Chunk:
    rows = [np.array(row, np.int32) for row in (scores, scores, wins, range(7, 7 + len(scores)))]
    return Chunk(first, *rows, np.zeros((len(scores), 0), np.int32))


def test_a_shared_win_is_divided_and_the_order_in_which_games_are_added_does_not_matter() -> None:
    """Hand-worked: 1 + 1/2 + 0 of three games, and 0 + 1/2 + 1."""
    tally = tally_of(chunk(0, [[3, 1], [2, 2], [0, 4]], [[1, 0], [1, 1], [0, 1]]))
    assert win_shares(tally, 2) == [0.5, 0.5]
    assert tally.won == [Counter({3: 1, 2: 1}), Counter({2: 1, 4: 1})]
    assert win_shares(Tally(), 2) == [None, None]
    assert describe(Counter()) is None, "nothing is described by nothing"
    one, other = chunk(0, [[3, 1]], [[1, 0]]), chunk(1, [[2, 2], [0, 4]], [[1, 1], [0, 1]])
    sums = [Tally(), Tally()]
    for total, parts in zip(sums, ((one, other), (other, one)), strict=True):
        for part in parts:
            total.add(tally_of(part))
    assert sums[0] == sums[1]
    assert (sums[0].games, sums[0].decisions) == (3, 7 + 7 + 8)
    assert json.dumps(sums[0].to_json()) == json.dumps(sums[1].to_json())
    assert read_tally(json.loads(json.dumps(sums[0].to_json())), 2, 0) == sums[0]


def timeless(found: Any) -> dict[str, Any]:
    return {key: value for key, value in found.to_json().items() if "second" not in key}


def run(save: Path | None = None, wanted: int = 12, **more: Any) -> Any:
    return simulate(GAME, 2, RANDOM, wanted, 3, plain=True, save=save, **more)


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    """What a simulation of eight games leaves in its file."""
    save = tmp_path / "games.jsonl"
    run(save, wanted=8)
    return save


def test_a_saved_simulation_goes_on_and_is_the_whole_one_also_where_a_line_is_cut(saved: Path) -> None:
    whole = run()
    found = run(saved)
    assert timeless(found) == timeless(whole)
    assert found.played.games == 4
    assert len(whole.results.scores) == 12
    assert run(saved).played.games == 0, "nothing is played again"
    before = saved.read_bytes()
    with pytest.raises(BadInput, match="belongs to another simulation"):
        simulate(GAME, 2, RANDOM, 12, 4, plain=True, save=saved)
    assert saved.read_bytes() == before
    saved.write_bytes(saved.read_bytes()[:-9])
    assert timeless(run(saved)) == timeless(whole)


def test_ctrl_c_keeps_what_is_saved(tmp_path: Path) -> None:
    def report(done: int, _: int) -> None:
        if done >= 3:
            raise KeyboardInterrupt

    save = tmp_path / "games.jsonl"
    stopped = run(save, report=report)
    told = stopped.to_json()
    assert told["interrupted"]
    assert 3 <= told["games"] == stopped.tally.games < 12
    assert timeless(run(save)) == timeless(run())


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("{}", "is no part of a simulation"),
        ("3", "is no part of a simulation"),
        (
            '{"first": 9, "games": 1, "decisions": 5, "scores": [], "won": [], "shared": [], "chronicle": []}',
            "is no part",
        ),
        ("again", "has game 0 twice"),
        ("more", "has more than 12 games already; ask for 108 or more"),
    ],
)
def test_a_line_that_cannot_be_is_named(saved: Path, line: str, said: str) -> None:
    lines = saved.read_text().splitlines()
    first = json.loads(lines[1])
    extra = {"again": lines[1], "more": json.dumps({**first, "first": 108 - first["games"]})}
    saved.write_text("\n".join([*lines, extra.get(line, line), ""]))
    with pytest.raises(BadInput, match=said):
        run(saved)
