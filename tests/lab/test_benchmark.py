"""The benchmark: its protocol, its files, and its table."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest
from typer.testing import CliRunner

from bailey.cli.main import bailey_app
from bailey.core import BadInput
from bailey.core.state.observe import observation
from bailey.games import castle_combo, find
from bailey.lab import benchmark as module
from bailey.lab.arena import arena
from bailey.lab.benchmark import (
    SEED,
    Against,
    BenchmarkResult,
    benchmark_bot,
    benchmark_function,
    read_entry,
    read_table,
)

if TYPE_CHECKING:
    from pathlib import Path

    import numpy as np
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


def test_a_function_plays_the_same_deals_with_seats_in_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    """Game n has the seat of the arena: the first bot sits n seats further back."""
    monkeypatch.setattr(module, "LANES", 3)
    shown: list[list[int]] = []

    def note(seen: NDArray[np.int32], masks: NDArray[np.bool_]) -> NDArray[np.int64]:
        shown.extend(seen.tolist())
        return masks.argmax(axis=1)

    found = benchmark_function(GAME, "first open", note, 6, plain=True)
    assert found.against[0].games == 6
    for number in range(6):
        dealt = GAME.deal(2, SEED, number)
        seat = -number % 2
        if dealt.todo[dealt.pending - 1].player == seat:
            GAME.engine.settle(dealt, GAME.menu())
            assert observation(GAME, dealt, seat) in shown


def test_a_result_is_the_same_each_time() -> None:
    one, two = (benchmark_function(GAME, "first open", first_open, 10, plain=True) for _ in range(2))
    assert one == two
    assert 0 < one.against[0].share < 1


def test_a_result_is_a_file_that_is_read_again(tmp_path: Path) -> None:
    entry = BenchmarkResult("castle-combo", GAME.version, "mine", (Against("random", 400, 0.75),), 1.5)
    entry.write(tmp_path / "results" / "mine.json")
    assert read_entry(tmp_path / "results" / "mine.json") == entry
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
    "an odd number of games": ({**GOOD, "against": [{"opponent": "random", "games": 3, "share": 1}]}, "an even number"),
    "an unknown opponent": ({**GOOD, "against": [{"opponent": "me", "games": 2, "share": 1}]}, "as opponent"),
}


@pytest.mark.parametrize("name", FAULTS)
def test_a_file_that_is_none_is_refused_with_its_fault(name: str, tmp_path: Path) -> None:
    data, why = FAULTS[name]
    (tmp_path / "bad.json").write_text(json.dumps(data), encoding="utf-8")
    with pytest.raises(BadInput, match=why):
        read_entry(tmp_path / "bad.json")


def test_a_table_has_the_best_first_and_no_other_version(tmp_path: Path) -> None:
    for name, share in (("weak", 0.2), ("strong", 0.9), ("middle", 0.5)):
        BenchmarkResult("castle-combo", GAME.version, name, (Against("random", 400, share),)).write(
            tmp_path / f"{name}.json"
        )
    assert [entry.name for entry in read_table(tmp_path, GAME)] == ["strong", "middle", "weak"]
    with pytest.raises(BadInput, match="has no result of burgundy-cards"):
        read_table(tmp_path, find("burgundy-cards"))
    BenchmarkResult("castle-combo", GAME.version - 1, "old", ()).write(tmp_path / "old.json")
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
