"""A zero character, which PostgreSQL takes in no text, is refused on the way in and fails nobody else's commit."""

from __future__ import annotations

import asyncio
import json
from typing import TYPE_CHECKING, Any

import httpx
import pytest
from server.process import Server
from sqlalchemy.exc import OperationalError

from bailey.server.settings import Settings
from bailey.server.store.database import Database
from bailey.server.store.group_commit import ScheduledAction, TableChange
from bailey.server.store.schema import DUE, LATEST, LOG
from bailey.server.store.writer import Writer

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterator
    from pathlib import Path

    from server.conftest import Visit

NUL, OTHER_CONTROL = "\0", "\x1b"
#: Half a character: no database takes it, while SQLite does take the zero character.
HALF = "\ud83d"


def entry(table: str, *bodies: str, command: str = "anna:1") -> TableChange:
    rows = [(n, body, "0" * 12) for n, body in enumerate(bodies or ("p1 take",), 1)]
    return TableChange(
        table, rows, command, 1.0, b"numbers", "layout", scheduled=[ScheduledAction("bot", len(rows), 5e9)]
    )


def with_writer(url: str, do: Callable[[Database, Writer, list[str]], Awaitable[None]]) -> None:
    async def run() -> None:
        database, heard = Database(Settings(home=None, database_url=url).database), []  # type: ignore[arg-type, var-annotated]
        try:
            await database.open()
            writer = Writer(database, heard.extend, lambda *_: None)
            running = asyncio.ensure_future(writer.run())
            await do(database, writer, heard)
            writer.close()
            await running
        finally:
            await database.close()

    asyncio.run(run())


def test_an_entry_that_cannot_be_written_fails_alone(own_database: str) -> None:
    async def commit(database: Database, writer: Writer, heard: list[str]) -> None:
        bad = []
        for character in [HALF] if database.sqlite else [NUL, HALF]:
            bad.append(entry(f"bad-command-{len(bad)}", command=f"eve:{character}"))
            bad.append(entry(f"bad-row-{len(bad)}", "p1 take", f"p1 {character}"))
        good = [entry(f"good-{i}", "p1 take", "p2 take") for i in range(6)]
        group = [*good[:3], *bad, *good[3:]]
        told = await asyncio.gather(*(writer.add(one) for one in group), return_exceptions=True)
        answers = dict(zip([one.table for one in group], told, strict=True))
        assert [answers[one.table] for one in good] == [True] * 6
        assert all(isinstance(answers[one.table], ConnectionError) for one in bad), told
        assert sorted(heard) == sorted(one.table for one in good)
        for table, count in ((LOG, 12), (LATEST, 6), (DUE, 6)):
            rows = await database.read(lambda c, table=table: c.execute(table.select()).all())
            assert len(rows) == count
            assert {row.table_id for row in rows} == {one.table for one in good}

    with_writer(own_database, commit)


def test_a_database_that_fails_is_not_asked_again_for_each_entry(own_database: str) -> None:
    async def commit(database: Database, writer: Writer, _: list[str]) -> None:
        asked = []

        async def fail(work: Any) -> None:
            asked.append(work)
            raise OperationalError("INSERT", None, OSError("the connection was lost"), connection_invalidated=True)

        database.commit = fail  # type: ignore[assignment]
        told = await asyncio.gather(*(writer.add(entry(f"table-{i}")) for i in range(20)), return_exceptions=True)
        assert all(isinstance(answer, ConnectionError) for answer in told)
        assert len(asked) == 1

    with_writer(own_database, commit)


def test_a_database_that_fails_between_single_entries_is_not_asked_for_the_others(own_database: str) -> None:
    async def commit(database: Database, writer: Writer, _: list[str]) -> None:
        asked: list[Any] = []
        ask = database.commit

        async def fail(work: Any) -> Any:
            asked.append(work)
            if len(asked) > 2:
                raise OSError("the connection was lost")
            return await ask(work)

        database.commit = fail  # type: ignore[method-assign]
        group = [entry("first"), entry("bad", command=HALF), *(entry(f"table-{i}") for i in range(20))]
        told = await asyncio.gather(*(writer.add(one) for one in group), return_exceptions=True)
        assert told[0] is True
        assert all(isinstance(answer, ConnectionError) for answer in told[1:])
        assert len(asked) == 3

    with_writer(own_database, commit)


@pytest.mark.slow
def test_a_postgresql_that_ends_our_connection_is_not_asked_again_for_each_entry(postgres: str) -> None:
    from sqlalchemy import text

    async def commit(database: Database, writer: Writer, _: list[str]) -> None:
        asked, ask = [], database.commit

        async def count(work: Any) -> Any:
            asked.append(work)

            def end_and_work(connection: Any) -> Any:
                connection.execute(text("SELECT pg_terminate_backend(pg_backend_pid())"))
                return work(connection)

            return await ask(end_and_work)

        database.commit = count  # type: ignore[method-assign]
        told = await asyncio.gather(*(writer.add(entry(f"ended-{i}")) for i in range(20)), return_exceptions=True)
        assert all(isinstance(answer, ConnectionError) for answer in told)
        assert len(asked) == 1

    with_writer(postgres, commit)


@pytest.fixture(scope="module")
def push_server(database: str, home: Path) -> Iterator[Server]:
    """A server with a push service of its own, whose addresses may look as they like."""
    with Server(home, database, BAILEY_PUSH_SERVICES="http://push.example") as running:
        yield running


@pytest.mark.parametrize("character", [NUL, OTHER_CONTROL], ids=["zero", "escape"])
def test_commands_with_control_characters_are_malformed(server: Server, visit: Visit, character: str) -> None:
    anna, eve = visit(server), visit(server)
    table = anna.new_table("me", "me")["table"]
    failures = [line for line in server.figures().splitlines() if line.startswith("bailey_failures_total")]
    with anna.at(table) as seat, eve.at(table) as spectator:
        seat.present()
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
    assert [line for line in server.figures().splitlines() if line.startswith("bailey_failures_total")] == failures


@pytest.mark.parametrize("character", [NUL, OTHER_CONTROL, "\x9f"], ids=["zero", "escape", "c1"])
def test_requests_with_control_characters_are_refused(push_server: Server, visit: Visit, character: str) -> None:
    anna = visit(push_server)
    code = anna.new_table("me", "open")["code"]
    seats = [{"who": "me"}, {"who": "me"}]
    key = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
    push = {"endpoint": f"http://push.example/{character}", "p256dh": key, "auth": "BTBZMqHH6r4Tts7J_aSIgg"}
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


def test_what_can_be_seen_of_a_name_is_kept(server: Server, visit: Visit) -> None:
    anna = visit(server)
    told = anna.http.patch("/api/me", json={"name": "An\0na"})
    assert (told.status_code, told.json()["name"]) == (httpx.codes.OK, "An na")
    with anna.at(anna.new_table("me", "me")["table"]) as seat:
        seat.ask("say", text="a\0b")
        assert [heard["line"]["text"] for heard in seat.heard if heard["type"] == "chat"] == ["a b"]
