"""Numbers of each game's data at the ends of their ranges: the game is played to its end, or the change is refused."""

from __future__ import annotations

import importlib
import json
import random
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import pytest

from bailey import games
from bailey.core.errors import BadInput
from bailey.core.records.log import GameLog
from bailey.core.records.start import Start
from bailey.core.state.data import CHANGES
from bailey.core.state.ranges import FIXED, Allowed, leaves_of
from bailey.lab.changed_game import find_changed

#: In which module a game declares the ranges of its numbers.
DECLARED = {
    "castle-combo": "castle_combo.cards",
    "burgundy-cards": "burgundy_cards.cards",
    "burgundy-board": "burgundy_board.data",
    "catan-cards": "catan_cards.data",
}
#: So many changes of each game are tried.
TRIED = 60


def ends(name: str) -> list[tuple[str, int]]:
    """List the least and the most of a number of each place of a game's data that may be changed, by its path."""
    module = importlib.import_module(f"bailey.games.{DECLARED[name]}")
    folder, found = Path(module.__file__ or "").parent, []
    games.find(name)  # reads its data
    for file in sorted([*folder.glob("*.json"), *folder.glob("themes/*.json")]):
        data = json.loads(file.read_text(encoding="utf-8"))
        top = data if isinstance(data, dict) else {file.stem: data}
        if not top.keys() <= CHANGES.tops:
            continue  # no data that may be changed: what bots have learned, puzzles
        allowed, last = Allowed(file.name, top, module.RANGES), {}
        for where, path, value in leaves_of(top):
            if isinstance(value, int) and not isinstance(value, bool):
                last[where] = ".".join(path)
        for where, path in last.items():
            limits = allowed.range_of(where)
            if limits is not FIXED:
                found += [(path, limits[0]), (path, limits[-1])]
    return found


def play_with(name: str, path: str, value: int) -> str:
    """Play with a change, in a process that has not imported the game; tell why it is refused, or nothing."""
    change: dict[str, Any] = {path.rpartition(".")[2]: value}
    for part in reversed(path.split(".")[:-1]):
        change = {part: change}
    try:
        game = find_changed(name, path, change)
    except BadInput as fault:
        return str(fault)
    theme = {"theme": random.Random(path).randrange(6), "turn_cap": 50} if name == "catan-cards" else {}
    for seats in {min(game.players), max(game.players)} - {1}:
        log, chance = GameLog(game, Start(("you",) * seats, 1, options=theme)).begun(), random.Random(1)
        while not log.position.over:
            log.choose(chance.choice(log.position.choices.numbers))
        assert len(log.position.score()) >= seats
    return ""


@pytest.mark.long
@pytest.mark.parametrize("name", DECLARED)
def test_a_number_at_an_end_of_its_range_is_played_or_refused(name: str) -> None:
    assert {*DECLARED, "burgundy-companion"} == {*games.names()}, "a game declares its ranges"
    with ProcessPoolExecutor(2, get_context("spawn"), max_tasks_per_child=1) as fresh:
        wanted = fresh.submit(ends, name).result()
        tried = random.Random(1).sample(wanted, min(TRIED, len(wanted)))
        refused = list(fresh.map(play_with, [name] * len(tried), *zip(*tried, strict=True)))
    assert all("the game cannot be made with this change" in why for why in refused if why)
    assert sum(not why for why in refused) > len(refused) * 3 // 4
