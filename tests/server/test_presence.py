"""Who is connected, as this server writes it and takes it in."""

from __future__ import annotations

from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import pytest
from server.browser import Browser, mover_first, seated
from server.process import Server

from bailey.server.table.presence import PresenceWriter
from bailey.server.table.watchers import Watcher, Watchers

if TYPE_CHECKING:
    from pathlib import Path

NOW, NEVER = 1_000.0, 1e6


class Seats:
    """What is stored of a table with two people; the second is on turn, and is replaced when they are away."""

    def __init__(self) -> None:
        self.seats = [SimpleNamespace(player=name, seen=0.0) for name in ("anna", "ben")]
        self.turn, self.over, self.replaces_absent = 1, False, True

    def people(self) -> list[str]:
        return [seat.player for seat in self.seats]

    def seats_of(self, player: str) -> list[int]:
        return [self.people().index(player)]

    def bot_of(self, _seat: int) -> None:
        return None

    def set_seen(self, seen: dict[int, float], _rev: int) -> None:
        for seat, when in seen.items():
            self.seats[seat].seen = when


class OneTable(SimpleNamespace):
    """A table of the server; tables are told apart by identity."""

    __hash__ = object.__hash__


async def test_who_leaves_while_it_is_written_that_they_are_here_is_waited_for_at_once() -> None:
    stored, scheduled, written = Seats(), [], []
    database: Any = SimpleNamespace(now=lambda: NOW)
    watchers = Watchers(stored, database)  # type: ignore[arg-type]
    ben = Watcher("ben", None, set(), "", 0, lambda _: None, lambda _: None)
    watchers.add(ben)

    async def seen(rows: dict[str, dict[int, float]]) -> dict[str, int]:
        written.append(rows)
        watchers.remove(ben)
        return dict.fromkeys(rows, 2)

    async def schedule(kind: str, at: float) -> None:
        scheduled.append((kind, at))

    table: Any = OneTable(
        stored=stored,
        watchers=watchers,
        schedule=SimpleNamespace(kinds=set(), add=schedule),
        broadcast=SimpleNamespace(table_info=lambda: None, presence=lambda: None),
    )
    services = SimpleNamespace(
        store=SimpleNamespace(seen=seen),
        notifier=SimpleNamespace(notify=lambda _: None),
        settings=SimpleNamespace(away_seconds=180.0),
    )
    writer = PresenceWriter(SimpleNamespace(services=services, known={"ours": table}))  # type: ignore[arg-type]
    await writer._write({("ours", "ben"): table}, NOW)
    assert written == [{"ours": {1: NOW}}]
    assert not watchers.connected(1)
    assert scheduled == [("away", NOW + 180)]
    await writer._write({("ours", "ben"): table}, NOW + 1)
    assert written[1:] == [{"ours": {1: 0.0}}]
    assert scheduled == [("away", NOW + 180)], "their time runs since they left"
    watchers.add(ben)
    await writer._write({("ours", "ben"): table}, NOW + 2)
    await writer._write({("ours", "ben"): table}, NOW + 3)
    assert scheduled[1:] == [("away", NOW + 182)], "who came and left again has the whole time anew"


@pytest.mark.slow
def test_who_came_once_is_waited_for_anew_when_they_leave(tmp_path: Path) -> None:
    with (
        Server(tmp_path, waits={"table.presence.EVERY": NEVER}) as server,
        Browser(server.url) as anna,
        Browser(server.url) as ben,
        seated(anna, ben) as seats,  # the game began before they came
    ):
        away, here = mover_first(*seats)
        gone = away.now["seat"]
        while "connected" not in here.table["seats"][gone]:
            here.until("table")
        away.open.close()
        while "connected" in here.table["seats"][gone]:
            here.until("table")
        assert "bot_in" not in here.table["seats"][gone]
