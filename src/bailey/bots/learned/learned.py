"""A learned evaluation in a file: `learned.npz` in the folder of a game.

The file names what it was trained for, the groups of features with the spans of their numbers, and which cards it takes
for alike; weights are whole numbers. A file that does not fit the rules any more is refused: whoever asks for a learned
bot is told so.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, BinaryIO
from zipfile import BadZipFile

import numpy as np

from bailey.bots.learned.plan import FeaturePlan, Spans
from bailey.core.compiled.evaluation import Evaluation
from bailey.core.errors import BadInput

if TYPE_CHECKING:
    from pathlib import Path

    from numpy.typing import NDArray

    from bailey.core.play.game import Game

    Weights = NDArray[np.int16]

FILE = "learned.npz"
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
        layers = (self.weights.tolist(), self.hidden.tolist(), self.last.tolist())
        return Evaluation([*self.about], self.plan.rows, *layers, most_features=self.plan.most_features)

    def save(self, path: Path) -> None:
        """Write the file, whole or not at all."""
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
                alike=np.array(self.plan.alike, np.int16),
                weights=self.weights,
                hidden=self.hidden,
                last=self.last,
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
            with np.load(file, allow_pickle=False) as data:
                return cls._of(game, {name: data[name] for name in data.files}, path)
        except (AttributeError, KeyError, TypeError, ValueError, EOFError, BadZipFile) as fault:
            if isinstance(fault, BadInput):
                raise
            message = f"{path}: holds no learned evaluation ({fault}); {REMEDY} {game.name}"
            raise BadInput(message) from fault

    @classmethod
    def _of(cls, game: Game, data: dict[str, NDArray[np.generic]], path: str) -> Learned:
        about = json.loads(str(data["about"]))
        if (about["game"], about["version"]) != (game.name, game.version):
            message = (
                f"{path}: was learned for {about['game']}, version {about['version']}, not for {game.name}, version"
            )
            raise BadInput(f"{message} {game.version}; {REMEDY} {game.name}")
        spans = {name: Spans(tuple(map(int, each)), centre) for name, (each, centre) in about["spans"].items()}
        plan = FeaturePlan(game, spans, data["alike"].tolist())
        layers = [data[name].astype(np.int16) for name in ("weights", "hidden", "last")]
        leaf_at, chance_share = map(int, about["about"])
        out = cls(plan, (leaf_at, chance_share), *layers)
        if not out.fits():
            message = f"{path}: does not fit {game.name} as it is now; {REMEDY} {game.name}"
            raise BadInput(message)
        return out

    def fits(self) -> bool:
        """Return whether every array has the shape that the plan needs."""
        if not self.weights.ndim == self.hidden.ndim == self.last.ndim == 2 or len(self.plan.alike) != len(
            self.plan.game.cards
        ):
            return False
        inputs, inner = self.hidden.shape
        rest = self.weights.shape[1] - (inputs - 1) // 2 - 1
        return (
            len(self.weights) == self.plan.count + 1
            and inputs % 2 == 1
            and rest >= 4
            and rest % 2 == 0
            and self.last.shape == (inner, 2)
            and self.about[0] > 0
            and 0 <= self.about[1] <= 100
            and min(self.plan.alike) >= 0
            and max(self.plan.alike) < len(self.plan.alike)
        )


@cache
def learned(game: Game) -> Learned:
    """Return the learned evaluation of a game."""
    return Learned.load(game, game.folder / FILE)
