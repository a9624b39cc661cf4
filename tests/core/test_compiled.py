"""Compiled play: the same rules, checked for bounds here, in a cache that knows what it was made of."""

from __future__ import annotations

import dataclasses
import subprocess
import sys
from pathlib import Path
from types import BuiltinFunctionType, FunctionType, MethodWrapperType
from typing import Any

import numpy as np
import pytest
from core import quarry

from bailey.core import card_at, move, rule, todo
from bailey.core.compiled import numba_mode
from bailey.core.compiled.lanes import Lanes
from bailey.core.compiled.modes import TREE_KERNELS, kernels
from bailey.core.compiled.search import BLANK, LIVE
from bailey.core.state.rules import PLAIN_ONLY, RULES
from bailey.core.state.tables import TABLES
from bailey.core.state.todo import CAPACITY
from bailey.games import _template as postern
from bailey.games import castle_combo
from bailey.games._template import rules
from bailey.games._template.cards import CARDS, card, smuggled

GAME = postern.GAME


class Play:
    """Compiled play of one game of Postern."""

    def __init__(self) -> None:
        self.lanes = Lanes(GAME, plain=False)
        self.kernel = kernels(GAME, plain=False)
        self.lanes.put(BLANK, GAME.blank(2))

    def begin(self, menu: Any = None) -> None:
        menu = self.lanes.menu if menu is None else menu
        self.kernel.begin(self.lanes.states, LIVE, menu, 7, 0)


@pytest.fixture
def play(numba: None) -> Play:
    return Play()


@rule
def text_of(p: int) -> Any:
    """Add a text and a number, which Numba refuses."""
    text: Any = "seat "
    return text + p


@rule
def setup_by_text(s: Any) -> None:
    """Call a rule that cannot be compiled."""
    text_of(s.seats)


@pytest.mark.slow
def test_a_rule_that_cannot_be_compiled_is_named_with_its_file_and_line(numba: None) -> None:
    from numba.core.errors import TypingError

    broken = dataclasses.replace(quarry.GAME, name="broken-quarry", setup=setup_by_text, folder=Path(__file__).parent)
    with pytest.raises(numba_mode.NotCompiled) as refused:
        kernels(broken, plain=False)
    line = text_of.__code__.co_firstlineno + 4  # counted from the decorator
    assert str(refused.value) == (
        f"core/test_compiled.py:{line}: this rule cannot be compiled: "
        "rules use numbers only (no strings, dicts, classes)"
    )
    assert isinstance(refused.value.__cause__, TypingError)


@pytest.mark.slow
def test_a_game_begins_as_it_does_in_plain_play(play: Play) -> None:
    play.begin()
    pos = postern.new(players=2, seed=7)
    state = play.lanes.get(LIVE)
    assert state.flat() == pos.state.flat()
    assert play.lanes.menu[1 : play.lanes.menu[0] + 1].tolist() == pos.choices.numbers


def test_no_index_is_out_of_bounds_or_counts_from_the_end(play: Play) -> None:
    with pytest.raises(IndexError):
        play.begin(menu=np.zeros(3, np.int32))
    for lane in (99, -1):
        with pytest.raises(IndexError):
            play.kernel.begin(play.lanes.states, lane, play.lanes.menu, 7, 0)


@pytest.mark.usefixtures("play")
def test_a_part_is_no_machine_code_by_itself_and_is_linked_with_what_it_calls() -> None:
    from numba import njit

    part = njit(lambda number: number + 1, **numba_mode.PART)
    entry = njit(lambda number: part(number) * part(number), **{**numba_mode.PART, **numba_mode.ENTRY})
    part.compile("int64(int64)")
    assert machine_code(part) == 0
    assert entry(2) == 9
    assert machine_code(entry) != 0

    deepest = njit(lambda number: number + 1, **numba_mode.PART)
    middle = njit(lambda number: deepest(number) * deepest(number), **numba_mode.PART)
    other = njit(lambda number: deepest(number) + middle(number), **numba_mode.PART)
    for options in (numba_mode.PART | numba_mode.ENTRY, {}):
        assert njit(lambda number: other(number) - middle(number), **options)(2) == 3


def machine_code(function: Any) -> int:
    """Where a compiled function lies in memory; 0 if it has no machine code."""
    [found] = function.overloads.values()
    return int(found.library.get_pointer_to_function(found.fndesc.llvm_func_name))


def test_what_others_compile_is_finished_as_ever_and_counts_from_the_end(play: Play) -> None:
    from numba import njit

    play.begin()
    callee = njit(lambda number: number + 1)
    caller = njit(lambda number: callee(number) * callee(number))
    assert (callee(2), caller(2)) == (3, 9)
    assert machine_code(callee) != 0
    assert njit(lambda numbers: numbers[-1])(np.arange(3)) == 2


def test_a_full_pile_or_todo_stack_says_so_whenever_it_is_full(play: Play) -> None:
    play.begin()
    state = play.lanes.get(LIVE)
    state.gate.size = len(state.gate.slots)
    play.lanes.put(LIVE, state)
    with pytest.raises(IndexError, match="cannot hold more cards"):
        play.kernel.step(play.lanes.states, LIVE, play.lanes.menu, play.lanes.menu[1])
    blank = GAME.blank(2)
    blank.pending = CAPACITY - 1
    play.lanes.put(BLANK, blank)
    for _ in range(2):
        with pytest.raises(OverflowError, match="todo stack is full"):
            play.begin()


def test_rules_stay_plain_functions(play: Play) -> None:
    play.begin()
    rules_of_all: list[Any] = [*RULES, *PLAIN_ONLY]
    assert {type(function) for function in (*rules_of_all, rules.setup, move, todo, card_at)} == {FunctionType}
    assert {type(table.accessor) for table in TABLES} <= {FunctionType, BuiltinFunctionType, MethodWrapperType}
    assert postern.new(players=2, seed=7).turn == 0
    assert card(11).worth == 6


@pytest.mark.usefixtures("numba")
def test_the_kernels_of_two_games_and_modes_are_apart_and_those_of_one_share_its_rules() -> None:
    found = [kernels(game, plain=plain) for game in (GAME, castle_combo.GAME) for plain in (False, True)]
    assert len({id(module) for module in found}) == 4
    assert kernels(GAME, plain=False) is found[0]
    assert kernels(GAME, file=TREE_KERNELS).advance is found[0].advance is not GAME.engine.advance


def test_without_numba_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "numba", None)
    with pytest.raises(
        numba_mode.NotCompiled, match=r"compiled play needs Numba, .* it with `.*`; plain play works without"
    ):
        numba_mode.helpers(GAME, [])


def run_apart(program: str, *arguments: str) -> None:
    """Run a few lines in a process of their own: a fault that LLVM does not survive must not end the tests."""
    done = subprocess.run([sys.executable, "-c", program, *arguments], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


BEGIN_TWICE = """
import sys
from bailey.core.compiled.lanes import Lanes
from bailey.core.compiled.modes import TREE_KERNELS, kernels
from bailey.core.compiled.search import BLANK, LIVE
from bailey.games import _template as postern
lanes = Lanes(postern.GAME, plain=False)
lanes.put(BLANK, postern.GAME.blank(2))
for _ in range(2):
    kernels(postern.GAME).begin(lanes.states, LIVE, lanes.menu, 7, 0)
assert lanes.get(LIVE).flat() == postern.new(players=2, seed=7).state.flat()
found = [*kernels(postern.GAME).begin.stats.cache_hits.values()]
assert found == [1] or sys.argv[1] == '[]', found
"""


@pytest.mark.usefixtures("play")
def test_kernels_from_the_cache_find_the_rules_that_they_call() -> None:
    """A process of its own fills the cache, and another finds the kernels there."""
    for found in ("[]", "[1]"):
        run_apart(BEGIN_TWICE, found)


def test_a_row_that_a_table_has_not_is_noticed_and_a_second_table_has_numbers_of_its_own(numba: None) -> None:
    from numba import njit

    kernels(GAME)

    first, second = njit(lambda c: card(c).worth), njit(lambda c: smuggled(c).worth)
    for plain, worth, numbers in ((card, first, range(16)), (smuggled, second, CARDS.numbers("smuggled"))):
        assert [worth(c) for c in numbers] == [plain(c).worth for c in numbers]
        for c in (numbers.start - 1, numbers.stop):
            with pytest.raises(IndexError):
                worth(c)
