"""A server takes a table up from its latest position; where that is damaged or gone, all others go on."""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
from contextlib import closing
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, NamedTuple

import httpx
import pytest
from core.logs import Plays
from server.browser import Browser, seated
from server.conftest import Watcher, begin_table, new_postgres, open_server, order, until
from server.process import Server, change
from websockets.exceptions import InvalidStatus

from bailey.core.records.rows import Kind
from bailey.server.errors import Refusal
from bailey.server.store.store import ROWS
from bailey.server.table import tables as known_tables
from bailey.server.table import time_slices

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from bailey.server.table.table import Table
    from bailey.server.table_server import TableServer

#: However much is taken back, so many rows count at the end.
LEAST = 14


@pytest.fixture
def plays(monkeypatch: pytest.MonkeyPatch) -> Plays:
    return Plays(monkeypatch)


async def a_table(server: TableServer, rows: int = 120) -> Table:
    """Play at a table of one's own, and take much back."""
    table = await begin_table(server)
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


def anna() -> Any:
    return Watcher("anna")


def told(table: Table) -> list[tuple[Any, ...]]:
    return [(row.n, row.kind, row.seat, row.to, row.stand_in) for row in table.stored.history]


def update(table: Table) -> Any:
    """What anna is sent who has just come."""
    anna: Any = SimpleNamespace(player="anna", language="en")
    return json.loads(bytes(table.broadcast.update_for(anna, 0)))


def events(table: Table) -> dict[int, Any]:
    assert table.stored.log is not None
    return {row.n: table.stored.history[row.n - 1].events for row in table.stored.log.effective}


@pytest.mark.parametrize("late", [False, True], ids=["at rest", "while a row is committed"])
async def test_a_table_is_taken_up_without_playing_a_row(inside: TableServer, plays: Plays, *, late: bool) -> None:
    first = await a_table(inside)
    inside.tables.known.clear()
    plays.count = 0
    if late:
        read = inside.services.database.read
        inside.services.database.read = lambda work: read(lambda c: work(Late(c)))  # type: ignore[method-assign]
    again = await inside.tables.find(first.id)
    assert again is not first
    assert plays.count == 0
    assert first.stored.log is not None
    assert again.stored.log is not None
    assert again.stored.log.position == first.stored.log.position
    assert again.stored.log.chain == first.stored.log.chain
    assert (told(again), again.stored.commands) == (told(first), first.stored.commands)
    assert again.stored.n == first.stored.n


@pytest.mark.parametrize("looked_on", [False, True])
async def test_what_it_told_is_known_where_somebody_looks_on_when_it_is_loaded_again(
    inside: TableServer, plays: Plays, *, looked_on: bool
) -> None:
    table = await a_table(inside)
    if looked_on:
        await inside.tables.join(table, anna(), 0)
    table.mark_stale()
    plays.count = 0
    await until(lambda: not table.stale)
    assert (plays.count > 0) is looked_on


async def test_who_is_connected_is_stored_without_loading_the_table_again(inside: TableServer) -> None:
    stored = (await a_table(inside)).stored
    before = stored.rev
    stored.set_seen({0: 5.0}, before + 1)
    assert (stored.seats[0].seen, stored.rev, stored.row.rev) == (5.0, before + 1, before + 1)
    stored.set_seen({0: 6.0}, before + 3)
    assert (stored.seats[0].seen, stored.rev) == (6.0, before + 1), "something else changed, and is still to be loaded"


async def test_only_tables_that_are_looked_on_are_asked_for(
    inside: TableServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    watched, other, busy = [await begin_table(inside) for _ in range(3)]
    for table in (watched, busy):
        await inside.tables.join(table, anna(), 0)
    asked: asyncio.Future[list[str]] = asyncio.get_running_loop().create_future()

    async def news(tables: list[str]) -> dict[str, Any]:
        if not asked.done():
            asked.set_result(tables)
        return {table: (0, inside.tables.known[table].stored.rev) for table in tables}

    monkeypatch.setattr(inside.services.store, "news", news)
    monkeypatch.setattr(known_tables, "POLL_SECONDS", 0.01)
    async with busy.lock:
        polling = asyncio.ensure_future(inside.tables.poll())
        assert await asyncio.wait_for(asked, 60) == [watched.id]
    polling.cancel()
    assert other.id in inside.tables.known


class Late:
    """A connection of which the log is read before its last row is committed, and all else after it."""

    def __init__(self, connection: Any) -> None:
        self.connection, self.early = connection, True

    def execute(self, query: Any, *values: Any) -> Any:
        found = self.connection.execute(query, *values)
        if query is not ROWS or not self.early:
            return found
        self.early = False
        return list(found)[:-1]


async def test_what_it_told_is_played_once_when_somebody_looks_on(inside: TableServer, plays: Plays) -> None:
    first = await a_table(inside)
    inside.tables.known.clear()
    again = await inside.tables.find(first.id)
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


async def test_others_go_on_between_the_slices(
    inside: TableServer, plays: Plays, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(time_slices, "SLICE_SECONDS", 0.0)
    most = Most(plays)
    first = await a_table(inside)
    inside.tables.known.clear()
    again = await inside.tables.find(first.id)
    going = asyncio.ensure_future(most.watch())
    await again.complete_history()
    going.cancel()
    assert most.rounds > 10
    assert most.at_once <= 1


class Most:
    """Notes how many choices are played between two rounds of the event loop."""

    def __init__(self, plays: Plays) -> None:
        self.plays, self.at_once, self.rounds = plays, 0, 0

    async def watch(self) -> None:
        while True:
            before = self.plays.count
            await asyncio.sleep(0)
            self.at_once, self.rounds = max(self.at_once, self.plays.count - before), self.rounds + 1


async def test_a_table_that_nobody_looks_on_at_follows_another_server_through_take_backs(
    inside: TableServer, tmp_path: Path
) -> None:
    first = await a_table(inside, 60)
    async with open_server(tmp_path) as other:
        behind = await other.tables.find(first.id)
        await play_on(first, 100, seed=2)
        await behind.catch_up()
        assert behind.stored.log is not None
        assert first.stored.log is not None
        assert [row.body for row in behind.stored.log.rows] == [row.body for row in first.stored.log.rows]
        assert behind.stored.log.position == first.stored.log.position
        assert (told(behind), events(behind)) == (told(first), events(first))


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
async def test_where_the_latest_position_is_of_no_use_every_row_is_played(
    inside: TableServer, tmp_path: Path, plays: Plays, damage: str
) -> None:
    first = await a_table(inside, 40)
    inside.tables.known.clear()
    change(tmp_path, damage)
    plays.count = 0
    again = await inside.tables.find(first.id)
    assert plays.count > 10
    assert again.stored.log == first.stored.log
    assert told(again) == told(first)
    assert events(again) == events(first)


def test_after_a_stop_in_good_order_everything_can_still_be_undone_and_taken_back(
    own_either_database: str, tmp_path: Path
) -> None:
    chance = random.Random(3)
    with Server(tmp_path, own_either_database) as server, Browser(server.url) as anna:
        with seated(anna, bots=("me",), language="en") as (seat,):
            while not (seat.now.get("undo") and len(seat.now["take_back"]) > 5):
                seat.choose(chance.choice(seat.now["choices"])["number"])
                if chance.random() < 0.2 and seat.now.get("take_back"):
                    seat.ask("take_back", n=seat.now["n"])
        with anna.at(seat.id, language="en") as again:
            before = dict(again.present())
            assert server.stop() == 0
            assert again.closed() == 1012
        server.start()
        with anna.at(seat.id, language="en") as again:
            now = dict(again.present())
            assert now == before
            assert any(row.get("events") for row in now["news"])
            assert again.ask("undo", n=now["n"])["type"] == "frame"
            to = now["take_back"][-1]
            assert again.ask("take_back", n=again.now["n"], to=to)["type"] == "frame"
            assert again.choose()["type"] == "frame"


async def test_a_table_that_cannot_be_read_keeps_nothing_of_it(inside: TableServer, tmp_path: Path) -> None:
    first = await a_table(inside, 30)
    inside.tables.known.clear()
    change(tmp_path, "UPDATE log SET body = 'undo 700' WHERE n = 20")
    with pytest.raises(Refusal, match="unreadable"):
        await inside.tables.find(first.id)
    assert first.id not in inside.tables.known


DAMAGES = {
    "a row of the log": "UPDATE log SET body = 'nonsense' WHERE n = 2 AND table_id = ?",
    "the digest of a row": "UPDATE log SET digest = 'nonsense' WHERE n = 2 AND table_id = ?",
    "a row that is missing": "DELETE FROM log WHERE n = 2 AND table_id = ?",
    "the clocks": "UPDATE latest SET clock = '{' WHERE table_id = ?",
    "who plays": "UPDATE tables SET seated = '[1' WHERE id = ?",
    "the nonces": "UPDATE tables SET nonces = 'null' WHERE id = ?",
    "the secret": "UPDATE tables SET secret = 'none' WHERE id = ?",
    "the options": "UPDATE tables SET options = '[]]' WHERE id = ?",
}
#: What is stored of the latest position is read when the rules are newer than the table.
OLDER = "UPDATE tables SET version = 0 WHERE id = ?"
OF_THE_POSITION = {
    "the numbers": "UPDATE latest SET numbers = x'00' WHERE table_id = ?",
    "no numbers": "UPDATE latest SET numbers = NULL WHERE table_id = ?",
    "the layout": "UPDATE latest SET layout = 'nonsense' WHERE table_id = ?",
    "a position as JSON": "UPDATE latest SET position = '{' WHERE table_id = ?",
    "a position that is none": "UPDATE latest SET position = '[3]' WHERE table_id = ?",
}


#: This is found out only as every row is played, for somebody who looks on.
LEADS_ELSEWHERE = "UPDATE log SET digest = '0123456789ab' WHERE n = 3 AND table_id = ?"


class Tables(NamedTuple):
    """A server after some tables of its database were damaged, and one was not."""

    server: Server
    anna: Browser
    damaged: dict[str, str]
    well: str
    elsewhere: str


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Tables]:
    home = tmp_path_factory.mktemp("home")
    with Server(home) as server, Browser(server.url) as anna, Browser(server.url) as eve:
        made = {what: _played(anna) for what in [*DAMAGES, *OF_THE_POSITION]}
        well, elsewhere = _played(anna), _played(eve)
        server.stop()
        _damage(home, made)
        change(home, LEADS_ELSEWHERE, elsewhere)
        server.start()
        yield Tables(server, anna, made, well, elsewhere)


def _played(browser: Browser) -> str:
    with seated(browser, bots=("me",), clock={"base": 600}) as (seat,):
        for _ in range(3):
            seat.choose()
    return seat.id


def _nobody_looks_on(browser: Browser, table: str) -> None:
    with pytest.raises(InvalidStatus) as refused, browser.at(table):
        pass
    assert refused.value.response.status_code == httpx.codes.INTERNAL_SERVER_ERROR
    assert json.loads(refused.value.response.body or b"{}")["key"] == "unreadable"


def _damage(home: Path, made: dict[str, str]) -> None:
    with closing(sqlite3.connect(home / "tables.sqlite3")) as connection, connection:
        for what, table in made.items():
            connection.execute({**DAMAGES, **OF_THE_POSITION}[what], (table,))
            if what in OF_THE_POSITION:
                connection.execute(OLDER, (table,))


@pytest.mark.slow
@pytest.mark.parametrize("what", [*DAMAGES, *OF_THE_POSITION])
def test_a_damaged_table_is_refused_in_words_and_its_page_is_shown(tables: Tables, what: str) -> None:
    anna, table = tables.anna, tables.damaged[what]
    page = anna.http.get(f"/t/{table}")
    assert (page.status_code, page.headers["content-type"]) == (httpx.codes.OK, "text/html; charset=utf-8")
    assert "link" not in page.headers
    told = anna.http.get(f"/api/tables/{table}")
    assert (told.status_code, told.json()["key"]) == (500, "unreadable")
    assert "damaged" in told.json()["say"]
    _nobody_looks_on(anna, table)


@pytest.mark.slow
def test_a_row_that_leads_elsewhere_is_found_out_before_anybody_looks_on(tables: Tables) -> None:
    _nobody_looks_on(tables.anna, tables.elsewhere)


@pytest.mark.slow
def test_beside_damaged_tables_all_others_go_on(tables: Tables) -> None:
    anna = tables.anna
    for table in tables.damaged.values():
        anna.http.get(f"/api/tables/{table}")
    assert [card["table"] for card in anna.get("/api/me")["tables"]] == [tables.well]
    with anna.at(tables.well) as seat:
        n = seat.present()["n"]
        assert seat.choose()["update"]["n"] == n + 1
    assert anna.new_table("me", "me")["state"] == "playing"
    assert tables.server.log.read_text().count("a table cannot be read") >= len(tables.damaged)


SHUT = 'ALTER DATABASE "{name}" ALLOW_CONNECTIONS false'
END = "SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity WHERE datname = '{name}'"
OPEN = 'ALTER DATABASE "{name}" ALLOW_CONNECTIONS true'


@pytest.mark.slow
def test_the_page_of_a_table_is_the_page_all_the_same(tmp_path: Path) -> None:
    with new_postgres() as url, Server(tmp_path, url) as server, Browser(server.url) as anna:
        name = url.rpartition("/")[2]
        code = anna.new_table("me", "me")["code"]
        order(SHUT.format(name=name), END.format(name=name))
        page = anna.http.get(f"/t/{code}")
        assert (page.status_code, page.headers["content-type"]) == (httpx.codes.OK, "text/html; charset=utf-8")
        told = anna.http.get(f"/api/tables/{code}?language=de")
        assert (told.status_code, told.json()["key"]) == (httpx.codes.INTERNAL_SERVER_ERROR, "failed")
        assert told.json()["say"].startswith("Hier ist etwas schiefgegangen.")
        order(OPEN.format(name=name))
        assert anna.get(f"/api/tables/{code}")["code"] == code
        assert "link" in anna.http.get(f"/t/{code}").headers
