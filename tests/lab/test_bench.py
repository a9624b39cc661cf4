"""The benchmark measures every game in every mode; the measured rates are not asserted."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from bailey import games
from bailey.core.state.kinds.field import numpy_type
from bailey.games import _template as postern
from bailey.lab import bench

if TYPE_CHECKING:
    from bailey.core import Game

BLINK = {"seconds": 0.001, "repeats": 1}


@pytest.mark.usefixtures("numba")
def test_a_game_is_measured_in_every_mode() -> None:
    game, said = postern.GAME, list[str]()
    rows = bench.rows(game, BLINK["seconds"], 1, said.append)
    modes = {row["mode"]: [other["players"] for other in rows if other["mode"] == row["mode"]] for row in rows}
    every, few = list(game.players), [game.usual]
    assert list(modes.values()) == [every, few, few, every, few, few]
    assert len(said) == len(rows)
    for row in rows:
        rates = [row.get(f"{name}_per_second") for name in ("decisions", "games", "iterations")]
        assert any(rates), row
        assert ("search" in row["mode"]) == (rates == [None, None, rates[2]])


def nothing_is_timed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tests must not be pinned to one core, and do not wait for measurements."""
    monkeypatch.setattr(bench, "pin_to_one_core", lambda: None)
    monkeypatch.setattr(bench, "calibrate", lambda: 9.0)
    monkeypatch.setattr(bench, "rows", lambda *_: [{"mode": "random games in one compiled loop"}])


@pytest.mark.parametrize("game", [games.find(name) for name in games.names()], ids=lambda game: game.name)
def test_a_benchmark_says_what_it_measured(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    nothing_is_timed(monkeypatch)
    monkeypatch.setattr(bench, "compile_times", lambda *_: {})
    told = bench.bench(game, **BLINK)
    assert (told["game"], told["version"]) == (game.name, game.version)
    assert told["bytes_per_state"] == numpy_type(game.state).itemsize
    assert (told["peers"], told["ratios"], len(told["calibration_ms"])) == (None, None, 2)
    json.dumps(told)


@pytest.mark.usefixtures("numba")
@pytest.mark.parametrize("first", bench.FIRST_RUNS)
def test_what_a_process_does_first_is_timed(first: str) -> None:
    command = [sys.executable, "-c", bench.FIRST_RUN, "bailey.games._template", first]
    took = json.loads(subprocess.run(command, capture_output=True, text=True, check=True).stdout)
    assert set(took) == {"seconds", "cpu_seconds", "import_seconds"}
    assert bench.FIRST_RUNS[first] in bench.first_run_line(first, "cold", took)


def test_every_first_is_timed_cold_and_warm(monkeypatch: pytest.MonkeyPatch) -> None:
    began: list[tuple[str, str]] = []

    def begin(command: list[str], env: dict[str, str], **_: object) -> subprocess.CompletedProcess[str]:
        began.append((command[-1], env["BAILEY_CACHE"]))
        return subprocess.CompletedProcess(command, 0, '{"seconds": 2.0, "cpu_seconds": 1.5, "import_seconds": 0.5}')

    monkeypatch.setattr(subprocess, "run", begin)
    said: list[str] = []
    told = bench.compile_times(postern.GAME, said.append)
    assert [(first, *times) for first, times in told.items()] == [
        (first, "cold", "warm") for first in ("random", "search")
    ]
    assert began[0] == began[1] != began[2] == began[3]
    assert said[2] == "first compiled search, cold: 2.0 s (1.5 s of CPU)"
