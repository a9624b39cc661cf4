"""Fits the weights of a prior by playing: many variations of the weights play the same deals, each seat by its prior.

`python -m tools.fit burgundy-board --minutes 30 --into weights.json` begins with the weights of the game, or goes on
with those in the file. It prints the mean points of all seats on deals that are not used for fitting. It is a separable
natural evolution strategy with mirrored pairs: the weights move towards the variations that make more points.
"""

from __future__ import annotations

import argparse
import json
import time
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from bailey.core import BadInput
from bailey.core.compiled.lanes import Lanes
from bailey.core.compiled.linking import rows_of
from bailey.core.compiled.modes import kernels
from bailey.core.compiled.search import BLANK
from bailey.games import find

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bailey.core import Game

FIT_KERNELS = Path(__file__).with_name("fit_kernels.py")
DEALT, ALL = 2, 2
#: What is played for a game: players, options, and the share of the games.
PLAYED: dict[str, list[tuple[int, dict[str, int], float]]] = {
    "burgundy-board": [
        (2, {}, 0.5),
        (2, {"duchies": DEALT, "duchy_set": ALL}, 0.3),
        (4, {"duchies": DEALT}, 0.2),
    ],
}
#: The pairs of variations in a generation, the games of each variation, and the games that judge the weights.
PAIRS, GAMES, JUDGED = 16, 600, 6000
#: Deals that no variation plays.
JUDGING_SEED = 10**6
#: The scale of a weight: a share of its size, and no less than so many hundredths of a point.
SHARE, LEAST = 0.2, 25
#: In scales: how far a variation goes, and how far the weights move in a generation, early and late.
WIDTH, EARLY, LATE = 0.5, 0.12, 0.05
#: The share of the time that is early.
EARLY_TIME = 0.6
#: How slowly the averages of the gradient and of its square change (Adam).
MEAN, SQUARE = 0.9, 0.99
REPORTED = 10


class Settings(NamedTuple):
    """How much is played."""

    minutes: float
    games: int = GAMES
    judged: int = JUDGED


class Table:
    """Plays games of some players with the present weights."""

    def __init__(self, game: Game, seats: int, options: dict[str, int]) -> None:
        self.seats = seats
        self.lanes = Lanes(game, plain=False)
        self.lanes.put(BLANK, game.blank(seats, game.chosen(options)))
        self.play = kernels(game, file=FIT_KERNELS).play_by_prior

    def mean(self, seed: int, games: int) -> float:
        """Return the mean points of all seats."""
        points = np.zeros((games, self.seats), dtype=np.int64)
        self.play(self.lanes.states, self.lanes.menu, seed, games, self.seats, points)
        return float(points.mean())


class Fitting:
    """The weights of a game's prior, which compiled play reads, and the tables that judge them."""

    def __init__(self, name: str) -> None:
        self.name, game = name, find(name)
        self.tables = [(Table(game, seats, options), share) for seats, options, share in PLAYED[name]]
        for table, _ in self.tables:
            table.mean(0, 1)  # compiles
        self.rows = rows_of(import_module(f"bailey.games.{name.replace('-', '_')}.weights").weights)
        self.numbers = self.rows.view(np.int32).reshape(-1)

    def points(self, weights: Any, seed: int, games: int) -> float:
        """Return the mean points of games of a seed with these weights."""
        self.numbers[:] = np.rint(weights)
        return sum(share * table.mean(seed, int(games * share)) for table, share in self.tables)

    def read(self, path: Path) -> None:
        """Take the weights of a file."""
        try:
            read = json.loads(path.read_text(encoding="utf-8"))
        except (OSError, ValueError) as fault:
            message = f"--into: {path} cannot be read ({fault}); name a file of weights, or a new one"
            raise BadInput(message) from fault
        known = self.rows.dtype.names or ()
        for name, value in read.items():
            if name not in known:
                message = f"--into: {path}: there is no weight {name!r}; {self.name} has {', '.join(known)}"
                raise BadInput(message)
            self.rows[name][0] = value

    def write(self, weights: Any, path: Path) -> None:
        """Write weights to a file, by name."""
        self.numbers[:] = np.rint(weights)
        lines = [f' "{name}": {json.dumps(self.rows[name][0].tolist())}' for name in self.rows.dtype.names or ()]
        path.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")

    def slope(self, weights: Any, scale: Any, ways: Any, seed: int, games: int) -> Any:
        """Return in which direction the points rise, in scales: by how much each way and its mirror image differ."""
        rises = [
            self.points(weights + WIDTH * scale * way, seed, games)
            - self.points(weights - WIDTH * scale * way, seed, games)
            for way in ways
        ]
        return (np.array(rises)[:, None] * ways).mean(axis=0)


def fit(fitting: Fitting, settings: Settings, seed: int, into: Path) -> None:
    """Move the weights for some minutes, and write them to a file now and then."""
    weights = fitting.numbers.astype(float)
    scale = np.maximum(LEAST, SHARE * np.abs(weights))
    chance, mean, square = np.random.default_rng(seed), np.zeros_like(weights), np.zeros_like(weights)
    began, share, generation = time.monotonic(), 0.0, 0
    print(f"at first: {fitting.points(weights, JUDGING_SEED, settings.judged):.2f} points", flush=True)
    while share < 1:
        generation += 1
        ways = chance.standard_normal((PAIRS, len(weights)))
        slope = fitting.slope(weights, scale, ways, 1000 * seed + generation, settings.games)
        mean = MEAN * mean + (1 - MEAN) * slope
        square = SQUARE * square + (1 - SQUARE) * slope**2
        towards = mean / (1 - MEAN**generation) / (np.sqrt(square / (1 - SQUARE**generation)) + 1e-8)
        weights = weights + (EARLY if share < EARLY_TIME else LATE) * scale * towards
        share = (time.monotonic() - began) / (60 * settings.minutes)
        if generation % REPORTED == 0 or share >= 1:
            points = fitting.points(weights, JUDGING_SEED, settings.judged)
            print(f"{generation} generations, {share:.0%} of the time: {points:.2f} points", flush=True)
            fitting.write(weights, into)


def positive(text: str) -> float:
    """Read a number of minutes."""
    minutes = float(text)
    if not minutes > 0:
        message = f"{text} is not more than 0"
        raise argparse.ArgumentTypeError(message)
    return minutes


def main(arguments: Iterable[str] | None = None) -> None:
    """Read the command line, and fit."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game", choices=[*PLAYED])
    parser.add_argument("--minutes", type=positive, default=30)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--into", type=Path, required=True, help="the file of weights: read if there, and written")
    parser.add_argument("--games", type=int, default=GAMES, help="games of each variation")
    parser.add_argument("--judged", type=int, default=JUDGED, help="games that judge the weights")
    given = parser.parse_args(None if arguments is None else [*arguments])
    fitting = Fitting(given.game)
    if given.into.exists():
        fitting.read(given.into)
    fit(fitting, Settings(given.minutes, given.games, given.judged), given.seed, given.into)


if __name__ == "__main__":
    main()
