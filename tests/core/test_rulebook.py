"""Another number of the rules is played at once: what is compiled reads it, and nothing is compiled for it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from bailey import games
from bailey.bots import Budget
from bailey.core.compiled import modes
from bailey.lab.workers import Worker

CHANGES: dict[str, dict[str, Any]] = {
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
from bailey.games import find
from core.test_rulebook import played
find(name)
CHANGES.check()
print(json.dumps([played(name, plain=True), played(name, plain=False)]))
"""
HERE = Path(__file__).parents[1]


def played(name: str, *, plain: bool) -> tuple[list[list[int]], str]:
    """Play some games; return their scores, and the folder of the machine code."""
    game = games.find(name)
    worker = Worker(game, game.usual, [Budget("random")] * game.usual, {}, plain=plain)
    scores: list[list[int]] = worker.play(5, 0, 3).scores.tolist()
    return scores, "" if plain else modes._helpers[game]["folder"]


@pytest.mark.usefixtures("numba")
@pytest.mark.parametrize("game", CHANGES)
def test_another_number_compiles_nothing_and_is_played(game: str) -> None:
    printed, folder = played(game, plain=False)
    command = [sys.executable, "-c", PLAY, game, json.dumps(CHANGES[game])]
    path = {**os.environ, "PYTHONPATH": os.pathsep.join([str(HERE), str(HERE.parent)])}
    done = subprocess.run(command, env=path, capture_output=True, text=True, check=True)
    (plain, _), (compiled, found) = json.loads(done.stdout)
    assert found == folder
    assert plain == compiled != printed
