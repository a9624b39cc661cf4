"""The folder of a game's machine code is named by what the code depends on, and by nothing else."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from bailey.core.compiled import cache, numba_mode
from bailey.core.compiled.cache import Dependencies, cache_folder, cache_home
from bailey.games import _template as postern
from bailey.games import castle_combo

SOURCE = Path(postern.__file__).parents[2]
GAME = postern.GAME
LINES = """
from bailey.core.compiled import modes
from bailey.core.compiled.cache import dependencies
from bailey.games import _template as postern
print(*dependencies(postern.GAME, modes.plain_kernels(postern.GAME)), sep="\\n")
"""


@pytest.fixture
def source(tmp_path: Path) -> Path:
    """A copy of the project in which files may be edited."""
    leave_out = shutil.ignore_patterns("__pycache__", "web", "castle_combo", "burgundy_cards")
    shutil.copytree(SOURCE, tmp_path / "bailey", ignore=leave_out)
    return tmp_path / "bailey"


def lines_of(source: Path) -> str:
    """Read what machine code depends on, in a process that reads the copy."""
    done = subprocess.run(
        [sys.executable, "-B", "-c", LINES], env={"PYTHONPATH": str(source.parent)}, capture_output=True, check=True
    )
    return done.stdout.decode().strip()


@pytest.fixture(scope="module")
def before() -> str:
    """What machine code depends on in the project as it is."""
    return lines_of(SOURCE)


def edit(file: Path, old: str, new: str) -> None:
    text = file.read_text(encoding="utf-8")
    assert old in text, f"{file} has no {old!r} any more: give this test something else to edit"
    file.write_text(text.replace(old, new), encoding="utf-8")


@pytest.mark.slow
@pytest.mark.parametrize(
    ("file", "old", "new"),
    [
        ("games/_template/rules.py", "coins += 1", "coins += 2"),
        ("games/_template/scoring.py", "total +=", "total -="),
        ("games/_template/state.py", "HAND = 3", "HAND = 4"),
        ("games/_template/state.py", "pile(MOST_HAND,", "pile(MOST_HAND + 1,"),
        ("games/_template/cards.py", "    guard: int = truth()", "    guard: int = truth()\n    weight: int = 0"),
        ("core/state/piles.py", "pile.size -= 1", "pile.size -= 2"),
        ("core/state/chance.py", "SEARCH_STREAM = ", "SEARCH_STREAM = 1 + "),
        ("core/compiled/kernels.py", "COMPLETIONS = 3, 6", "COMPLETIONS = 3, 7"),
        ("core/compiled/numba_mode.py", "SMALL = 260", "SMALL = 250"),
    ],
)
def test_an_edit_that_changes_compiled_code_makes_a_new_folder(
    source: Path, before: str, file: str, old: str, new: str
) -> None:
    edit(source / file, old, new)
    assert lines_of(source) != before


@pytest.mark.slow
def test_an_edit_of_anything_else_keeps_the_folder(source: Path, before: str) -> None:
    for file in ("core/text/catalogue.py", "core/check/suite.py", "core/play/position.py", "server/serve.py"):
        (source / file).write_text((source / file).read_text(encoding="utf-8") + "\nEDITED = 1\n", encoding="utf-8")
    edit(source / "games/_template/rules.py", '"""Pay a coin and draw a card (12)."""', '"""Pay."""  # so it is')
    edit(source / "games/_template/cards.json", '"worth": 6', '"worth": 7')
    assert lines_of(source) == before


@pytest.mark.parametrize(
    ("what", "other"),
    [
        ("numba.__version__", "0.0"),
        ("numba.config.BOUNDSCHECK", 0),  # tests run with bounds checked
        ("numpy.__version__", "0.0"),
        ("llvmlite.__version__", "0.0"),
        ("platform.python_version", lambda: "0.0"),
        ("sysconfig.get_config_var", lambda _: "cpython-315t"),
        ("platform.machine", lambda: "sparc"),
        ("llvmlite.binding.get_host_cpu_name", lambda: "athlon"),
        ("llvmlite.binding.get_host_cpu_features", lambda: SimpleNamespace(flatten=lambda: "-avx512f")),
    ],
)
def test_another_version_or_processor_or_bounds_check_makes_a_new_folder(
    numba: None, what: str, other: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = cache_folder(GAME, [])
    assert cache_folder(GAME, []) == before
    monkeypatch.setattr(what, other)
    assert cache_folder(GAME, []) != before


def test_what_a_function_reads_is_written_down_however_deep_and_names_no_address() -> None:
    def made(number: int) -> list[str]:
        def inner() -> int:
            return number

        def outer() -> int:
            return inner()

        return Dependencies([outer]).lines

    assert made(1) == made(1)
    assert made(1) != made(2)
    from bailey.core.compiled import modes

    assert not [line for line in Dependencies(modes.plain_kernels(GAME)).lines if " at 0x" in line]


def test_names_that_python_adds_to_a_class_are_no_part_of_it() -> None:
    def made(**names: int) -> list[str]:
        kind = type("Kind", (), {"MOST": 3, "__module__": __name__, **names})

        def reads() -> Any:
            return kind

        return Dependencies([reads]).lines

    assert made(__firstlineno__=3, __newer__=7) == made(__firstlineno__=4)
    assert made(MOST=4) != made()


@pytest.mark.slow
def test_machine_code_lies_in_the_folder_of_its_own_game_when_another_was_loaded_between(numba: None) -> None:
    postern_s = numba_mode.helpers(GAME, [numba_mode.copy_state])
    castle_s = numba_mode.helpers(castle_combo.GAME, [numba_mode.copy_state])
    for helpers in (postern_s, castle_s, postern_s):
        kept = Path(helpers["entry"](numba_mode.copy_state).stats.cache_path)
        assert helpers["folder"] in kept.parts


#: Compile one entry of a game, or load it; says how often it was loaded.
LOAD = """
import numpy
from bailey.core.compiled import numba_mode
from bailey.games import _template as postern
copy = numba_mode.helpers(postern.GAME, [numba_mode.copy_state])["entry"](numba_mode.copy_state)
copy(numpy.zeros(2), 0, 1)
print(sum(copy.stats.cache_hits.values()))
"""


@pytest.mark.slow
def test_another_checkout_of_the_same_source_finds_the_machine_code(numba: None, source: Path, tmp_path: Path) -> None:
    for place, loaded in ((SOURCE, "0"), (source, "1")):
        known = {"PYTHONPATH": str(place.parent), "BAILEY_CACHE": str(tmp_path / "cache")}
        done = subprocess.run([sys.executable, "-B", "-c", LOAD], env=known, capture_output=True, check=True, text=True)
        assert done.stdout.strip() == loaded


def test_the_cache_lies_where_one_says_and_a_folder_that_cannot_be_written_says_so(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("BAILEY_CACHE", str(tmp_path))
    assert cache_home() == tmp_path
    monkeypatch.delenv("BAILEY_CACHE")
    assert cache_home().name == "bailey"
    (tmp_path / "file").write_text("", encoding="utf-8")
    with pytest.warns(UserWarning, match="set BAILEY_CACHE"):
        assert not cache.can_write(tmp_path / "file" / "folder")
