"""How far counts may stray from what was expected before chance is no excuse any more."""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Mapping

#: One in ten thousand fair counts strays further, in standard deviations of a normal variable.
FAR = 3.72


def chi_square(counts: Mapping[Any, int], expected: Mapping[Any, float]) -> float:
    """Add up the squared distances of counts from their expectations."""
    return sum((counts.get(what, 0) - often) ** 2 / often for what, often in expected.items())


def limit(freedom: int) -> float:
    """Approximate how far chi-square strays in one of ten thousand fair counts (Wilson and Hilferty)."""
    spread = 2 / (9 * freedom)
    return float(freedom * (1 - spread + FAR * sqrt(spread)) ** 3)


def assert_as_expected(counts: Mapping[Any, int], shares: Mapping[Any, float]) -> None:
    """Hold counts against the shares that they should have."""
    assert set(counts) <= set(shares), "something happened that cannot happen"
    total = sum(counts.values())
    expected = {what: share * total for what, share in shares.items()}
    assert min(expected.values()) >= 5, "too few counts to tell"
    assert chi_square(counts, expected) < limit(len(shares) - 1)
