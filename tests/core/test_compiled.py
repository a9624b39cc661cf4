"""Compiled play: the same rules, checked for bounds here, in a cache that knows what it was made of."""

from __future__ import annotations

import copy
import shutil
from types import FunctionType
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

from bailey.core import card_at, compiled, move, todo
from bailey.core.modes import Lanes, kernels
from bailey.core.rules import PLAIN_ONLY, RULES
from bailey.core.search import BLANK, LIVE
from bailey.core.tables import TABLES
from bailey.core.todo import CAPACITY
from bailey.games import _template as postern
from bailey.games import castle_combo
from bailey.games._template import rules
from bailey.games._template.cards import card

if TYPE_CHECKING:
    from pathlib import Path

    from bailey.core import Game

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


@pytest.mark.slow
def test_a_game_begins_as_it_does_in_plain_play(play: Play) -> None:
    play.begin()
    pos = postern.new(players=2, seed=7)
    state = play.lanes.get(LIVE)
    assert state.flat() == pos.state.flat()
    assert play.lanes.menu[1 : play.lanes.menu[0] + 1].tolist() == pos.choices.numbers


def test_what_is_written_out_of_bounds_is_noticed(play: Play) -> None:
    with pytest.raises(IndexError):
        play.begin(menu=np.zeros(3, np.int32))


def test_a_lane_that_there_is_not_is_noticed(play: Play) -> None:
    with pytest.raises(IndexError):
        play.kernel.begin(play.lanes.states, 99, play.lanes.menu, 7, 0)


def test_no_index_counts_from_the_end(play: Play) -> None:
    with pytest.raises(IndexError):
        play.kernel.begin(play.lanes.states, -1, play.lanes.menu, 7, 0)


def test_in_what_others_compile_an_index_may_count_from_the_end(play: Play) -> None:
    from numba import njit

    play.begin()
    last = njit(lambda numbers: numbers[-1])
    assert last(np.arange(3)) == 2


@pytest.mark.usefixtures("play")
def test_a_part_is_no_machine_code_by_itself() -> None:
    from numba import njit

    part = njit(lambda number: number + 1, **compiled.PART)
    entry = njit(lambda number: part(number) * part(number), **{**compiled.PART, **compiled.ENTRY})
    part.compile("int64(int64)")
    assert machine_code(part) == 0
    assert entry(2) == 9
    assert machine_code(entry) != 0


def machine_code(function: Any) -> int:
    """Where a compiled function lies in memory; 0 if it has no machine code."""
    [found] = function.overloads.values()
    return int(found.library.get_pointer_to_function(found.fndesc.llvm_func_name))


@pytest.mark.usefixtures("play")
def test_what_others_compile_is_finished_as_ever() -> None:
    from numba import njit

    callee = njit(lambda number: number + 1)
    caller = njit(lambda number: callee(number) * callee(number))
    assert (callee(2), caller(2)) == (3, 9)
    assert machine_code(callee) != 0


def test_a_full_todo_stack_says_so(play: Play) -> None:
    blank = GAME.blank(2)
    blank.pending = CAPACITY - 1
    play.lanes.put(BLANK, blank)
    with pytest.raises(OverflowError, match="todo stack is full"):
        play.begin()


def test_a_full_pile_says_so(play: Play) -> None:
    play.begin()
    state = play.lanes.get(LIVE)
    state.gate.size = len(state.gate.slots)
    play.lanes.put(LIVE, state)
    with pytest.raises(IndexError, match="cannot hold more cards"):
        play.kernel.step(play.lanes.states, LIVE, play.lanes.menu, play.lanes.menu[1])


def test_rules_stay_plain_functions(play: Play) -> None:
    play.begin()
    rules_of_all: list[Any] = [*RULES, *PLAIN_ONLY, *(accessor for accessor, _ in TABLES)]
    assert {type(function) for function in (*rules_of_all, rules.setup, move, todo, card_at)} == {FunctionType}
    assert postern.new(players=2, seed=7).turn == 0
    assert card(11).worth == 6


@pytest.mark.usefixtures("numba")
def test_the_kernels_of_two_games_and_modes_are_apart() -> None:
    found = [kernels(game, plain=plain) for game in (GAME, castle_combo.GAME) for plain in (False, True)]
    assert len({id(module) for module in found}) == 4
    assert kernels(GAME, plain=False) is found[0]


def test_without_numba_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "numba", None)
    with pytest.raises(compiled.NotCompiled, match=r"pip install bailey\[fast\]"):
        compiled.helpers(GAME)


# The cache


@pytest.fixture
def moved(
    numba: None,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> Game:
    """Postern and the core in folders where files may be edited."""
    game = copy.copy(GAME)
    for name, folder in (("game", GAME.folder), ("core", compiled.CORE)):
        shutil.copytree(folder, tmp_path / name, ignore=shutil.ignore_patterns("__pycache__"))
    game.folder = tmp_path / "game"
    monkeypatch.setattr(compiled, "CORE", tmp_path / "core")
    return game


def edit(file: Path) -> None:
    file.write_text(file.read_text(encoding="utf-8") + "\n", encoding="utf-8")


@pytest.mark.parametrize(
    "file", ["game/cards.json", "game/rules.py", "game/scoring.py", "core/piles.py", "core/kernels.py"]
)
def test_an_edited_file_makes_new_machine_code(moved: Game, file: str) -> None:
    before = compiled.cache_folder(moved)
    assert compiled.cache_folder(moved) == before
    edit(moved.folder.parent / file)
    assert compiled.cache_folder(moved) != before


def test_a_new_rule_file_makes_new_machine_code(moved: Game) -> None:
    before = compiled.cache_folder(moved)
    (moved.folder / "harbour.py").write_text("", encoding="utf-8")
    assert compiled.cache_folder(moved) != before


def test_an_edited_text_makes_none(moved: Game) -> None:
    before = compiled.cache_folder(moved)
    edit(moved.folder / "README.md")
    assert compiled.cache_folder(moved) == before


@pytest.mark.parametrize("what", ["numba.__version__", "numpy.__version__", "platform.python_version"])
def test_another_version_makes_new_machine_code(moved: Game, what: str, monkeypatch: pytest.MonkeyPatch) -> None:
    before = compiled.cache_folder(moved)
    monkeypatch.setattr(what, (lambda: "0.0") if what.endswith("python_version") else "0.0")
    assert compiled.cache_folder(moved) != before


def test_the_bounds_check_flag_makes_new_machine_code(moved: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    import numba

    before = compiled.cache_folder(moved)
    assert numba.config.BOUNDSCHECK == 1, "tests run with bounds checked"
    monkeypatch.setattr(numba.config, "BOUNDSCHECK", 0)
    assert compiled.cache_folder(moved) != before


def test_the_cache_lies_where_one_says(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("BAILEY_CACHE", str(tmp_path))
    assert compiled.cache_home() == tmp_path
    monkeypatch.delenv("BAILEY_CACHE")
    assert compiled.cache_home().name == "bailey"
