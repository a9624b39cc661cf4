"""kill -9 at random moments loses no acknowledged choice, and leaves no table stuck."""

from __future__ import annotations

import asyncio
import json
import os
import random
import sqlite3
import threading
import time
from contextlib import ExitStack, closing
from typing import TYPE_CHECKING, Any

import pytest
from server.browser import Browser, mover_first, seated
from server.conftest import open_database
from server.process import SOON, Server, two_servers
from server.stubborn import Stubborn

from bailey import games
from bailey.core.records.log_text import read_log
from bailey.core.state.layout import position_of
from bailey.server.settings import Settings
from bailey.server.store.schema import LOG

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

pytestmark = pytest.mark.slow

PATIENCE = 400.0
SOAK = int(os.environ.get("BAILEY_SOAK", "0"))
#: How often a server is stopped at random moments, and how often games are played at servers that are killed; far more
#: often by `scripts/soak crashes`.
STOPS = max(2, SOAK)
ROUNDS = max(1, SOAK // 20)
#: Tables that are played at the same time. Of each kind of failure there is one at every table: more tables only make
#: unlikely moments likelier, which is what the soak is for.
TABLES = 6 if SOAK else 2
LEASE = {"BAILEY_LEASE_SECONDS": "2"}


def stored(home: Path, database: str) -> dict[str, tuple[str, int]]:
    """Read which commands are in the log, and where."""

    async def read() -> list[Any]:
        async with open_database(Settings(home, database_url=database).database) as opened:
            found: list[Any] = await opened.read(lambda c: c.execute(LOG.select()).all())
            return found

    return {row.command: (row.table_id, row.n) for row in asyncio.run(read()) if row.command}


def set_tables(server: Server, browsers: ExitStack, seats: tuple[str, ...]) -> list[Stubborn]:
    """Set some tables up, for two people and some bots each."""
    out = []
    for i in range(TABLES):
        first, second = (browsers.enter_context(Browser(server.url)) for _ in range(2))
        table = first.new_table("me", "open", *seats)["table"]
        second.sit(table)
        out.append(Stubborn(table, [first, second], i, PATIENCE))
    return out


def play_all(players: list[Stubborn], server_of: Callable[[int], str], meanwhile: Callable[[], None]) -> None:
    """Let all tables play while something happens to the servers."""
    faults: list[BaseException] = []

    def run(player: Stubborn) -> None:
        try:
            player.play(server_of)
        except BaseException as fault:  # noqa: BLE001 - told below, in the test's own thread
            faults.append(fault)

    threads = [threading.Thread(target=run, args=(player,)) for player in players]
    for thread in threads:
        thread.start()
    meanwhile()
    for thread in threads:
        thread.join(PATIENCE)
    assert not faults, faults[0]
    assert all(player.last["over"] for player in players)


def check(players: list[Stubborn], server: Server, database: str) -> None:
    """Everything that was acknowledged is in the log, once, where it was said to be; and every record folds."""
    log = stored(server.home, database)
    acknowledged = {c: (p.table, n) for p in players for c, n in p.acknowledged.items()}
    assert len(acknowledged) > TABLES * 10
    assert {command: log.get(command) for command in acknowledged} == acknowledged
    for player in players:
        record = player.browsers[0].http.get(f"{server.url}/api/tables/{player.table}/record").text
        assert read_log(record, games.find).position.score() == player.last["scores"]


def test_a_killed_server_loses_nothing_and_goes_on(database: str, tmp_path: Path) -> None:
    chance = random.Random()
    server = Server(tmp_path, database, **LEASE)

    def kill_now_and_then() -> None:
        for mark in sorted(chance.sample(range(10, TABLES * 25), 3)):
            while sum(len(player.acknowledged) for player in players) < mark and time.monotonic() < players[0].end:
                time.sleep(0.001)
            server.kill()
            server.start()

    with server:
        lives = 0
        for _ in range(ROUNDS):
            with ExitStack() as browsers:
                players = set_tables(server, browsers, ("novice", "easy"))
                play_all(players, lambda _: server.url, kill_now_and_then)
                check(players, server, database)
                lives += sum(player.lives for player in players)
        assert lives, "no game was still played when a server was killed"


def test_two_servers_serve_one_table_and_one_is_killed_while_its_bot_thinks(
    database: str, redis: str, tmp_path: Path
) -> None:
    alive: list[Server] = []
    bots = ("hard", "hard") if SOAK else ("hard", "novice")

    def thinks_at(player: Stubborn) -> bool:
        return len(player.acknowledged) > 2 and player.last.get("turn") == 2

    def kill_while_a_bot_thinks() -> None:
        watched = players[0]
        while not thinks_at(watched) and time.monotonic() < watched.end:
            time.sleep(0.001)
        alive.pop(0).kill()

    with two_servers(tmp_path, database, REDIS_URL=redis, **LEASE) as (first, second), ExitStack() as browsers:
        alive += [first, second]
        players = set_tables(first, browsers, bots)
        play_all(players, lambda i: alive[i % len(alive)].url, kill_while_a_bot_thinks)
        assert any(player.lives for player in players)
        check(players, second, database)


def test_a_stopped_server_ends_in_good_order(own_either_database: str, tmp_path: Path) -> None:
    with Server(tmp_path, own_either_database) as server, Browser(server.url) as anna:
        table = anna.new_table("me", "me")["table"]
        with anna.at(table) as seat:
            seat.present()
            seat.choose()
            n = seat.now["n"]
            assert server.stop() == 0
            assert seat.closed() == 1012
        server.start()
        with anna.at(table) as seat:
            assert seat.present()["n"] == n


def test_a_server_that_is_stopped_while_its_bots_think_ends_in_good_order(tmp_path: Path) -> None:
    chance = random.Random()
    for _ in range(STOPS):
        with Server(tmp_path) as server, Browser(server.url) as anna:
            anna.new_table("me", "hard", "hard")
            anna.new_table("hard", "hard", "easy")
            time.sleep(chance.uniform(0, 2))
            assert server.stop() == 0


def test_servers_hear_of_each_other_without_a_doorbell(database: str, tmp_path: Path) -> None:
    with (
        two_servers(tmp_path, database, waits=SOON) as (first, second),
        Browser(first.url) as anna,
        Browser(second.url) as ben,
        seated(anna, ben) as (one, two),
    ):
        for _ in range(6):
            mover, waiter = mover_first(one, two)
            mover.choose()
            while waiter.now["n"] < mover.now["n"]:
                waiter.hear()
            assert waiter.now["digest"] == mover.now["digest"]
        while not two.table["seats"][0].get("connected"):
            two.hear()


def as_json(connection: sqlite3.Connection) -> None:
    """Write the latest positions as servers did before they wrote numbers."""
    query = "SELECT table_id, l.numbers, y.layout FROM latest l JOIN layouts y ON y.id = l.layout"
    for table, numbers, layout in connection.execute(query).fetchall():
        row = (json.dumps(position_of(layout, numbers)), table)
        connection.execute("UPDATE latest SET position = ?, numbers = NULL, layout = NULL WHERE table_id = ?", row)


@pytest.mark.parametrize("written", ["as-numbers", "as-json"])
def test_a_table_begun_under_older_rules_goes_on_and_says_so(tmp_path: Path, written: str) -> None:
    with Server(tmp_path) as server, Browser(server.url) as anna:
        table = anna.new_table("me", "me")["table"]
        with anna.at(table) as seat:
            seat.present()
            for _ in range(7):
                seat.choose()
            before = dict(seat.now)
        server.stop()
        with closing(sqlite3.connect(tmp_path / "tables.sqlite3")) as connection, connection:
            connection.execute("UPDATE tables SET version = 0")
            if written == "as-json":
                as_json(connection)
        server.start()
        assert anna.get(f"/api/tables/{table}")["notice"]
        with anna.at(table) as seat:
            now = seat.present()
            assert now["n"] == before["n"] + 1
            assert (now["view"], now["choices"]) == (before["view"], before["choices"])
            end = seat.play_to_end(random.Random(1))
        record = anna.http.get(f"/api/tables/{table}/record").text
        assert read_log(record, games.find).position.score() == end["scores"]
        server.stop()
        server.start()
        with anna.at(table) as seat:
            assert seat.present()["scores"] == end["scores"]
