"""Ways to count how many sequences of decisions there are: a rule that offers one too many or too few shows there.

A sequence of decisions is counted when it has exactly so many decisions; one that ends the game earlier is not. What
has only one answer is not asked and counts as no decision. Chance is in the state, so a seed always gives the same
numbers.
"""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest

from bailey.core.compiled import numba_mode
from bailey.core.compiled.lanes import Lanes
from bailey.core.compiled.modes import kernels
from bailey.core.compiled.search import FIRST
from bailey.core.play.position import Position

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from _pytest.mark import ParameterSet

    from bailey.core import Game


def counts(pos: Position, depth: int) -> list[int]:
    """Count the sequences of 1, 2, ... decisions, by trying each and taking it back."""
    found = [0] * depth

    def walk(deep: int) -> None:
        for choice in pos.choices.numbers:
            found[deep] += 1
            if deep + 1 < depth:
                pos.push(choice)
                walk(deep + 1)
                pos.pop()

    before = pos.dump()
    walk(0)
    assert pos.dump() == before
    return found


def counts_by_copies(pos: Position, depth: int) -> list[int]:
    """Count them again: every decision on a copy that was written out and read in, nothing taken back."""
    found, layer = [], [pos]
    for _ in range(depth):
        found.append(sum(len(one.choices) for one in layer))
        if len(found) < depth:
            after = []
            for one in layer:
                for choice in one.choices.numbers:
                    after.append(Position.load(pos.game, one.dump()))
                    after[-1].push(choice)
            layer = after
    return found


def counts_in_lanes(pos: Position, depth: int, *, plain: bool) -> list[int]:
    """Count them with the kernels that bots play with: one lane for each depth."""
    lanes = Lanes(pos.game, plain=plain, lanes=FIRST + depth)
    kernel, found = kernels(pos.game, plain=plain), [0] * depth
    lanes.put(FIRST, pos.state)

    def walk(deep: int, numbers: list[int]) -> None:
        found[deep] += len(numbers)
        if deep + 1 == depth:
            return
        here, there = FIRST + deep, FIRST + deep + 1
        for choice in numbers:
            lanes.states[there] = lanes.states[here].copy()
            kernel.step(lanes.states, there, lanes.menu, choice)
            open_now = [int(lanes.menu[i]) for i in range(1, int(lanes.menu[0]) + 1)]
            walk(deep + 1, open_now if lanes.get(there).pending else [])

    walk(0, pos.choices.numbers)
    return found


def dealt(game: Game, players: int, seed: int, after: int = 0) -> Callable[[], Position]:
    """Deal a game, and let dice make the first decisions."""

    def deal() -> Position:
        pos, dice = Position.new(game, players, seed), random.Random(seed)
        for _ in range(after):
            numbers = pos.choices.numbers
            pos.push(numbers[int(dice.random() * len(numbers))])
        return pos

    return deal


def as_recorded(numbers: Iterable[ParameterSet], *, by_copies: int) -> type:
    """Make the tests of recorded numbers: the same in every way to play, in one of them only to some depth."""
    each = pytest.mark.parametrize(("deal", "recorded"), numbers)

    class AsRecorded:
        """As many sequences as were recorded."""

        @each
        def test_as_many_sequences(self, deal: Callable[[], Position], recorded: list[int]) -> None:
            assert counts(deal(), len(recorded)) == recorded

        @pytest.mark.slow
        @each
        def test_as_many_when_nothing_is_taken_back(self, deal: Callable[[], Position], recorded: list[int]) -> None:
            assert counts_by_copies(deal(), by_copies) == recorded[:by_copies]

        @pytest.mark.slow
        @each
        def test_as_many_in_plain_kernels(self, deal: Callable[[], Position], recorded: list[int]) -> None:
            assert counts_in_lanes(deal(), 4, plain=True) == recorded[:4]

        @pytest.mark.slow
        @pytest.mark.skipif(not numba_mode.available(), reason="Numba is not installed")
        @each
        def test_as_many_in_compiled_kernels(self, deal: Callable[[], Position], recorded: list[int]) -> None:
            assert counts_in_lanes(deal(), 5, plain=False) == recorded[:5]

    return AsRecorded
