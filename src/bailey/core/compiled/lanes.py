"""The memory that a game's kernels work on, as arrays or as plain records."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from bailey.core.compiled import blocks, numba_mode
from bailey.core.compiled.evaluation import NO_EVALUATION
from bailey.core.compiled.network import Network
from bailey.core.compiled.search import Move, MoveAverage, Node
from bailey.core.state.chance import Luck, seed_with
from bailey.core.state.imagining import imagining
from bailey.core.state.kinds.field import width
from bailey.core.state.kinds.word import words
from bailey.core.state.shrinking import has_numpy

if TYPE_CHECKING:
    from types import ModuleType

    from bailey.core.compiled.evaluation import Evaluation
    from bailey.core.compiled.given import Grid, Row, Thinking, Tree
    from bailey.core.play.game import Game
    from bailey.core.state.record import Record
    from bailey.core.state.todo import GameState

Rows = TypeVar("Rows", bound="Record")


class Lanes:
    """The lanes, menus and scratch space that a game's kernels work on."""

    def __init__(
        self, game: Game, *, plain: bool, lanes: int = 4, nodes: int = 1, evaluation: Evaluation = NO_EVALUATION
    ) -> None:
        self.game = game
        self.plain = plain
        #: What makes arrays of a compiled body.
        self.arrays: ModuleType = numba_mode if has_numpy() else blocks
        self.words = words(game.state)
        shift = 0 if plain else self.words  # a 64-bit word takes two numbers in the compiled body
        self.states = self.rows(game.state, lanes)
        self.numbers = self.states if plain else self.arrays.numbers_of(self.states)
        how = imagining(game, shift)
        self.heads, self.found = self.row([*how.heads]), self.row([0] * how.room)
        self.menu, self.trial = self.new_menu(), self.new_menu()
        self.lucks = self.rows(Luck, 1)
        self.nodes = self.rows(Node, nodes)
        self.used = self.row([1, 0])  # how many nodes there are, and what a casual bot overlooks
        self.child_of = self.row([0] * game.choices.count)
        self.path = self.row([0] * min(nodes, game.longest))
        self.averages = self.rows(MoveAverage, game.players[-1] * game.move_classes)
        self.moves = self.rows(Move, game.longest)
        most = max(map(game.most_scoring, game.players))
        self.payoffs = self.row([0] * most)
        self.network = self._network(evaluation, most)

    @property
    def thinking(self) -> Thinking:
        """The scratch space of a bot."""
        return (self.numbers, self.heads, self.found, self.trial)

    @property
    def tree(self) -> Tree:
        """The tree and the averages of a search, and its scratch space."""
        search = (self.nodes, self.used, self.child_of, self.path, self.averages, self.moves)
        return (*search, self.payoffs, self.network)

    def rows(self, record: type[Rows], count: int) -> list[Rows]:
        """Return rows of a record: an array if compiled, a list if plain."""
        if self.plain:
            return [record() for _ in range(count)]
        return self.arrays.empty(record, count)

    def row(self, values: list[int]) -> Row:
        """Return numbers as an array if compiled, as a list if plain."""
        return values if self.plain else self.arrays.row(values)

    def grid(self, rows: int, columns: int) -> Grid:
        """Return rows of zeros: an array if compiled, lists if plain."""
        if self.plain:
            return [[0] * columns for _ in range(rows)]
        return self.arrays.grid(rows, columns)

    def table(self, values: list[list[int]]) -> Grid:
        """Return rows of numbers: an array if compiled, lists if plain."""
        return values if self.plain else self.arrays.table(values)

    @staticmethod
    def lists(grid: Grid) -> list[list[float]]:
        """Return the numbers of a grid as lists."""
        return [[*map(float, row)] for row in getattr(grid, "tolist", lambda: grid)()]

    def _network(self, evaluation: Evaluation, most: int) -> Network:
        """Return a learned evaluation as the kernels read it, with scratch space for so many players."""
        plan, lookup = evaluation.plan(0 if self.plain else self.words)
        room = self.row([0] * evaluation.most_features), self.row([0] * evaluation.most_features)
        return Network(
            self.row(evaluation.about),
            self.table(plan),
            self.row(lookup),
            self.table(evaluation.weights),
            self.table(evaluation.hidden),
            self.table(evaluation.last),
            self.row(evaluation.exponential),
            *room,
            self.grid(most, len(evaluation.weights[0])),
            self.row([0] * len(evaluation.last)),
            self.grid(most, 2),
        )

    def new_menu(self) -> Row:
        """Return an empty menu of open choices; it does not keep blocked ones."""
        return self.row([0] * (self.game.choices.count + 1))

    def put(self, lane: int, twin: GameState) -> None:
        """Write a state to a lane."""
        if self.plain:
            self.states[lane] = twin.copy()
            for collected in ("events", "revealed"):
                setattr(self.states[lane], collected, None)  # nobody listens
        else:
            self.arrays.write(self.states, lane, twin)

    def get(self, lane: int) -> GameState:
        """Return the state in a lane as a plain record."""
        if self.plain:
            return self.states[lane].copy()
        return self.arrays.read(self.states, lane, self.game.state())

    def node(self, i: int) -> Node:
        """Return a node of the search tree as a plain record."""
        if self.plain:
            return self.nodes[i]
        return self.arrays.read(self.nodes, i, Node())

    def key_luck(self, seed: int, number: int, stream: int) -> None:
        """Seed the generator of the bots."""
        luck = Luck()
        seed_with(luck, seed, number, stream)
        if self.plain:
            self.lucks[0] = luck
        else:
            self.arrays.write(self.lucks, 0, luck)

    @property
    def width(self) -> int:
        """The number of numbers in a state."""
        return width(self.game.state)
