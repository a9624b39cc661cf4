"""Why a bot advises one choice and not another: what it brings in a few deals, quickly enough for a hint."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailey.analysis.probe import Probe
from bailey.analysis.quality import NOISE
from bailey.analysis.samples import less, mean, means, spread
from bailey.core.state.todo import scorers

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

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
        more = zip(*map(less, better, other), strict=True)
        sure = [abs(mean(one)) > NOISE * spread(one) / len(one) ** 0.5 for one in more]
        best = means(better)
        made = [then if clear else now for clear, then, now in zip(sure, means(other), best, strict=True)]
        return {"better": best, "made": made}

    def _scores(self, ends: list[GameState]) -> list[list[float]]:
        """Return everybody's score in each deal."""
        return [[float(self.game.score(s, p)) for p in range(scorers(s))] for s in ends]
