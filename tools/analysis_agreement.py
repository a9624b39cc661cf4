"""Compares analyses with analyses of ten times the iterations: `python -m tools.analysis_agreement --iterations 400`.

The positions are decisions of games of Castle Combo between a greedy player and a search, with more than one choice.
Both analyses of a position have seeds of their own. Prints how often they agree whether the choice that was made is the
best, by how much its chance differs, and how much the choice that the smaller one calls the best gives away by the
larger one.
"""

from __future__ import annotations

import argparse
import json
from dataclasses import asdict, dataclass
from itertools import islice
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from bailey import bots
from bailey.analysis import Examination
from bailey.core.records.log import GameLog
from bailey.games import find

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from bailey.analysis.findings import Decision
    from bailey.analysis.probe import Probe
    from bailey.core import Game

SEATS = ("greedy", "search:200")
TIMES = 10


class Setting(NamedTuple):
    """The iterations of an analysis, and its seed: no two of a position have the same."""

    iterations: int
    seed: int


@dataclass(frozen=True)
class Agreement:
    """How well analyses agree with those of more iterations."""

    positions: int
    same_verdict: float
    """The share of positions in which both say the same of the choice that was made: the best, or not."""
    chance_difference: float
    """The mean difference of the chance after it."""
    loss_of_best: float
    """What the best choice of the smaller analysis gives away by the larger one, where that compared it; the mean."""
    loss_of_made: float
    """The same of the choice that was made."""


def decisions(game: Game, analyses: Sequence[Setting], *, plain: bool = False) -> Iterator[list[Decision]]:
    """Yield what each analysis found of a position, position by position, game by game."""
    for seed in range(3, 1000):
        log = _played(game, seed)
        examinations = [Examination(log, one.iterations, seed=one.seed, plain=plain) for one in analyses]
        probes = {one.iterations: one.new_probe() for one in examinations}
        for i in range(1, examinations[0].total + 1, 2):
            if len(examinations[0].steps[i - 1][1].choices) > 1:
                yield [_decide(one, i, probes[one.iterations]) for one in examinations]


def _decide(examination: Examination, i: int, probe: Probe) -> Decision:
    for _ in examination.work_out(i, probe):
        pass
    return probe.decision


def _played(game: Game, seed: int) -> GameLog:
    log = GameLog.new(game, [*SEATS], seed)
    players = [bots.make(spec, game) for spec in SEATS]
    while log.position.turn is not None:
        log.choose(players[log.position.turn].choose(log.position, len(log.rows)))
    return log


def compare(pairs: Sequence[Sequence[Decision]]) -> Agreement:
    """Return how well the pairs of decisions agree."""
    differences = [np.abs(np.subtract(few.chosen.value.chance, many.chosen.value.chance)).mean() for few, many in pairs]
    losses = [found for few, many in pairs if (found := _loss(few, many)) is not None]
    return Agreement(
        len(pairs),
        float(np.mean([(few.made == 0) == (many.made == 0) for few, many in pairs])),
        float(np.mean(differences)),
        float(np.mean(losses)),
        float(np.mean([many.chosen.loss for _, many in pairs])),
    )


def _loss(few: Decision, many: Decision) -> float | None:
    """Return what the best choice of one analysis gives away by the other, if that compared it."""
    return next((option.loss for option in many.options if option.choice == few.best.choice), None)


def main() -> None:
    """Measure, and print."""
    parser = argparse.ArgumentParser(description=__doc__.split(":")[0])
    parser.add_argument("--iterations", type=int, default=400)
    parser.add_argument("--positions", type=int, default=50)
    parser.add_argument("--plain", action="store_true")
    given = parser.parse_args()
    both = [Setting(given.iterations, 1), Setting(TIMES * given.iterations, 2)]
    found = decisions(find("castle-combo"), both, plain=given.plain)
    print(json.dumps(asdict(compare(list(islice(found, given.positions))))))


if __name__ == "__main__":
    main()
