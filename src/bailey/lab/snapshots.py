"""Snapshots of a game, which nobody changes: every choice and every outcome of chance gives a new snapshot.

So copying costs nothing, and chance is explicit: at a chance node one of several equally likely outcomes is chosen
from outside. Interfaces for tree search and for solving games need this form.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from bailey.core.errors import IllegalChoice
from bailey.core.play import explicit_chance
from bailey.core.play.position import Position
from bailey.core.play.telling import read_event
from bailey.games import find
from bailey.lab.explicit_rules import NOBODY, explicit_rules

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Self

    from bailey.core.play.game import Game
    from bailey.core.state.todo import GameState
    from bailey.lab.explicit_rules import ChanceTable, CompiledRules, Deal, Events, PlainRules
    from bailey.lab.small import SmallGame

    #: What each seat has learned.
    News = tuple[tuple[str, ...], ...]
    #: A choice, None for setup, and the outcomes of chance since.
    Course = tuple[int | None, tuple[int, ...]]


#: The games used in this process, so that a snapshot of a game outside `bailey.games` can be unpickled.
GAMES: dict[str, Game] = {}


@dataclass(eq=False, slots=True)  # not frozen, which would take longer to make
class GameSnapshot:
    """A table, the seat on turn there, its open choices, and the news that every seat has received so far.

    If `outcomes` is not 0, this is a chance node with so many outcomes: `table` is the one before, `choice` the choice
    made there (None during setup), and `answers` the outcomes chosen since.
    """

    rules: PlainRules | CompiledRules
    table: ChanceTable
    turn: int  # the seat that must decide; NOBODY when the game is over
    choices: list[int]
    #: How the table came about: from which snapshot, by what, and the events if the rules told them. Its news are
    #: worked out when they are asked for; where there was nothing before, they are known.
    before: GameSnapshot | None
    by: Course = (None, ())
    events: Events | None = None
    known: News | None = None
    choice: int | None = None
    answers: tuple[int, ...] = ()
    outcomes: int = 0
    #: The small game that chance has not dealt yet.
    small: SmallGame | None = None

    @classmethod
    def first(cls, game: Game, seats: int, options: dict[str, int] | None = None, *, plain: bool | None = None) -> Self:
        """Return the snapshot at the beginning of setup."""
        return cls._beginning(game, game.blank(seats, options), plain=plain)

    @classmethod
    def first_of_small(cls, small: SmallGame, *, plain: bool | None = None) -> Self:
        """Return the snapshot at the beginning of a small game."""
        return cls._beginning(small.game, small.table, small, plain=plain)

    @classmethod
    def _beginning(cls, game: Game, state: GameState, small: SmallGame | None = None, *, plain: bool | None) -> Self:
        GAMES[game.name] = game
        rules = explicit_rules(game, plain=plain)
        nothing = ((),) * state.seats
        return cls(rules, rules.table_of(state), NOBODY, [], None, known=nothing, small=small).after_chance(None)

    @classmethod
    def of(cls, position: Position, *, plain: bool | None = None) -> Self:
        """Return the snapshot of a position, without its random generator."""
        GAMES[position.game.name] = position.game
        s = position.state.copy()
        s.luck_a = s.luck_b = s.luck_c = s.luck_count = 0
        rules = explicit_rules(position.game, plain=plain)
        reached = rules.settled(rules.table_of(s))
        return cls(rules, reached.table, reached.turn, reached.choices, None, known=((),) * s.seats)

    @property
    def game(self) -> Game:
        """The game."""
        return self.rules.game

    @property
    def state(self) -> GameState:
        """The state, which nobody may change."""
        return self.rules.state_of(self.table)

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.outcomes == 0 and self.turn == NOBODY

    @property
    def position(self) -> Position:
        """A copy of the game as a position."""
        return Position(self.game, self.state.copy())

    def observation(self, viewer: int | None) -> Sequence[int]:
        """Return what a seat may know; without one, a spectator."""
        return self.rules.observe(self.table, viewer)

    def open(self) -> list[int]:
        """Return the numbers of the open choices in ascending order."""
        return self.choices[:]

    def after(self, choice: int) -> Self:
        """Return the snapshot after a choice of the seat on turn."""
        if choice not in self.choices:
            self.position.push(choice)  # raises the error that says why it is not open
        return self._after(choice, ())

    def after_chance(self, outcome: int | None) -> Self:
        """Return the snapshot after an outcome of chance (None: setup begins)."""
        if outcome is not None and not 0 <= outcome < self.outcomes:
            message = f"outcome {outcome}: chance has {self.outcomes} here, from 0 to {self.outcomes - 1}"
            raise IllegalChoice(message)
        return self._after(self.choice, self.answers if outcome is None else (*self.answers, outcome))

    def _after(self, choice: int | None, answers: tuple[int, ...]) -> Self:
        rules = self.rules
        if choice is None:
            reached = rules.begin(self.deal, self.table, answers)
        else:
            reached = rules.play(self.table, choice, answers)
        if reached.outcomes:
            how = (self.before, self.by, self.events, self.known)
            node = (choice, answers, reached.outcomes, self.small)
            return type(self)(rules, self.table, self.turn, self.choices, *how, *node)
        return type(self)(rules, reached.table, reached.turn, reached.choices, self, (choice, answers), reached.events)

    @property
    def deal(self) -> Deal:
        """What deals at the beginning."""
        return self.game.setup if self.small is None else self.small.deal

    @property
    def news(self) -> News:
        """What each seat has learned so far: its own choices, and the events as it sees them."""
        later: list[GameSnapshot] = []
        one: GameSnapshot = self
        while one.known is None:  # a game is longer than Python lets functions call themselves
            assert one.before is not None
            later.append(one)
            one = one.before
        news = one.known
        for one in reversed(later):
            news = one.known = tuple(lines + one.learned(seat) for seat, lines in enumerate(news))
        return news

    def learned(self, seat: int) -> tuple[str, ...]:
        """Return what a seat learned last."""
        assert self.before is not None
        choice, _ = self.by
        own = [str(self.game.choices.read(choice))] if choice is not None and seat == self.before.turn else []
        happened = (read_event(event, self.game.told, self.game, seat) for event in self._happened())
        return (*own, *(json.dumps(event, separators=(",", ":")) for event in happened))

    def _happened(self) -> Events:
        """Return the last events; where the rules told none, what was done is done once more, as they are written."""
        if self.events is None:
            assert self.before is not None
            before, (choice, answers) = self.before, self.by
            if choice is None:
                played = explicit_chance.begin(self.game, before.deal, before.state, answers)
            else:
                played = explicit_chance.play_choice(self.game, before.state, self.game.menu(), choice, answers)
            self.events = played.state.events
        return self.events

    def imagined(self, seat: int, seed: int) -> Self:
        """Return a snapshot that the seat cannot distinguish from this one, with hidden cards dealt again."""
        dealt = type(self).of(self.position.imagine(seat, seed), plain=self.rules.plain)
        return replace(self, table=dealt.table, turn=dealt.turn, choices=dealt.choices)

    def __deepcopy__(self, _: object) -> Self:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        rules = (self.game.name, self.rules.plain)
        there = (tuple(self.state.flat()), self.turn, self.choices, self.news)
        return _unpickled, (rules, there, (self.choice, self.answers, self.outcomes, self.small))


def _unpickled(
    rules: tuple[str, bool],
    there: tuple[tuple[int, ...], int, list[int], News],
    node: tuple[int | None, tuple[int, ...], int, SmallGame | None],
) -> GameSnapshot:
    name, plain = rules
    flat, turn, choices, news = there
    game = GAMES.get(name) or find(name)
    state = game.state()
    state.unflatten(iter(flat))
    known = explicit_rules(game, plain=plain)
    return GameSnapshot(known, known.table_of(state), turn, choices, None, (None, ()), None, news, *node)
