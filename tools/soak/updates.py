"""Measures what an update costs in a game of 3,000 choice numbers of which 60 are open.

    python -m tools.soak.updates

After every row of a game the update of each kind of viewer is built and encoded, as the server does. The figures are
medians of CPU time, so that other work on the machine disturbs them as little as possible.
"""

from __future__ import annotations

import random
from statistics import median
from time import process_time_ns
from typing import TYPE_CHECKING, NamedTuple

from bailey.core.records.log import GameLog
from bailey.core.records.start import Start
from bailey.server.views.incremental_json import IncrementalJson
from bailey.server.views.view_builder import ENCODER, HistoryRow, SharedView, ViewBuilder
from tools.soak.shelves.game import GAME

if TYPE_CHECKING:
    from bailey.server.messages.socket import Update

NAMES = ["Anna", "Ben"]
WARM_UP_ROWS = 10


class Viewer(NamedTuple):
    """A kind of viewer: somebody at the table or a spectator, with sentences or without."""

    title: str
    asked: bool
    plays: bool
    language: str | None


VIEWERS = (
    Viewer("must decide, with sentences", asked=True, plays=True, language="en"),
    Viewer("must decide, without sentences", asked=True, plays=True, language=None),
    Viewer("waits, with sentences", asked=False, plays=True, language="en"),
    Viewer("spectator, with sentences", asked=False, plays=False, language="en"),
)


def update(log: GameLog, json: IncrementalJson, rows: list[HistoryRow], viewer: Viewer) -> Update:
    """Build the update of one viewer, with all that viewers share and the news."""
    position = log.position
    snapshot = SharedView(log, log.rows[-1].n, 0, json)
    seat = (position.turn or 0) if viewer.asked else 1 - (position.turn or 0)
    builder = ViewBuilder(position, NAMES, seat if viewer.plays else None, viewer.language)
    made = snapshot.update(builder, asked=viewer.asked)
    made.news = builder.news(rows)
    return made


def measure(viewer: Viewer, seed: int = 1) -> tuple[float, float]:
    """Play a game, and return the median microseconds of CPU for building an update and for encoding it."""
    chance, building, encoding = random.Random(seed), list[int](), list[int]()
    log = GameLog(GAME, Start(("you:anna", "you:ben"), seed)).begun()
    json = IncrementalJson(GAME, len(NAMES))
    while True:
        row = log.choose(chance.choice(log.position.choices.numbers))
        if log.position.over:
            break
        rows = [HistoryRow(row, row.n, 0, list(log.position.state.events))]
        began = process_time_ns()
        made = update(log, json, rows, viewer)
        built = process_time_ns()
        ENCODER.encode(made)
        encoding.append(process_time_ns() - built)
        building.append(built - began)
    return median(building[WARM_UP_ROWS:]) / 1000, median(encoding[WARM_UP_ROWS:]) / 1000


def main() -> None:
    """Print a table."""
    position = GameLog(GAME, Start(("you:anna", "you:ben"), 1)).begun().position
    print(f"{GAME.choices.count} choice numbers, {len(position.choices)} open, {len(position.blocks)} blocked")
    print("| viewer | building, us | encoding, us |")
    print("|---|---:|---:|")
    for viewer in VIEWERS:
        building, encoding = measure(viewer)
        print(f"| {viewer.title} | {building:.0f} | {encoding:.0f} |")


if __name__ == "__main__":
    main()
