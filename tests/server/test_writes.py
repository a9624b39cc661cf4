"""Writes that fail: nobody else's fail with them, those that collide are tried again, and the log shows no data."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import sqlite3
from pathlib import Path
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import httpx
import pytest
from server.browser import Browser, seated
from server.conftest import new_postgres, on_each_database, open_database, row_of
from server.process import Server, change
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError, OperationalError

from bailey.server.logs import JsonLines
from bailey.server.store import writer as gathering
from bailey.server.store.backends import ATTEMPTS
from bailey.server.store.database import Database
from bailey.server.store.database_errors import describe
from bailey.server.store.group_commit import ScheduledAction, TableChange
from bailey.server.store.new_games import NOTHING_SCHEDULED, GameStart, NewGames
from bailey.server.store.schema import DUE, LATEST, LOG, SEATS, TABLES
from bailey.server.store.writer import Writer

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Awaitable, Callable

NUL, OTHER_CONTROL = "\0", "\x1b"
#: Half a character: no database takes it, while SQLite does take the zero character.
HALF = "\ud83d"
NEVER = 1e6


def entry(table: str, *bodies: str, command: str = "anna:1") -> TableChange:
    rows = [(n, body, "0" * 12) for n, body in enumerate(bodies or ("p1 take",), 1)]
    return TableChange(
        table, rows, command, 1.0, b"numbers", "layout", scheduled=[ScheduledAction("bot", len(rows), 5e9)]
    )


@contextlib.asynccontextmanager
async def writing(database: Database) -> AsyncIterator[tuple[Callable[..., Awaitable[list[Any]]], list[str]]]:
    """A function that writes entries together and returns the answers; and what was heard of them."""
    heard: list[str] = []
    writer = Writer(database, heard.extend, lambda *_: None)
    running = asyncio.ensure_future(writer.run())

    async def write(*entries: TableChange) -> list[Any]:
        return await asyncio.gather(*(writer.add(one) for one in entries), return_exceptions=True)

    yield write, heard
    writer.close()
    await running


def failed(answers: list[Any]) -> bool:
    """Whether none of these entries was written."""
    return all(isinstance(answer, ConnectionError) for answer in answers)


async def test_an_entry_that_cannot_be_written_fails_alone(opened: Database) -> None:
    bad = []
    for character in [HALF] if opened.sqlite else [NUL, HALF]:
        bad.append(entry(f"bad-command-{len(bad)}", command=f"eve:{character}"))
        bad.append(entry(f"bad-row-{len(bad)}", "p1 take", f"p1 {character}"))
    good = [entry(f"good-{i}", "p1 take", "p2 take") for i in range(6)]
    async with writing(opened) as (write, heard):
        told = await write(*good[:3], *bad, *good[3:])
    assert told[:3] + told[-3:] == [True] * 6
    assert failed(told[3:-3]), told
    assert sorted(heard) == sorted(one.table for one in good)
    for table, count in ((LOG, 12), (LATEST, 6), (DUE, 6)):
        rows = await opened.read(lambda c, table=table: c.execute(table.select()).all())
        assert len(rows) == count
        assert {row.table_id for row in rows} == {one.table for one in good}


def fail_after(database: Database, works: int, fault: Exception) -> list[Any]:
    """Let commits fail after so many, and note each try."""
    asked: list[Any] = []
    ask = database.commit

    async def fail(work: Any) -> Any:
        asked.append(work)
        if len(asked) > works:
            raise fault
        return await ask(work)

    database.commit = fail  # type: ignore[method-assign]
    return asked


async def test_an_entry_that_comes_alone_waits_for_no_others(opened: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gathering, "GATHER", NEVER)
    async with writing(opened) as (write, _), asyncio.timeout(60):
        for i in range(3):
            assert await write(entry(f"alone-{i}")) == [True]


async def test_a_database_that_fails_is_not_asked_again_for_each_entry(opened: Database) -> None:
    lost = OSError("the connection was lost")
    asked = fail_after(opened, 0, OperationalError("INSERT", None, lost, connection_invalidated=True))
    async with writing(opened) as (write, _):
        assert failed(await write(*(entry(f"table-{i}") for i in range(20))))
    assert len(asked) == 1


async def test_a_database_that_fails_between_single_entries_is_not_asked_for_the_others(opened: Database) -> None:
    asked = fail_after(opened, 2, OSError("the connection was lost"))
    async with writing(opened) as (write, _):
        told = await write(entry("first"), entry("bad", command=HALF), *(entry(f"table-{i}") for i in range(20)))
    assert told[0] is True
    assert failed(told[1:])
    assert len(asked) == 3


@pytest.mark.slow
async def test_a_postgresql_that_ends_our_connection_is_not_asked_again_for_each_entry(postgres: str) -> None:
    async with open_database(postgres) as database:
        asked, ask = [], database.commit

        async def count(work: Any) -> Any:
            asked.append(work)

            def end_and_work(connection: Any) -> Any:
                connection.execute(text("SELECT pg_terminate_backend(pg_backend_pid())"))
                return work(connection)

            return await ask(end_and_work)

        database.commit = count  # type: ignore[method-assign]
        async with writing(database) as (write, _):
            assert failed(await write(*(entry(f"ended-{i}") for i in range(20))))
        assert len(asked) == 1


@pytest.mark.parametrize("character", [NUL, OTHER_CONTROL], ids=["zero", "escape"])
def test_commands_with_control_characters_are_malformed(
    server: Server, anna: Browser, eve: Browser, character: str
) -> None:
    failures = server.failures()
    with seated(anna, bots=("me",)) as (seat,), eve.at(seat.id) as spectator:
        for one, order in (
            (spectator, {"do": "mute", "id": "1", "player": f"a{character}"}),
            (seat, {"do": "choose", "id": f"1{character}", "n": seat.now["n"], "number": 0}),
            (seat, {"do": "ping", "id": character}),
        ):
            one.socket.send(json.dumps(order))
            told = one.until("refused")["fault"]
            assert (told["key"], told["args"]["why"]) == ("malformed", "pattern")
        n = seat.now["n"]
        assert seat.choose()["update"]["n"] == n + 1
    assert server.failures() == failures


@pytest.mark.parametrize("character", [NUL, OTHER_CONTROL, "\x9f"], ids=["zero", "escape", "c1"])
@on_each_database
def test_requests_with_control_characters_are_refused(anna: Browser, character: str) -> None:
    code = anna.new_table("me", "open")["code"]
    seats = [{"who": "me"}, {"who": "me"}]
    key = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
    push = {"endpoint": f"https://fcm.googleapis.com/{character}", "p256dh": key, "auth": "BTBZMqHH6r4Tts7J_aSIgg"}
    new = {"game": "castle-combo", "seats": seats}
    for method, path, body in (
        ("GET", "/api/tables/{}", None),
        ("GET", "/api/tables/a{}", None),
        ("POST", "/api/tables/a2345678{}/sit", {}),
        ("POST", "/api/tables", {**new, "begin": {"n": 1, "table": f"abc{character}"}}),
        ("POST", "/api/tables", {**new, "game": f"castle-combo{character}"}),
        ("POST", "/api/tables", {**new, "seats": [{"who": "me", "name": character}, {"who": "me"}]}),
        ("POST", f"/api/tables/{code}/sit", {"name": character}),
        ("POST", "/api/move", {"token": f"abc{character}"}),
        ("PUT", "/api/push", push),
        ("DELETE", "/api/push", {"endpoint": push["endpoint"]}),
        ("PATCH", "/api/me", {"name": character}),
    ):
        told = anna.http.request(method, path.format(f"%{ord(character):02x}"), json=body)
        assert 400 <= told.status_code < 500, (method, path, told.status_code)
        assert told.json()["say"]


def test_what_can_be_seen_of_a_name_is_kept(anna: Browser) -> None:
    told = anna.http.patch("/api/me", json={"name": "An\0na"})
    assert (told.status_code, told.json()["name"]) == (httpx.codes.OK, "An na")
    with seated(anna, bots=("me",)) as (seat,):
        seat.ask("say", text="a\0b")
        assert [heard["line"]["text"] for heard in seat.heard if heard["type"] == "chat"] == ["a b"]


LOCK_TABLE = "UPDATE tables SET rev = rev WHERE id = 'ours'"
LOCK_SEATS = "UPDATE seats SET seen = 1 WHERE table_id = 'ours'"
WRITE_ROW = "INSERT INTO log VALUES ('ours', 1, 'theirs', '', '', 1)"
IS_WAITED_FOR = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'"
#: Nothing begins by itself.
NEVER = GameStart(lambda _: False, lambda _: None, NOTHING_SCHEDULED, NOTHING_SCHEDULED)
#: Ours looks sooner whether it waits in a circle, so it is ours that PostgreSQL ends.
OURS, THEIRS = "2s", "60s"


async def sit(database: Database) -> bool:
    """Sit down: a single statement."""
    table = SimpleNamespace(id="ours", seated=None, nonces=None, begun=None, rev=1)
    seat = SimpleNamespace(seat=0, player="anna", name="Anna", nonce=None, face=None)
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
    seat = row_of(SEATS, table_id="ours", player="ben")
    await NewGames(database).create(row_of(TABLES, id="ours"), [seat], NEVER)


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


@pytest.mark.slow
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


@pytest.mark.slow
async def test_in_the_end_it_is_told(postgres: str) -> None:
    tried: list[Any] = []

    def collide(connection: Any) -> None:
        tried.append(connection)
        connection.execute(text("DO $$ BEGIN RAISE SQLSTATE '40001'; END $$"))

    database = Database(postgres.replace("postgresql:", "postgresql+asyncpg:"))
    try:
        for way in (database.write, database.write_once, database.commit):
            tried.clear()
            with pytest.raises(DBAPIError):
                await way(collide)
            assert len(tried) == ATTEMPTS
    finally:
        await database.close()


MARK = "recognisable-secret"
ABORT = "SELECT RAISE(ABORT, 'CHECK constraint failed')"


def refuse(database: str, table: str, when: str) -> None:
    """Let the database refuse some rows of a table, in words of its own that quote them."""
    if database.startswith("sqlite"):
        trigger = f"CREATE TRIGGER refusing_{table} BEFORE INSERT ON {table} WHEN NEW.{when} BEGIN {ABORT}; END"
        change(Path(database.removeprefix("sqlite:///")).parent, trigger)
        return

    async def constrain() -> None:
        import asyncpg

        connection = await asyncpg.connect(database)
        await connection.execute(f"ALTER TABLE {table} ADD CONSTRAINT refusing CHECK (NOT {when}) NOT VALID")
        await connection.close()

    asyncio.run(constrain())


def test_a_failed_commit_or_request_leaves_no_data_in_the_log(own_database: str, tmp_path: Path) -> None:
    """What is no commit of a group fails as a request, and is logged with its trace."""
    with Server(tmp_path, own_database) as server, Browser(server.url) as anna:
        with seated(anna, bots=("me",)) as (seat,):
            n = seat.now["n"]
            refuse(own_database, "log", "n > 1")
            number = seat.now["choices"][0]["number"]
            assert seat.ask("choose", id=MARK, n=n, number=number)["fault"]["key"] == "failed"
        committing = server.log.read_text()
        refuse(own_database, "players", "name LIKE 'recognisable%'")
        assert anna.http.patch("/api/me", json={"name": MARK}).status_code == 500
        log = server.log.read_text()
    assert "a row could not be committed" in log
    assert "a request failed" in log
    assert "write_player" in log, "the trace says where it failed"
    for quoted in (MARK, "parameters:", "Failing row", "DETAIL"):
        assert quoted not in log
    assert "INSERT INTO" not in committing


def test_the_log_says_what_a_database_says_of_itself_and_not_what_it_says_of_data() -> None:
    locked = OperationalError("INSERT", None, sqlite3.OperationalError("database is locked"))
    assert describe(locked) == "OperationalError: database is locked"
    for code, told in (("57P01", "Refused 57P01: it shuts down"), ("22P02", "Refused 22P02")):
        fault = OperationalError("INSERT", None, Refused("it shuts down", code))
        assert describe(fault) == f"OperationalError {told}"


class Refused(Exception):
    """What a driver raises for an answer of PostgreSQL."""

    def __init__(self, message: str, sqlstate: str) -> None:
        super().__init__(message)
        self.sqlstate = sqlstate


def logged(fault: BaseException) -> str:
    """Write what the server's log says of an exception."""
    record = logging.LogRecord("bailey", logging.ERROR, "x.py", 1, "failed", (), (type(fault), fault, None))
    return JsonLines().format(record)


async def failing(database: Database, statement: str, **values: Any) -> Exception:
    """Provoke an exception of the database, as the server meets it."""
    with pytest.raises(Exception) as caught:  # noqa: PT011 - whatever the database says
        await database.commit(lambda c: c.execute(text(statement), values))
    return caught.value


async def test_no_exception_of_a_database_is_logged_with_its_data(opened: Database) -> None:
    cast = "INSERT INTO players VALUES (:name, :name, 'en', CAST(:wrong AS int)::float)"
    for statement, values in (
        ("INSERT INTO settings VALUES (:name, NULL)", {"name": MARK}),
        *(((cast, {"name": MARK, "wrong": MARK}), ("SELECT :wrong + 1", {"wrong": MARK})) if not opened.sqlite else ()),
        ("SELECT * FROM nothing WHERE name = :name", {"name": MARK}),
    ):
        fault = await failing(opened, statement, **values)
        told = logged(fault)
        assert MARK not in told
        assert type(fault).__name__ in told
        assert MARK not in describe(fault)
        wrapped = ExceptionGroup("several", [fault])
        wrapped.__cause__ = fault
        assert MARK not in logged(wrapped)


def test_a_trace_says_what_led_to_what() -> None:
    def fail() -> None:
        try:
            int("the cause")
        except ValueError as cause:
            raise RuntimeError("the fault") from cause

    with pytest.raises(RuntimeError) as caught:
        fail()
    told = logged(caught.value)
    assert "ValueError: invalid literal for int() with base 10: 'the cause'" in told
    assert "RuntimeError: the fault" in told
