"""A game with other numbers in every interface: set once for a process, checked, and never beside the printed game."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from bailey import lab
from bailey.core import BadInput

#: What every interface plays with a free Inventor, in a process of its own.
PLAYED = """
import sys
from pathlib import Path
import numpy as np
from bailey import lab

change = sys.argv[1]
game = lab.changed("castle-combo", Path(change) if change.endswith(".toml") else change)

import gymnasium
import bailey.lab.gymnasium_env
from bailey.games import card_data, find
from bailey.lab.batch import Batch
from bailey.lab.pettingzoo_env import TableEnv, TableVectorEnv

assert find("castle-combo") is game
assert card_data(game)["inventor"]["cost"] == 0
made = gymnasium.make("bailey/CastleCombo-v3", plain=True).unwrapped
interfaces = [made.batch, Batch(game, 2, 1, plain=True), TableEnv(game).batch, TableVectorEnv(game, plain=True).batch]
assert all(one.game is game for one in interfaces)
print("changed")
"""
FREE = "title = 'A free Inventor'\n[cards.inventor]\ncost = 0\n"


def played(change: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-c", PLAYED, change], capture_output=True, text=True, check=False)


@pytest.mark.slow
def test_every_interface_plays_the_changed_game(tmp_path: Path) -> None:
    file = tmp_path / "free.toml"
    file.write_text(FREE, encoding="utf-8")
    for change in (FREE, str(file)):
        ran = played(change)
        assert (ran.returncode, ran.stdout) == (0, "changed\n"), ran.stderr


@pytest.mark.slow
def test_a_number_that_the_game_does_not_allow_is_refused() -> None:
    ran = played("[cards.inventor]\ncost = -1\n")
    assert "BadInput" in ran.stderr
    assert "cards.inventor.cost" in ran.stderr


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ("[options]\nturn_cap = 3\n", r"\[options\] cannot be changed here"),
        ("title = 'nothing'\n", "the file changes nothing"),
        ("cards = [", "is no TOML"),
        (Path("nowhere.toml"), "nowhere.toml cannot be read"),
    ],
)
def test_what_is_no_change_of_data_is_refused(change: str | Path, why: str) -> None:
    with pytest.raises(BadInput, match=why):
        lab.changed("castle-combo", change)


def test_a_process_that_has_found_the_game_does_not_change_it() -> None:
    from bailey.games import find

    find("castle-combo")
    with pytest.raises(RuntimeError, match="is played with other data in this process already"):
        lab.changed("castle-combo", FREE)
