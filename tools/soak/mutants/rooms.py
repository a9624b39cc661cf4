"""The rooms: which files belong to each, how many faults of a hundred it gets, and which tests are nearest to it.

A room of few lines gets more than its share, so that what is found there means something.
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import TYPE_CHECKING

from tools.soak.mutants import client_source, operators
from tools.soak.mutants.faults import Fault, describe

if TYPE_CHECKING:
    from pathlib import Path

    from tools.soak.mutants.operators import Candidate


@dataclass(frozen=True)
class Room:
    """A part of the source: `share` of a hundred faults, and the folders of the tests that are about it."""

    name: str
    share: int
    files: tuple[str, ...]
    tests: tuple[str, ...]
    without: tuple[str, ...] = ()


GAME = "src/bailey/games/"
SERVER = ("tests/server",)
ROOMS = (
    Room("castle-combo", 5, (GAME + "castle_combo",), ("tests/castle_combo",)),
    Room("burgundy-cards", 6, (GAME + "burgundy_cards",), ("tests/burgundy_cards",)),
    Room("burgundy-board", 7, (GAME + "burgundy_board",), ("tests/burgundy_board",)),
    Room("burgundy-companion", 6, (GAME + "burgundy_companion",), ("tests/burgundy_companion",)),
    Room("catan-cards", 9, (GAME + "catan_cards",), ("tests/catan_cards",)),
    Room("_template", 3, (GAME + "_template",), ("tests/template",)),
    Room("core/state", 4, ("src/bailey/core/state",), ("tests/core",)),
    Room("core/play", 4, ("src/bailey/core/play",), ("tests/core",)),
    Room("core/records", 3, ("src/bailey/core/records",), ("tests/core",)),
    Room("core/compiled", 3, ("src/bailey/core/compiled",), ("tests/core",)),
    Room("core/text", 3, ("src/bailey/core/text",), ("tests/core",)),
    Room("core/check", 2, ("src/bailey/core/check",), ("tests/core",)),
    Room("building", 2, ("src/bailey/building",), ("tests/building",)),
    Room("bots", 6, ("src/bailey/bots",), ("tests/bots",)),
    Room("analysis", 5, ("src/bailey/analysis",), ("tests/analysis",)),
    Room("lab", 6, ("src/bailey/lab",), ("tests/lab",)),
    Room("cli", 6, ("src/bailey/cli",), ("tests/cli",)),
    Room("server/table", 4, ("src/bailey/server/table",), SERVER),
    Room("server/store", 4, ("src/bailey/server/store",), SERVER, ("src/bailey/server/store/migrations",)),
    Room("server", 6, ("src/bailey/server",), SERVER, ("src/bailey/server/table", "src/bailey/server/store")),
    Room("site", 2, ("src/bailey/site",), ("tests/in_page",)),
    Room("client", 6, ("web/src",), ("tests/web",)),
)
ROOM_BY_NAME = {room.name: room for room in ROOMS}


def belongs(file: str, room: Room) -> bool:
    """Return whether a file is one of a room's."""
    return any(map(file.startswith, _folders(room.files))) and not any(map(file.startswith, _folders(room.without)))


def _folders(names: tuple[str, ...]) -> list[str]:
    return [f"{name}/" for name in names]


def files(tree: Path, room: Room) -> list[str]:
    """List the files of a room in which faults are planted."""
    kinds = client_source.KINDS if room.name == "client" else (".py",)
    found = [file for folder in room.files for file in (tree / folder).rglob("*") if file.suffix in kinds]
    names = sorted(file.relative_to(tree).as_posix() for file in found)
    return [name for name in names if belongs(name, room)]


def quotas(count: int, chosen: tuple[Room, ...] = ROOMS) -> dict[str, int]:
    """Return how many faults each room gets, at least one."""
    whole = sum(room.share for room in chosen)
    return {room.name: max(1, round(count * room.share / whole)) for room in chosen}


def choose(tree: Path, count: int, seed: int, chosen: tuple[Room, ...] = ROOMS) -> list[Fault]:
    """Choose faults of a tree: the same ones for the same source and seed."""
    wanted = quotas(count, chosen)
    return [fault for room in chosen for fault in _of_room(tree, room, wanted[room.name], seed)]


def _of_room(tree: Path, room: Room, count: int, seed: int) -> list[Fault]:
    """Choose faults of a room: its operators by turns, and at most one fault a line."""
    chance = random.Random(f"{seed} {room.name}")
    sources = {file: (tree / file).read_text("utf-8") for file in files(tree, room)}
    kinds: dict[str, list[tuple[str, Candidate]]] = {}
    for file, found in _candidates(room, sources).items():
        for one in found:
            kinds.setdefault(one.operator, []).append((file, one))
    chosen: list[Fault] = []
    taken: set[tuple[str, int]] = set()
    turns = sorted(kinds)
    chance.shuffle(turns)
    while len(chosen) < count and any(kinds.values()):
        for kind in turns:
            if kinds[kind] and len(chosen) < count:
                file, one = kinds[kind].pop(chance.randrange(len(kinds[kind])))
                fault = _described(room, file, sources[file], one)
                if (file, fault.line) not in taken:
                    taken.add((file, fault.line))
                    chosen.append(fault)
    return sorted(chosen, key=lambda fault: (fault.file, fault.line))


def _candidates(room: Room, sources: dict[str, str]) -> dict[str, list[Candidate]]:
    if room.name == "client":
        return client_source.candidates(sources)
    return {file: operators.candidates(source) for file, source in sources.items()}


def _described(room: Room, file: str, source: str, one: Candidate) -> Fault:
    return describe(room.name, file, one.function, one.operator, source, one.change, starts(file, source)[one.function])


def starts(file: str, source: str) -> dict[str, int]:
    """Return where the functions of a file begin."""
    return operators.functions(source) if file.endswith(".py") else {operators.MODULE: 0}
