"""A learned evaluation in a file: `learned.npz` in the folder of a game.

The file names what it was trained for, the groups of features with the spans of their numbers, and which cards it takes
for alike; weights are whole numbers. A file that does not fit the rules any more is refused: whoever asks for a learned
bot is told so.
"""

from __future__ import annotations

import json
import zlib
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, BinaryIO, cast
from zipfile import BadZipFile

from bailey.bots.learned.array_file import read_arrays
from bailey.bots.learned.plan import FeaturePlan, Spans
from bailey.core.compiled.evaluation import Evaluation
from bailey.core.errors import BadInput

if TYPE_CHECKING:
    from pathlib import Path

    from bailey.bots.learned.array_file import Array
    from bailey.core.play.game import Game

    Weights = list[list[int]]

FILE = "learned.npz"
LAYERS = ("weights", "hidden", "last")
MOST_BYTES = 8 << 20
REMEDY = "train it anew: bailey train"


@dataclass(frozen=True)
class Learned:
    """A learned evaluation: for which game it is, what it reads, and its weights."""

    plan: FeaturePlan
    about: tuple[int, int]  # as the kernels read it
    weights: Weights
    hidden: Weights
    last: Weights

    def evaluation(self) -> Evaluation:
        """Return it as the kernels take it."""
        layers = (self.weights, self.hidden, self.last)
        return Evaluation([*self.about], self.plan.rows, *layers, most_features=self.plan.most_features)

    def save(self, path: Path) -> None:
        """Write the file, whole or not at all."""
        import numpy as np

        alike, *layers = (np.array(one, np.int16) for one in (self.plan.alike, self.weights, self.hidden, self.last))
        game = self.plan.game
        about = {
            "game": game.name,
            "version": game.version,
            "about": self.about,
            "spans": {name: [one.thresholds, one.centre] for name, one in self.plan.spans.items()},
        }
        partly = path.with_suffix(".part")
        with partly.open("wb") as out:
            np.savez_compressed(
                out,
                about=np.array(json.dumps(about)),
                alike=alike,
                weights=layers[0],
                hidden=layers[1],
                last=layers[2],
            )
        partly.replace(path)

    @classmethod
    def load(cls, game: Game, path: Path) -> Learned:
        """Read the file of a game; one that is missing, damaged, or of other rules raises BadInput."""
        try:
            if path.stat().st_size > MOST_BYTES:
                message = f"{path}: has more than {MOST_BYTES >> 20} MB; {REMEDY} {game.name}"
                raise BadInput(message)
            with path.open("rb") as file:
                return cls.read(game, file, str(path))
        except OSError as fault:
            message = f"{path}: cannot be read ({fault.strerror or fault}); {REMEDY} {game.name}"
            raise BadInput(message) from fault

    @classmethod
    def read(cls, game: Game, file: BinaryIO, path: str) -> Learned:
        """Read an open file, which a refusal calls by its path."""
        try:
            return cls._of(game, read_arrays(file), path)
        except (AttributeError, KeyError, TypeError, ValueError, EOFError, BadZipFile, zlib.error) as fault:
            if isinstance(fault, BadInput):
                raise
            message = f"{path}: holds no learned evaluation ({fault}); {REMEDY} {game.name}"
            raise BadInput(message) from fault

    @classmethod
    def _of(cls, game: Game, data: dict[str, Array], path: str) -> Learned:
        about = json.loads(str(data["about"]))
        if (about["game"], about["version"]) != (game.name, game.version):
            message = (
                f"{path}: was learned for {about['game']}, version {about['version']}, not for {game.name}, version"
            )
            raise BadInput(f"{message} {game.version}; {REMEDY} {game.name}")
        spans = {name: Spans(tuple(map(int, each)), centre) for name, (each, centre) in about["spans"].items()}
        plan = FeaturePlan(game, spans, cast("list[int]", data["alike"]))
        layers = [cast("Weights", data[name]) for name in LAYERS]
        leaf_at, chance_share = map(int, about["about"])
        out = cls(plan, (leaf_at, chance_share), *layers)
        if not out.fits():
            message = f"{path}: does not fit {game.name} as it is now; {REMEDY} {game.name}"
            raise BadInput(message)
        return out

    def fits(self) -> bool:
        """Return whether every array has the shape that the plan needs."""
        alike = self.plan.alike
        if not all(map(_is_table, (self.weights, self.hidden, self.last))) or len(alike) != len(self.plan.game.cards):
            return False
        inputs, inner = len(self.hidden), len(self.hidden[0])
        rest = len(self.weights[0]) - (inputs - 1) // 2 - 1
        return (
            len(self.weights) == self.plan.count + 1
            and inputs % 2 == 1
            and rest >= 4
            and rest % 2 == 0
            and (len(self.last), len(self.last[0])) == (inner, 2)
            and self.about[0] > 0
            and 0 <= self.about[1] <= 100
            and min(alike) >= 0
            and max(alike) < len(alike)
        )


def _is_table(layer: object) -> bool:
    """Tell whether an array has rows of numbers."""
    return isinstance(layer, list) and len(layer) > 0 and isinstance(layer[0], list) and len(layer[0]) > 0


@cache
def learned(game: Game) -> Learned:
    """Return the learned evaluation of a game."""
    return Learned.load(game, game.folder / FILE)
