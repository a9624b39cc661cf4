"""Says how far given errors of an analysis cover repeated ones: `python -m tools.analysis_coverage --iterations 240`.

Each of the positions of `tools.analysis_agreement` is analysed several times, with seeds of their own. Prints which
share of the chances after the choice that was made lies within 1.96 errors of their mean, and the same of what this
choice is worse (or better) than its rival: the other choice that most of the analyses call the best.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from dataclasses import asdict, dataclass
from itertools import combinations, islice
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from bailey.games import find
from tools.analysis_agreement import Setting, decisions

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bailey.analysis.findings import ComparedChoice, Decision

#: In a normal distribution 95 % lie within so many standard errors.
WITHIN = 1.96
#: What is rounded lies at most so far from what it was.
ROUNDED = 1e-6


class Estimate(NamedTuple):
    """An estimate, and its standard error as it is given."""

    value: float
    error: float


@dataclass(frozen=True)
class Coverage:
    """How well given errors describe by how much repeated analyses differ."""

    positions: int
    analyses: int
    iterations: int
    chances_covered: float
    losses_covered: float
    error_of_a_chance: float
    """The mean of the given errors."""
    error_of_a_loss: float
    same_verdict: float
    """The share of the pairs of analyses that agree whether the choice that was made is the best."""


def chance(decision: Decision) -> Estimate:
    """Return the chance after the choice that was made: of two players that of one, which errs as the other's."""
    return Estimate(decision.chosen.value.chance[0], decision.chosen.error)


def rival(found: Sequence[Decision]) -> str:
    """Return the choice, other than the one that was made, that most of the analyses call the best."""
    ranked = (_key(option) for one in found for option in one.options[:2] if option is not one.chosen)
    return Counter(ranked).most_common(1)[0][0]


def loss(decision: Decision, against: str) -> Estimate | None:
    """Return by how much the choice that was made is worse than another, if the analysis gives an error of that.

    It gives one where either of them is the best.
    """
    other = next((option for option in decision.options if _key(option) == against), None)
    if other is decision.best:
        return Estimate(decision.chosen.loss, decision.chosen.loss_error)
    if other is not None and decision.made == 0:
        return Estimate(-other.loss, other.loss_error)
    return None


def _key(option: ComparedChoice) -> str:
    return json.dumps(option.choice, sort_keys=True)


def covered(estimates: Sequence[Estimate]) -> list[bool]:
    """Tell of each estimate whether it lies within its error of their mean, of which it is a part itself."""
    values, errors = np.array(estimates).T
    bounds = WITHIN * errors * (1 - 1 / len(estimates)) ** 0.5
    inside: list[bool] = (np.abs(values - values.mean()) <= bounds + ROUNDED).tolist()
    return inside


def losses(found: Sequence[Decision]) -> list[Estimate]:
    """Return by how much the choice that was made is worse than its rival, in the analyses that say so."""
    against = rival(found)
    return [one for decision in found if (one := loss(decision, against)) is not None]


def measure(positions: Sequence[Sequence[Decision]], iterations: int) -> Coverage:
    """Compare the analyses of each position."""
    after = [[chance(one) for one in found] for found in positions]
    lost = [several for found in positions if len(several := losses(found)) > 1]
    pairs = [(a.made == 0) == (b.made == 0) for found in positions for a, b in combinations(found, 2)]
    return Coverage(
        len(positions),
        len(positions[0]),
        iterations,
        float(np.mean([inside for several in after for inside in covered(several)])),
        float(np.mean([inside for several in lost for inside in covered(several)])),
        float(np.mean([one.error for several in after for one in several])),
        float(np.mean([one.error for several in lost for one in several])),
        float(np.mean(pairs)),
    )


def main() -> None:
    """Measure, and print."""
    parser = argparse.ArgumentParser(description=__doc__.split(":")[0])
    parser.add_argument("--iterations", type=int, default=240)
    parser.add_argument("--positions", type=int, default=50)
    parser.add_argument("--analyses", type=int, default=6)
    parser.add_argument("--plain", action="store_true")
    given = parser.parse_args()
    repeated = [Setting(given.iterations, 1 + i) for i in range(given.analyses)]
    found = decisions(find("castle-combo"), repeated, plain=given.plain)
    print(json.dumps(asdict(measure(list(islice(found, given.positions)), given.iterations))))


if __name__ == "__main__":
    main()
