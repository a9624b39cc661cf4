"""The exact posterior of one seat: every way that chance could have gone, held against what it was told.

Chance is taken apart: `below` in the verbs of the piles is replaced by an oracle that gives all answers, run
by run. Worlds that would have told the seat something else drop out; equal ones are added up.
"""

from __future__ import annotations

from fractions import Fraction
from importlib import import_module
from typing import TYPE_CHECKING, Any

from bailey.core import Position

if TYPE_CHECKING:
    from collections.abc import Iterator

    import pytest

PILES = import_module("bailey.core.state.piles")


class Oracle:
    """Goes through all answers that chance can give."""

    def __init__(self) -> None:
        self.answers: list[int] = []
        self.sides: list[int] = []
        self.asked = 0

    def below(self, _: Any, n: int) -> int:
        """Answer in the place of chance."""
        if self.asked == len(self.answers):
            self.answers.append(0)
            self.sides.append(n)
        self.asked += 1
        return self.answers[self.asked - 1]

    def share(self) -> Fraction:
        """How much of all chance this run was."""
        share = Fraction(1)
        for n in self.sides:
            share /= n
        return share

    def next(self) -> bool:
        """Go on to the next answers, if there are any."""
        self.asked = 0
        while self.answers and self.answers[-1] == self.sides[-1] - 1:
            self.answers.pop()
            self.sides.pop()
        if self.answers:
            self.answers[-1] += 1
        return bool(self.answers)


class Belief:
    """What one seat can know of a game that it watches."""

    def __init__(self, pos: Position, seat: int, patch: pytest.MonkeyPatch) -> None:
        self.live = pos
        self.seat = seat
        self.patch = patch
        self.worlds: dict[tuple[int, ...], Fraction] = {tuple(pos.state.flat()): Fraction(1)}

    def push(self, choice: dict[str, Any]) -> None:
        """Play a choice in the game and in every world, and keep the worlds that tell the seat the same."""
        self.live.push(choice)
        told = self.told(self.live)
        after: dict[tuple[int, ...], Fraction] = {}
        for numbers, weight in self.worlds.items():
            for world, share in self.outcomes(numbers, choice):
                if self.told(world) == told:
                    found = without_chance(world)
                    after[found] = after.get(found, Fraction(0)) + weight * share
        total = sum(after.values())
        self.worlds = {numbers: weight / total for numbers, weight in after.items()}

    def told(self, pos: Position) -> Any:
        """All that the seat sees and hears of a push."""
        return pos.view(self.seat), pos.events_for(self.seat), pos.step

    def outcomes(self, numbers: tuple[int, ...], choice: dict[str, Any]) -> Iterator[tuple[Position, Fraction]]:
        """Play a choice in one world, in all ways that chance can go."""
        oracle = Oracle()
        while True:
            world = self.world(numbers)
            if choice not in world.choices:
                return
            with self.patch.context() as patch:
                patch.setattr(PILES, "below", oracle.below)
                world.push(choice)
            yield world, oracle.share()
            if not oracle.next():
                return

    def world(self, numbers: tuple[int, ...]) -> Position:
        """Make a position of its numbers."""
        state = self.live.game.state()
        state.unflatten(iter(numbers))
        return Position(self.live.game, state)


def without_chance(pos: Position) -> tuple[int, ...]:
    """List the numbers of a state without those of the generator, which the oracle never asks."""
    return (0, 0, 0, 0, *pos.state.flat()[4:])
