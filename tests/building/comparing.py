"""Plays, searches and analyses by a game's library and by what Numba compiles: `python comparing.py GAME FOLDER`.

Both work on memory of the same kind, so after the same kernel all of it must be the same.
"""

from __future__ import annotations

import random
import sys
from typing import TYPE_CHECKING, Any

import numpy as np

from bailey import games
from bailey.core import Position
from bailey.core.compiled import modes
from bailey.core.compiled.lanes import Lanes
from bailey.core.compiled.search import BLANK, CASUAL, GREEDY, LIVE
from bailey.core.state.chance import BOT_STREAM

if TYPE_CHECKING:
    from bailey.core import Game

POSITIONS, GAMES, ITERATIONS = 6, 200, 60


class Both:
    """The kernels of a file, out of the library and compiled, and memory for each."""

    def __init__(self, game: Game, file: Any) -> None:
        library = modes.ready(game)
        assert library is not None, "there is no library"
        self.kernels = [library.kernels[file.stem], modes.own_kernels(game, file)]
        self.lanes = [Lanes(game, plain=False, lanes=5, nodes=ITERATIONS + 1) for _ in self.kernels]

    def put(self, lane: int, state: Any) -> None:
        """Write a state into both, and begin with the same luck."""
        for lanes in self.lanes:
            lanes.put(lane, state)
            lanes.key_luck(5, 1, BOT_STREAM)

    def run(self, name: str, *arguments: Any) -> int:
        """Run a kernel in both; what it returns and all that it writes is the same."""
        results = [
            getattr(kernels, name)(*(getattr(lanes, one) if isinstance(one, str) else one for one in arguments))
            for kernels, lanes in zip(self.kernels, self.lanes, strict=True)
        ]
        assert (results[0] or 0) == (results[1] or 0), f"{name} returns {results}"
        one, other = ([*flat(lanes.states, lanes.tree, lanes.menu, lanes.lucks)] for lanes in self.lanes)
        assert all(np.array_equal(mine, theirs) for mine, theirs in zip(one, other, strict=True)), name
        return int(results[0] or 0)


def flat(*arguments: Any) -> Any:
    """Yield the arrays in arguments."""
    for one in arguments:
        if isinstance(one, tuple):
            yield from flat(*one)
        else:
            yield one


def positions(game: Game) -> list[Position]:
    """Some positions of a game that is played at random."""
    position, chance, found = Position.new(game, game.players[0], 3), random.Random(3), []
    while not position.over:
        found.append(position.copy())
        position.push(chance.choice(position.choices.numbers))
    return found[:: max(1, len(found) // POSITIONS)]


def compare_games(game: Game) -> None:
    """Play games between random bots, and some between bots that search."""
    both, seats = Both(game, modes.KERNELS), game.players[0]
    both.put(BLANK, game.blank(seats))
    players = game.scoring(seats, {})
    room = [np.zeros((2, GAMES, width), np.int32) for width in (players + game.remembered, players, players, 1)]
    for i, (kernels, lanes) in enumerate(zip(both.kernels, both.lanes, strict=True)):
        kernels.simulate_random(lanes.states, lanes.menu, lanes.lucks, 9, 0, GAMES, *(one[i] for one in room))
    assert all(np.array_equal(*one) for one in room)
    assert room[3].min() > 0
    bots, few = Both(game, modes.GAME_KERNELS), 3
    bots.put(BLANK, game.blank(seats))
    room = [np.zeros((2, few, one.shape[2]), np.int32) for one in room]
    choices = np.zeros((2, 2, few, game.longest), np.int32)
    for i, (kernels, lanes) in enumerate(zip(bots.kernels, bots.lanes, strict=True)):
        budgets = np.array([GREEDY, *[ITERATIONS // 3] * (seats - 1)], np.int32)
        first = (lanes.states, lanes.thinking, lanes.tree, lanes.menu, lanes.lucks, budgets, 1, 9, 0, few)
        kernels.simulate(*first, *(one[i] for one in room), 0, *choices[i])
    assert all(np.array_equal(*one) for one in (*room, choices))
    assert choices.any()


def compare_searches(game: Game) -> None:
    """Search positions as each kind of bot does, and step on."""
    both = Both(game, modes.TREE_KERNELS)
    steps = Both(game, modes.KERNELS)
    for position in positions(game):
        both.put(LIVE, position.state)
        fresh = True
        for budget in (ITERATIONS, GREEDY, CASUAL * 5 | ITERATIONS // 2):
            chosen = both.run("extend", "states", "thinking", "tree", "menu", "lucks", budget, fresh)
            assert chosen in position.choices.numbers
        steps.put(LIVE, position.state)
        steps.run("step", "states", LIVE, "menu", chosen)
    steps.put(BLANK, game.blank(game.players[0]))
    steps.run("begin", "states", LIVE, "menu", 4, 2)


def compare_analyses(game: Game) -> None:
    """Measure positions as an analysis does."""
    both, players = Both(game, modes.ANALYSIS_KERNELS), game.scoring(game.players[0], {})
    fresh = to_the_end = True
    shared = ("states", "thinking", "tree", "menu", "lucks")
    for position in positions(game)[::2]:
        both.put(LIVE, position.state)
        both.put(BLANK, game.blank(game.players[0]))
        number, viewer = position.choices.numbers[-1], position.turn
        both.run("explore", *shared, viewer, ITERATIONS, fresh)
        for name, rest in (("measure", (viewer, number, 7)), ("measure_deals", (7,))):
            rooms = [[np.zeros((4, players), np.int32) for _ in range(3)] for _ in both.kernels]
            for kernels, lanes, room in zip(both.kernels, both.lanes, rooms, strict=True):
                getattr(kernels, name)(*(getattr(lanes, one) for one in shared), *rest, 0, 4, *room)
            assert np.array_equal(*rooms), name
            assert np.any(rooms[0]), name
        both.run("show_after", *shared, viewer, number, 7, 0, to_the_end)


def main(name: str) -> None:
    """Compare all that is in the library of a game."""
    game = games.find(name)
    compare_games(game)
    compare_searches(game)
    compare_analyses(game)
    sys.stdout.write("the same\n")


if __name__ == "__main__":
    main(sys.argv[1])
