"""A machine for which there is no Numba: everything still works, plain, and says so."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

from bailey.cli.laboratory import bench_lines
from bailey.core.distribution import needs_base

pytestmark = pytest.mark.slow
ABSENT = {"numba", "llvmlite"}
SOURCE = Path(__file__).parents[2] / "src"


@pytest.fixture(scope="module")
def bare(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder of all packages of this environment but Numba."""
    folder = tmp_path_factory.mktemp("packages")
    for package in Path(sysconfig.get_path("purelib")).iterdir():
        if package.name.partition("-")[0] not in ABSENT:
            (folder / package.name).symlink_to(package)
    return folder


def bailey(bare: Path, home: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Run Bailey with those packages alone: -S shuts out the environment's own."""
    path = os.pathsep.join([str(SOURCE), str(bare)])
    return subprocess.run(
        [sys.executable, "-S", "-m", "bailey", *words],
        env={**os.environ, "PYTHONPATH": path, "BAILEY_HOME": str(home), "COLUMNS": "100"},
        capture_output=True,
        encoding="utf-8",
        timeout=120,
        check=False,
    )


def test_there_is_no_numba_here(bare: Path) -> None:
    code = "import importlib.util as i; print([name for name in ('rich', 'numba', 'llvmlite') if i.find_spec(name)])"
    path = {**os.environ, "PYTHONPATH": str(bare)}
    found = subprocess.run([sys.executable, "-S", "-c", code], env=path, capture_output=True, text=True, check=True)
    assert found.stdout.strip() == "['rich']"


@pytest.mark.parametrize("game", ["castle-combo", pytest.param("burgundy-cards", marks=pytest.mark.long)])
def test_a_whole_game_against_a_thinking_bot(game: str, bare: Path, tmp_path: Path) -> None:
    record = tmp_path / "game.json"
    words = ["watch", game, "--seats", "search:4,greedy", "--seed", "3", "--save", str(record)]
    played = bailey(bare, tmp_path, *words)
    assert played.returncode == 0, played.stderr
    replayed = bailey(bare, tmp_path, "score", str(record), "--json")
    assert replayed.returncode == 0, replayed.stderr
    assert all(player["total"] >= 0 and player["lines"] for player in json.loads(replayed.stdout)["players"])


def test_a_simulation_is_plain_and_says_so_and_an_arena_is_fought(bare: Path, tmp_path: Path) -> None:
    words = ["simulate", "castle-combo", "--seats", "random,random", "--games", "20", "--seed", "1", "--json"]
    plain = bailey(bare, tmp_path, *words)
    assert plain.returncode == 0, plain.stderr
    assert json.loads(plain.stdout)["compiled"] is False
    words = ["arena", "castle-combo", "--seats", "greedy,random", "--games", "4", "--json"]
    fought = bailey(bare, tmp_path, *words)
    assert fought.returncode == 0, fought.stderr
    assert json.loads(fought.stdout)["games"] == 4


@pytest.mark.parametrize("compiled", [False, True])
def test_a_benchmark_of_plain_play_alone_says_why(*, compiled: bool) -> None:
    row = {"mode": "random games, plain", "players": 2, "decisions_per_second": 90_000.0, "spread_percent": 1.0}
    machine = {"processor": "x", "python": "3.11", "compiled": compiled}
    told = "\n".join(bench_lines({"machine": machine, "rows": [row], "compile": None, "bytes_per_state": 1}))
    assert (needs_base("compiled play", "Numba") in told) is not compiled
