"""Explicit chance: play a choice with chance outcomes from outside instead of random numbers.

The generator of the state is replaced by an object that reports how many equally likely outcomes there are. So every
roll, draw and shuffle of a game becomes a chance node, without any change to its rules. Interfaces for tree search such
as OpenSpiel need this. Plain play only.
"""
# Any: a class that is made for each state.

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple

from bailey.core.state.record import RecordType

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from bailey.core.play.choices import Menu
    from bailey.core.play.game import Game
    from bailey.core.state.todo import GameState

    Playing = Callable[[GameState, Menu], None]


class PlayedOn(NamedTuple):
    """The state after a choice, its menu, and the number of outcomes of the next chance node.

    With 0 outcomes there is no chance node. Otherwise state and menu are those before the choice.
    """

    state: GameState
    menu: Menu
    outcomes: int


class ChanceNeeded(Exception):
    """A chance node with so many outcomes was reached."""

    def __init__(self, outcomes: int) -> None:
        super().__init__(outcomes)
        self.outcomes = outcomes


class _Word:
    """A stand-in for a word of the generator and for the random bits made of it."""

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
    """A stand-in for random bits times the number of outcomes; shifting it returns the next outcome."""

    def __init__(self, answers: list[int], outcomes: int) -> None:
        self.answers = answers
        self.outcomes = outcomes

    def __rshift__(self, _: int) -> int:
        if self.outcomes == 1:
            return 0
        if not self.answers:
            raise ChanceNeeded(self.outcomes)
        return self.answers.pop(0)


class _Asking:
    """A mixin for states: reading the first word of the generator returns a stand-in."""

    answers: list[int]

    @property
    def luck_a(self) -> _Word:
        return _Word(self.answers)

    @luck_a.setter
    def luck_a(self, _: int) -> None:
        """Ignore the new word of the generator."""


@cache
def _asking_type(state: type[GameState]) -> Any:
    """Return the subclass of a state class with stand-ins for its generator."""
    return RecordType(f"PlayedOn{state.__name__}", (_Asking, state), {})


def begin(game: Game, deal: Callable[[Any], object], before: GameState, answers: Sequence[int] = ()) -> PlayedOn:
    """Deal by a function, such as the setup of the game, from the state before it, with the chance outcomes so far."""

    def play(s: GameState, offered: Menu) -> None:
        deal(s)
        game.engine.settle(s, offered)

    return _play(game, before, game.menu(), play, answers)


def play_choice(game: Game, state: GameState, menu: Menu, choice: int, answers: Sequence[int] = ()) -> PlayedOn:
    """Play a choice, with the chance outcomes so far."""
    return _play(game, state, menu, lambda s, offered: game.engine.advance(s, offered, choice), answers)


def _play(game: Game, state: GameState, menu: Menu, play: Playing, answers: Sequence[int]) -> PlayedOn:
    s, offered = _asking_type(game.state).copy(state), game.menu()
    s.answers, s.events = list(answers), []
    try:
        play(s, offered)
    except ChanceNeeded as question:
        return PlayedOn(state, menu, question.outcomes)
    if s.pending == 0:
        offered.clear()
    return PlayedOn(without_luck(game, s), offered, 0)


def without_luck(game: Game, s: GameState) -> GameState:
    """Return an ordinary state with a cleared generator, so that equal positions have equal numbers."""
    twin = game.state.copy(s)
    twin.luck_a = twin.luck_b = twin.luck_c = twin.luck_count = 0
    twin.events = s.events
    return twin
