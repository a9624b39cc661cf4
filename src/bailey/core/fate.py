"""Chance answered from outside: play a choice, and be asked whenever chance must speak.

Where the generator of a state would give its next number, stands something that only learns how many outcomes
there are. So every roll, draw and shuffle of every game becomes a question with equally likely answers, and
no rule knows of it. Whoever wants chance as a player of its own stands on this, as some interfaces for tree
search do. Plain play only.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple

from bailey.core.record import RecordType

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bailey.core.choices import Menu
    from bailey.core.game import Game


class Fated(NamedTuple):
    """What came of playing on: the state, its menu, and how many outcomes chance must choose from.

    None at all (0): chance is not asked. While it is, state and menu are those before.
    """

    state: Any
    menu: Menu
    outcomes: int


class Undecided(Exception):
    """Chance must choose from so many outcomes."""

    def __init__(self, outcomes: int) -> None:
        super().__init__(outcomes)
        self.outcomes = outcomes


class _Word:
    """Stands for a word of the generator, and for the random bits that come of it."""

    def __init__(self, answers: list[int]) -> None:
        self.answers = answers

    def __add__(self, _: int) -> _Word:
        return self

    def __radd__(self, _: int) -> int:
        return 0

    def __and__(self, _: int) -> _Word:
        return self

    def __mul__(self, outcomes: int) -> _Question:
        return _Question(self.answers, outcomes)


class _Question:
    """Random bits times the number of outcomes, before the shift that makes one outcome of them."""

    def __init__(self, answers: list[int], outcomes: int) -> None:
        self.answers = answers
        self.outcomes = outcomes

    def __rshift__(self, _: int) -> int:
        if self.outcomes == 1:
            return 0
        if not self.answers:
            raise Undecided(self.outcomes)
        return self.answers.pop(0)


class _Asking:
    """What a state is besides, when its generator asks: whoever reads its first word gets a question."""

    answers: list[int]

    @property
    def luck_a(self) -> _Word:
        return _Word(self.answers)

    @luck_a.setter
    def luck_a(self, _: int) -> None:
        """Leave the generator as it is."""


@cache
def _fated(state: type[Any]) -> Any:
    """Make the twin of a state whose generator asks."""
    return RecordType(f"Fated{state.__name__}", (_Asking, state), {})


def begin(game: Game, blank: Any, answers: Sequence[int] = ()) -> Fated:
    """Set a game up, with what chance has answered so far."""
    return _play(game, blank, game.menu(), None, answers)


def go_on(game: Game, state: Any, menu: Menu, choice: int, answers: Sequence[int] = ()) -> Fated:
    """Play a choice, with what chance has answered so far."""
    return _play(game, state, menu, choice, answers)


def _play(game: Game, state: Any, menu: Menu, choice: int | None, answers: Sequence[int]) -> Fated:
    s, offered = _fated(game.state).copy(state), game.menu()
    s.answers, s.events = list(answers), []
    try:
        if choice is None:
            game.setup(s)
            game.engine.settle(s, offered)
        else:
            game.engine.advance(s, offered, choice)
    except Undecided as question:
        return Fated(state, menu, question.outcomes)
    if s.pending == 0:
        offered.clear()
    return Fated(_without_luck(game, s), offered, 0)


def _without_luck(game: Game, s: Any) -> Any:
    """Make an ordinary state again; the generator is cleared, so that equal positions have equal numbers."""
    twin = game.state.copy(s)
    twin.luck_a = twin.luck_b = twin.luck_c = twin.luck_count = 0
    twin.events = s.events
    return twin
