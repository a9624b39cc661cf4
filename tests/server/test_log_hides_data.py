"""What a database says of a failed statement quotes the data, hidden cards among them: none of it reaches the log."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from contextlib import closing
from typing import TYPE_CHECKING, Any

import pytest
from server.browser import Browser
from server.process import Server
from sqlalchemy import text

from bailey.server.logs import JsonLines
from bailey.server.settings import Settings
from bailey.server.store.database import Database
from bailey.server.store.database_errors import describe

if TYPE_CHECKING:
    from pathlib import Path

MARK = "recognisable-secret"


def refuse_rows(database: str) -> None:
    """Let the database refuse every further row of the log, in words of its own that quote it."""
    if database.startswith("sqlite"):
        with closing(sqlite3.connect(database.removeprefix("sqlite:///"))) as connection, connection:
            connection.execute(
                "CREATE TRIGGER refusing BEFORE INSERT ON log WHEN NEW.n > 1 "
                "BEGIN SELECT RAISE(ABORT, 'CHECK constraint failed'); END"
            )
        return

    async def constrain() -> None:
        import asyncpg

        connection = await asyncpg.connect(database)
        await connection.execute("ALTER TABLE log ADD CONSTRAINT refusing CHECK (n < 2) NOT VALID")
        await connection.close()

    asyncio.run(constrain())


def test_a_failed_commit_leaves_no_data_in_the_log(own_database: str, tmp_path: Path) -> None:
    with Server(tmp_path, own_database) as server, Browser(server.url) as anna:
        table = anna.new_table("me", "me")["table"]
        with anna.at(table) as seat:
            n = seat.present()["n"]
            refuse_rows(own_database)
            number = seat.now["choices"][0]["number"]
            assert seat.ask("choose", id=MARK, n=n, number=number)["fault"]["key"] == "failed"
        log = server.log.read_text()
    assert "a row could not be committed" in log
    for quoted in (MARK, "parameters:", "Failing row", "DETAIL", "INSERT INTO"):
        assert quoted not in log


def test_a_failed_request_leaves_no_data_in_the_log(own_database: str, tmp_path: Path) -> None:
    """What is no commit of a group fails as a request, and is logged with its trace."""
    with Server(tmp_path, own_database) as server, Browser(server.url) as anna:
        constraint = "CHECK (name NOT LIKE 'recognisable%')"
        if own_database.startswith("sqlite"):
            with closing(sqlite3.connect(own_database.removeprefix("sqlite:///"))) as connection, connection:
                connection.execute(
                    "CREATE TRIGGER refusing BEFORE INSERT ON players WHEN NEW.name LIKE 'recognisable%' "
                    "BEGIN SELECT RAISE(ABORT, 'refused'); END"
                )
        else:

            async def constrain() -> None:
                import asyncpg

                connection = await asyncpg.connect(own_database)
                await connection.execute(f"ALTER TABLE players ADD CONSTRAINT refusing {constraint}")
                await connection.close()

            asyncio.run(constrain())
        assert anna.http.patch("/api/me", json={"name": MARK}).status_code == 500
        log = server.log.read_text()
    assert "a request failed" in log
    assert "name_player" in log, "the trace says where it failed"
    for quoted in (MARK, "parameters:", "Failing row", "DETAIL:"):
        assert quoted not in log


def logged(fault: BaseException) -> str:
    """Write what the server's log says of an exception."""
    record = logging.LogRecord("bailey", logging.ERROR, "x.py", 1, "failed", (), (type(fault), fault, None))
    return JsonLines().format(record)


def failing(url: str, statement: str, **values: Any) -> Exception:
    """Provoke an exception of the database, as the server meets it."""

    async def run() -> Exception:
        database = Database(Settings(home=None, database_url=url).database)  # type: ignore[arg-type]
        try:
            await database.open()
            with pytest.raises(Exception) as caught:  # noqa: PT011 - whatever the database says
                await database.commit(lambda c: c.execute(text(statement), values))
            return caught.value
        finally:
            await database.close()

    return asyncio.run(run())


@pytest.mark.parametrize(
    ("statement", "values"),
    [
        ("INSERT INTO settings VALUES (:name, NULL)", {"name": MARK}),
        (
            "INSERT INTO players VALUES (:name, :name, 'en', CAST(:wrong AS int)::float)",
            {"name": MARK, "wrong": MARK},
        ),
        ("SELECT :wrong + 1", {"wrong": MARK}),
        ("SELECT * FROM nothing WHERE name = :name", {"name": MARK}),
    ],
)
def test_no_exception_of_a_database_is_logged_with_its_data(
    own_database: str, statement: str, values: dict[str, str]
) -> None:
    if own_database.startswith("sqlite") and "wrong" in values:
        statement = "INSERT INTO settings VALUES (:name, NULL)"
        values = {"name": MARK}
    fault = failing(own_database, statement, **values)
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
