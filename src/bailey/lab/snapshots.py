"""Immutable snapshots of a game: every choice and every outcome of chance gives a new snapshot.

So copying costs nothing, and chance is explicit: at a chance node one of several equally likely outcomes is chosen
from outside. Interfaces for tree search and for solving games need this form.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from bailey.core.play import explicit_chance
from bailey.core.play.position import Position
from bailey.core.play.telling import read_event
from bailey.games import find

if TYPE_CHECKING:
    from typing import Self

    from bailey.core.play.choices import Menu
    from bailey.core.play.game import Game
    from bailey.core.state.todo import GameState
    from bailey.lab.small import SmallGame

    _News = tuple[tuple[str, ...], ...]
    _ChanceNode = tuple[int | None, tuple[int, ...], int, SmallGame | None]


#: The games used in this process, so that a snapshot of a game outside `bailey.games` can be unpickled.
GAMES: dict[str, Game] = {}


@dataclass(frozen=True, eq=False)
class GameSnapshot:
    """A state, its open choices, and the news that every seat has received so far.

    If `outcomes` is not 0, this is a chance node with so many outcomes: `state` is the state before, `choice` the
    choice made in it (None during setup), and `answers` the outcomes chosen since.
    """

    game: Game
    state: GameState
    menu: Menu
    news: _News
    choice: int | None = None
    answers: tuple[int, ...] = ()
    outcomes: int = 0
    #: The small game that chance has not dealt yet.
    small: SmallGame | None = None

    @classmethod
    def first(cls, game: Game, seats: int, options: dict[str, int] | None = None) -> Self:
        """Return the snapshot at the beginning of setup."""
        GAMES[game.name] = game
        blank = game.blank(seats, options)
        return cls(game, blank, game.menu(), ((),) * seats).after_chance(None)

    @classmethod
    def first_of_small(cls, small: SmallGame) -> Self:
        """Return the snapshot at the beginning of a small game."""
        game, table = small.game, small.table
        GAMES[game.name] = game
        return cls(game, table, game.menu(), ((),) * table.seats, small=small).after_chance(None)

    @classmethod
    def of(cls, position: Position) -> Self:
        """Return the snapshot of a position, without its random generator."""
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
        """A copy of the game as a position."""
        return Position(self.game, self.state.copy())

    def open(self) -> list[int]:
        """Return the numbers of the open choices in ascending order."""
        return [] if self.over else sorted(self.menu.open())

    def after(self, choice: int) -> Self:
        """Return the snapshot after a choice of the seat on turn."""
        if self.over or choice not in self.menu.open():
            self.position.push(choice)  # raises the error that says why it is not open
        return self._after(choice, ())

    def after_chance(self, outcome: int | None) -> Self:
        """Return the snapshot after an outcome of chance (None: setup begins)."""
        return self._after(self.choice, self.answers if outcome is None else (*self.answers, outcome))

    def _after(self, choice: int | None, answers: tuple[int, ...]) -> Self:
        if choice is None:
            deal = self.game.setup if self.small is None else self.small.deal
            played = explicit_chance.begin(self.game, deal, self.state, answers)
        else:
            played = explicit_chance.play_choice(self.game, self.state, self.menu, choice, answers)
        if played.outcomes:
            return replace(self, choice=choice, answers=answers, outcomes=played.outcomes)
        news = tuple(lines + self._news_of(seat, choice, played.state) for seat, lines in enumerate(self.news))
        return type(self)(self.game, played.state, played.menu, news)

    def _news_of(self, seat: int, choice: int | None, state: GameState) -> tuple[str, ...]:
        """Return what a seat learns: its own choice, and the events as it sees them."""
        chosen = choice is not None and seat == self.turn
        own = [str(self.game.choices.read(choice))] if choice is not None and chosen else []
        happened = [read_event(event, self.game.told, self.game, seat) for event in state.events]
        return (*own, *(json.dumps(event, separators=(",", ":")) for event in happened))

    def imagined(self, seat: int, seed: int) -> Self:
        """Return a snapshot that the seat cannot distinguish from this one, with hidden cards dealt again."""
        dealt = type(self).of(self.position.imagine(seat, seed))
        return replace(self, state=dealt.state, menu=dealt.menu)

    def __deepcopy__(self, _: object) -> Self:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        chance_node = (self.choice, self.answers, self.outcomes, self.small)
        return _unpickled, (self.game.name, tuple(self.state.flat()), self.news, chance_node)


def _unpickled(name: str, flat: tuple[int, ...], news: _News, chance_node: _ChanceNode) -> GameSnapshot:
    game = GAMES.get(name) or find(name)
    state = game.state()
    state.unflatten(iter(flat))
    return GameSnapshot(game, state, _menu(game, state), news, *chance_node)


def _menu(game: Game, state: GameState) -> Menu:
    """Return the open choices of a state."""
    menu = game.menu()
    game.engine.settle(state, menu)
    return menu
