"""Estimates with their intervals. All are means over independent games; what is in one game is never taken apart."""

from __future__ import annotations

import math
from dataclasses import dataclass
from statistics import NormalDist
from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    Values = NDArray[np.float64]

#: The share of intervals that contain the true value.
CONFIDENCE = 0.95


@dataclass(frozen=True)
class Estimate:
    """A value and its standard error."""

    value: float
    error: float

    def low(self, z: float) -> float:
        """Return the lower end of the interval."""
        return self.value - z * self.error

    def high(self, z: float) -> float:
        """Return the upper end of the interval."""
        return self.value + z * self.error

    @property
    def p(self) -> float:
        """The probability of a value at least as far from 0, if the true value is 0."""
        if self.error == 0:
            return 1.0 if self.value == 0 else 0.0
        return 2 * NormalDist().cdf(-abs(self.value) / self.error)


def z_of(comparisons: int = 1) -> float:
    """Return the width of intervals, in standard errors, that all hold together with `CONFIDENCE` (Bonferroni)."""
    return NormalDist().inv_cdf(1 - (1 - CONFIDENCE) / 2 / max(1, comparisons))


def ratio(above: Values, below: Values) -> Estimate:
    """Estimate the sum of one number of each game over the sum of another."""
    return mean_of_influence(*_influence(above, below))


def difference_of_ratios(above: Values, below: Values, above2: Values, below2: Values) -> Estimate:
    """Estimate how much larger one such share is than another; both come from the same games.

    The error is the larger of two: that around the shares as they were found, and that which there is if both are the
    same (a score test). With few games the first can be far too small: two wins of two do not vary at all.
    """
    first, second = _influence(above, below), _influence(above2, below2)
    found = mean_of_influence(first[0] - second[0], first[1] - second[1])
    common = float(above.sum() + above2.sum()) / (float(below.sum() + below2.sum()) or math.nan)
    alike = _influence(above, below, common)[1] - _influence(above2, below2, common)[1]
    return Estimate(found.value, max(found.error, mean_of_influence(found.value, alike).error))


def _influence(above: Values, below: Values, around: float | None = None) -> tuple[float, Values]:
    """Return a ratio of sums, and what each game adds to its error (the delta method) around it, or another one."""
    total = float(below.sum())
    if total == 0:
        return math.nan, np.full(len(above), math.nan)
    value = float(above.sum()) / total
    return value, (above - (value if around is None else around) * below) * (len(above) / total)


def mean_of_influence(value: float, influence: Values) -> Estimate:
    """Return an estimate whose error is that of the mean of what the games add to it."""
    if len(influence) < 2:
        return Estimate(value, math.inf)
    return Estimate(value, float(influence.std(ddof=1)) / math.sqrt(len(influence)))


def holm(ps: Sequence[float]) -> list[float]:
    """Correct p-values for how many there are, by Holm's method."""
    order = sorted(range(len(ps)), key=lambda i: ps[i])
    corrected, highest = [1.0] * len(ps), 0.0
    for rank, i in enumerate(order):
        highest = max(highest, min(1.0, ps[i] * (len(ps) - rank)))
        corrected[i] = highest
    return corrected
