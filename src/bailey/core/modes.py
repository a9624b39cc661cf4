"""Two modes, one source: the kernels of a game, plain or compiled.

`play_mode(game)` gives the compiled kernels where Numba is installed and the plain ones elsewhere; both are the same
file, loaded with other helpers. `Table` holds the lanes that the kernels work on, in the body that the mode needs.
"""

from __future__ import annotations

import importlib.util
import sys
import threading
from pathlib import Path
from typing import TYPE_CHECKING, Any

from bailey.core import compiled
from bailey.core.chance import Luck, seed_with
from bailey.core.game import no_urge
from bailey.core.imagine import deal, forget, forget_chance
from bailey.core.record import width
from bailey.core.search import Habit, Move, Node

if TYPE_CHECKING:
    from collections.abc import Callable
    from types import ModuleType

    from bailey.core.game import Game
    from bailey.core.record import Record

KERNELS = Path(__file__).with_name("kernels.py")
TREE_KERNELS = Path(__file__).with_name("tree_kernels.py")
_lock = threading.RLock()
_loaded: dict[tuple[str, str, bool], Any] = {}


def kernels(game: Game, *, plain: bool = False, file: Path = KERNELS) -> Any:
    """Give a game's kernels: one instance of the file per game and mode. Compiling happens at each one's first call."""
    with _lock:
        known = (game.name, file.name, plain)
        if known not in _loaded:
            helpers = plain_helpers() if plain else compiled.helpers(game)
            given = {**helpers, **game_functions(game), **_kernels_before(game, file, plain=plain)}
            _loaded[known] = _load(file, known, given)
        return _loaded[known]


def _kernels_before(game: Game, file: Path, *, plain: bool) -> dict[str, Any]:
    """Name what another file of kernels may call: those of the core's own."""
    if file == KERNELS:
        return {}
    own = vars(kernels(game, plain=plain))
    return {name: value for name, value in own.items() if not name.startswith("__")}


def is_plain(plain: bool | None) -> bool:  # noqa: FBT001 - what was asked for, passed on
    """Decide the mode: as asked, or compiled wherever Numba is installed."""
    return not compiled.available() if plain is None else plain


def game_functions(game: Game) -> dict[str, Any]:
    """Name what of a game its kernels use."""
    return {
        "settle": game.engine.settle,
        "advance": game.engine.advance,
        "setup": game.setup,
        "score": game.score,
        "tiebreak": game.tiebreak,
        "scorers": game.scorers,
        "remember": game.remember,
        "evaluate": game.evaluate,
        "deed": game.deed,
        "deeds": game.deeds,
        "urge": game.urge,
        "urged": game.urge is not no_urge,
        "own_eye": game.evaluate is not game.score,
    }


def _load(file: Path, known: tuple[str, str, bool], names: dict[str, Any]) -> ModuleType:
    game, kind, plain = known
    name = f"bailey.core.{Path(kind).stem}_of_{game.replace('-', '_')}{'_plain' if plain else ''}"
    spec = importlib.util.spec_from_file_location(name, file)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    module.__dict__.update(names)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


def plain_helpers() -> dict[str, Any]:
    """Name what the kernels need in plain mode."""
    return {
        "entry": _as_it_is,
        "inner": _as_it_is,
        "copy_state": copy_state,
        "deal_state": deal_state,
        "forget_state": forget_state,
    }


def _as_it_is(function: Callable[..., Any]) -> Callable[..., Any]:
    return function


def copy_state(states: Any, source: int, target: int) -> None:
    """Copy one lane to another."""
    states[target] = states[source].copy()


def deal_state(states: Any, numbers: Any, source: int, target: int, found: Any, unknown: int, luck: Any) -> None:
    """Deal the unknown slots of one lane anew, into another."""
    flat = states[source].flat()
    deal(flat, found, unknown, luck)
    twin = states[source].copy()
    twin.unflatten(iter(flat))
    states[target] = twin


def forget_state(states: Any, numbers: Any, source: int, target: int, heads: Any, viewer: int, found: Any) -> int:
    """Put what a viewer knows of one lane into another, and tell how many slots are unknown."""
    flat = states[source].flat()
    unknown = forget(flat, heads, viewer, found)
    states[target] = states[source].copy()
    states[target].unflatten(iter(flat))
    forget_chance(states[target])
    return unknown


class Lanes:
    """The lanes, menus and scratch space that a game's kernels work on."""

    def __init__(self, game: Game, *, plain: bool, lanes: int = 4, nodes: int = 1) -> None:
        self.game = game
        self.plain = plain
        self.words = sum(field.kind == "word" for field in game.state.fields)
        slots = sum(place.field.length for place in game.places)
        shift = 0 if plain else self.words  # a 64-bit word takes two numbers in the compiled body
        self.states = self.rows(game.state, lanes)
        self.numbers = self.states if plain else compiled.numbers_of(self.states)
        self.heads = self.row([place.at + shift for place in game.places])
        self.found = self.row([0] * slots)
        self.menu, self.trial = self.new_menu(), self.new_menu()
        self.lucks = self.rows(Luck, 1)
        self.nodes = self.rows(Node, nodes)
        self.used = self.row([1])
        self.child_of = self.row([0] * game.choices.count)
        self.path = self.row([0] * min(nodes, game.longest))
        self.habits = self.rows(Habit, game.players[-1] * game.deeds)
        self.moves = self.rows(Move, game.longest)
        self.payoffs = self.row([0] * max(map(game.scoring, game.players)))

    @property
    def thinking(self) -> tuple[Any, ...]:
        """What a bot thinks with."""
        return (self.numbers, self.heads, self.found, self.trial)

    @property
    def tree(self) -> tuple[Any, ...]:
        """What a search remembers, and where it works out what comes next."""
        return (self.nodes, self.used, self.child_of, self.path, self.habits, self.moves, self.payoffs)

    def rows(self, record: type[Record], count: int) -> Any:
        """Make rows of a record in the body of the mode."""
        if self.plain:
            return [record() for _ in range(count)]
        return compiled.empty(record, count)

    def row(self, values: list[int]) -> Any:
        """Make a row of numbers in the body of the mode."""
        return values if self.plain else compiled.row(values)

    def grid(self, rows: int, columns: int) -> Any:
        """Make rows of numbers in the body of the mode."""
        if self.plain:
            return [[0] * columns for _ in range(rows)]
        return compiled.grid(rows, columns)

    def new_menu(self) -> Any:
        """Make an empty menu in the body of the mode; a bot's menu does not keep what is blocked."""
        return self.row([0] * (self.game.choices.count + 1))

    def put(self, lane: int, twin: Any) -> None:
        """Put a state into a lane."""
        if self.plain:
            self.states[lane] = twin.copy()
            self.states[lane].events = self.states[lane].revealed = None  # nobody listens
        else:
            compiled.write(self.states, lane, twin)

    def get(self, lane: int) -> Any:
        """Read the state in a lane as a plain twin."""
        if self.plain:
            return self.states[lane].copy()
        return compiled.read(self.states, lane, self.game.state())

    def node(self, i: int) -> Node:
        """Read a node of the search tree."""
        if self.plain:
            return self.nodes[i]
        return compiled.read(self.nodes, i, Node())

    def key_luck(self, seed: int, number: int, stream: int) -> None:
        """Key the bots' own luck."""
        luck = Luck()
        seed_with(luck, seed, number, stream)
        if self.plain:
            self.lucks[0] = luck
        else:
            compiled.write(self.lucks, 0, luck)

    @property
    def width(self) -> int:
        """How many numbers a state has."""
        return width(self.game.state)
