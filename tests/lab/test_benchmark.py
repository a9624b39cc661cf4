"""The benchmark: its protocol, its files, and its table."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest
from typer.testing import CliRunner

from bailey.cli.main import bailey_app
from bailey.core import BadInput
from bailey.games import castle_combo, find
from bailey.lab import benchmark as module
from bailey.lab.arena import arena
from bailey.lab.batch import Batch
from bailey.lab.benchmark import (
    SEED,
    Against,
    BenchmarkResult,
    benchmark_bot,
    benchmark_function,
    read_result,
    read_table,
)

if TYPE_CHECKING:
    from pathlib import Path

    from numpy.typing import NDArray

GAME = castle_combo.GAME


@pytest.fixture(autouse=True)
def only_random(monkeypatch: pytest.MonkeyPatch) -> None:
    """The stronger opponents take long in plain play."""
    monkeypatch.setattr(module, "OPPONENTS", ("random",))
    monkeypatch.setattr(module, "TIMED", 2)


def first_open(_seen: Any, masks: NDArray[np.bool_]) -> NDArray[np.int64]:
    return masks.argmax(axis=1)


def test_a_bot_plays_the_arena_on_the_deals_that_are_held_apart() -> None:
    found = benchmark_bot(GAME, "random", 20, plain=True)
    played = arena(GAME, ["random", "random"], 20, SEED, plain=True)
    assert found.against == (Against("random", 20, round(float(played.by_bot()[0][:, 0].mean()), 4)),)
    assert (found.game, found.version, found.name) == ("castle-combo", GAME.version, "random")
    assert found.milliseconds > 0


def by_what_it_sees(seen: NDArray[np.int32], masks: NDArray[np.bool_]) -> NDArray[np.int64]:
    """Return an open choice that depends on the whole observation, so that it wins some games and loses others."""
    wanted = seen.sum(axis=1) % masks.sum(axis=1)
    return np.array([np.flatnonzero(mask)[k] for mask, k in zip(masks, wanted, strict=True)])


def won_alone(number: int) -> float:
    """Play one game of the seed by hand, against the first open choice; the seat is that of the arena."""
    batch, own = Batch(GAME, 2, 1, SEED, plain=True), -number % 2
    batch.games[:] = number
    batch.reset()
    while not batch.over[0]:
        choose = by_what_it_sees if batch.turn[0] == own else first_open
        batch.step(choose(batch.observe(own), batch.masks()))
    return float(batch.payoffs()[0, own])


def test_a_function_plays_the_deals_of_the_seed_with_seats_in_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    """Game n has the seat of the arena, where the first bot sits n seats further back; also beyond the first lanes."""
    monkeypatch.setattr(module, "LANES", 3)
    monkeypatch.setattr(module, "OPPONENTS", (first_open,))
    won = [won_alone(number) for number in range(10)]
    assert 0 < sum(won) < 10
    for games in range(2, 12, 2):
        found = benchmark_function(GAME, "mine", by_what_it_sees, games, plain=True)
        assert found.against[0].share == pytest.approx(sum(won[:games]) / games, abs=1e-4)


def test_a_result_is_the_same_each_time() -> None:
    one, two = (benchmark_function(GAME, "first open", first_open, 10, plain=True) for _ in range(2))
    assert one == two
    assert 0 < one.against[0].share < 1


def test_a_result_is_a_file_that_is_read_again(tmp_path: Path) -> None:
    result = BenchmarkResult("castle-combo", GAME.version, "mine", (Against("random", 400, 0.75),), 1.5)
    result.write(tmp_path / "results" / "mine.json")
    assert read_result(tmp_path / "results" / "mine.json") == result
    written = json.loads((tmp_path / "results" / "mine.json").read_text(encoding="utf-8"))
    assert written["against"][0]["low"] < 0.75 < written["against"][0]["high"]


GOOD: dict[str, Any] = BenchmarkResult(
    "castle-combo", GAME.version, "mine", (Against("random", 400, 0.75),), 1.5
).to_json()
FAULTS = {
    "no object": ([], "is no result of the benchmark"),
    "another protocol": ({**GOOD, "protocol": 2}, "is no result of the benchmark"),
    "no name": ({**GOOD, "name": None}, "name must be a text"),
    "a share above 1": ({**GOOD, "against": [{"opponent": "random", "games": 2, "share": 2}]}, "from 0 to 1"),
    "against nobody": ({**GOOD, "against": []}, "a list with a row for each opponent"),
    "a number against": ({**GOOD, "against": 5}, "a list with a row for each opponent"),
    "an odd number of games": ({**GOOD, "against": [{"opponent": "random", "games": 3, "share": 1}]}, "an even number"),
    "an unknown opponent": ({**GOOD, "against": [{"opponent": "me", "games": 2, "share": 1}]}, "as opponent"),
}


@pytest.mark.parametrize("name", FAULTS)
def test_a_file_that_is_none_is_refused_with_its_fault(name: str, tmp_path: Path) -> None:
    data, why = FAULTS[name]
    (tmp_path / "bad.json").write_text(json.dumps(data), encoding="utf-8")
    with pytest.raises(BadInput, match=why):
        read_result(tmp_path / "bad.json")


def test_a_result_that_somebody_else_wrote_needs_no_time_and_no_machine(tmp_path: Path) -> None:
    said = {key: GOOD[key] for key in ("format", "protocol", "game", "version", "name")}
    rows = [{"opponent": "random", "games": 400, "share": 0.75}]
    (tmp_path / "theirs.json").write_text(json.dumps({**said, "against": rows}), encoding="utf-8")
    assert read_result(tmp_path / "theirs.json").against == (Against("random", 400, 0.75),)


def test_a_table_has_the_best_first_and_no_other_version(tmp_path: Path) -> None:
    for name, share in (("weak", 0.2), ("strong", 0.9), ("middle", 0.5)):
        BenchmarkResult("castle-combo", GAME.version, name, (Against("random", 400, share),)).write(
            tmp_path / f"{name}.json"
        )
    assert [result.name for result in read_table(tmp_path, GAME)] == ["strong", "middle", "weak"]
    with pytest.raises(BadInput, match="has no result of burgundy-cards"):
        read_table(tmp_path, find("burgundy-cards"))
    BenchmarkResult("castle-combo", GAME.version - 1, "old", (Against("random", 2, 1),)).write(tmp_path / "old.json")
    with pytest.raises(BadInput, match="old was measured with version"):
        read_table(tmp_path, GAME)


def test_the_command_measures_writes_and_prints_tables(tmp_path: Path) -> None:
    def run(*words: str) -> str:
        return CliRunner().invoke(bailey_app, ["benchmark", "castle-combo", *words], catch_exceptions=False).stdout

    given = ["--bot", "random", "--games", "4", "--plain", "--cores", "1", "--out", str(tmp_path / "random.json")]
    assert "against random" in run(*given)
    assert run("--table", str(tmp_path)).splitlines()[2].startswith("random")
    with pytest.raises(BadInput, match="name --bot to measure one, or --table"):
        run()
    with pytest.raises(BadInput, match="an even number"):
        run("--bot", "random", "--games", "3", "--plain")
