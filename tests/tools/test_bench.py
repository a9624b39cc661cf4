"""`scripts/bench` measures what `bailey bench` does, and the peers where it is asked to."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path

import pytest

from bailey.cli.main import INVALID, OK, main
from tools import bench

ROOT = Path(__file__).parents[2]
RATES = [
    {"mode": "random games in one compiled loop", "decisions_per_second": 600.0, "games_per_second": 12.0},
    {"mode": "search from the first position", "iterations_per_second": 30.0},
]
OURS = [row | {"players": 2, "spread_percent": 1.0} for row in RATES]
PEER = {"peer": "Fake", "version": "1.0", "game": "go", "mode": "loop"}
Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Run `scripts/bench` without measuring anything."""
    found = {
        "machine": {"processor": "abacus", "python": "3", "compiled": True},
        "rows": OURS,
        "compile": None,
        "bytes_per_state": 2520,
        "peers": None,
        "ratios": None,
        "calibration_ms": [30.0, 31.0],
    }
    monkeypatch.setattr(bench, "bench", lambda *_, **__: dict(found))
    monkeypatch.setattr(bench, "measure_peers", lambda *_, **__: [PEER | {"games_per_second": 3.0}])
    monkeypatch.setattr(bench, "calibrate", lambda: 32.0)

    def run_command(*arguments: str) -> tuple[int, str, str]:
        code = main(list(arguments), app=bench.app, name="scripts/bench")
        return code, *capsys.readouterr()

    return run_command


def test_a_rate_is_divided_by_that_of_the_peer() -> None:
    peers = [
        PEER | {"decisions_per_second": 300.0, "games_per_second": 3.0},
        PEER | {"mode": "search", "iterations_per_second": 10.0},
        PEER | {"mode": "perft", "nodes_per_second": 5.0},
        {"peer": "Gone", "version": "1.0", "game": None, "mode": None, "error": "no wheel"},
    ]
    played, searched, counted, gone = bench.ratios(OURS, peers)
    assert played == {"peer": "Fake", "game": "go", "mode": "loop", "decisions_ratio": 2.0, "games_ratio": 4.0}
    assert searched["iterations_ratio"] == 3.0
    assert set(counted) == set(gone) == {"peer", "game", "mode"}


def test_with_peers_it_prints_the_ratios_and_without_none_is_measured(run: Run) -> None:
    code, out, _ = run("castle-combo", "--peers")
    assert code == OK
    assert "against Fake, go, loop: 4.0 x its games/s" in out
    found = json.loads(run("--peers", "--json")[1])
    assert found["ratios"] == [{"peer": "Fake", "game": "go", "mode": "loop", "games_ratio": 4.0}]
    assert found["calibration_ms"] == [30.0, 32.0]
    code, out, _ = run()
    assert code == OK
    assert "abacus" in out
    assert "against" not in out
    assert json.loads(run("--json")[1])["peers"] is None


def test_a_wrong_argument_is_refused_with_the_remedy(run: Run) -> None:
    code, _, err = run("chess-combo")
    assert code == INVALID
    assert "castle-combo" in err
    code, _, err = run("--speed")
    assert code == INVALID
    assert "scripts/bench --help" in err


#: Start a soak command, but tell how often its tests repeat instead of running it.
TOLD = """
import os, sys
sys.path.insert(0, sys.argv[1])
import start
start.environment.ready = lambda *_: None
start.client.ready = lambda: None
start.become = lambda *_: print(os.environ.get("BAILEY_SOAK"))
start.soak([sys.argv[2]])
"""


@pytest.mark.parametrize(
    ("command", "repeats"), [("steady", "None"), ("suite", "None"), ("load", "None"), ("openapi", "100")]
)
def test_only_soak_commands_that_are_tests_repeat_them(command: str, repeats: str) -> None:
    """The tiers are run as they are."""
    alone = {name: value for name, value in os.environ.items() if name != "BAILEY_SOAK"}
    run = [sys.executable, "-c", TOLD, str(ROOT / "scripts" / "lib"), command]
    assert subprocess.run(run, env=alone, check=True, capture_output=True, text=True).stdout.strip() == repeats


def test_every_soak_command_is_a_module_or_a_test_of_this_checkout() -> None:
    start = (ROOT / "scripts" / "lib" / "start.py").read_text(encoding="utf-8")
    listed = start.partition("SOAKS = {")[2].partition("}")[0]
    modules = [line.split('"')[3] for line in listed.splitlines() if "tools." in line]
    names = (
        "suite",
        "steady",
        "load",
        "delays",
        "updates",
        "beside_analyses",
        "uploads",
        "queue",
        "lighthouse",
        "first_choice",
        "frames",
        "sounds",
        "mutants",
    )
    assert modules == [f"tools.soak.{name}" for name in names]
    for module in modules:
        found = import_module(module)
        started = import_module(f"{module}.__main__") if hasattr(found, "__path__") else found
        assert callable(started.main)
    assert all((ROOT / word.strip('" ,()')).is_file() for word in listed.split() if word.startswith('"tests/'))
