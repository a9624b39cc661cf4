"""Elo's scale: 400 points more, and ten wins for a loss."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Sequence

#: So many points are a factor of e in wins for a loss.
SCALE = 400 / math.log(10)
#: A rating is looked for so far beyond those of the rivals, and to the nearest point.
FARTHEST, NEAR = 800.0, 1.0


class PlayedGame(NamedTuple):
    """A game against rivals with these ratings, and whether it was won."""

    rivals: Sequence[float]
    won: bool


def chance(rating: float, rivals: Sequence[float]) -> float:
    """Return how often who has this rating wins against all these rivals."""
    return 1 / (1 + sum(math.exp((rival - rating) / SCALE) for rival in rivals))


def likeliest(results: Sequence[PlayedGame], usual: float) -> float:
    """Return the rating under which the results are likeliest.

    A game shared with a rival of the usual rating is added: who won them all has a finite rating, too.
    """
    met = [usual, *(rival for one in results for rival in one.rivals)]
    low, high = min(met) - FARTHEST, max(met) + FARTHEST
    while high - low > NEAR:
        rating = (low + high) / 2
        more = 0.5 - chance(rating, [usual])
        more += sum(one.won - chance(rating, one.rivals) for one in results)
        low, high = (rating, high) if more > 0 else (low, rating)
    return (low + high) / 2
