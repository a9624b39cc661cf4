"""Two servers that PostgreSQL finds waiting for each other: it ends one of them, who tries again."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import pytest
from server.conftest import new_postgres
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError

from bailey.server.store.backends import ATTEMPTS
from bailey.server.store.database import Database
from bailey.server.store.group_commit import TableChange
from bailey.server.store.new_games import NOTHING_SCHEDULED, GameStart, NewGames
from bailey.server.store.schema import SEATS, TABLES
from bailey.server.store.writer import Writer

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

pytestmark = pytest.mark.slow

LOCK_TABLE = "UPDATE tables SET rev = rev WHERE id = 'ours'"
LOCK_SEATS = "UPDATE seats SET seen = 1 WHERE table_id = 'ours'"
WRITE_ROW = "INSERT INTO log VALUES ('ours', 1, 'theirs', '', '', 1)"
IS_WAITED_FOR = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'"
#: Nothing begins by itself.
NEVER = GameStart(lambda _: False, lambda _: None, NOTHING_SCHEDULED, NOTHING_SCHEDULED)
#: Ours looks sooner whether it waits in a circle, so it is ours that PostgreSQL ends.
OURS, THEIRS = "2s", "1h"


async def sit(database: Database) -> bool:
    """Sit down: a single statement."""
    table = SimpleNamespace(id="ours", seated=None, nonces=None, begun=None, rev=1)
    seat = SimpleNamespace(seat=0, player="anna", name="Anna", nonce=None)
    return await NewGames(database).sit(table, seat, NOTHING_SCHEDULED)


async def stand(database: Database) -> bool:
    """Stand up: a transaction of several."""
    return await NewGames(database).stand("ours", 0, "ben", NEVER)


async def choose(database: Database) -> bool:
    """Write a row in a group, one that ends the game."""
    writer = Writer(database, lambda _: None, lambda *_: None)
    running = asyncio.ensure_future(writer.run())
    try:
        return await writer.add(TableChange("ours", [(1, "ours", "")], "", 1.0, b"", "", ended=True))
    finally:
        writer.close()
        await running


async def set_table(database: Database) -> None:
    blank = {column.name: None if column.nullable else column.type.python_type() for column in TABLES.columns}
    seat = {column.name: None if column.nullable else column.type.python_type() for column in SEATS.columns}
    await NewGames(database).create({**blank, "id": "ours"}, [{**seat, "table_id": "ours", "player": "ben"}], NEVER)


async def meet(url: str, first: str, work: Callable[[Database], Awaitable[bool]], then: str) -> bool:
    """Hold something, wait until our work waits for it, and then ask for what that holds."""
    import asyncpg

    database = Database(url.replace("postgresql:", "postgresql+asyncpg:"))
    watching, theirs = await asyncpg.connect(url), await asyncpg.connect(url)
    try:
        await watching.execute(f"ALTER DATABASE \"{url.rpartition('/')[2]}\" SET deadlock_timeout = '{OURS}'")
        await database.open()
        await set_table(database)
        await theirs.execute(f"SET deadlock_timeout = '{THEIRS}'; BEGIN; {first}")
        ours = asyncio.ensure_future(work(database))
        while not await watching.fetchval(IS_WAITED_FOR):
            assert not ours.done(), ours
        await theirs.execute(then)
        await theirs.execute("ROLLBACK")
        return await ours
    finally:
        await theirs.close()
        await watching.close()
        await database.close()


@pytest.mark.parametrize(
    ("first", "work", "then"),
    [(LOCK_SEATS, sit, LOCK_TABLE), (LOCK_SEATS, stand, LOCK_TABLE), (LOCK_TABLE, choose, WRITE_ROW)],
    ids=["sit", "stand", "choose"],
)
def test_what_was_in_anothers_way_is_done_again(
    first: str, work: Callable[[Database], Awaitable[bool]], then: str
) -> None:
    with new_postgres() as url:
        assert asyncio.run(meet(url, first, work, then))


def test_in_the_end_it_is_told(postgres: str) -> None:
    tried: list[Any] = []

    def collide(connection: Any) -> None:
        tried.append(connection)
        connection.execute(text("DO $$ BEGIN RAISE SQLSTATE '40001'; END $$"))

    async def write() -> None:
        database = Database(postgres.replace("postgresql:", "postgresql+asyncpg:"))
        try:
            for way in (database.write, database.write_once, database.commit):
                tried.clear()
                with pytest.raises(DBAPIError):
                    await way(collide)
                assert len(tried) == ATTEMPTS
        finally:
            await database.close()

    asyncio.run(write())
