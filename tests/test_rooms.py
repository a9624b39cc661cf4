"""Rooms: each package says what it is for and may import; no file imports in a circle, for types either."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[1] / "src"
#: The packages whose docstring ends with "May import: ...", naming rooms of the same package.
HOUSES = ["bailey.core", "bailey.server"]


def modules() -> dict[str, Path]:
    """Every module of the project, by its dotted name; a package is its `__init__`."""
    found = {}
    for file in sorted((SOURCE / "bailey").rglob("*.py")):
        parts = file.relative_to(SOURCE).with_suffix("").parts
        found[".".join(part for part in parts if part != "__init__")] = file
    return found


MODULES = modules()


@cache
def imports(module: str) -> frozenset[str]:
    """The modules of the project that one imports anywhere in its file, those for types included."""
    found = set()
    for node in ast.walk(ast.parse(MODULES[module].read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            full = (f"{node.module}.{name.name}" for name in node.names)
            found |= {name if name in MODULES else node.module for name in full}
        elif isinstance(node, ast.Import):
            found |= {name.name for name in node.names}
    return frozenset(found & MODULES.keys() - {module})


def rooms(house: str) -> list[str]:
    """The packages directly inside a package."""
    return [name for name, file in MODULES.items() if file.name == "__init__.py" and name.rpartition(".")[0] == house]


def allowed(room: str) -> set[str]:
    """What a room's docstring says that it may import."""
    docstring = ast.get_docstring(ast.parse(MODULES[room].read_text(encoding="utf-8"))) or ""
    said = re.search(r"^May import: (.*)\.$", docstring, re.MULTILINE | re.DOTALL)
    assert said, f"{room}: its docstring needs a line `May import: `a`, `b`.` or `May import: nothing.`"
    return set(re.findall(r"`(\w+)`", said[1]))


def within(module: str, house: str) -> str:
    """The room (or file) of a house that a module belongs to."""
    return module.removeprefix(house).lstrip(".").partition(".")[0]


@pytest.mark.parametrize("room", [room for house in HOUSES for room in rooms(house)])
def test_a_room_imports_what_its_docstring_says(room: str) -> None:
    house, _, own = room.rpartition(".")
    may = allowed(room) | {own}
    for module in MODULES:
        if module != room and not module.startswith(f"{room}."):
            continue
        for other in imports(module):
            if other == house or other.startswith(f"{house}."):
                assert within(other, house) in may, f"{module} imports {other}; {room} may import {sorted(may)}"


def test_no_file_imports_in_a_circle() -> None:
    done: set[str] = set()

    def walk(module: str, way: tuple[str, ...]) -> None:
        assert module not in way, f"a circle: {' -> '.join([*way[way.index(module) :], module])}"
        if module in done:
            return
        for other in sorted(imports(module)):
            walk(other, (*way, module))
        done.add(module)

    for module in MODULES:
        walk(module, ())


def test_the_core_knows_no_game_and_no_server() -> None:
    for module in MODULES:
        if module.startswith("bailey.core"):
            above = {other for other in imports(module) if not other.startswith("bailey.core")}
            assert not above, f"{module} imports {sorted(above)}; the core stands below everything"


def test_only_the_program_imports_the_command_line() -> None:
    for module in MODULES:
        if module != "bailey.__main__" and not module.startswith("bailey.cli"):
            found = {other for other in imports(module) if other.startswith("bailey.cli")}
            assert not found, f"{module} imports {sorted(found)}; only `bailey` itself runs the command line"


def test_games_know_no_server_and_no_screen() -> None:
    for module in MODULES:
        if module.startswith("bailey.games"):
            above = {other for other in imports(module) if not other.startswith(("bailey.core", "bailey.games"))}
            assert not above, f"{module} imports {sorted(above)}; a game imports the core only"


def test_the_server_knows_no_terminal_and_no_laboratory() -> None:
    for module in MODULES:
        if module.startswith("bailey.server"):
            beside = {other for other in imports(module) if other.startswith(("bailey.cli", "bailey.lab"))}
            assert not beside, f"{module} imports {sorted(beside)}"
