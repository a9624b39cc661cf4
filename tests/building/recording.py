"""Writes down what kernels do to memory, so that a module of WebAssembly does it again: `recording.py GAME FILE`.

Searches, random games and analyses are those of machine code. Whole games are played in plain Python, the written rules
as they stand: after each choice the module must have the same state and the same open choices.
"""

from __future__ import annotations

import json
import random
import sys
from pathlib import Path
from typing import Any

import numpy as np

from bailey import games
from bailey.core import Position
from bailey.core.compiled import modes
from bailey.core.compiled.lanes import Lanes
from bailey.core.compiled.search import BLANK, LIVE
from bailey.core.state.chance import BOT_STREAM

GAMES, ITERATIONS, DEALS = 50, 300, 8
#: So many whole games with the fewest players and with the most.
WHOLE = 2


def told(argument: Any) -> list[Any]:
    """Tell of an argument: of an array its bytes, where they lie, and its form."""
    if isinstance(argument, tuple):
        return [part for one in argument for part in told(one)]
    if not isinstance(argument, np.ndarray):
        return [int(argument)]
    form = {"size": argument.size, "item": argument.itemsize, "shape": argument.shape, "strides": argument.strides}
    return [{"at": argument.ctypes.data, "bytes": argument.tobytes().hex(), **form}]


class Recorder:
    """Runs kernels of a game, and tells what was in memory before and after."""

    def __init__(self, name: str) -> None:
        self.game = games.find(name)
        self.position = Position.new(self.game, self.game.players[0], 7)
        self.calls: list[dict[str, Any]] = []

    def run(self, file: Path, name: str, *arguments: Any) -> None:
        """Run a kernel on the position; what is named by a text is of the lanes."""
        lanes = Lanes(self.game, plain=False, lanes=5, nodes=ITERATIONS + 1)
        lanes.put(LIVE, self.position.state)
        lanes.put(BLANK, self.game.blank(self.game.players[0]))
        lanes.key_luck(5, 0, BOT_STREAM)
        given = [getattr(lanes, one) if isinstance(one, str) else one for one in arguments]
        before = [part for one in given for part in told(one)]
        result = getattr(modes.kernels(self.game, file=file), name)(*given)
        after = [part["bytes"] for one in given for part in told(one) if isinstance(part, dict)]
        self.calls.append({"kernel": name, "before": before, "after": after, "result": int(result or 0)})

    def whole_game(self, players: int, seed: int) -> None:
        """Play a game in plain Python, and tell each choice as a call of the kernel that plays it."""
        plain, compiled = (Lanes(self.game, plain=one) for one in (True, False))
        for lanes in (plain, compiled):
            lanes.put(BLANK, self.game.blank(players))
            lanes.put(LIVE, self.game.blank(players))
        chance = random.Random(seed)
        self._play(plain, compiled, "begin", seed, 0)
        while plain.states[LIVE].pending:
            self._play(plain, compiled, "step", chance.choice(plain.menu[1 : plain.menu[0] + 1]))

    def _play(self, plain: Lanes, compiled: Lanes, name: str, *arguments: int) -> None:
        before = [part for one in (compiled.states, LIVE, compiled.menu, *arguments) for part in told(one)]
        getattr(modes.kernels(self.game, plain=True), name)(plain.states, LIVE, plain.menu, *arguments)
        compiled.put(LIVE, plain.states[LIVE])
        compiled.menu[:] = plain.menu
        after = [part["bytes"] for one in (compiled.states, compiled.menu) for part in told(one)]
        self.calls.append({"kernel": name, "before": before, "after": after, "result": 0})

    def grids(self, count: int, *widths: int) -> list[Any]:
        """Return rows of zeros."""
        return [np.zeros((count, width), np.int32) for width in widths]


def main(name: str, file: Path) -> None:
    """Record a call of each kernel that bots, simulations and analyses need most."""
    recorder = Recorder(name)
    game = recorder.game
    players, shared = game.scoring(game.players[0], {}), ("states", "thinking", "tree", "menu", "lucks")
    rooms = recorder.grids(GAMES, players + game.remembered, players, players, 1)
    recorder.run(modes.KERNELS, "simulate_random", "states", "menu", "lucks", 9, 0, GAMES, *rooms)
    recorder.run(modes.TREE_KERNELS, "extend", *shared, ITERATIONS, 1)
    choice = recorder.position.choices.numbers[0]
    rooms = recorder.grids(DEALS, players, players, players)
    recorder.run(modes.ANALYSIS_KERNELS, "measure", *shared, 0, choice, 7, 0, DEALS, *rooms)
    for players in {game.players[0], game.players[-1]}:
        for seed in range(WHOLE):
            recorder.whole_game(players, seed)
    file.write_text(json.dumps(recorder.calls), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]))
