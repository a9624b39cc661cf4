"""Another number of the rules is played at once: what is compiled reads it, and nothing is compiled for it."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any

import pytest

GAMES: dict[str, dict[str, Any]] = {
    "castle-combo": {"face_down": {"gold": 5, "keys": 3}},
    "burgundy-cards": {"first_triple": 3, "start_player_card": 4},
    "burgundy-board": {"start": {"silver": 3, "goods": 2}, "price": 1, "sale_silver": 2, "left_over": {"knowledge": 3}},
    "catan-cards": {"hand_limit": 5, "start_hand": 4, "search_cost": 1, "bank_rate": 2},
}
#: Plays some games with a change, compiled and plain, and prints the scores and where the machine code lies.
PLAY = """
import json, sys
from bailey.core.state.data import CHANGES, play_with
name, change = sys.argv[1], json.loads(sys.argv[2])
play_with(change)
from bailey.bots import Budget
from bailey.core.compiled import modes
from bailey.games import find
from bailey.lab.workers import Worker
game = find(name)
CHANGES.check()
played = {}
for plain in (True, False):
    worker = Worker(game, game.usual, [Budget("random")] * game.usual, {}, plain=plain)
    played[str(plain)] = worker.play(5, 0, 6).scores.tolist()
print(json.dumps({"scores": played, "folder": modes._helpers[game.name]["folder"]}))
"""


def played(game: str, change: dict[str, Any]) -> Any:
    command = [sys.executable, "-c", PLAY, game, json.dumps(change)]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    return json.loads(done.stdout)


@pytest.mark.slow
@pytest.mark.usefixtures("numba")
@pytest.mark.parametrize("game", GAMES)
def test_another_number_compiles_nothing_and_is_played(game: str) -> None:
    printed, changed = played(game, {}), played(game, GAMES[game])
    assert changed["folder"] == printed["folder"]
    assert changed["scores"]["False"] == changed["scores"]["True"]
    assert printed["scores"]["False"] == printed["scores"]["True"]
    assert changed["scores"]["True"] != printed["scores"]["True"]
