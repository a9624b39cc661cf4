"""`scripts/bench --all`: the table of all games, the peers' ratios, and the history; no measured rate is asserted."""

from __future__ import annotations

import json
import shutil
from typing import TYPE_CHECKING, Any

import pytest

from bailey.cli.main import INVALID, OK, main
from bailey.games import _template as postern
from bailey.games import names
from tools import bench, overview

if TYPE_CHECKING:
    from pathlib import Path

needs_git = pytest.mark.skipif(shutil.which("git") is None, reason="a row names the commit: install git")


def measured(game: str, random: float = 600.0) -> dict[str, Any]:
    """Return what is measured of a game."""
    rows = {
        "random": {"mode": "random", "decisions_per_second": random, "games_per_second": 12.0},
        "search": {"mode": "search", "iterations_per_second": 30.0},
        "plain": {"mode": "plain", "decisions_per_second": 6.0},
    }
    first = {"search": {"cold": {"cpu_seconds": 30.5}, "warm": {"cpu_seconds": 0.25}}}
    return {"game": game, "players": 2, "rows": rows, "first": first}


def found(random: float = 600.0) -> dict[str, Any]:
    return {"games": [measured("catan-cards", random)], "calibration_ms": [20.0, 40.0]}


def test_a_game_is_a_row_and_each_peer_is_beside_it() -> None:
    head, _, row, *_ = overview.overview_lines(found())
    assert head.count("|") == row.count("|")
    assert row == "| catan-cards | 2 | 600 | 12 | 30 | 6 | 30.50 | 0.25 |"
    peers = [
        {"peer": "Fake", "game": "go", "mode": "loop", "decisions_per_second": 3.0},
        {"peer": "Gone", "game": None, "mode": None, "error": "no wheel"},
    ]
    lines = overview.overview_lines(found() | {"peers": peers})
    assert "| Fake | go | loop | 3 | 200 |" in lines
    assert not any("Gone" in line for line in lines)


@needs_git
def test_a_loss_is_seen_in_the_history_and_a_page_that_is_not_there_is_begun(tmp_path: Path) -> None:
    page = tmp_path / "history.md"
    page.write_text("# Words before the table\n\n" + "\n".join(overview._markdown(overview.HISTORY_HEAD, [])), "utf-8")
    [first] = overview.add_to_history(page, found())
    [second] = overview.add_to_history(page, found(random=300.0))
    assert first.endswith("| catan-cards | 18 | - | 0.9 | - | 0.18 | - |")
    assert second.endswith("| catan-cards | 9 | 0.50 | 0.9 | 1.00 | 0.18 | 1.00 |")
    assert page.read_text(encoding="utf-8").splitlines()[-2:] == [first, second]
    assert page.read_text(encoding="utf-8").startswith("# Words")
    page.unlink()
    [row] = overview.add_to_history(page, found())
    head, line, only = page.read_text(encoding="utf-8").splitlines()
    assert (only, head.count("|")) == (row, line.count("|"))


@pytest.mark.usefixtures("numba")
def test_a_game_is_measured_in_every_mode_of_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(overview, "compile_times", lambda *_: found()["games"][0]["first"])
    said: list[str] = []
    told = overview.speeds(postern.GAME, said.append, 0.001, 1)
    assert [overview.rate(told, kind) > 0 for kind in overview.KINDS] == [True] * len(said) == [True] * 3
    assert overview.overview_lines({"games": [told], "calibration_ms": [20.0, 40.0]})


@pytest.fixture
def no_measurement(monkeypatch: pytest.MonkeyPatch) -> None:
    told = {"games": [measured(name) for name in names()], "calibration_ms": [20.0, 40.0]}
    monkeypatch.setattr(bench, "overview", lambda _: dict(told))
    monkeypatch.setattr(bench, "measure_peers", lambda *_, **__: [])


@pytest.mark.usefixtures("no_measurement")
@needs_git
def test_one_command_prints_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    def run(*arguments: str) -> tuple[int, str, str]:
        code = main(list(arguments), app=bench.app, name="scripts/bench")
        return code, *capsys.readouterr()

    code, out, _ = run("--all", "--peers", "--history", str(tmp_path / "history.md"))
    assert code == OK
    assert [name for name in names() if f"| {name} | 2 |" in out] == [*names()]
    assert len((tmp_path / "history.md").read_text(encoding="utf-8").splitlines()) == 2 + len(names())
    assert [one["game"] for one in json.loads(run("--all", "--json")[1])["games"]] == [*names()]
    code, _, err = run("castle-combo", "--history", "x.md")
    assert code == INVALID
    assert "give --all too" in err
