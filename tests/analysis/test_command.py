"""The command `analyse`."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING

import pytest
from analysis.games_to_analyse import played
from cli.conftest import Run, run

from bailey.core.records.log import GameLog
from bailey.core.records.log_text import write_log
from bailey.games import castle_combo

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("numba")]
__all__ = ["run"]


@pytest.fixture(autouse=True)
def nothing_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep findings in a folder of the test's own."""
    monkeypatch.setattr("bailey.analysis.keeping.cache_home", lambda: tmp_path / "cache")


@pytest.fixture(scope="module")
def text() -> str:
    """The record of a game of a greedy and a random player."""
    return write_log(played(castle_combo.GAME, "greedy", "random"))


@pytest.fixture
def file(text: str, tmp_path: Path) -> Path:
    """The record in a file."""
    path = tmp_path / "game.txt"
    path.write_text(text, encoding="utf-8")
    return path


def test_it_prints_decisions_a_summary_and_the_costliest_choices(run: Run, file: Path) -> None:
    code, out, _ = run("analyse", str(file), "--iterations", "400")
    assert code == 0
    assert "Castle Combo: Player 1 (greedy), Player 2 (random)" in out
    assert re.search(r"^ *\d+ +Player [12] (takes|puts|keeps|spends) ", out, re.MULTILINE)
    assert "Where the chances went" in out
    assert "costliest choices of Player 2" in out or "costliest choice of Player 2" in out
    assert "given away" in out
    wide = " ".join(out.split())
    assert re.search(r"Compared: [^.]+ \(chosen\): \d+% ± \d+%, lead [+\N{MINUS SIGN}]?\d+", wide)
    assert re.search(r"Player 1: \d+%[^;]*, lead [^;]+; Player 2: \d+%[^;]*, lead ", wide)


def test_it_analyses_the_last_choices_and_says_so(run: Run, file: Path) -> None:
    code, out, _ = run("analyse", str(file), "--iterations", "16", "--last", "3")
    assert code == 0
    wide = " ".join(out.split())
    assert "Only the last 3 of" in wide
    assert "3 decisions, 16 iterations each." in wide


def test_it_writes_json(run: Run, file: Path) -> None:
    code, out, _ = run("analyse", str(file), "--iterations", "16", "--json")
    told = json.loads(out)
    assert code == 0
    assert (told["analysis"], told["game"], told["iterations"]) == (4, "castle-combo", 16)
    assert len(told["players"]) == 2
    for row in told["rows"]:
        assert len(row["luck"]) == 2
        assert row["decision"]["options"][row["decision"]["made"]]["choice"]["do"]


@pytest.mark.parametrize(("language", "word"), [("en", "Luck"), ("de", "Glück"), ("fr", "Hasard")])
def test_it_writes_a_page_that_needs_no_network(run: Run, file: Path, tmp_path: Path, language: str, word: str) -> None:
    page = tmp_path / "page.html"
    code, out, err = run("analyse", str(file), "--iterations", "16", "--html", str(page), "--language", language)
    assert (code, out) == (0, "")
    assert "page.html" in err
    written = page.read_text(encoding="utf-8")
    assert f'<html lang="{language}">' in written
    assert word in written
    assert "<svg" in written
    assert written.count("<details>") == written.count("<b>") > 20, "each decision names the choice that was made"
    assert " ± " in written
    assert not any(sign in written for sign in ("http:", "https:", "<script", "@import", "url("))


def test_names_are_escaped_on_the_page(run: Run, tmp_path: Path) -> None:
    log = GameLog.new(castle_combo.GAME, ["you:Zoë", "you"], 7)
    while not log.position.over:
        log.choose(log.position.choices[0])
    (tmp_path / "zoe.txt").write_text(write_log(log), encoding="utf-8")
    assert run("analyse", "zoe.txt", "--iterations", "16", "--html", "zoe.html")[0] == 0
    assert "Zoë" in (tmp_path / "zoe.html").read_text(encoding="utf-8")


def test_an_existing_page_is_not_overwritten(run: Run, file: Path, tmp_path: Path) -> None:
    (tmp_path / "page.html").write_text("mine")
    code, _, err = run("analyse", str(file), "--html", "page.html")
    assert code == 2
    assert "page.html" in err
    assert (tmp_path / "page.html").read_text() == "mine"


def test_an_unfinished_record_is_refused(run: Run, text: str, tmp_path: Path) -> None:
    half = "\n".join(text.split("\n")[:12]) + "\n"
    (tmp_path / "half.txt").write_text(half, encoding="utf-8")
    code, _, err = run("analyse", "half.txt")
    assert code == 2
    assert "half.txt: the game is not over" in err


def test_a_damaged_record_is_refused(run: Run, text: str, tmp_path: Path) -> None:
    lines = text.split("\n")
    del lines[12]
    (tmp_path / "damaged.txt").write_text("\n".join(lines), encoding="utf-8")
    code, _, err = run("analyse", "damaged.txt")
    assert code == 2
    assert "damaged.txt" in err


def test_ctrl_c_says_what_is_kept(run: Run, file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from bailey.cli.screen import ProgressBar

    def stop(_: ProgressBar, done: int, __: int) -> None:
        if done == 2:
            raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(ProgressBar, "__call__", stop)
        code, _, err = run("analyse", str(file), "--iterations", "16", "--cores", "1")
    assert code == 130
    assert "decisions are worked out and kept" in err
