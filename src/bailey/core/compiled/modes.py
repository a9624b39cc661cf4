"""The kernels of a game, compiled or plain.

`kernels(game)` returns them compiled, `kernels(game, plain=True)` as Python: the same files, loaded with different
helpers.
"""
# Any: helpers are flags, names and functions of Numba.

from __future__ import annotations

import importlib.util
import sys
import threading
from collections import defaultdict
from pathlib import Path
from types import FunctionType
from typing import TYPE_CHECKING, Any, TypeVar

from bailey.core.compiled import ahead, linking, numba_mode
from bailey.core.compiled.linking import GIVEN, LINKED_RULES, argument_types, link_rule
from bailey.core.play.game import nobody_won
from bailey.core.state.imagine import forget_chance
from bailey.core.state.imagining import imagining
from bailey.core.state.rules import rule

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from types import ModuleType

    from numba.core.dispatcher import Dispatcher

    from bailey.core.compiled.ahead import Library
    from bailey.core.compiled.given import Numbers, Row, States
    from bailey.core.play.game import Game
    from bailey.core.state.chance import Luck
    from bailey.core.state.record import Record
    from bailey.core.state.todo import GameState

    #: Functions and flags, by the names that kernels call them by.
    Helpers = dict[str, Any]

Rows = TypeVar("Rows", bound="Record")
HERE = Path(__file__).parent
KERNELS = HERE / "kernels.py"
VALUE_KERNELS = HERE / "value_kernels.py"
PAYOFF_KERNELS = HERE / "payoff_kernels.py"
TREE_KERNELS = HERE / "tree_kernels.py"
GAME_KERNELS = HERE / "game_kernels.py"
BATCH_KERNELS = HERE / "batch_kernels.py"
ANALYSIS_KERNELS = HERE / "analysis_kernels.py"
LEARNING_KERNELS = HERE / "learning_kernels.py"
EXPLICIT_KERNELS = HERE / "explicit_kernels.py"
RULE_ENTRIES = HERE / "rule_entries.py"
#: The files whose functions the kernels of a file may call.
CALLED: dict[Path, tuple[Path, ...]] = {
    KERNELS: (),
    VALUE_KERNELS: (),
    PAYOFF_KERNELS: (VALUE_KERNELS,),
    TREE_KERNELS: (KERNELS, PAYOFF_KERNELS),
    GAME_KERNELS: (KERNELS, TREE_KERNELS),
    BATCH_KERNELS: (KERNELS,),
    ANALYSIS_KERNELS: (KERNELS, TREE_KERNELS),
    LEARNING_KERNELS: (KERNELS, VALUE_KERNELS),
}
#: A number of decisions that no play-out reaches.
MOST_DECISIONS = 1 << 30
#: One lock for each game and mode: compiling one game does not block another. Here and below a game stands for itself:
#: the rules of a folder that was read again may be others under the same name.
_locks: defaultdict[tuple[Game, bool], threading.RLock] = defaultdict(threading.RLock)
_loaded: dict[tuple[Game, str, bool], ModuleType] = {}
_compiled: dict[tuple[Game, str], Callable[[int], Callable[..., object]]] = {}
_linked: dict[tuple[Game, str], Callable[..., object]] = {}
_helpers: dict[Game, Helpers] = {}


def kernels(game: Game, *, plain: bool = False, file: Path = KERNELS) -> ModuleType:
    """Return a game's kernels, loaded once per game and mode.

    In compiled mode they come from a library that was built for these rules, if there is one. Otherwise the rules are
    compiled, or loaded from the cache, before this returns; a kernel is at its first call.
    """
    with _locks[game, plain]:
        library = None if plain else ready(game)
        if library is not None and file.stem in library.kernels:
            return library.kernels[file.stem]
        return own_kernels(game, file, plain=plain)


def ready(game: Game) -> Library | None:
    """Return the library that was built for a game's rules and this machine, if there is one."""
    return ahead.library(game, lambda: plain_kernels(game))


def own_kernels(game: Game, file: Path, *, plain: bool = False) -> ModuleType:
    """Return kernels that are compiled here, or plain."""
    known = (game, file.name, plain)
    if known not in _loaded:
        _loaded[known] = load(file, game, "_plain" if plain else "", _given(game, file, plain=plain))
    return _loaded[known]


def explicit_kernels(game: Game) -> ModuleType:
    """Return the compiled kernels of explicit chance, for which the rules are compiled once more at the first call."""
    with _locks[game, False]:
        known = (game, EXPLICIT_KERNELS.name, False)
        if known not in _loaded:
            given = {**_compiled_helpers(game), **game_functions(game)}
            _loaded[known] = load(EXPLICIT_KERNELS, game, "", given)
        return _loaded[known]


def _compiled_helpers(game: Game) -> Helpers:
    """Return the helpers of compiled mode, by name, made once in a process."""
    if game not in _helpers:
        _helpers[game] = numba_mode.helpers(game, plain_kernels(game))
    return _helpers[game]


def _given(game: Game, file: Path, *, plain: bool) -> dict[str, object]:
    """Return the globals for a file of kernels, by name."""
    if plain:
        given = {**plain_helpers(game), **game_functions(game), "play_on": _plain_play_on(game)}
    else:
        helpers = _compiled_helpers(game)
        given = {**helpers, **_linked_rules(game, file, helpers)}
    return {**given, **_kernels_before(game, file, plain=plain)}


def _plain_play_on(game: Game) -> object:
    """Return the loop of random play as a Python function."""
    return load(RULE_ENTRIES, game, "_plain", {**plain_helpers(game), **game_functions(game)}).run_advance


def plain_kernels(game: Game, files: Iterable[Path] = (*CALLED,)) -> list[FunctionType]:
    """Return the plain functions of some files of kernels; compiled kernels depend on what these reach."""
    modules = [kernels(game, plain=True, file=file) for file in files]
    found = [value for module in modules for value in vars(module).values() if isinstance(value, FunctionType)]
    return [function for function in found if function.__code__.co_filename in {*map(str, files)}]


def rule_entries(game: Game) -> list[tuple[str, Dispatcher]]:
    """List the rules that were compiled to be called by symbol, with their symbols."""
    folder, module = _compiled_helpers(game)["folder"], _loaded[game, RULE_ENTRIES.name, False]
    rules = [rule for one, rule in _compiled if one is game]
    return [(linking.rule_symbol(folder, rule), getattr(module, f"run_{rule}")) for rule in rules]


def _linked_rules(game: Game, file: Path, helpers: Helpers) -> dict[str, object]:
    """Return a game's functions for the compiled kernels of a file; those in LINKED_RULES are called by symbol."""
    used = {name for function in plain_kernels(game, {*called_by(file), file}) for name in function.__code__.co_names}
    linked = {name: _linked_rule(game, name, helpers) for name in LINKED_RULES if name in used}
    return game_functions(game) | linked | {"play_on": _linked_rule(game, "play_on", helpers)}


def _linked_rule(game: Game, name: str, helpers: Helpers) -> Callable[..., object]:
    """Return the function that kernels call in place of a rule, made once in a process."""
    if (game, name) not in _linked:
        rule = {"play_on": "advance", "evaluate": "score" if game.evaluate is game.score else "evaluate"}.get(
            name, name
        )
        count = GIVEN.get(name, len(LINKED_RULES[rule]))
        _linked[game, name] = _compiled_rule(game, rule, helpers)(count)
    return _linked[game, name]


def _compiled_rule(game: Game, rule: str, helpers: Helpers) -> Callable[[int], Callable[..., object]]:
    """Return a compiled rule, compiled or loaded from the cache once in a process."""
    if (game, rule) not in _compiled:
        known = (game, RULE_ENTRIES.name, False)
        if known not in _loaded:
            _loaded[known] = load(RULE_ENTRIES, game, "", {**helpers, **game_functions(game)})
        dispatcher, symbol = getattr(_loaded[known], f"run_{rule}"), linking.rule_symbol(helpers["folder"], rule)
        with numba_mode.naming_the_rule(game):
            _compiled[game, rule] = link_rule(symbol, dispatcher, argument_types(game, rule))
    return _compiled[game, rule]


def _kernels_before(game: Game, file: Path, *, plain: bool) -> dict[str, object]:
    """Return the functions of the files of kernels that a file may call."""
    before = called_by(file)
    own = {name: value for one in before for name, value in vars(own_kernels(game, one, plain=plain)).items()}
    return {name: own[name] for name in own if not name.startswith("__") and name not in {*LINKED_RULES, "play_on"}}


def called_by(file: Path) -> tuple[Path, ...]:
    """Return the files whose functions a file may call; one from elsewhere calls those of whole games."""
    return CALLED.get(file, (KERNELS,))


@rule
def no_period(s: GameState) -> int:
    """Return the same period always: a play-out stops at its horizon or at the end of the game."""
    return 0


def is_plain(plain: bool | None, game: Game | None = None) -> bool:  # noqa: FBT001 - the caller's argument, passed on
    """Return whether to run plain: as requested, otherwise only if Numba is not installed.

    Where what is run is in the library of a game, that does without Numba too.
    """
    if plain is not None:
        return plain
    return not numba_mode.available() and (game is None or ready(game) is None)


def game_functions(game: Game) -> dict[str, object]:
    """Return the functions and settings of a game that its kernels use, by name."""
    return {
        "advance": game.engine.advance,
        "setup": game.setup,
        "score": game.score,
        "tiebreak": game.tiebreak,
        "won": game.won or nobody_won,
        "has_won_rule": game.won is not None,
        "scorers": game.scorers,
        "remember": game.remember,
        "evaluate": game.evaluate,
        "move_class": game.class_of,
        "move_classes": game.move_classes,
        "prior": game.prior_of,
        "has_prior": bool(game.prior),
        "has_evaluate": game.evaluate is not game.score,
        "spread": game.search.spread,
        "win_share": game.search.win_share,
        "prior_spread": game.search.prior_spread,
        "horizon": game.search.horizon or MOST_DECISIONS,
        "periods": game.search.periods,
        "period": game.search.period or no_period,
        "has_horizon": bool(game.search.horizon or game.search.period),
    }


def load(file: Path, game: Game, mode: str, names: dict[str, object]) -> ModuleType:
    """Load a file of kernels for a game and a mode, with these names as its globals."""
    name = f"bailey.core.{file.stem}_of_{game.name.replace('-', '_')}{mode}"
    spec = importlib.util.spec_from_file_location(name, file)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    module.__dict__.update(names)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


def plain_helpers(game: Game) -> dict[str, object]:
    """Return the helpers of plain mode, by name."""
    how = imagining(game)
    return {
        "entry": _as_it_is,
        "inner": _as_it_is,
        "copy_state": copy_state,
        "flat_numbers": flat_numbers,
        "deal_state": plain_deal_state(how.deal),
        "forget_state": plain_forget_state(how.forget),
    }


def _as_it_is(function: Callable[..., object]) -> Callable[..., object]:
    return function


def copy_state(states: States, source: int, target: int) -> None:
    """Copy one lane to another."""
    states[target] = states[source].copy()


def flat_numbers(numbers: Numbers, lane: int) -> Row:
    """Return the numbers of a lane, which plain play has as a record."""
    return numbers[lane].flat()


def plain_deal_state(deal: Callable[..., None]) -> Callable[..., None]:
    """Return the function that deals the hidden cards of a lane again."""

    def deal_state(
        states: States, numbers: Numbers, source: int, target: int, found: Row, unknown: int, luck: Luck
    ) -> None:
        """Copy a lane to another, with its hidden cards dealt again."""
        flat = states[source].flat()
        deal(flat, found, unknown, luck)
        twin = states[source].copy()
        twin.unflatten(iter(flat))
        states[target] = twin

    return deal_state


def plain_forget_state(forget: Callable[..., int]) -> Callable[..., int]:
    """Return the function that copies what a viewer knows of a lane."""

    def forget_state(
        states: States, numbers: Numbers, source: int, target: int, heads: Row, viewer: int, found: Row
    ) -> int:
        """Copy what a viewer knows of a lane to another, and return how many slots are hidden."""
        flat = states[source].flat()
        unknown = forget(flat, heads, viewer, found)
        states[target] = states[source].copy()
        states[target].unflatten(iter(flat))
        forget_chance(states[target])
        return unknown

    return forget_state
