"""A sequential test: whether a win share is above a bound, decided as soon as the games show it.

One player starts with a wealth of 1 and bets in every game that the result is above the bound. If the share is at
most the bound, that wealth reaches 100 at any time with a probability of at most 1 % (Ville's inequality), so the test
may be looked at after every game. Another player bets that it is below. Each spreads the wealth over several stakes.
What is won does not depend on the order of the games.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray

Decision = Literal["above", "below"]
#: The wealth at which the test is decided with a confidence of 99 %.
ENOUGH = 100
CONFIDENCE = 0.99
#: The parts of the wealth that are bet, of the most that leaves something whatever the result.
STAKES = np.array([0.05, 0.1, 0.2, 0.4, 0.8])


def decide(shares: NDArray[np.float64], bound: float) -> Decision | None:
    """Return whether the mean of results between 0 and 1 is above a bound or below it; None if that is open."""
    if wealth(shares, bound) >= ENOUGH:
        return "above"
    if wealth(1 - shares, 1 - bound) >= ENOUGH:
        return "below"
    return None


def wealth(shares: NDArray[np.float64], bound: float) -> float:
    """Return the wealth of who bets that the mean of results is above a bound."""
    return _wealth(_growth(shares[:, None], bound).sum(axis=0))


def _growth(share: NDArray[np.float64] | float, bound: float) -> NDArray[np.float64]:
    """Return by how much the logarithm of the wealth at each stake grows with a result."""
    return np.asarray(np.log1p((share - bound) * (STAKES / bound)))


def _wealth(growth: NDArray[np.float64]) -> float:
    return float(np.exp(np.minimum(growth, 2 * np.log(ENOUGH))).mean())


class Sequential:
    """The test as it is looked at after every game, in the order of the games' numbers.

    So it does not matter which games are finished first: the same game decides with any number of cores.
    """

    def __init__(self, bound: float) -> None:
        self.bound = bound
        self.decided: Decision | None = None
        self.games = 0  # so many were looked at
        self._above, self._below = np.zeros(len(STAKES)), np.zeros(len(STAKES))
        self._waiting: dict[int, float] = {}

    def add(self, number: int, share: float) -> None:
        """Note the result of a game."""
        self._waiting[number] = share
        while self.decided is None and self.games in self._waiting:
            self._look(self._waiting.pop(self.games))

    def _look(self, share: float) -> None:
        self.games += 1
        self._above += _growth(share, self.bound)
        self._below += _growth(1 - share, 1 - self.bound)
        if _wealth(self._above) >= ENOUGH:
            self.decided = "above"
        elif _wealth(self._below) >= ENOUGH:
            self.decided = "below"
