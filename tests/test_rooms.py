"""Rooms: each package says what it may import, folders of the client lie in an order; no file imports in a circle."""

from __future__ import annotations

import ast
import re
from collections import Counter
from functools import cache
from typing import TYPE_CHECKING

import pytest

from tools.rooms import (
    CLIENT,
    ROOT,
    client_files,
    client_imports,
    client_room,
    imports_by_room,
    in_circles,
    lines_by_room,
    python_files,
    python_imports,
)

if TYPE_CHECKING:
    from pathlib import Path

#: The packages whose docstring ends with "May import: ...", naming rooms of the same package.
HOUSES = ["bailey.core", "bailey.server"]
MODULES = python_files(ROOT)


@cache
def imports(module: str) -> frozenset[str]:
    """The modules of the project that one imports anywhere in its file, those for types included."""
    return frozenset(python_imports(module, MODULES))


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


def assert_no_circle(ways: dict[str, set[str]]) -> None:
    """Check that nothing leads back to where it began."""
    done: set[str] = set()

    def walk(file: str, way: tuple[str, ...]) -> None:
        assert file not in way, f"a circle: {' -> '.join([*way[way.index(file) :], file])}"
        if file in done:
            return
        for other in sorted(ways[file]):
            walk(other, (*way, file))
        done.add(file)

    for file in ways:
        walk(file, ())


def test_no_module_imports_in_a_circle() -> None:
    assert_no_circle({module: set(imports(module)) for module in MODULES})


def test_no_file_of_the_client_imports_in_a_circle() -> None:
    assert_no_circle({path(file): {path(other) for other in client_imports(file)} for file in client_files(ROOT)})


def path(file: Path) -> str:
    """The path of a file in the client."""
    return file.relative_to(ROOT / CLIENT).as_posix()


def client_floors() -> list[str]:
    """The folders of the client from above, as the table of `web/README.md` lists them."""
    return re.findall(r"^\| `src/(\w+)`", (ROOT / "web" / "README.md").read_text(encoding="utf-8"), re.MULTILINE)


def test_a_folder_of_the_client_imports_those_below_it_only() -> None:
    floors = ["App", *client_floors(), "made by Python"]
    folders = {path(file).partition("/")[0] for file in client_files(ROOT) if "/" in path(file)}
    assert folders - {"views"} == set(client_floors())
    for file in client_files(ROOT):
        for other in client_imports(file):
            above, below = (floors.index(client_room(path(one)).partition("/")[0]) for one in (file, other))
            assert above <= below, f"{path(file)} imports {path(other)}; web/README.md has the order"


def test_a_drawing_imports_that_of_another_game_only_where_it_is_built_on_it() -> None:
    for file in client_files(ROOT):
        for other in client_imports(file):
            game, used = client_room(path(file)), client_room(path(other))
            if used.startswith("games/") and game != used:
                said = f"builtOn: '{used.removeprefix('games/')}'"
                assert said in (ROOT / CLIENT / game / "index.ts").read_text(encoding="utf-8"), path(file)


def test_rooms_are_counted_and_circles_of_them_found() -> None:
    lines, ways = lines_by_room(ROOT), imports_by_room(ROOT)
    assert lines["Python"]["core.play"] > 1000
    assert lines["client"]["kit"] > 1000
    assert ("cli", "lab") in ways["Python"]
    assert ("table", "kit") in ways["client"]
    assert not in_circles(ways["Python"])
    assert not in_circles(ways["client"])
    assert in_circles(Counter([("a", "b"), ("b", "c"), ("c", "a"), ("d", "a")])) == {("a", "b"), ("b", "c"), ("c", "a")}


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
