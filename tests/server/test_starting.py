"""What a server does before it answers, and on the way of a click: nothing that it needs only later."""

from __future__ import annotations

import asyncio
import json
import re
import sys
import threading
from pathlib import Path
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from server.browser import PATIENCE
from server.conftest import begin_table, open_server
from server.process import Server
from sqlalchemy import inspect, text
from websockets.asyncio.client import connect

import bailey.server
from bailey.server.access import cookie_renewals
from bailey.server.analyses import analyst
from bailey.server.settings import Settings
from bailey.server.sockets.connection import WebSocketConnection
from bailey.server.sockets.handshake import serve_socket
from bailey.server.store.database import HEAD, MIGRATIONS, Database, migrate, run_alembic
from bailey.server.store.schema import METADATA
from bailey.server.table import presence, scheduler, tables

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from bailey.server.table.table import Table
    from bailey.server.table_server import TableServer

#: Each costs up to a third of a start.
LATER = {"numba", "numpy", "pydantic.v1", "alembic", "cryptography", "httpx", "sqlalchemy.orm", "asyncpg"}
IMPORTED = re.compile(r"^import time: +\d+ \| +\d+ \| +(\S+)$", re.MULTILINE)
READY = "Bailey is open at"


@pytest.mark.slow
@pytest.mark.parametrize("how", ["plain", "compiling"])
def test_what_is_needed_later_is_imported_later(tmp_path: Path, how: str) -> None:
    with Server(tmp_path, plain=how == "plain", PYTHONPROFILEIMPORTTIME="1") as server:
        before, ready, _ = server.log.read_text().partition(READY)
    imported = set(IMPORTED.findall(before))
    assert ready
    assert "bailey.server.http.app" in imported
    assert not imported & LATER


async def test_a_new_database_is_made_as_migrations_make_it(own_database: str) -> None:
    database = Database(Settings(home=None, database_url=own_database).database)  # type: ignore[arg-type]
    try:
        made = await database.write(lambda c: (migrate(c, database.run_migrations), _described(c))[1])
        await database.write(lambda c: (METADATA.drop_all(c), c.execute(text("DROP TABLE alembic_version"))))
        migrated = await database.write(lambda c: (run_alembic(c), _described(c))[1])
    finally:
        await database.close()
    assert made == migrated
    assert made["alembic_version"][0] == {"version_num"}
    assert ScriptDirectory.from_config(_config()).get_current_head() == HEAD


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    return config


def _described(c: Connection) -> dict[str, Any]:
    """Tell of every table its columns, which may be null, what they are by default, its keys and its indexes."""
    assert compare_metadata(MigrationContext.configure(c), METADATA) == []
    assert c.execute(text("SELECT version_num FROM alembic_version")).scalar_one() == HEAD
    found = inspect(c)
    told: dict[str, Any] = {}
    for table in found.get_table_names():
        columns = {column["name"]: (str(column["type"]), column["nullable"]) for column in found.get_columns(table)}
        given = {column["name"]: str(column["default"]).strip("'") for column in found.get_columns(table)}
        keys = found.get_pk_constraint(table)["constrained_columns"]
        indexes = sorted((str(i["name"]), i["column_names"]) for i in found.get_indexes(table))
        told[table] = (columns.keys(), columns, given, keys, indexes)
    return told


ROOT = Path(bailey.server.__file__).parent
DOCSTRING = bailey.server.__doc__ or ""
#: Types alone: they are read on the way, but no line of them runs.
TYPES = {"messages/socket.py"}
#: A newcomer opens no more modules than this to follow a click.
MOST = 14
NEVER = 10_000.0


class Trace:
    """Notes the server's modules of which a function is called, on any thread that starts after it."""

    def __init__(self) -> None:
        self.on, self.modules = False, set[str]()

    def __call__(self, frame: Any, event: str, _: Any) -> None:
        if self.on and event == "call" and frame.f_code.co_filename.startswith(str(ROOT)):
            self.modules.add(Path(frame.f_code.co_filename).relative_to(ROOT).as_posix())


async def click(home: Path, trace: Trace) -> None:
    async with open_server(home) as server:
        await choose_over_a_connection(server, await begin_table(server), trace)


async def choose_over_a_connection(server: TableServer, table: Table, trace: Trace) -> None:
    """Connect, and trace what happens from a choice that is sent to the update that comes back."""

    async def serve(connection: WebSocketConnection) -> None:
        await serve_socket(server, connection, "here", "anna", None)

    state = SimpleNamespace(connections=set())
    loop = asyncio.get_running_loop()
    listener = await loop.create_server(lambda: WebSocketConnection(serve, state), "127.0.0.1", 0)
    port = listener.sockets[0].getsockname()[1]
    address = f"ws://127.0.0.1:{port}/api/tables/{table.id}/socket"
    async with connect(address, proxy=None, open_timeout=PATIENCE) as client:
        update = await received(client, "frame")
        choice = {"do": "choose", "id": "c1", "n": update["update"]["n"], "sure": True}
        number = update["update"]["choices"][0]["number"]
        trace.on = True
        await client.send(json.dumps({**choice, "number": number}))
        assert (await received(client, "frame"))["done"] == "c1"
        trace.on = False
    listener.close()
    await listener.wait_closed()


async def received(client: Any, kind: str) -> Any:
    while (message := json.loads(await client.recv()))["type"] != kind:
        pass
    return message


@pytest.mark.slow
def test_a_click_takes_the_way_that_is_listed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    trace = Trace()
    waits = ((scheduler, "EVERY"), (presence, "EVERY"), (tables, "POLL_SECONDS"), (analyst, "LOOK_EVERY"))
    for module, seconds in waits:
        monkeypatch.setattr(module, seconds, NEVER)  # what happens without a click is not on its way
    monkeypatch.setattr(tables, "FORGET_SECONDS", NEVER)
    monkeypatch.setattr(cookie_renewals, "POLL_SECONDS", NEVER)
    threading.setprofile(trace)
    sys.setprofile(trace)
    try:
        asyncio.run(click(tmp_path, trace))
    finally:
        sys.setprofile(None)
        threading.setprofile(None)  # type: ignore[arg-type]
    way = re.findall(r"^\d+\. `([\w/]+\.py)`", DOCSTRING, re.MULTILINE)
    passed = set(re.findall(r"`([\w/]+\.py)`", DOCSTRING)) - set(way)
    assert len(way) <= MOST
    assert trace.modules == (set(way) - TYPES) | passed
