"""Positions of games that were played: the features of each, and how its game went on.

Only positions in which another seat is asked than before are taken: there a learned search values its leaves.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from bailey.bots.learned.plan import FeaturePlan, Spans, measuring, spans_of
from bailey.core.compiled.evaluation import Evaluation
from bailey.core.compiled.lanes import Lanes
from bailey.core.compiled.modes import LEARNING_KERNELS, kernels
from bailey.core.compiled.network import CARDS
from bailey.core.compiled.search import BLANK, NO_VALUE, PAYOFF

if TYPE_CHECKING:
    from collections.abc import Iterator

    from numpy.typing import NDArray

    from bailey.core.play.game import Game
    from bailey.lab.learning.lessons import Lessons

    Reals = NDArray[np.float32]

#: The values of numbers are looked at in so many games.
MEASURED_GAMES = 300


@dataclass
class Positions:
    """Positions, in the order of their games; the features of player p of position n are row `n * players + p`."""

    players: int
    starts: NDArray[np.int64]  # where the features of each row begin, and where the last ones end
    features: NDArray[np.int32]
    amounts: Reals
    game: NDArray[np.int64]  # which game, by its place among the lessons
    asked: NDArray[np.int32]  # which seat
    decision: NDArray[np.int32]  # which decision of the game
    course: Reals  # how far the game had gone: from 0 to 1
    shares: Reals  # of the win, player by player
    scores: Reals  # at the end
    values: Reals  # what the search thought of its choice here, from 0 to 1; -1 where nobody searched

    def __len__(self) -> int:
        """Return how many positions there are."""
        return len(self.game)

    @property
    def won(self) -> Reals:
        """The share of the win of the seat that is asked."""
        return self.shares[np.arange(len(self)), self.asked]

    def about(self, which: NDArray[np.bool_]) -> Positions:
        """Return some positions without their features: for what is measured of them."""
        return Positions(
            self.players,
            np.zeros(1, np.int64),
            np.zeros(0, np.int32),
            np.zeros(0, np.float32),
            self.game[which],
            self.asked[which],
            self.decision[which],
            self.course[which],
            self.shares[which],
            self.scores[which],
            self.values[which],
        )


def positions_of(
    plan: FeaturePlan, lessons: Lessons, players: int, *, every: int = 1, all_views: bool = False
) -> Positions:
    """Return positions of games: one in `every`, seen by the seat that is asked, or by any seat for `all_views`."""
    reader = _Reader(plan, players, int(lessons.decisions.max(initial=0)))
    rows = [reader.read(lessons, i, every=every, all_views=all_views) for i in range(len(lessons))]
    sizes = np.concatenate([row.sizes for row in rows])
    game = np.repeat(np.arange(len(lessons)), [len(row.asked) for row in rows])
    decision = np.concatenate([row.decision for row in rows])
    values = lessons.values[game, decision]
    return Positions(
        players,
        np.concatenate([[0], np.cumsum(sizes)]),
        np.concatenate([row.features for row in rows]),
        np.concatenate([row.amounts for row in rows]).astype(np.float32),
        game,
        np.concatenate([row.asked for row in rows]),
        decision,
        (decision / lessons.decisions[game]).astype(np.float32),
        lessons.shares[game],
        lessons.scores[game].astype(np.float32),
        np.where(values == NO_VALUE, -1, values / PAYOFF).astype(np.float32),
    )


def together(parts: list[Positions]) -> Positions:
    """Return the positions of several parts, of which each has games of its own."""
    first = np.cumsum([0, *(len(part.features) for part in parts)])
    games = np.cumsum([0, *(int(part.game.max(initial=-1)) + 1 for part in parts)])
    starts = [part.starts[:-1] + at for part, at in zip(parts, first[:-1], strict=True)]
    return Positions(
        parts[0].players,
        np.concatenate([*starts, first[-1:]]),
        np.concatenate([part.features for part in parts]),
        np.concatenate([part.amounts for part in parts]),
        np.concatenate([part.game + at for part, at in zip(parts, games[:-1], strict=True)]),
        np.concatenate([part.asked for part in parts]),
        np.concatenate([part.decision for part in parts]),
        np.concatenate([part.course for part in parts]),
        np.concatenate([part.shares for part in parts]),
        np.concatenate([part.scores for part in parts]),
        np.concatenate([part.values for part in parts]),
    )


@dataclass
class _Rows:
    """The positions of one game."""

    features: NDArray[np.int32]
    amounts: NDArray[np.int32]
    sizes: NDArray[np.int32]
    asked: NDArray[np.int32]
    decision: NDArray[np.int32]


class _Reader:
    """Plays games again, and reads their features."""

    def __init__(self, plan: FeaturePlan, players: int, longest: int) -> None:
        evaluation = Evaluation(plan=plan.rows, most_features=plan.most_features)
        self.lanes = Lanes(plan.game, plain=False, evaluation=evaluation)
        self.lanes.put(BLANK, plan.game.blank(players))
        self.kernels = kernels(plan.game, file=LEARNING_KERNELS)
        self.players = players
        rows, most = longest * players, plan.most_features
        self.features, self.amounts = (np.zeros((rows, most), np.int32) for _ in range(2))
        self.sizes, self.asked, self.decision = (np.zeros(rows, np.int32) for _ in range(3))

    def read(self, lessons: Lessons, i: int, *, every: int, all_views: bool) -> _Rows:
        """Return the positions of a game."""
        t = self.lanes
        there = (lessons.seed, int(lessons.numbers[i]), lessons.choices[i], int(lessons.decisions[i]))
        out = (self.features, self.amounts, self.sizes, self.asked, self.decision)
        before = (t.states, t.thinking, t.network, t.menu, t.lucks)
        count = self.kernels.find_positions(*before, *there, every, all_views, *out)
        kept = np.arange(self.features.shape[1])[None, :] < self.sizes[:count, None]
        return _Rows(
            self.features[:count][kept],
            self.amounts[:count][kept],
            self.sizes[:count].copy(),
            self.asked[: count : self.players].copy(),
            self.decision[: count : self.players].copy(),
        )


def plan_for(game: Game, lessons: Lessons, players: int) -> FeaturePlan:
    """Return the features of a game, with spans that fit the numbers of some games."""
    plan = measuring(game)
    found = positions_of(plan, lessons.first(MEASURED_GAMES), players)
    return FeaturePlan(game, dict(_spans(plan, found)), plan.alike)


def _spans(plan: FeaturePlan, found: Positions) -> Iterator[tuple[str, Spans]]:
    """Yield the spans of each group of numbers, of which the measuring plan has the amounts."""
    order = np.argsort(found.features, kind="stable")
    sorted_features = found.features[order]
    for group in plan.groups:
        if group.kind == CARDS:
            continue
        own = [plan.first[group.name] + 1]
        own += [own[0] + plan.width(group)] if plan.is_of_the_table(group) else []
        spans = [slice(*np.searchsorted(sorted_features, [feature, feature + 1])) for feature in own]
        amounts = np.concatenate([found.amounts[order[span]] for span in spans])
        yield group.name, (spans_of(amounts.astype(np.int64)) if len(amounts) else None) or Spans()
