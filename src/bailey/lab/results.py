"""Results of games between bots: chunks of consecutive games, and all of them together."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray


@dataclass
class Chunk:
    """Results of some consecutive games: a row for each game, a column for each player or number of the chronicle."""

    first: int
    scores: NDArray[np.int32]
    tiebreaks: NDArray[np.int32]
    wins: NDArray[np.int32]
    decisions: NDArray[np.int32]  # of each game
    chronicle: NDArray[np.int32]


@dataclass
class Results:
    """Results of all games so far."""

    players: int
    remembered: int = 0
    chunks: list[Chunk] = field(default_factory=list)
    seconds: float = 0.0
    interrupted: bool = False

    @property
    def games(self) -> int:
        """The number of games played."""
        return sum(len(chunk.scores) for chunk in self.chunks)

    @property
    def decisions(self) -> int:
        """The number of decisions in them."""
        return sum(int(chunk.decisions.sum()) for chunk in self.chunks)

    @property
    def numbers(self) -> NDArray[np.int64]:
        """The number of every game, in the order of the numbers."""
        spans = [np.arange(chunk.first, chunk.first + len(chunk.scores)) for chunk in self._ordered()]
        return np.concatenate([np.zeros(0, np.int64), *spans])

    @property
    def scores(self) -> NDArray[np.int32]:
        """The scores, in the order of the games' numbers."""
        return self._rows([chunk.scores for chunk in self._ordered()], self.players)

    @property
    def tiebreaks(self) -> NDArray[np.int32]:
        """The tie-breaks, in the order of the games' numbers."""
        return self._rows([chunk.tiebreaks for chunk in self._ordered()], self.players)

    @property
    def wins(self) -> NDArray[np.int32]:
        """Who won, 1 or 0, in the order of the games' numbers."""
        return self._rows([chunk.wins for chunk in self._ordered()], self.players)

    @property
    def chronicle(self) -> NDArray[np.int32]:
        """The chronicles, in the order of the games' numbers."""
        return self._rows([chunk.chronicle for chunk in self._ordered()], self.remembered)

    def _ordered(self) -> list[Chunk]:
        return sorted(self.chunks, key=lambda chunk: chunk.first)

    def _rows(self, rows: list[NDArray[np.int32]], columns: int) -> NDArray[np.int32]:
        return np.concatenate([np.zeros((0, columns), np.int32), *rows])

    def shares(self) -> NDArray[np.float64]:
        """Return each player's share of every win; several winners share one equally."""
        won = self.wins
        return np.asarray(won / np.maximum(1, won.sum(axis=1, keepdims=True)))
