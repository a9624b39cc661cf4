"""The program as the system sees it: exit codes, Ctrl-C, a kill in the middle, closed pipes."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from typing import TYPE_CHECKING

import pytest

from bailey.core.records.log_text import read_log
from bailey.games import castle_combo, find

if TYPE_CHECKING:
    from pathlib import Path

BAILEY = [sys.executable, "-m", "bailey"]
PATIENCE = 60
pytestmark = pytest.mark.slow
needs_signals = pytest.mark.skipif(sys.platform == "win32", reason="Ctrl-C reaches a Windows child another way")


@pytest.fixture
def environment(tmp_path: Path) -> dict[str, str]:
    return {**os.environ, "BAILEY_HOME": str(tmp_path / "home"), "PYTHONUTF8": "1", "COLUMNS": "80"}


def bailey(*words: str, environment: dict[str, str], typed: str = "") -> subprocess.CompletedProcess[str]:
    told = {"input": typed, "env": environment, "timeout": PATIENCE}
    return subprocess.run([*BAILEY, *words], capture_output=True, encoding="utf-8", check=False, **told)  # type: ignore[call-overload, no-any-return]


def begun(words: list[str], environment: dict[str, str]) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [*BAILEY, *words],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment,
        encoding="utf-8",
        bufsize=1,
        preexec_fn=heed_ctrl_c,  # noqa: PLW1509 - no thread of ours holds a lock here
    )


def heed_ctrl_c() -> None:
    """A shell that starts the tests in the background hands down a Ctrl-C that is ignored; begin afresh."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def rows_in(path: Path) -> int:
    return path.read_bytes().count("·".encode()) if path.exists() else 0


def taken_in(path: Path) -> int:
    """Count how often the first player has taken a card."""
    return path.read_bytes().count(b" p1 take") if path.exists() else 0


def wait_for(condition: object, what: str) -> None:
    """Wait until something has happened, as long as it takes on a slow machine."""
    end = time.monotonic() + PATIENCE
    while not condition():  # type: ignore[operator]
        assert time.monotonic() < end, what
        time.sleep(0.02)


def test_a_process_ends_with_what_main_returns_and_json_is_all_that_is_written(environment: dict[str, str]) -> None:
    """`test_commands` says which code that is for everything else."""
    ended = bailey("simulate", "castle-combo", "--games", "20", "--plain", "--json", environment=environment)
    assert (ended.returncode, ended.stderr) == (0, "")
    assert json.loads(ended.stdout)["games"] == 20
    ended = bailey("nonsense", environment=environment)
    assert (ended.returncode, ended.stderr.count("\n")) == (2, 1)
    assert "Traceback" not in ended.stderr


@needs_signals
def test_ctrl_c_in_a_simulation_prints_what_is_done(environment: dict[str, str], tmp_path: Path) -> None:
    save = tmp_path / "games.jsonl"
    words = ["simulate", "castle-combo", "--games", "100000000", "--plain", "--json", "--save", str(save)]
    process = begun(words, environment)
    wait_for(lambda: save.exists() and save.read_bytes().count(b"\n") > 1, "no game is finished")
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=PATIENCE)
    found = json.loads(out)
    assert process.returncode == 130
    assert found["interrupted"] is True
    assert 0 < found["games"] < 100000000
    assert "Traceback" not in err


def game_in_which_one_chose(save: Path, environment: dict[str, str], times: int) -> subprocess.Popen[str]:
    """Begin a game, choose so often, and wait until enough is saved."""
    process = begun(["play", "castle-combo", "--seats", "you,random", "--seed", "3", "--save", str(save)], environment)
    assert process.stdin is not None
    process.stdin.write("1\n" * times)
    process.stdin.flush()
    wait_for(lambda: taken_in(save) >= (times + 1) // 2, "the choice was never saved")
    return process


@needs_signals
def test_ctrl_c_in_a_game_has_saved(environment: dict[str, str], tmp_path: Path) -> None:
    save = tmp_path / "game.bailey"
    process = game_in_which_one_chose(save, environment, 1)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=PATIENCE)
    assert process.returncode == 130
    assert "Traceback" not in err
    assert f"bailey play --resume {save}" in out


@needs_signals
def test_a_killed_game_goes_on(environment: dict[str, str], tmp_path: Path) -> None:
    save = tmp_path / "game.bailey"
    process = game_in_which_one_chose(save, environment, 3)
    process.kill()
    process.communicate(timeout=PATIENCE)
    rows = rows_in(save)
    ended = bailey("play", "--resume", str(save), environment=environment, typed="1\n1\n1\n1\nquit\n")
    assert ended.returncode == 0
    log = read_log(save.read_bytes(), find)
    assert log.game is castle_combo.GAME
    assert len(log.rows) > rows


def test_whoever_stops_reading_hears_nothing_more(environment: dict[str, str]) -> None:
    with begun(["rules", "castle-combo"], environment) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.wait(PATIENCE) in {0, 1}
        assert process.stderr.read() == ""


def test_a_terminal_that_knows_only_ascii(environment: dict[str, str]) -> None:
    plain = {**environment, "PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"}
    words = ("play", "castle-combo", "--seats", "you,random", "--seed", "3")
    ended = bailey(*words, environment=plain, typed="1\nlegend\n1\nlegend\nq\n")
    assert ended.returncode == 0
    assert ended.stdout.isascii()
    assert "+-----" in ended.stdout


def test_the_start_is_quick() -> None:
    """Nothing heavy is imported before it is needed."""
    command = [sys.executable, "-X", "importtime", "-m", "bailey", "--help"]
    seen = subprocess.run(command, capture_output=True, encoding="utf-8", check=True).stderr
    imported = {line.rpartition("|")[2].strip() for line in seen.splitlines()}
    heavy = {"numpy", "numba", "fluent.runtime", "rich.console", "rich.table"}
    assert not (heavy | {"bailey.games.castle_combo", "bailey.lab"}) & imported
