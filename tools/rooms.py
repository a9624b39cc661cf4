"""Source lines by room, and which room imports which, as tables in Markdown.

    python -m tools.rooms                   # of this checkout
    python -m tools.rooms --before 8e06d76  # beside those of an older commit

Rooms are the packages of Python and the folders of the client; each game is one of its own, and so is each part of the
core and of the server. Tests, catalogues and data are not counted. `tests/test_rooms.py` checks the imports.
"""

from __future__ import annotations

import argparse
import ast
import io
import os
import re
import subprocess
import tarfile
import tempfile
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).parents[1]
#: Where the rooms lie, from the root of a checkout.
PYTHON, CLIENT = "src/bailey", "web/src"
#: The packages whose folders are rooms of their own.
HOUSES = {"core", "games", "server"}
WRITTEN = {".ts", ".svelte", ".css"}
#: What Python writes for the client; every room of it may import that.
MADE = {"protocol.ts", "views"}
IMPORTED = re.compile(r"""(?:\bfrom|\bimport)\s*\(?\s*['"](\.[^'"?]+)""")


def python_files(root: Path) -> dict[str, Path]:
    """Return every module of the project, by its dotted name; a package is its `__init__`."""
    found = {}
    for file in sorted((root / PYTHON).rglob("*.py")):
        parts = file.relative_to(root / "src").with_suffix("").parts
        found[".".join(part for part in parts if part != "__init__")] = file
    return found


def client_files(root: Path) -> list[Path]:
    """Return the files of the client with code or styles."""
    return [file for file in sorted((root / CLIENT).rglob("*")) if file.suffix in WRITTEN]


def python_imports(module: str, files: dict[str, Path]) -> set[str]:
    """Return the modules of the project that one imports anywhere in its file, those for types included."""
    found = set()
    for node in ast.walk(ast.parse(files[module].read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            full = (f"{node.module}.{name.name}" for name in node.names)
            found |= {name if name in files else node.module for name in full}
        elif isinstance(node, ast.Import):
            found |= {name.name for name in node.names}
    return found & files.keys() - {module}


def client_imports(file: Path) -> Iterator[Path]:
    """Yield the files of the client that a file imports, for types too."""
    for named in IMPORTED.findall(file.read_text(encoding="utf-8")):
        path = Path(os.path.normpath(file.parent / named))
        yield from (one for one in (path, path.with_name(f"{path.name}.ts")) if one.is_file() and one.suffix in WRITTEN)


def python_room(module: str) -> str:
    """Return the room of a module: `core.play` or `lab`, and `bailey` for what lies in none."""
    parts = [part for part in module.split(".")[1:] if part != "__init__"]
    return ".".join(parts[: 2 if parts[0] in HOUSES else 1]) if parts else "bailey"


def client_room(name: str) -> str:
    """Return the room of a file of the client, by its path: `kit` or `games/catan-cards`, and "App" in none."""
    parts = name.split("/")
    if parts[0] == "games" and len(parts) > 2:
        return "/".join(parts[:2])
    return "made by Python" if parts[0] in MADE else parts[0] if len(parts) > 1 else "App"


def lines_by_room(root: Path) -> dict[str, Counter[str]]:
    """Return the source lines of each room, for Python and for the client."""
    found: dict[str, Counter[str]] = {"Python": Counter(), "client": Counter()}
    for module, file in python_files(root).items():
        found["Python"][python_room(module)] += _lines(file)
    for file in client_files(root):
        found["client"][client_room(file.relative_to(root / CLIENT).as_posix())] += _lines(file)
    return found


def imports_by_room(root: Path) -> dict[str, Counter[tuple[str, str]]]:
    """Return how many files of one room are imported by those of another, for Python and for the client."""
    found: dict[str, Counter[tuple[str, str]]] = {"Python": Counter(), "client": Counter()}
    modules = python_files(root)
    for module in modules:
        found["Python"].update((python_room(module), python_room(other)) for other in python_imports(module, modules))
    for file in client_files(root):
        for other in client_imports(file):
            of, to = (client_room(one.relative_to(root / CLIENT).as_posix()) for one in (file, other))
            found["client"][of, to] += 1
    return {house: Counter({way: n for way, n in ways.items() if way[0] != way[1]}) for house, ways in found.items()}


def in_circles(ways: Counter[tuple[str, str]]) -> set[tuple[str, str]]:
    """Return the ways that are part of a circle of rooms."""
    reached = {room: {to for of, to in ways if of == room} for way in ways for room in way}
    for middle, beyond in reached.items():
        for others in reached.values():
            if middle in others:
                others.update(beyond)
    return {way for way in ways if way[0] in reached[way[1]]}


def report(root: Path, before: Path | None = None) -> Iterator[str]:
    """Yield the tables of lines and of imports; with another checkout, its lines beside them."""
    lines, old = lines_by_room(root), lines_by_room(before) if before else {}
    ways = imports_by_room(root)
    for house, rooms in lines.items():
        then = old.get(house, Counter())
        yield from ("", f"| {house} | {'before | now' if before else 'lines'} | imports |")
        yield f"|---{'|---' if before else ''}|---|---|"
        for room in [*sorted(rooms | then), "all"]:
            counts = [sum(c.values()) if room == "all" else c[room] for c in ([then, rooms] if before else [rooms])]
            others = sorted(to for of, to in ways[house] if of == room)
            yield f"| {room} | {' | '.join(f'{n:,}' for n in counts)} | {', '.join(others)} |"
        circles = sorted(in_circles(ways[house]))
        yield from ("", "Circles of rooms: " + (", ".join(f"{of} and {to}" for of, to in circles) or "none") + ".")


def _lines(file: Path) -> int:
    return file.read_text(encoding="utf-8").count("\n")


def main() -> None:
    """Print the tables."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--before", metavar="COMMIT", help="show the lines of this commit beside those of the checkout")
    commit = parser.parse_args().before
    if not commit:
        print("\n".join(report(ROOT)))
        return
    command = ["git", "archive", commit, PYTHON, CLIENT]
    packed = subprocess.run(command, capture_output=True, check=True, cwd=ROOT).stdout
    with tempfile.TemporaryDirectory() as folder, tarfile.open(fileobj=io.BytesIO(packed)) as files:
        files.extractall(folder, filter="data")
        print("\n".join(report(ROOT, Path(folder))))


if __name__ == "__main__":
    main()
