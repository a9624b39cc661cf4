"""A server takes a table up from its latest position; earlier rows are played in slices when somebody looks on."""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
from contextlib import closing
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import httpx
import pytest
from server.browser import Browser
from server.process import Server
from websockets.exceptions import InvalidStatus

from bailey.core.play.position import Position
from bailey.core.records.rows import Kind
from bailey.server.errors import Refusal
from bailey.server.messages.http import GiveNonce, NewSeat, NewTable
from bailey.server.settings import Settings
from bailey.server.table import time_slices
from bailey.server.table.creating import create
from bailey.server.table.joining import give_nonce
from bailey.server.table_server import TableServer

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable
    from pathlib import Path

    from bailey.server.table.table import Table


#: However much is taken back, so many rows count at the end.
LEAST = 14


class Plays:
    """Counts the choices that are played."""

    count = 0


@pytest.fixture
def plays(monkeypatch: pytest.MonkeyPatch) -> Plays:
    counted, play = Plays(), Position.play

    def counting(position: Position, choice: Any, luck: Any = None) -> Any:
        counted.count += 1
        return play(position, choice, luck)

    monkeypatch.setattr(Position, "play", counting)
    return counted


def in_a_server(home: Path, do: Callable[[TableServer], Awaitable[None]]) -> None:
    async def run() -> None:
        server = TableServer(Settings(home=home, plain=True))
        await server.open()
        try:
            await do(server)
        finally:
            await server.close()

    asyncio.run(run())


async def a_table(server: TableServer, rows: int = 120) -> Table:
    """Play at a table of one's own, and take much back."""
    new = NewTable(game="castle-combo", seats=[NewSeat(who="me"), NewSeat(who="me")])
    table = await create(server.tables, "anna", "Anna", new, "here")
    await give_nonce(server.tables, table, "anna", GiveNonce(nonce="-"))
    await play_on(table, rows)
    return table


async def play_on(table: Table, rows: int, seed: int = 1) -> None:
    chance, log = random.Random(seed), table.stored.log
    assert log is not None
    while (len(log.rows) < rows or len(log.effective) < LEAST) and not log.position.over:
        points = log.takeback_points()
        if points and len(log.rows) < rows and chance.random() < 0.3:
            row = log.takeback(chance.choice(points[:6]))
        else:
            row = log.choose(chance.choice(log.position.choices.numbers))
        async with table.lock:
            await table.add([row])


def told(table: Table) -> list[tuple[Any, ...]]:
    return [(row.n, row.kind, row.seat, row.to, row.stand_in) for row in table.stored.history]


def update(table: Table) -> Any:
    """What anna is sent who has just come."""
    anna: Any = SimpleNamespace(player="anna", language="en")
    return json.loads(bytes(table.broadcast.update_for(anna, 0)))


def events(table: Table) -> dict[int, Any]:
    assert table.stored.log is not None
    return {row.n: table.stored.history[row.n - 1].events for row in table.stored.log.effective}


def test_a_table_is_taken_up_without_playing_a_row(tmp_path: Path, plays: Plays) -> None:
    async def do(server: TableServer) -> None:
        first = await a_table(server)
        server.tables.known.clear()
        plays.count = 0
        again = await server.tables.find(first.id)
        assert again is not first
        assert plays.count == 0
        assert first.stored.log is not None
        assert again.stored.log is not None
        assert again.stored.log.position == first.stored.log.position
        assert again.stored.log.chain == first.stored.log.chain
        assert (told(again), again.stored.commands, again.stored.n) == (
            told(first),
            first.stored.commands,
            first.stored.n,
        )

    in_a_server(tmp_path, do)


def test_what_it_told_is_played_once_when_somebody_looks_on(tmp_path: Path, plays: Plays) -> None:
    async def do(server: TableServer) -> None:
        first = await a_table(server)
        server.tables.known.clear()
        again = await server.tables.find(first.id)
        assert again.stored.log is not None
        plays.count = 0
        await again.complete_history()
        chosen = sum(row.kind is Kind.CHOICE for row in again.stored.log.effective)
        assert (plays.count, again.stored.n) == (chosen, first.stored.n)
        assert events(again) == events(first)
        assert update(again) == update(first)
        plays.count = 0
        await again.complete_history()
        assert plays.count == 0

    in_a_server(tmp_path, do)


def test_others_go_on_between_the_slices(tmp_path: Path, plays: Plays, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(time_slices, "SLICE_SECONDS", 0.0)
    most = Most(plays)

    async def do(server: TableServer) -> None:
        first = await a_table(server)
        server.tables.known.clear()
        again = await server.tables.find(first.id)
        going = asyncio.ensure_future(most.watch())
        await again.complete_history()
        going.cancel()
        assert most.rounds > 10
        assert most.at_once <= 1

    in_a_server(tmp_path, do)


class Most:
    """Notes how many choices are played between two rounds of the event loop."""

    def __init__(self, plays: Plays) -> None:
        self.plays, self.at_once, self.rounds = plays, 0, 0

    async def watch(self) -> None:
        while True:
            before = self.plays.count
            await asyncio.sleep(0)
            self.at_once, self.rounds = max(self.at_once, self.plays.count - before), self.rounds + 1


def test_a_table_that_nobody_looks_on_at_follows_another_server_through_take_backs(tmp_path: Path) -> None:
    async def do(one: TableServer) -> None:
        first = await a_table(one, 60)
        other = TableServer(Settings(home=tmp_path, plain=True))
        await other.open()
        try:
            behind = await other.tables.find(first.id)
            await play_on(first, 100, seed=2)
            await behind.catch_up()
            assert behind.stored.log is not None
            assert first.stored.log is not None
            assert [row.body for row in behind.stored.log.rows] == [row.body for row in first.stored.log.rows]
            assert behind.stored.log.position == first.stored.log.position
            assert told(behind) == told(first)
            assert events(behind) == events(first)
        finally:
            await other.close()

    in_a_server(tmp_path, do)


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE latest SET numbers = x'00'",
        "UPDATE latest SET numbers = NULL",
        "UPDATE latest SET layout = 'of another time'",
        "UPDATE latest SET n = n - 1",
        "UPDATE latest SET numbers = zeroblob(400)",
    ],
)
def test_where_the_latest_position_is_of_no_use_every_row_is_played(tmp_path: Path, plays: Plays, damage: str) -> None:
    async def do(server: TableServer) -> None:
        first = await a_table(server, 40)
        server.tables.known.clear()
        with closing(sqlite3.connect(tmp_path / "tables.sqlite3")) as connection, connection:
            connection.execute(damage)
        plays.count = 0
        again = await server.tables.find(first.id)
        assert plays.count > 10
        assert again.stored.log == first.stored.log
        assert told(again) == told(first)
        assert events(again) == events(first)

    in_a_server(tmp_path, do)


@pytest.mark.slow
def test_a_row_that_leads_elsewhere_is_found_out_before_anybody_looks_on(tmp_path: Path) -> None:
    with Server(tmp_path) as server, Browser(server.url) as anna:
        table = anna.new_table("me", "me")["table"]
        with anna.at(table) as seat:
            seat.present()
            for _ in range(5):
                seat.choose()
        server.stop()
        with closing(sqlite3.connect(tmp_path / "tables.sqlite3")) as connection, connection:
            connection.execute("UPDATE log SET digest = '0123456789ab' WHERE n = 3 AND table_id = ?", (table,))
        server.start()
        with pytest.raises(InvalidStatus) as refused, anna.at(table):
            pass
        assert refused.value.response.status_code == httpx.codes.INTERNAL_SERVER_ERROR
        assert json.loads(refused.value.response.body or b"{}")["key"] == "unreadable"


@pytest.mark.slow
def test_after_a_restart_everything_can_still_be_undone_and_taken_back(tmp_path: Path) -> None:
    with Server(tmp_path) as server, Browser(server.url) as anna:
        table = anna.new_table("me", "me")["table"]
        with anna.at(table, language="en") as seat:
            seat.present()
            chance = random.Random(3)
            while not (seat.now.get("undo") and len(seat.now["take_back"]) > 5):
                seat.choose(chance.choice(seat.now["choices"])["number"])
                if chance.random() < 0.2 and seat.now.get("take_back"):
                    seat.ask("take_back", n=seat.now["n"])
        with anna.at(table, language="en") as seat:
            before = dict(seat.present())
        server.stop()
        server.start()
        with anna.at(table, language="en") as seat:
            now = dict(seat.present())
            assert now == before
            assert any(row.get("events") for row in now["news"])
            assert seat.ask("undo", n=now["n"])["type"] == "frame"
            to = now["take_back"][-1]
            assert seat.ask("take_back", n=seat.now["n"], to=to)["type"] == "frame"
            assert seat.choose()["type"] == "frame"


def test_a_table_that_cannot_be_read_keeps_nothing_of_it(tmp_path: Path) -> None:
    async def do(server: TableServer) -> None:
        first = await a_table(server, 30)
        server.tables.known.clear()
        with closing(sqlite3.connect(tmp_path / "tables.sqlite3")) as connection, connection:
            connection.execute("UPDATE log SET body = 'undo 700' WHERE n = 20")
        with pytest.raises(Refusal, match="unreadable"):
            await server.tables.find(first.id)
        assert first.id not in server.tables.known

    in_a_server(tmp_path, do)
