"""kill -9 at random moments loses no acknowledged choice, and leaves no table stuck."""

from __future__ import annotations

import asyncio
import json
import os
import random
import sqlite3
import time
from contextlib import closing
from typing import TYPE_CHECKING, Any

import httpx
import pytest
from server.browser import Browser, mover_first, seated
from server.conftest import open_database
from server.process import SOON, Server, two_servers
from server.reconnecting import Figures, play_a_game

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
#: At each there are two people and a spectator.
CLIENTS = 3
LEASE = {"BAILEY_LEASE_SECONDS": "2"}


def stored(home: Path, database: str) -> dict[str, tuple[str, int]]:
    """Read which commands are in the log, and where."""

    async def read() -> list[Any]:
        async with open_database(Settings(home, database_url=database).database) as opened:
            found: list[Any] = await opened.read(lambda c: c.execute(LOG.select()).all())
            return found

    return {row.command: (row.table_id, row.n) for row in asyncio.run(read()) if row.command}


def play_games(urls: list[str], seats: tuple[str, ...], meanwhile: Callable[[Figures], None]) -> Figures:
    """Let people play at a few tables to the end while something happens to the servers."""
    figures, chance = Figures(), random.Random(1)

    async def play_all() -> None:
        playing = [play_a_game(urls, i, figures, chance, seats) for i in range(TABLES)]
        async with asyncio.timeout(PATIENCE):
            await asyncio.gather(asyncio.to_thread(meanwhile, figures), *playing)

    asyncio.run(play_all())
    return figures


def check(figures: Figures, server: Server, database: str) -> None:
    """Everything that was acknowledged is in the log, once, where it was said to be; and every record folds."""
    log = stored(server.home, database)
    assert len(figures.acknowledged) > TABLES * 10
    assert {command: log.get(command) for command in figures.acknowledged} == figures.acknowledged
    assert len(figures.scores) == TABLES
    for table, scores in figures.scores.items():
        record = httpx.get(f"{server.url}/api/tables/{table}/record", timeout=PATIENCE).text
        assert read_log(record, games.find).position.score() == scores
    assert figures.connections > CLIENTS * TABLES, "no game was still played when a server was killed"


def wait_for(what: Callable[[], bool]) -> None:
    """Wait for a moment of a game."""
    end = time.monotonic() + PATIENCE
    while not what() and time.monotonic() < end:
        time.sleep(0.001)


def test_a_killed_server_loses_nothing_and_goes_on(either_database: str, tmp_path: Path) -> None:
    chance = random.Random()

    def kill_now_and_then(figures: Figures) -> None:
        for mark in sorted(chance.sample(range(10, TABLES * 25), 3)):
            wait_for(lambda mark=mark: len(figures.acknowledged) >= mark)  # type: ignore[misc]
            server.kill()
            server.start()

    with Server(tmp_path, either_database, **LEASE) as server:
        for _ in range(ROUNDS):
            played = play_games([server.url] * 2, ("me", "open", "novice", "easy"), kill_now_and_then)
            check(played, server, either_database)


@pytest.mark.parametrize("database", [pytest.param("sqlite", marks=pytest.mark.long), "postgresql"], indirect=True)
def test_two_servers_serve_one_table_and_one_is_killed_while_its_bot_thinks(
    database: str, redis: str, tmp_path: Path
) -> None:
    bots = ("hard", "hard") if SOAK else ("hard", "novice")

    def kill_while_a_bot_thinks(figures: Figures) -> None:
        wait_for(lambda: len(figures.acknowledged) > 2 * TABLES and 2 in figures.turns.values())
        first.kill()

    with two_servers(tmp_path, database, REDIS_URL=redis, **LEASE) as (first, second):
        played = play_games([first.url, second.url], ("me", "open", *bots), kill_while_a_bot_thinks)
        check(played, second, database)


def test_a_server_that_is_stopped_while_its_bots_think_ends_in_good_order(tmp_path: Path) -> None:
    chance = random.Random()
    for _ in range(STOPS):
        with Server(tmp_path) as server, Browser(server.url) as anna:
            anna.new_table("me", "hard", "hard")
            anna.new_table("hard", "hard", "easy")
            time.sleep(chance.uniform(0, 2))
            assert server.stop() == 0


def test_servers_hear_of_each_other_without_a_doorbell(either_database: str, tmp_path: Path) -> None:
    with (
        two_servers(tmp_path, either_database, waits=SOON) as (first, second),
        Browser(first.url) as anna,
        Browser(second.url) as ben,
        seated(anna, ben) as (one, two),
    ):
        for _ in range(6):
            mover, waiter = mover_first(one, two)
            mover.choose()
            waiter.catch_up(mover.now["n"])
            assert waiter.now["digest"] == mover.now["digest"]
        while not two.table["seats"][0].get("connected"):
            two.hear()


def as_json(connection: sqlite3.Connection, table: str) -> None:
    """Write the latest position of a table as servers did before they wrote numbers."""
    query = "SELECT l.numbers, y.layout FROM latest l JOIN layouts y ON y.id = l.layout WHERE table_id = ?"
    numbers, layout = connection.execute(query, (table,)).fetchone()
    row = (json.dumps(position_of(layout, numbers)), table)
    connection.execute("UPDATE latest SET position = ?, numbers = NULL, layout = NULL WHERE table_id = ?", row)


def test_tables_begun_under_older_rules_go_on_and_say_so(tmp_path: Path) -> None:
    with Server(tmp_path) as server, Browser(server.url) as anna:
        before, ends = {}, {}
        for _ in ("as numbers", "as json"):
            with seated(anna, bots=("me",)) as (seat,):
                for _ in range(7):
                    seat.choose()
                before[seat.id] = dict(seat.now)
        server.stop()
        with closing(sqlite3.connect(tmp_path / "tables.sqlite3")) as connection, connection:
            connection.execute("UPDATE tables SET version = 0")
            as_json(connection, seat.id)
        server.start()
        for table, left in before.items():
            assert anna.get(f"/api/tables/{table}")["notice"]
            with anna.at(table) as seat:
                now = seat.present()
                assert now["n"] == left["n"] + 1
                assert (now["view"], now["choices"]) == (left["view"], left["choices"])
                ends[table] = seat.play_to_end(random.Random(1))["scores"]
            assert read_log(anna.record(table), games.find).position.score() == ends[table]
        server.stop()
        server.start()
        for table, scores in ends.items():
            with anna.at(table) as seat:
                assert seat.present()["scores"] == scores
