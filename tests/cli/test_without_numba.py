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


#: Says which packages can be found, and runs commands one after another; each must succeed.
RUN = """
import importlib.util, json, sys
print([name for name in ("rich", "numba", "llvmlite") if importlib.util.find_spec(name)])
from bailey.cli.main import main
for words in json.loads(sys.argv[1]):
    assert main(words) == 0, words
"""


def bailey(bare: Path, home: Path, *commands: str) -> list[str]:
    """Run commands with those packages alone: -S shuts out the environment's own; return what is written."""
    path = os.pathsep.join([str(SOURCE), str(bare)])
    done = subprocess.run(
        [sys.executable, "-S", "-c", RUN, json.dumps([command.split() for command in commands])],
        env={**os.environ, "PYTHONPATH": path, "BAILEY_HOME": str(home), "COLUMNS": "100"},
        capture_output=True,
        encoding="utf-8",
        timeout=240,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    found, *said = done.stdout.splitlines()
    assert found == "['rich']", "there is no Numba here"
    return said


def watched_and_scored(game: str, record: Path) -> list[str]:
    """Watch a whole game against a thinking bot, and score it."""
    watch = f"watch {game} --seats search:4,greedy --seed 3 --save {record}"
    return [watch, f"score {record} --json"]


def expect_scores(line: str) -> None:
    assert all(player["total"] >= 0 and player["lines"] for player in json.loads(line)["players"])


def test_a_whole_game_a_simulation_that_says_that_it_is_plain_and_an_arena(bare: Path, tmp_path: Path) -> None:
    *_, scored, plain, fought = bailey(
        bare,
        tmp_path,
        *watched_and_scored("castle-combo", tmp_path / "game"),
        "simulate castle-combo --seats random,random --games 20 --seed 1 --json",
        "arena castle-combo --seats greedy,random --games 4 --json",
    )
    expect_scores(scored)
    assert json.loads(plain)["compiled"] is False
    assert json.loads(fought)["games"] == 4


@pytest.mark.long
def test_a_whole_game_of_another_kind(bare: Path, tmp_path: Path) -> None:
    expect_scores(bailey(bare, tmp_path, *watched_and_scored("burgundy-cards", tmp_path / "game"))[-1])


@pytest.mark.parametrize("compiled", [False, True])
def test_a_benchmark_of_plain_play_alone_says_why(*, compiled: bool) -> None:
    row = {"mode": "random games, plain", "players": 2, "decisions_per_second": 90_000.0, "spread_percent": 1.0}
    machine = {"processor": "x", "python": "3.11", "compiled": compiled}
    told = "\n".join(bench_lines({"machine": machine, "rows": [row], "compile": None, "bytes_per_state": 1}))
    assert (needs_base("compiled play", "Numba") in told) is not compiled
