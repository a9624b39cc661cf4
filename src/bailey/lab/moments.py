"""A game at one moment, never changed: every choice and every outcome of chance makes a new moment.

So copying one is free, and chance is a player of its own: it is asked, and answers with one of so many
equally likely outcomes. This is how interfaces for tree search and for solving games want a game to be.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from bailey.core import fate
from bailey.core.position import Position
from bailey.core.telling import read_event
from bailey.games import find

if TYPE_CHECKING:
    from typing import Self

    from bailey.core.choices import Menu
    from bailey.core.game import Game

    _Told = tuple[tuple[str, ...], ...]
    _Waiting = tuple[int | None, tuple[int, ...], int]


#: The games that moments are made of in this process, so that one can be read back that no folder is named after.
PLAYED: dict[str, Game] = {}


@dataclass(frozen=True, eq=False)
class Moment:
    """The state, what is open, what waits for chance, and what every seat was told so far.

    While `outcomes` is not 0, chance is asked: `state` is the one before, and `choice` what was chosen in it
    (None: the game is being set up).
    """

    game: Game
    state: Any
    menu: Menu
    told: _Told
    choice: int | None = None
    answers: tuple[int, ...] = ()
    outcomes: int = 0

    @classmethod
    def first(cls, game: Game, seats: int, options: dict[str, int] | None = None) -> Self:
        """Give the moment in which setup begins."""
        PLAYED[game.name] = game
        blank = game.blank(seats, options)
        return cls(game, blank, game.menu(), ((),) * seats).after_chance(None)

    @classmethod
    def of(cls, position: Position) -> Self:
        """Give the moment of a position; its generator is forgotten."""
        game, s = position.game, position.state.copy()
        s.luck_a = s.luck_b = s.luck_c = s.luck_count = 0
        return cls(game, s, _menu(game, s), ((),) * s.seats)

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return bool(self.outcomes == 0 and self.state.pending == 0)

    @property
    def turn(self) -> int:
        """The seat that must decide."""
        return int(self.state.todo[self.state.pending - 1].player)

    @property
    def position(self) -> Position:
        """The moment as a position, which is a copy."""
        return Position(self.game, self.state.copy())

    def open(self) -> list[int]:
        """List the open choices by their numbers, the lowest first."""
        return [] if self.over else sorted(self.menu.open())

    def after(self, choice: int) -> Self:
        """Give the moment after a choice of the seat on turn."""
        if self.over or choice not in self.menu.open():
            self.position.push(choice)  # says why it is not open
        return self._after(choice, ())

    def after_chance(self, outcome: int | None) -> Self:
        """Give the moment after chance has answered (None: setup begins)."""
        return self._after(self.choice, self.answers if outcome is None else (*self.answers, outcome))

    def _after(self, choice: int | None, answers: tuple[int, ...]) -> Self:
        if choice is None:
            fated = fate.begin(self.game, self.state, answers)
        else:
            fated = fate.go_on(self.game, self.state, self.menu, choice, answers)
        if fated.outcomes:
            return replace(self, choice=choice, answers=answers, outcomes=fated.outcomes)
        told = tuple(lines + self._news(seat, choice, fated.state) for seat, lines in enumerate(self.told))
        return type(self)(self.game, fated.state, fated.menu, told)

    def _news(self, seat: int, choice: int | None, state: Any) -> tuple[str, ...]:
        """Say what a seat learns: its own choice, and what happened, as that seat is told it."""
        chosen = choice is not None and seat == self.turn
        own = [str(self.game.choices.read(choice))] if choice is not None and chosen else []
        happened = [read_event(event, self.game.told, self.game, seat) for event in state.events]
        return (*own, *(json.dumps(event, separators=(",", ":")) for event in happened))

    def imagined(self, seat: int, seed: int) -> Self:
        """Give a moment that the seat cannot tell from this one, with all that it cannot know dealt anew."""
        dealt = type(self).of(self.position.imagine(seat, seed))
        return replace(self, state=dealt.state, menu=dealt.menu)

    def __deepcopy__(self, _: object) -> Self:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        waiting = (self.choice, self.answers, self.outcomes)
        return _rebuilt, (self.game.name, tuple(self.state.flat()), self.told, waiting)


def _rebuilt(name: str, flat: tuple[int, ...], told: _Told, waiting: _Waiting) -> Moment:
    game = PLAYED.get(name) or find(name)
    state = game.state()
    state.unflatten(iter(flat))
    return Moment(game, state, _menu(game, state), told, *waiting)


def _menu(game: Game, state: Any) -> Menu:
    """Offer again what is open in a state."""
    menu = game.menu()
    game.engine.settle(state, menu)
    return menu
