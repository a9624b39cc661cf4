"""The rules of a game with chance decided from outside: plain, or compiled.

A table is what they work on: a plain state, or a row of numbers. It is never changed: what is played gives another one.
"""
# Any: the two kinds of tables.

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

import numpy as np

from bailey.core.compiled import numba_mode
from bailey.core.compiled.modes import explicit_kernels, is_plain
from bailey.core.play import explicit_chance
from bailey.core.play.engine import NOTHING
from bailey.core.state.chance import MOST_ANSWERS, Answers
from bailey.core.state.kinds.field import numpy_type
from bailey.core.state.kinds.word import words
from bailey.core.state.observe import HEAD, SPECTATOR, observation, plan
from bailey.core.state.record import RecordType

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from numpy.typing import NDArray

    from bailey.core.play.game import Game
    from bailey.core.state.todo import GameState

    Events = list[tuple[int, ...]]

#: A plain state, or the bytes of a compiled one: only the rules that made it know.
ChanceTable: TypeAlias = Any
#: What deals at the beginning, such as the setup of a game.
Deal: TypeAlias = "Callable[[ChanceTable], object]"
#: Whose turn it is when the game is over.
NOBODY = -1


class Reached(NamedTuple):
    """What a choice leads to: a table, the seat on turn there and its open choices, or a chance node before it.

    A chance node has so many `outcomes`, and no table yet. The events are None where the rules tell none.
    """

    table: ChanceTable
    turn: int
    choices: list[int]
    outcomes: int = 0
    events: Events | None = None


class PlainRules:
    """The rules as they are written. A table is a state."""

    plain = True

    def __init__(self, game: Game) -> None:
        self.game = game

    def table_of(self, state: GameState) -> ChanceTable:
        """Return the table of a state that nobody changes."""
        return state

    def state_of(self, table: ChanceTable) -> GameState:
        """Return the state of a table, which nobody may change."""
        state: GameState = table
        return state

    def settled(self, table: ChanceTable) -> Reached:
        """Return a table where somebody is on turn, or the game is over, with its open choices."""
        menu = self.game.menu()
        self.game.engine.settle(table, menu)
        return _reached(table, menu.open())

    def begin(self, deal: Deal, table: ChanceTable, answers: Sequence[int]) -> Reached:
        """Deal by a function, such as the setup of the game, with these outcomes of chance."""
        return self._told(explicit_chance.begin(self.game, deal, table, answers))

    def play(self, table: ChanceTable, choice: int, answers: Sequence[int]) -> Reached:
        """Play a choice with these outcomes of chance."""
        return self._told(explicit_chance.play_choice(self.game, table, self.game.menu(), choice, answers))

    def _told(self, played: explicit_chance.PlayedOn) -> Reached:
        if played.outcomes:
            return Reached(None, NOBODY, [], played.outcomes)
        return _reached(played.state, played.menu.open())

    def observe(self, table: ChanceTable, viewer: int | None) -> Sequence[int]:
        """Return what a seat may know of a table; without one, a spectator."""
        return observation(self.game, table, viewer)


def _reached(state: GameState, choices: list[int]) -> Reached:
    over = state.pending == 0
    turn = NOBODY if over else state.todo[state.pending - 1].player
    return Reached(state, turn, [] if over else sorted(choices), events=state.events)


@cache
def table_type(game: Game) -> np.dtype[np.void]:
    """Return the type of a compiled table: the numbers of a state, then the outcomes that are given."""
    asking: type = RecordType("AskingState", (game.state,), {field.name: field for field in Answers.fields})
    return numpy_type(asking)


class CompiledRules:
    """The rules compiled. A table is the bytes of a row: NumPy copies a row field by field, which is slow."""

    plain = False

    def __init__(self, game: Game) -> None:
        self.game = game
        self.kernels = explicit_kernels(game)
        self._type = table_type(game)
        self._plainly = PlainRules(game)
        self._plans: dict[int, tuple[NDArray[np.int32], int]] = {}

    def table_of(self, state: GameState) -> ChanceTable:
        """Return the table of a state."""
        rows = np.zeros(1, table_type(self.game))
        numba_mode.write(rows, 0, state)
        return bytearray(rows.tobytes())

    def state_of(self, table: ChanceTable) -> GameState:
        """Return the state of a table."""
        state = numba_mode.read(np.frombuffer(table, self._type), 0, self.game.state())
        state.events, state.revealed = [], []
        return state

    def settled(self, table: ChanceTable) -> Reached:
        """Return a table where somebody is on turn, or the game is over, with its open choices."""
        return self.play(table, NOTHING, ())

    def begin(self, deal: Deal, table: ChanceTable, answers: Sequence[int]) -> Reached:
        """Deal with these outcomes of chance; by another function than the setup of the game as it is written."""
        if deal is not self.game.setup or len(answers) > MOST_ANSWERS:
            return self._compiled(self._plainly.begin(deal, self.state_of(table), answers))
        return self._run(self.kernels.begin_asking, table, answers)

    def play(self, table: ChanceTable, choice: int, answers: Sequence[int]) -> Reached:
        """Play a choice with these outcomes of chance."""
        if len(answers) > MOST_ANSWERS:
            return self._compiled(self._plainly.play(self.state_of(table), choice, answers))
        return self._run(self.kernels.play_asking, table, answers, choice)

    def _run(self, kernel: Callable[..., int], table: ChanceTable, answers: Sequence[int], *choice: int) -> Reached:
        after = table[:]
        menu = np.empty(self.game.choices.count + 1, np.int32)
        turn = int(kernel(np.frombuffer(after, self._type), menu, *choice, np.array(answers, np.int32)))
        if turn < NOBODY:
            return Reached(None, NOBODY, [], NOBODY - turn)
        return Reached(after, turn, sorted(menu[1 : 1 + menu[0]].tolist()))

    def _compiled(self, reached: Reached) -> Reached:
        """Return the same with a compiled table."""
        return reached if reached.outcomes else reached._replace(table=self.table_of(reached.table))

    def observe(self, table: ChanceTable, viewer: int | None) -> Sequence[int]:
        """Return what a seat may know of a table; without one, a spectator."""
        where, width = self._plan(int(np.frombuffer(table, self._type)["seats"][0]))
        row = np.empty(width, np.int32)
        self.kernels.look(np.frombuffer(table, np.int32), where, SPECTATOR if viewer is None else viewer, row)
        seen: Sequence[int] = row.tolist()
        return seen

    def _plan(self, seats: int) -> tuple[NDArray[np.int32], int]:
        if seats not in self._plans:
            rows = plan(self.game, seats, words(self.game.state))
            self._plans[seats] = np.array(rows, np.int32), HEAD + sum(length for _, length, _ in rows[1:])
        return self._plans[seats]


@cache
def explicit_rules(game: Game, *, plain: bool | None = None) -> PlainRules | CompiledRules:
    """Return the rules of a game with chance decided from outside: as requested, else plain only without Numba."""
    return PlainRules(game) if is_plain(plain) else CompiledRules(game)
