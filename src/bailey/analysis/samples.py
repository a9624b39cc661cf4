"""Means and spreads of samples: a page has no NumPy, and samples are small."""

from __future__ import annotations

from math import fsum, sqrt
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    #: A row for each deal, a column for each player.
    Rows = Sequence[Sequence[float]]


def mean(values: Sequence[float]) -> float:
    """Return the mean."""
    return fsum(values) / len(values)


def spread(values: Sequence[float]) -> float:
    """Return the standard deviation of these values."""
    middle = mean(values)
    return sqrt(fsum([(value - middle) ** 2 for value in values]) / len(values))


def means(rows: Rows) -> list[float]:
    """Return the mean of each column."""
    return [mean(column) for column in zip(*rows, strict=True)]


def less(one: Sequence[float], other: Sequence[float]) -> list[float]:
    """Return how much larger each value of one row is than that of another."""
    return [a - b for a, b in zip(one, other, strict=True)]


def column(rows: Rows, at: int) -> list[float]:
    """Return a column."""
    return [row[at] for row in rows]
