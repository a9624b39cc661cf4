"""Why a bot advises one choice and not another: what it brings in a few deals, quickly enough for a hint."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from bailey.analysis.probe import Probe
from bailey.analysis.quality import NOISE
from bailey.core.state.todo import scorers

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from numpy.typing import NDArray

    from bailey.core.play.game import Game
    from bailey.core.play.position import Position
    from bailey.core.state.todo import GameState
    from bailey.core.text.gains import ExpectedScores

#: A game without a prior is played on by the averages of so many iterations; so many deals are compared.
ITERATIONS, DEALS = 200, 16
#: A choice is explained against so many others at most, until one of them differs clearly.
COMPARED = 2


class Explainer:
    """Explains choices of one game on one thread."""

    def __init__(self, game: Game, *, plain: bool = False) -> None:
        self.game = game
        self.probe = Probe(game, ITERATIONS, plain=plain)
        self.reason = self.probe.reason
        self.scores: ExpectedScores = {"better": [], "made": []}
        #: The choice that was compared with.
        self.against = 0

    def explain(self, position: Position, better: int, others: Sequence[int], seed: int) -> Iterator[None]:
        """Compare a choice of the seat on turn with others, by what it knows, until one differs; yield now and then.

        See `against`, `reason` and `scores`. Scores that may differ by noise alone are given as equal.
        """
        seat = position.turn
        assert seat is not None
        self.probe.sit_down(position, seed)
        if not self.game.prior:
            yield from self.probe.explore(seat)
        for self.against in others:
            yield from self.probe.compare(seat, seat, better, self.against, DEALS)
            self.reason, self.scores = self.probe.reason, self._means()
            if self.scores["better"] != self.scores["made"]:
                return

    def _means(self) -> ExpectedScores:
        """Return everybody's mean score after both choices."""
        better, other = map(self._scores, self.probe.ends)
        more = better - other
        sure = np.abs(more.mean(axis=0)) > NOISE * more.std(axis=0) / len(more) ** 0.5
        best = better.mean(axis=0)
        return {"better": best.tolist(), "made": np.where(sure, other.mean(axis=0), best).tolist()}

    def _scores(self, ends: list[GameState]) -> NDArray[np.float64]:
        """Return everybody's score in each deal."""
        return np.array([[self.game.score(s, p) for p in range(scorers(s))] for s in ends], np.float64)
