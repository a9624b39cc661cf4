"""What a choice gives away in points: where a game is decided, its chance to win says nothing any more.

Points are compared among choices whose chance to win is as good: who secures a win with fewer of them gives none away.
"""

from __future__ import annotations

from math import pi, sqrt
from typing import TYPE_CHECKING, NamedTuple

from bailey.analysis.quality import beyond_noise, error
from bailey.analysis.samples import less, mean, spread

if TYPE_CHECKING:
    from collections.abc import Sequence

#: The chance to win that one point is worth in an even game of two whose final lead spreads by one point: the density
#: of the normal distribution at 0.
EVEN = 1 / sqrt(2 * pi)


class DealtChoice(NamedTuple):
    """What came of a choice for who made it, deal by deal: the share of the win, and the final lead."""

    shares: Sequence[float]
    leads: Sequence[float]


class GivenAway(NamedTuple):
    """How much of the expected lead a choice gave away, 0 within the noise; the error; and against which choice."""

    points: float
    error: float
    best: int


def points_given_away(choices: Sequence[DealtChoice], made: int, iterations: int) -> GivenAway:
    """Return what a choice gave away of the expected lead against the choices that are no worse in the chance."""
    as_good = [i for i in range(len(choices)) if not _is_worse(choices[i], choices[made], iterations)]
    best = max(as_good, key=lambda i: (mean(choices[i].leads), -i))
    missed = less(choices[best].leads, choices[made].leads)
    noise = error(spread(missed), len(missed), iterations)
    return GivenAway(beyond_noise(mean(missed), noise), noise, best)


def _is_worse(one: DealtChoice, other: DealtChoice, iterations: int) -> bool:
    """Tell whether the chance after one choice is lower than after another, beyond the noise."""
    missed = less(other.shares, one.shares)
    return beyond_noise(mean(missed), error(spread(missed), len(missed), iterations)) > 0


def worth(points: float, spread: float) -> float:
    """Return what points are worth of the chance to win in an even game, by how far final leads of the game spread."""
    return EVEN * points / spread if spread else 0.0
