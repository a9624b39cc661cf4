"""Policies: small networks in a file, which were trained to choose from what a seat sees.

A file is what `numpy.savez` writes. `about` says, as JSON, for which game, version and number of players it was
trained. The network reads some numbers of the observation, scaled, and of some slots a row of `embedding` for the card
there. Of `cells`, slots with a column and a row, it reads such rows where the cards lie, cell by cell of a grid. Dense
layers `weights0`, `biases0`, ... follow, with ReLU between them; the last gives each choice its preference. Before all
that the seats of the observation are turned so that the viewer's comes first. Only NumPy is needed to play.
"""
# Any: the same function takes arrays of NumPy and tensors of PyTorch; a file of a policy is JSON.

from __future__ import annotations

import json
from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING, Any
from zipfile import BadZipFile

import numpy as np

from bailey.bots.observed.plan import turned
from bailey.core.errors import BadInput
from bailey.core.state.observe import layout, observation

if TYPE_CHECKING:
    from pathlib import Path

    from numpy.typing import NDArray

    from bailey.bots.bot import Budget
    from bailey.core.play.choices import Choice
    from bailey.core.play.game import Game
    from bailey.core.play.position import Position

    Numbers = NDArray[np.int32]
    Reals = NDArray[np.float32]

MOST_BYTES = 256 << 20
REMEDY = "name a file that the training wrote"


def cells_of(seen: Any, cells: Any, grid: Any) -> Any:
    """Return the cell in which the card of each slot on a grid lies; one that lies beyond is put on the edge."""
    columns = (seen[:, cells[:, 1]] - grid[0]).clip(0, grid[2] - 1)
    rows = (seen[:, cells[:, 2]] - grid[1]).clip(0, grid[3] - 1)
    return cells[:, 3] + rows * grid[2] + columns


@dataclass(frozen=True)
class Policy:
    """A network, and what it reads."""

    game: str
    version: int
    players: int
    numbers: NDArray[np.int64]  # which numbers of the turned observation it reads
    scales: Reals  # what each is divided by
    slots: NDArray[np.int64]  # of which slots it reads the card
    cells: NDArray[
        np.int64
    ]  # of which slots, with the numbers of their column and row, and the first cell of their grid
    grid: NDArray[
        np.int64
    ]  # the least column and row of a grid, how many there are of both, and the cells of all grids
    embedding: Reals  # a row for an unknown card, for an empty slot, and for each card
    weights: tuple[Reals, ...]
    biases: tuple[Reals, ...]

    def preferences(self, seen: Numbers) -> Reals:
        """Return the preference for each choice, of observations whose seats are turned."""
        cards = self.embedding[seen[:, self.slots] + 1].reshape(len(seen), -1)
        numbers = (seen[:, self.numbers] / self.scales).astype(np.float32)
        values = np.concatenate([numbers, cards, self._on_grids(seen)], axis=1)
        for weights, biases in zip(self.weights[:-1], self.biases[:-1], strict=True):
            values = np.maximum(values @ weights + biases, 0)
        out: Reals = values @ self.weights[-1] + self.biases[-1]
        return out

    def _on_grids(self, seen: Numbers) -> Reals:
        """Return the rows of `embedding` of cards that lie on grids, cell by cell."""
        found = np.zeros((len(seen), self.grid[-1], self.embedding.shape[1]), np.float32)
        for (slot, *_), cell in zip(self.cells, cells_of(seen, self.cells, self.grid).T, strict=True):
            here = np.flatnonzero(seen[:, slot] != 0)
            found[here, cell[here]] += self.embedding[seen[here, slot] + 1]
        return found.reshape(len(seen), -1)

    def save(self, path: Path) -> None:
        """Write the file, whole or not at all."""
        about = {"game": self.game, "version": self.version, "players": self.players}
        layers = {f"weights{i}": one for i, one in enumerate(self.weights)}
        layers |= {f"biases{i}": one for i, one in enumerate(self.biases)}
        partly = path.with_suffix(".part")
        with partly.open("wb") as out:
            np.savez(
                out,
                about=np.array(json.dumps(about)),
                numbers=self.numbers,
                scales=self.scales,
                slots=self.slots,
                cells=self.cells,
                grid=self.grid,
                embedding=self.embedding,
                **layers,  # type: ignore[arg-type] # the stubs take allow_pickle only
            )
        partly.replace(path)

    @classmethod
    def load(cls, path: Path) -> Policy:
        """Read a file; one that is damaged, or no policy, raises BadInput."""
        try:
            if path.stat().st_size > MOST_BYTES:
                message = f"policy: {path} has more than {MOST_BYTES >> 20} MB; {REMEDY}"
                raise BadInput(message)
            with path.open("rb") as file, np.load(file, allow_pickle=False) as data:
                return cls._of({name: data[name] for name in data.files})
        except OSError as fault:
            message = f"policy: {path} cannot be read: {fault.strerror or fault}; {REMEDY}"
            raise BadInput(message) from fault
        except (KeyError, TypeError, ValueError, EOFError, BadZipFile) as fault:
            if isinstance(fault, BadInput):
                raise
            message = f"policy: {path} is no policy ({fault}); {REMEDY}"
            raise BadInput(message) from fault

    @classmethod
    def _of(cls, data: dict[str, Any]) -> Policy:
        about = json.loads(str(data["about"]))
        count = sum(name.startswith("weights") for name in data)
        return cls(
            str(about["game"]),
            int(about["version"]),
            int(about["players"]),
            data["numbers"].astype(np.int64),
            data["scales"].astype(np.float32),
            data["slots"].astype(np.int64),
            data["cells"].astype(np.int64),
            data["grid"].astype(np.int64),
            data["embedding"].astype(np.float32),
            tuple(data[f"weights{i}"].astype(np.float32) for i in range(count)),
            tuple(data[f"biases{i}"].astype(np.float32) for i in range(count)),
        )

    def check(self, game: Game) -> None:
        """Refuse a game that the policy was not trained for, and a network that does not fit it."""
        if (self.game, self.version) != (game.name, game.version):
            message = f"policy: it plays {self.game}, version {self.version}, not {game.name}, version {game.version}"
            raise BadInput(message)
        try:
            fits = self._fits(game)
        except (IndexError, ValueError):  # arrays with more or fewer dimensions than they should have
            fits = False
        if not fits:
            message = f"policy: its network does not fit {game.name} for {self.players} players; {REMEDY}"
            raise BadInput(message)

    def _fits(self, game: Game) -> bool:
        """Return whether every array has the shape that the game needs, and all numbers are finite."""
        if self.players not in game.players:
            return False
        width, cards = len(layout(game, self.players)), len(game.cards)
        reads = np.concatenate([self.numbers, self.slots, self.cells[:, :3].ravel()])
        sizes = [len(self.numbers) + (self.slots.size + int(self.grid[-1])) * self.embedding.shape[-1]]
        sizes += [one.shape[-1] for one in self.weights]
        return bool(
            len(reads) > 0
            and reads.min() >= 0
            and reads.max() < width
            and self.scales.shape == self.numbers.shape
            and (self.scales != 0).all()
            and self._grids_fit()
            and self.embedding.ndim == 2
            and len(self.embedding) == cards + 2
            and [one.shape for one in self.weights] == [*pairwise(sizes)]
            and [one.shape for one in self.biases] == [(size,) for size in sizes[1:]]
            and sizes[-1] == game.choices.count
            and all(np.isfinite(one).all() for one in (self.scales, self.embedding, *self.weights, *self.biases))
        )

    def _grids_fit(self) -> bool:
        """Return whether all cells of all grids are there."""
        if self.cells.ndim != 2 or self.cells.shape[1] != 4 or self.grid.shape != (5,):
            return False
        one, every = int(self.grid[2] * self.grid[3]), int(self.grid[4])
        firsts = self.cells[:, 3]
        return not len(firsts) or bool(self.grid[2:].min() > 0 and firsts.min() >= 0 and firsts.max() + one <= every)


class PolicyBot:
    """Chooses what its policy prefers among the open choices."""

    def __init__(self, game: Game, policy: Policy, budget: Budget) -> None:
        policy.check(game)
        self.game, self.policy, self.budget = game, policy, budget

    def __str__(self) -> str:
        """Return the bot's specification."""
        return str(self.budget)

    def choose(self, position: Position, seed: int = 0) -> Choice:  # noqa: ARG002 - nothing is left to chance
        """Return the choice that the policy prefers for the seat on turn."""
        if position.over:
            message = "the game is over: there is nothing to choose"
            raise BadInput(message)
        state = position.state
        viewer = state.todo[state.pending - 1].player
        seen = np.array([observation(self.game, state, viewer)], np.int32)
        mask = np.zeros((1, self.game.choices.count), np.bool_)
        mask[0, position.choices.numbers] = True
        return self.game.choices.read(int(self.choose_each(seen, np.array([viewer]), mask)[0]))

    def choose_each(
        self, seen: Numbers, viewers: NDArray[np.integer[Any]], masks: NDArray[np.bool_]
    ) -> NDArray[np.int64]:
        """Return for each observation the choice that is preferred of those that its mask leaves."""
        players = self.policy.players
        if seen.shape[1] != len(layout(self.game, players)):
            message = f"policy: it was trained for {players} players; seat it at such a table"
            raise BadInput(message)
        orders = turned(self.game, players)[viewers]
        preferences = self.policy.preferences(np.take_along_axis(seen, orders, axis=1))
        found: NDArray[np.int64] = np.where(masks, preferences, -np.inf).argmax(axis=1)
        return found
