"""Whoever watches a table is sent every row, whichever server wrote it and whatever failed meanwhile.

Two servers share one database in one process, without Redis, so that a test decides who knows what and when.
"""

from __future__ import annotations

import contextlib
from contextlib import AbstractAsyncContextManager
from typing import TYPE_CHECKING, Any

import pytest
from server.conftest import Watcher, begin_table, open_server, until
from sqlalchemy.exc import DBAPIError

from bailey.server.errors import Refusal, Stale
from bailey.server.messages import socket as wire
from bailey.server.messages.tables import GiveNonce, NewSeat, NewTable, Sit
from bailey.server.names import Profile
from bailey.server.sockets.commands import execute
from bailey.server.table.creating import create
from bailey.server.table.joining import give_nonce, sit
from bailey.server.table_server import TableServer

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    from bailey.server.table.table import Table

#: A lease and a poll so long that nothing goes on because of them.
NEVER = 10_000.0


Two = tuple[TableServer, TableServer]


@pytest.fixture
def two(tmp_path: Path, own_database: str, monkeypatch: pytest.MonkeyPatch) -> AbstractAsyncContextManager[Two]:
    """Two servers that neither poll nor take up what is due."""
    for waits in ("tables.POLL_SECONDS", "tables.FORGET_SECONDS", "scheduler.EVERY"):
        monkeypatch.setattr(f"bailey.server.table.{waits}", NEVER)

    @contextlib.asynccontextmanager
    async def opened() -> AsyncIterator[Two]:
        settings = {"database_url": own_database, "lease_seconds": NEVER}
        async with open_server(tmp_path, **settings) as here, open_server(tmp_path, **settings) as there:
            yield here, there

    return opened()


async def look_on(server: TableServer, table: str, player: str = "anna") -> Any:
    watcher: Any = Watcher(player)
    await server.tables.join(await server.tables.find(table), watcher, 0)
    return watcher


def choose(table: Table, command: str = "c1") -> wire.Choose:
    assert table.stored.log is not None
    return wire.Choose(id=command, n=table.stored.n, number=table.stored.log.position.choices.numbers[0], sure=True)


async def test_nonces_come_together_over_two_servers(two: Two) -> None:
    here, there = two
    new = NewTable(game="castle-combo", seats=[NewSeat(who="me"), NewSeat(who="open")])
    first = await create(here.tables, "anna", Profile("Anna"), new, "127.0.0.1")
    second = await there.tables.find(first.id)
    await sit(there.tables, second, "ben", Profile("Ben"), Sit(nonce="-"), "en")
    assert (first.stored.n, second.stored.n) == (0, 0)
    await give_nonce(here.tables, first, "anna", GiveNonce(nonce="-"))
    await second.catch_up()
    assert first.stored.n == second.stored.n > 0


async def test_rows_that_come_with_a_lost_race_are_told(two: Two) -> None:
    here, there = two
    first = await begin_table(here)
    second = await there.tables.find(first.id)
    watcher = await look_on(there, first.id)
    before = second.stored.n
    someone: Any = Watcher("anna")
    await execute(first, someone, choose(first))
    async with second.lock:
        assert second.stored.log is not None
        row = second.stored.log.choose(second.stored.log.position.choices.numbers[0])
        with pytest.raises(Stale):
            await second.add([row])
    assert watcher.rows[-1] == first.stored.n > before


async def test_a_command_sent_again_to_another_server_is_acknowledged_and_told(two: Two) -> None:
    here, there = two
    first = await begin_table(here)
    second = await there.tables.find(first.id)
    other = await look_on(there, first.id, "somebody")
    again = await look_on(there, first.id)
    lost: Any = Watcher("anna")
    command = choose(first)
    await execute(first, lost, command)
    await execute(second, again, command)
    assert again.answer("c1") == {"type": "done", "done": "c1", "n": first.stored.n}
    assert again.rows[-1] == other.rows[-1] == first.stored.n == second.stored.n


async def test_every_row_is_told_once_however_it_came(two: Two) -> None:
    here, there = two
    first = await begin_table(here)
    second = await there.tables.find(first.id)
    watchers = [await look_on(here, first.id), await look_on(there, first.id)]
    someone: Any = Watcher("anna")
    for i in range(6):
        mover, other = (first, second) if i % 2 else (second, first)
        await execute(mover, someone, choose(mover, f"c{i}"))
        await other.catch_up()
    for watcher in watchers:
        assert watcher.rows == list(range(1, first.stored.n + 1))


@pytest.mark.parametrize("written", [True, False], ids=["committed all the same", "not committed"])
async def test_after_a_failed_commit_watchers_are_told_what_is_stored(two: Two, *, written: bool) -> None:
    here, there = two
    table = await begin_table(here)
    watcher = await look_on(here, table.id)
    before = table.stored.n
    fail_commits(here, 1, written=written)
    await execute(table, watcher, choose(table))
    assert watcher.answer("c1")["fault"]["key"] == "failed"
    await until(lambda: not table.stale)
    assert (table.stored.n, watcher.rows[-1]) == (before + written, before + written)
    assert (await there.tables.find(table.id)).stored.n == table.stored.n


async def test_a_bot_goes_on_after_failed_commits_without_waiting_for_its_lease(two: Two) -> None:
    here, _ = two

    async def people_choose(table: Table, watcher: Any, command: str) -> None:
        await until(lambda: table.stored.turn == 0 and not table.stale)
        while table.stored.turn == 0:
            await execute(table, watcher, choose(table, f"{command}-{table.stored.n}"))

    table = await begin_table(here, "novice")
    watcher = await look_on(here, table.id)
    for i in range(3):
        await people_choose(table, watcher, f"c{i}")
        fail_commits(here, 2, written=False)
        last = table.stored.n
        await until(lambda last=last: not table.stale and table.stored.turn == 0 and watcher.rows[-1] > last)  # type: ignore[misc]
    assert watcher.rows == list(range(1, table.stored.n + 1))


async def test_a_database_that_is_away_for_a_while_holds_no_table_for_ever(two: Two) -> None:
    here, _ = two
    table = await begin_table(here)
    watcher = await look_on(here, table.id)
    fail_commits(here, 1, written=True)
    tries = fail_loads(here, 3)
    await execute(table, watcher, choose(table))
    await until(lambda: not table.stale)
    assert watcher.rows[-1] == table.stored.n
    assert len(tries) == 4


async def test_what_is_said_is_told_when_it_comes_with_rows_and_said_once_however_often_it_is_sent(two: Two) -> None:
    here, there = two
    first = await begin_table(here)
    second = await there.tables.find(first.id)
    watcher = await look_on(there, first.id)
    someone: Any = Watcher("anna")
    said = wire.SayIt(id="s1", text="Good luck")
    await execute(first, someone, said)
    second.mark_stale()
    await until(lambda: not second.stale)
    last = [message for message in watcher.heard if message["type"] == "table"][-1]
    assert [line["text"] for line in last["table"]["chat"]] == ["Good luck"]
    again: Any = Watcher("anna")
    await execute(second, again, said)
    assert again.answer("s1")["type"] == "done"
    newcomer = await look_on(there, first.id)
    last = [message for message in newcomer.heard if message["type"] == "table"][-1]
    assert [line["text"] for line in last["table"]["chat"]] == ["Good luck"]


async def test_a_table_that_was_forgotten_meanwhile_is_known_again_to_whoever_joins(two: Two) -> None:
    here, _ = two
    table = await begin_table(here)
    del here.tables.known[table.id]
    watcher: Any = Watcher("anna")
    joined = await here.tables.join(table, watcher, 0)
    assert here.tables.known[table.id] is joined
    assert watcher in joined.watchers
    other = await here.tables.find(table.id)
    del here.tables.known[table.id]
    newer = await here.tables.find(table.id)
    late: Any = Watcher("ben")
    assert newer is not other
    assert await here.tables.join(other, late, 0) is newer


def fail_commits(server: TableServer, count: int, *, written: bool) -> None:
    """Let commits fail: after the database wrote, as when the answer is lost, or before."""
    commit, left = server.services.database.commit, [count]

    async def fail(work: Any) -> Any:
        if left[0] == 0:
            return await commit(work)
        left[0] -= 1
        if written:
            await commit(work)
        raise DBAPIError("lost", None, ConnectionResetError("gone"))

    server.services.database.commit = fail


def fail_loads(server: TableServer, count: int) -> list[int]:
    """Let the reading of tables fail so often, and note each try."""
    load = server.services.store.load
    tries: list[int] = []

    async def fail(*args: Any) -> Any:
        tries.append(1)
        if len(tries) <= count:
            raise DBAPIError("away", None, ConnectionRefusedError("gone"))
        return await load(*args)

    server.services.store.load = fail  # type: ignore[method-assign]
    return tries


async def test_a_table_that_is_gone_is_given_up(two: Two) -> None:
    here, _ = two
    table = await begin_table(here)

    async def nothing(*_: Any) -> None:
        return None

    here.services.store.load = nothing  # type: ignore[assignment,method-assign]
    table.mark_stale()
    await until(lambda: not table.recovering)
    with pytest.raises(Refusal):
        await table.refresh()
