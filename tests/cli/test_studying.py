"""The command `study`."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from typing import TYPE_CHECKING

import polars as pl
import pytest

from bailey.lab.study import pieces

if TYPE_CHECKING:
    from pathlib import Path

    from cli.conftest import Run

    from bailey.lab.study.columns import Columns

GIVEN = ["study", "castle-combo", "--seats", "random,random", "--cores", "1"]


def test_a_study_is_printed(run: Run) -> None:
    said = run.out(*GIVEN, "--games", "40")
    assert "castle-combo, 40 games of random, random, seed 0" in said
    assert "decisions and 18.00 turns in a game" in said
    assert "wins with" in said


@pytest.mark.slow
def test_a_change_is_printed_and_a_report_written(run: Run, tmp_path: Path) -> None:
    change = tmp_path / "rich.toml"
    change.write_text("[start]\ngold = 60\nkeys = 9\n")
    out = tmp_path / "out"
    said = run.out(*GIVEN, "--games", "60", "--change", str(change), "--out", str(out))
    assert said.index("the first 40 of 60 games") < said.index("castle-combo, 60 games of random, random")
    assert said.count("measures differ by more than noise") == 2, "in the first answer, and in the last"
    assert "score of bot: random" in said
    assert (out / "report.html").exists()


@pytest.mark.slow
def test_no_game_is_played_again_for_the_next_answer(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    finished: list[int] = []
    write = pieces.PiecesFolder.write

    def noted(self: pieces.PiecesFolder, first: int, piece: Columns) -> None:
        finished.append(first)
        write(self, first, piece)

    monkeypatch.setattr(pieces.PiecesFolder, "write", noted)
    change = tmp_path / "change.toml"
    change.write_text("[cards.inventor]\ncost = 3\n")
    run.out(*GIVEN, "--games", "60", "--change", str(change))
    assert finished == [0, 20, 0, 20, 40, 40], "each piece once in each of both variants"


@pytest.mark.slow
def test_variants_stand_side_by_side(run: Run, tmp_path: Path) -> None:
    found = json.loads(run.out(*GIVEN, "--games", "20", "--vary", "players=2,3", "--out", str(tmp_path), "--json"))
    rows = {(row["what"], row["of"]): row for row in found["variants"]}
    assert rows["turns", ""]["players=2"]["value"] == 18
    assert rows["turns", ""]["players=3"]["value"] == 27
    assert json.loads((tmp_path / "variants.json").read_text())
    page = (tmp_path / "report.html").read_text()
    assert "20 games each of random</h1>" in page
    assert "wins of seat 3" in page
    assert page.count("vegaEmbed('#chart") >= 8, "measures that differ are drawn"


@pytest.mark.slow
def test_a_change_is_studied_between_several_bots(run: Run, tmp_path: Path) -> None:
    change = tmp_path / "free.toml"
    change.write_text('title = "A free Inventor"\n[cards.inventor]\ncost = 0\n')
    given = [*GIVEN, "--games", "20", "--vary", "bots=random,greedy", "--change", str(change), "--out", str(tmp_path)]
    said = run.out(*given)
    assert "The change: A free Inventor" in said
    head = next(line for line in said.splitlines() if line.startswith("what the change does"))
    assert head.split()[-3:] == ["bots=random", "bots=greedy", "agree"]
    assert {row["agree"] for row in json.loads((tmp_path / "effects.json").read_text())} <= {"yes", "no", "open"}
    page = (tmp_path / "report.html").read_text()
    assert "What the change does" in page
    assert "<h1>castle-combo: bots=random, bots=greedy, 20 games each</h1>" in page


@pytest.mark.slow
def test_a_study_says_before_it_plays_what_so_many_games_can_show(run: Run, tmp_path: Path) -> None:
    """And it leads with the changed card, and says how many more games would decide."""
    change = tmp_path / "free.toml"
    change.write_text("[cards.inventor]\ncost = 0\n")
    lines = run.out(*GIVEN, "--games", "40", "--change", str(change)).splitlines()
    assert lines[0].startswith("40 games of each will show shares")
    assert "--games" in lines[1]
    assert lines[4].startswith("Inventor (cost 0): ")


@pytest.mark.slow
def test_a_grid_of_changes_is_printed_a_row_for_each(run: Run, tmp_path: Path) -> None:
    given = [*GIVEN, "--games", "20", "--grid", "start.gold=5,60", "--out", str(tmp_path)]
    said = run.out(*given)
    assert "castle-combo, 2 changes, 20 games of random, random, seed 0 each" in said
    assert {"gold 5", "gold 60"} == {
        row["change"] for row in json.loads((tmp_path / "changes.json").read_text())["changes"]
    }


def test_a_table_of_decisions_is_written(run: Run, tmp_path: Path) -> None:
    said = json.loads(run.out(*GIVEN, "--games", "20", "--decisions", "--out", str(tmp_path), "--json"))
    table = pl.read_parquet(tmp_path / "decisions.parquet")
    assert said["games"] == 20
    mean = next(row["value"] for row in said["game_measures"] if row["what"] == "decisions")
    assert table.height == round(20 * mean)
    assert set(table["bot"]) == {"random"}
    assert table.columns == ["game", "decision", "turn", "player", "open", "choice", "bot", "kind"]


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (["--watch"], "watch: name the file to watch with --change"),
        (["--vary", "players=2,3", "--change", "x.toml"], "change: x.toml cannot be read"),
        (["--vary", "players=2,3", "--watch", "--change", "x.toml"], "and leave out --vary"),
        (["--each", "cards.cost=+1", "--change", "x.toml"], "grid, each: are changes themselves"),
        (["--grid", "gold=1"], "write PATH=VALUE,VALUE"),
        (["--vary", "players=2"], "vary 'players=2': write NAME=VALUE,VALUE"),
        (["--vary", "colour=1,2"], "names: players"),
        (["--vary", "players=2,9"], "is for 2 to 5 players, not '9'"),
        (["--change", "missing.toml"], "change: missing.toml cannot be read"),
        (["--seats", "search:1s,random"], "limited in iterations"),
    ],
)
def test_what_makes_no_sense_is_refused(run: Run, given: list[str], said: str) -> None:
    assert said in run.err(*GIVEN, *given)


@pytest.mark.slow
def test_a_watched_file_is_studied_again_when_it_is_saved(tmp_path: Path) -> None:
    change = tmp_path / "change.toml"
    change.write_text("[cards.inventor]\ncost = 0\n")
    command = [sys.executable, "-m", "bailey", *GIVEN, "--games", "20", "--change", str(change), "--watch"]
    said = (tmp_path / "said").open("w+")
    begun = subprocess.Popen(command, stdout=said, stderr=said, cwd=tmp_path, start_new_session=True)

    def wait_for(text: str) -> None:
        until = time.monotonic() + 60
        while text not in (tmp_path / "said").read_text():
            assert begun.poll() is None, (tmp_path / "said").read_text()
            assert time.monotonic() < until, f"{text!r} is not said"
            time.sleep(0.1)

    try:
        wait_for("waiting for")
        first = (tmp_path / "castle-combo-study" / "findings.json").read_text()
        change.write_text("[cards.inventor]\ncots = 9\n")
        wait_for("cards.inventor.cots: there is none")
        change.write_text("[cards.inventor]\ncost = 9\n\n")
        while (tmp_path / "castle-combo-study" / "findings.json").read_text() == first:
            assert begun.poll() is None
            time.sleep(0.1)
    finally:
        os.killpg(begun.pid, signal.SIGINT)
        begun.wait(60)
        said.close()
    assert begun.returncode == 130
