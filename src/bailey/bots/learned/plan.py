"""The plan of a learned evaluation: which feature is which row of weights.

A number has a feature for each span between its thresholds, and one whose amount counts if it has many values. A card
has one for each combination of the truths beside it; cards that are alike have the same. What belongs to the table has
two of each: for the player who is asked, and for the others.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from bailey.bots.learned.features import alike_cards, groups, numbered
from bailey.core.compiled.network import CARDS, NONE, SUM

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from bailey.bots.learned.features import FeatureGroup
    from bailey.core.play.game import Game

#: A number with no more values than this has a feature for each; others have one for each of so many spans.
FEW_VALUES, SPANS = 10, 10


@dataclass(frozen=True)
class Spans:
    """Of one group of numbers: the least number of each span but the first; and the amount that counts as 0."""

    thresholds: tuple[int, ...] = ()
    centre: int | None = None  # None: no amount counts


@dataclass
class FeaturePlan:
    """The features of a game, given the spans of its numbers."""

    game: Game
    spans: dict[str, Spans] = field(default_factory=dict)
    alike: list[int] = field(default_factory=list)  # for each card the first of those that are alike

    def __post_init__(self) -> None:
        """Number the features."""
        self.groups = numbered(groups(self.game))
        self.alike = self.alike or alike_cards(self.game)
        self.first: dict[str, int] = {}
        self.count = 0
        for group in self.groups:
            if group.name not in self.first:
                self.first[group.name] = self.count
                self.count += self.width(group) * (2 if self.is_of_the_table(group) else 1)

    def is_of_the_table(self, group: FeatureGroup) -> bool:
        """Return whether a group has features for who is asked, and others for the others."""
        return group.stride == 0 and group.kind <= SUM

    def width(self, group: FeatureGroup) -> int:
        """Return how many features a group has."""
        if group.kind == CARDS:
            return len(self.game.cards) << len(group.flags)
        spans = self.spans.get(group.name, Spans())
        return len(spans.thresholds) + 1 + (spans.centre is not None)

    @property
    def most_features(self) -> int:
        """How many features a player can have in a position."""
        return sum(group.length if group.kind == CARDS else 2 for group in self.groups)

    def rows(self, shift: int) -> tuple[list[list[int]], list[int]]:
        """Return the rows of the plan and its look-up table; everything lies `shift` numbers further on."""
        plan: list[list[int]] = []
        lookup: list[int] = []
        for group in self.groups:
            row = [group.kind, group.at + shift, group.stride, self.first[group.name], self.width(group), group.length]
            flags = [*group.flags, NONE, NONE][:2]
            row += [group.beside, group.step, *flags, len(lookup)]
            if group.kind == CARDS:
                cards = len(self.game.cards)
                row += [cards]
                lookup += [beside * cards + card for beside in range(1 << len(group.flags)) for card in self.alike]
            else:
                spans = self.spans.get(group.name, Spans())
                row += [len(spans.thresholds)]
                lookup += [*spans.thresholds, spans.centre or 0]
            plan.append([*row, group.shift, group.mask])
        return plan, lookup


def measuring(game: Game) -> FeaturePlan:
    """Return a plan in which every number is an amount, so that its values can be looked at."""
    plan = FeaturePlan(game)
    return FeaturePlan(game, {g.name: Spans((), 0) for g in plan.groups if g.kind != CARDS})


def spans_of(values: NDArray[np.int64]) -> Spans | None:
    """Return the spans of a number that has these values; None if it never changes."""
    import numpy as np

    distinct = np.unique(values)
    if len(distinct) < 2:
        return None
    if len(distinct) <= FEW_VALUES:
        return Spans(tuple(int(v) for v in distinct[1:]))
    marks = np.quantile(values, np.linspace(0, 1, SPANS + 1)[1:-1])
    thresholds = sorted({int(np.ceil(mark)) for mark in marks} - {int(distinct[0])})
    return Spans(tuple(thresholds), round(float(values.mean())))
