"""Machine code that was built before: the same games, trees and analyses as Numba's, and for the same rules only."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
import pytest
from node import NODE

from bailey.building import TARGETS, build_libraries
from bailey.core import BadInput, BrokenRules
from bailey.core.compiled import ahead, modes
from bailey.core.compiled.source_key import source_key
from bailey.games import castle_combo

if TYPE_CHECKING:
    from ctypes import CDLL

needs_clang = pytest.mark.skipif(not find_spec("ziglang"), reason="set-up leaves out Clang: scripts/extras build")
COMPARING, RECORDING, REPLAYING = map(Path(__file__).with_name, ("comparing.py", "recording.py", "replaying.mjs"))
#: Whole games that are compared state by state have at least so many choices together.
LEAST = 40
#: Systems and processors as Python names them, and the target that is tried first.
MACHINES = [
    ("linux", "x86_64", "linux-x86_64_v3"),
    ("linux", "aarch64", "linux-aarch64"),
    ("darwin", "arm64", "macos-aarch64"),
    ("win32", "AMD64", "windows-x86_64_v3"),
    ("win32", "ARM64", "windows-aarch64"),
    ("linux", "riscv64", ""),
    ("sunos5", "x86_64", ""),
]
#: A program that lets a bot choose, and says what it chose and whether Numba was needed for that.
CHOOSES = """
import sys
from bailey import bots, games
from bailey.core import Position
position = Position.new(games.find("lost-trails"), 2, 7)
chosen = [bots.make("search:300", position.game).choose(position, seed).to_json() for seed in range(5)]
print(chosen, "numba" in sys.modules)
"""


def run(*words: str, at: Path | None = None, **environment: str) -> str:
    """Run Python with these words; tells what it prints."""
    known = {**os.environ, **environment}
    done = subprocess.run([sys.executable, *words], cwd=at, env=known, capture_output=True, check=False, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def trails(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a small game."""
    place = tmp_path_factory.mktemp("games")
    run("-m", "bailey", "new-game", "lost-trails", at=place)
    return place / "lost-trails"


@pytest.fixture(scope="module")
def cache(trails: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A user's folder, into which the command has put the library of the small game."""
    folder = tmp_path_factory.mktemp("cache")
    told = json.loads(run("-m", "bailey", "build", str(trails), "--json", BAILEY_CACHE=str(folder)))
    [library] = told["libraries"]
    assert Path(library["file"]).parent == folder / "built"
    assert Path(library["file"]).stat().st_size == library["bytes"]
    return folder


@needs_clang
@pytest.mark.slow
def test_a_library_plays_searches_and_analyses_as_what_numba_compiles(trails: Path, cache: Path) -> None:
    own = {"BAILEY_CACHE": str(cache), "BAILEY_GAMES": str(trails)}
    assert run(str(COMPARING), "lost-trails", **own) == "the same\n"


@needs_clang
@pytest.mark.slow
def test_a_library_says_nothing_of_the_machine_that_it_was_built_on(trails: Path, cache: Path) -> None:
    [library] = (cache / "built").iterdir()
    for folder in (trails, Path(ahead.__file__).parents[2], Path.home()):
        assert str(folder).encode() not in library.read_bytes()


@needs_clang
@pytest.mark.slow
def test_with_a_library_a_bot_thinks_without_numba_and_without_one_it_chooses_the_same(
    trails: Path, cache: Path, tmp_path: Path
) -> None:
    by_library = run("-c", CHOOSES, BAILEY_CACHE=str(cache), BAILEY_GAMES=str(trails))
    compiled = run("-c", CHOOSES, BAILEY_CACHE=str(tmp_path), BAILEY_GAMES=str(trails))
    assert by_library.endswith("False\n")
    assert compiled == by_library.replace("False", "True")


def edited(trails: Path, place: Path, file: str, old: str, new: str) -> Path:
    """Copy the small game, and edit a file of it."""
    shutil.copytree(trails, place)
    text = (place / "lost_trails" / file).read_text(encoding="utf-8")
    assert old in text
    (place / "lost_trails" / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    return place


@needs_clang
@pytest.mark.slow
def test_a_library_serves_the_rules_that_it_was_built_from(trails: Path, cache: Path, tmp_path: Path) -> None:
    other = edited(trails, tmp_path / "lost-trails", "rules.py", "WAGES = 2", "WAGES = 3")
    assert run("-c", CHOOSES, BAILEY_CACHE=str(cache), BAILEY_GAMES=str(other)).endswith("True\n")


@needs_clang
@pytest.mark.slow
def test_a_library_plays_with_the_numbers_that_are_on_the_cards_now(trails: Path, cache: Path, tmp_path: Path) -> None:
    other = edited(trails, tmp_path / "lost-trails", "cards.json", '"price": 5', '"price": 4')
    own = {"BAILEY_CACHE": str(cache), "BAILEY_GAMES": str(other)}
    assert run(str(COMPARING), "lost-trails", **own) == "the same\n"


@needs_clang
@pytest.mark.slow
def test_a_library_whose_tables_are_others_is_left_alone(trails: Path, cache: Path, tmp_path: Path) -> None:
    bread = '{"id": "bread", "price": 1, "points": 1},\n'
    other = edited(trails, tmp_path / "lost-trails", "cards.json", bread, "")
    assert run("-c", CHOOSES, BAILEY_CACHE=str(cache), BAILEY_GAMES=str(other)).endswith("True\n")


@needs_clang
@pytest.mark.slow
def test_a_module_of_webassembly_does_to_memory_what_machine_code_does(
    trails: Path, cache: Path, tmp_path: Path
) -> None:
    check_module("lost-trails", str(trails), tmp_path, BAILEY_CACHE=str(cache), BAILEY_GAMES=str(trails))


def check_module(name: str, game: str, place: Path, **own: str) -> None:
    """Build the module of a game, and let Node run in it what was recorded of machine code."""
    built = run("-m", "bailey", "build", game, "--target", "wasm32", "--into", str(place), "--json", **own)
    [module] = json.loads(built)["libraries"]
    assert NODE, "there is no Node: scripts/test brings it"
    run(str(RECORDING), name, str(place / "calls.json"), **own)
    done = subprocess.run(
        [NODE, str(REPLAYING), module["file"], str(place / "calls.json")], capture_output=True, text=True, check=False
    )
    calls = len(json.loads((place / "calls.json").read_text(encoding="utf-8")))
    assert calls > 3 + LEAST
    assert (done.stdout, done.stderr) == (f"{calls} calls are the same\n", "")


@needs_clang
@pytest.mark.slow
def test_a_rule_that_cannot_be_compiled_is_named(trails: Path, tmp_path: Path) -> None:
    shutil.copytree(trails, tmp_path / "lost-trails")
    rules = tmp_path / "lost-trails" / "lost_trails" / "rules.py"
    rules.write_text(rules.read_text(encoding="utf-8").replace("card(c).price)", '{"a": 1}["a"])'), encoding="utf-8")
    command = [sys.executable, "-m", "bailey", "build", str(tmp_path / "lost-trails")]
    done = subprocess.run(
        command, env={**os.environ, "BAILEY_CACHE": str(tmp_path)}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 2
    assert re.search(
        r"^bailey: lost-trails: .* compiled: lost_trails/rules\.py:\d+: this rule", done.stderr, re.MULTILINE
    )
    assert not (tmp_path / "built").exists()


@needs_clang
@pytest.mark.long
@pytest.mark.parametrize("name", ["castle-combo", "burgundy-cards", "burgundy-board", "catan-cards"])
def test_every_game_has_a_library(name: str, tmp_path: Path) -> None:
    run("-m", "bailey", "build", name, BAILEY_CACHE=str(tmp_path))
    assert run(str(COMPARING), name, BAILEY_CACHE=str(tmp_path)) == "the same\n"
    check_module(name, name, tmp_path, BAILEY_CACHE=str(tmp_path))


def test_a_target_that_nobody_knows_is_refused() -> None:
    with pytest.raises(BadInput, match="target: linux-mips is not known; known are linux-x86_64, "):
        build_libraries(castle_combo.GAME, ["linux-mips"], None, lambda *_: None)


def test_without_clang_it_is_said_what_installs_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ziglang", None)
    monkeypatch.setattr("importlib.util.find_spec", lambda _: None)
    with pytest.raises(BadInput, match="needs Clang, out of Zig's package"):
        build_libraries(castle_combo.GAME, [*TARGETS][:1], None, lambda *_: None)


def test_what_runs_here_is_a_target_and_the_fastest_comes_first() -> None:
    assert {*ahead.targets()} <= {*TARGETS}
    assert [*ahead.targets()] == sorted(ahead.targets(), reverse=True)


@pytest.mark.parametrize(("system", "machine", "first"), MACHINES)
def test_each_machine_has_its_targets(system: str, machine: str, first: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", system)
    monkeypatch.setattr("platform.machine", lambda: machine)
    monkeypatch.setattr(ahead, "_is_fast", lambda: True)
    found = ahead.targets.__wrapped__()
    assert found[:1] == ((first,) if first else ())
    assert {*found} <= {*TARGETS}


def test_a_library_that_cannot_be_loaded_is_named_and_left_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ahead, "folders", lambda: [tmp_path])
    monkeypatch.setattr(ahead, "_loaded", {})
    assert modes.ready(castle_combo.GAME) is None
    key, target = source_key(castle_combo.GAME, modes.plain_kernels(castle_combo.GAME)), ahead.targets()[0]
    (tmp_path / ahead.library_name("castle-combo", key, target)).write_text("no library")
    ahead._loaded.clear()
    with pytest.warns(UserWarning, match=f"castle-combo-{key}-{target}.* cannot be loaded .* or build it again"):
        assert modes.ready(castle_combo.GAME) is None


def test_an_array_is_given_as_its_numbers() -> None:
    flat: list[int] = []
    rows = np.zeros((2, 3), np.int32)
    ahead.add_flat(flat, (rows, (True, 7)))
    assert flat == [0, 0, 6, 4, rows.ctypes.data, 2, 3, 12, 4, 1, 7]


def test_a_kernel_that_fails_says_so() -> None:
    class Failing:
        argtypes = ()

        def __call__(self, *_: object) -> int:
            return -1

    code: CDLL = {"extend": Failing()}  # type: ignore[assignment]
    with pytest.raises(BrokenRules, match="extend: the rules failed"):
        ahead._entry(code, "extend")(3)
