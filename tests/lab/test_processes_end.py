"""Ctrl-C ends the processes of this machine in the middle of their pieces, and keeps what was finished."""

from __future__ import annotations

import multiprocessing
import time
from functools import partial
from pathlib import Path

import pytest

from bailey.cli.main import INTERRUPTED, main
from bailey.lab.crews.crew import Piece
from bailey.lab.crews.processes import Processes

PATIENCE = 60
#: A piece that goes on for so long is still played when the processes are ended; if they are not, the test fails then.
LONG = 30


def play(folder: str, first: int, games: int) -> int:
    """Play the first piece at once; any other takes long, and tells its beginning and its end."""
    if first:
        Path(folder, f"{first} begins").touch()
        time.sleep(LONG)
        Path(folder, f"{first} ends").touch()
    return games


def until_begun(folder: Path, first: int) -> None:
    end = time.monotonic() + PATIENCE
    while not (folder / f"{first} begins").exists():
        assert time.monotonic() < end, "the piece is not begun"
        time.sleep(0.02)


def play_until_ctrl_c(folder: Path, found: list[tuple[Piece, int]]) -> None:
    with Processes(2) as crew:
        for played in crew.play(partial(play, str(folder)), [Piece(n, 20) for n in range(4)]):
            found.append(played)
            until_begun(folder, 1)
            raise KeyboardInterrupt


@pytest.mark.slow
def test_ctrl_c_does_not_wait_for_the_pieces_that_are_played(tmp_path: Path) -> None:
    found: list[tuple[Piece, int]] = []
    others = multiprocessing.active_children()  # of tests before this one
    with pytest.raises(KeyboardInterrupt):
        play_until_ctrl_c(tmp_path, found)
    assert found == [(Piece(0, 20), 20)]
    assert not [*tmp_path.glob("* ends")]
    assert {*multiprocessing.active_children()} <= {*others}


@pytest.mark.slow
def test_processes_that_have_nothing_to_do_end_by_themselves(tmp_path: Path) -> None:
    others = multiprocessing.active_children()
    with Processes(2) as crew:
        assert [*crew.play(partial(play, str(tmp_path)), [Piece(0, 20)])] == [(Piece(0, 20), 20)]
        children = {*multiprocessing.active_children()} - {*others}
    assert {child.exitcode for child in children} == {0}


def test_a_study_that_is_stopped_before_its_first_results_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def stopped(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(Processes, "play", stopped)
    words = ["study", "castle-combo", "--games", "20", "--cores", "1", "--plain"]
    for out, kept in (([], ""), (["--out", str(tmp_path)], f"; finished games are kept in {tmp_path}")):
        assert main([*words, *out]) == INTERRUPTED
        assert capsys.readouterr().err == f"stopped before there were results{kept}\n"
