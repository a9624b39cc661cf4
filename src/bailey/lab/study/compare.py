"""Two studies of the same deals, one of them with a change: what is different, with intervals."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

import numpy as np

from bailey.core.errors import BadInput
from bailey.lab.study.estimates import Estimate, difference_of_ratios, holm, z_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from bailey.lab.study.measures import Measure


@dataclass(frozen=True)
class Difference:
    """One measure without and with the change; the interval holds together with those of all other differences."""

    what: str
    of: str
    before: float
    after: float
    difference: Estimate
    low: float
    high: float
    size: float  # in standard deviations of the measure from game to game
    p: float  # corrected for how many differences there are

    @property
    def clear(self) -> bool:
        """Whether it is more than noise."""
        return self.p < 0.05


def differences(before: Iterable[Measure], after: Iterable[Measure], games: int) -> list[Difference]:
    """Return what differs, the largest first; what is the same in every game is left out."""
    changed = {measure.key: measure for measure in after}
    both = [(one, changed[one.key]) for one in before if one.key in changed]
    both = [(one, other) for one, other in both if not _same(one, other)]
    found = [(one, other, _difference(one, other, games)) for one, other in both]
    found = [row for row in found if np.isfinite(row[2].value)]
    z, ps = z_of(len(found)), holm([estimate.p for *_, estimate in found])
    listed = [_listed(one, other, estimate, z, p) for (one, other, estimate), p in zip(found, ps, strict=True)]
    return sorted(listed, key=lambda row: (not row.clear, -row.size, row.what, row.of))


def joint(found: Sequence[Difference]) -> list[Difference]:
    """Return differences of several comparisons with intervals and p-values that hold all together."""
    z, ps = z_of(len(found)), holm([one.difference.p for one in found])
    return [
        replace(one, low=one.difference.low(z), high=one.difference.high(z), p=p)
        for one, p in zip(found, ps, strict=True)
    ]


def _same(one: Measure, other: Measure) -> bool:
    return np.array_equal(one.above, other.above) and np.array_equal(one.below, other.below)


def _difference(one: Measure, other: Measure, games: int) -> Estimate:
    if len(one.above) != games or len(other.above) != games:
        message = "the two studies do not have the same games"
        raise BadInput(message)
    return difference_of_ratios(other.above, other.below, one.above, one.below)


def _listed(one: Measure, other: Measure, estimate: Estimate, z: float, p: float) -> Difference:
    size = abs(estimate.value) / max(one.spread, other.spread, 1e-9)
    before, after = one.estimate.value, other.estimate.value
    return Difference(one.what, one.of, before, after, estimate, estimate.low(z), estimate.high(z), size, p)
