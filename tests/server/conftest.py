"""Servers for tests: real processes, real sockets, and a database of their own."""

from __future__ import annotations

import asyncio
import contextlib
import inspect
import json
import os
import secrets
import socket
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AbstractAsyncContextManager, AsyncExitStack, ExitStack
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import httpx
import pytest
from server.browser import Browser
from server.process import Server

from bailey.server.http.app import make_app
from bailey.server.messages.tables import GiveNonce, NewSeat, NewTable
from bailey.server.names import Profile
from bailey.server.settings import Settings
from bailey.server.store.database import Database
from bailey.server.table.creating import create
from bailey.server.table.joining import give_nonce
from bailey.server.table_server import TableServer

if TYPE_CHECKING:
    from pathlib import Path

    from sqlalchemy import Table as Rows

    from bailey.server.table.table import Table

POSTGRES = os.environ.get("BAILEY_TEST_POSTGRES", "postgresql://postgres@127.0.0.1:5432")
REDIS = os.environ.get("BAILEY_TEST_REDIS", "redis://127.0.0.1:6379")
START_POSTGRES = (
    "PostgreSQL does not answer at {url}: start one with `docker run -p 127.0.0.1:5432:5432 "
    "-e POSTGRES_HOST_AUTH_METHOD=trust postgres`, or name one in BAILEY_TEST_POSTGRES"
)
START_REDIS = (
    "Redis does not answer at {url}: start one with `docker run -p 127.0.0.1:6379:6379 redis`, "
    "or name one in BAILEY_TEST_REDIS"
)
#: Each kind of database; and where its kind plays no part, PostgreSQL in the long tier only.
EACH = ["sqlite", pytest.param("postgresql", marks=pytest.mark.slow)]
EITHER = ["sqlite", pytest.param("postgresql", marks=[pytest.mark.slow, pytest.mark.long])]


def missing(why: str) -> None:
    """What a test needs is not there: it fails in an automatic run, and is skipped elsewhere."""
    if os.environ.get("CI", "").lower() not in {"", "0", "false"}:
        pytest.fail(why)
    pytest.skip(why)


def answers(url: str, port: int) -> bool:
    host, _, own = url.partition("://")[2].rpartition("@")[2].partition("/")[0].partition(":")
    try:
        with socket.create_connection((host or "127.0.0.1", int(own or port)), 2):
            return True
    except OSError:
        return False


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """Make a database for all tests."""
    with new_postgres() as url:
        yield url


@contextlib.contextmanager
def new_postgres() -> Iterator[str]:
    """Make a database, and drop it at the end."""
    if not answers(POSTGRES, 5432):
        missing(START_POSTGRES.format(url=POSTGRES))
    name = f"bailey_test_{secrets.token_hex(6)}"
    order(f'CREATE DATABASE "{name}"')
    yield f"{POSTGRES}/{name}"
    order(f'DROP DATABASE "{name}" WITH (FORCE)')


def order(*statements: str) -> None:
    """Tell PostgreSQL to do something, over a connection to no test's database."""
    asyncio.run(_order(statements))


async def _order(statements: tuple[str, ...]) -> None:
    import asyncpg

    connection = await asyncpg.connect(f"{POSTGRES}/postgres")
    try:
        for statement in statements:
            await connection.execute(statement)
    finally:
        await connection.close()


@pytest.fixture(scope="session")
def redis() -> str:
    """A Redis that rings."""
    if not answers(REDIS, 6379):
        missing(START_REDIS.format(url=REDIS))
    return REDIS


def shared_database(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> str:
    """Return a database of the kind that is asked for, for all tests."""
    if request.param == "postgresql":
        return str(request.getfixturevalue("postgres"))
    return f"sqlite:///{tmp_path_factory.mktemp('tables') / 'tables.sqlite3'}"


def new_database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """Make a database of the kind that is asked for, in which no server works."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'tables.sqlite3'}"
        return
    with new_postgres() as url:
        yield url


#: The same for a test that asks what is stored, and for one to which it does not matter where.
database = pytest.fixture(shared_database, scope="session", params=EACH)
either_database = pytest.fixture(shared_database, scope="session", params=EITHER)
own_database = pytest.fixture(new_database, params=EACH)
own_either_database = pytest.fixture(new_database, params=EITHER)


@pytest.fixture(scope="session")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("home")


@pytest.fixture(scope="session")
def server(either_database: str, home: Path) -> Iterator[Server]:
    """A server for all tests that leave it as they found it."""
    with Server(home, either_database, waits={"table.presence.EVERY": 0.3}) as running:
        yield running


#: A test of what is stored asks for this: the shared server is one on each kind of database.
on_each_database = pytest.mark.parametrize("either_database", EACH, indirect=True)


Visit = Callable[..., Browser]


@pytest.fixture
def visit() -> Iterator[Visit]:
    """Browsers that are closed at the end."""
    with ExitStack() as browsers:
        yield lambda server: browsers.enter_context(Browser(server.url))


def somebody(server: Server, visit: Visit) -> Browser:
    """Visit the server."""
    return visit(server)


anna, ben, eve = (pytest.fixture(somebody, name=name) for name in ("anna", "ben", "eve"))


# Asynchronous tests: they are run to their end, and what they ask for is opened before and closed afterwards.


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None

    async def run() -> None:
        async with AsyncExitStack() as opened:
            asked = {name: pyfuncitem.funcargs[name] for name in inspect.signature(pyfuncitem.obj).parameters}
            for name, value in asked.items():
                if isinstance(value, AbstractAsyncContextManager):
                    asked[name] = await opened.enter_async_context(value)
            await pyfuncitem.obj(**asked)

    getattr(pyfuncitem.module, "run", asyncio.run)(run())  # a module may have a loop of its own
    return True


def row_of(table: Rows, **values: Any) -> dict[str, Any]:
    """Make a row of a table of the database: what is not named is nothing, or empty."""
    blank = {column.name: None if column.nullable else column.type.python_type() for column in table.columns}
    return {**blank, **values}


@contextlib.asynccontextmanager
async def open_database(url: str) -> AsyncIterator[Database]:
    """Open a database in this process, and close it."""
    database = Database(Settings(home=None, database_url=url).database)  # type: ignore[arg-type]
    try:
        await database.open()
        yield database
    finally:
        await database.close()


@contextlib.asynccontextmanager
async def open_server(home: Path, **settings: Any) -> AsyncIterator[TableServer]:
    """Open a server in this process, without a port, and close it."""
    server = TableServer(Settings(home=home, plain=True, **settings))
    await server.open()
    try:
        yield server
    finally:
        await server.close()


#: Longer than any wait for a thread; nothing is waited for so long unless it hangs.
LONGEST = 20.0


async def until(what: Callable[[], bool]) -> None:
    """Wait for something that happens in the background."""
    end = asyncio.get_running_loop().time() + LONGEST
    while not what():
        assert asyncio.get_running_loop().time() < end, "it never happened"
        await asyncio.sleep(0.01)


class Watcher:
    """A client that looks on, without a socket."""

    def __init__(self, player: str) -> None:
        self.player, self.language, self.address = player, None, "127.0.0.1"
        self.muted: set[str] = set()
        self.chat = SimpleNamespace(take=lambda: True)  # whoever speaks may
        self.heard: list[dict[str, Any]] = []

    def send(self, data: bytes) -> None:
        self.heard.append(json.loads(data))

    def close(self, code: int) -> None:
        """Nothing is open."""

    @property
    def rows(self) -> list[int]:
        """Every row that was told, in the order of telling."""
        return [row["n"] for message in self.heard if message["type"] == "frame" for row in message["update"]["news"]]

    def answer(self, command: str) -> dict[str, Any]:
        return next(message for message in self.heard if message.get("done") == command)


async def begin_table(server: TableServer, *strengths: str) -> Table:
    """Begin a game of anna's and ben's, who sit at one device, or of anna's and bots, in a server in this process."""
    bots = [NewSeat(who="bot", strength=strength) for strength in strengths]  # type: ignore[arg-type]
    new = NewTable(game="castle-combo", seats=[NewSeat(who="me"), *(bots or [NewSeat(who="me")])])
    table = await create(server.tables, "anna", Profile("Anna"), new, "127.0.0.1")
    await give_nonce(server.tables, table, "anna", GiveNonce(nonce="-"))
    return table


@contextlib.asynccontextmanager
async def open_application(home: Path) -> AsyncIterator[tuple[TableServer, httpx.AsyncClient]]:
    """Open a server in this process, and a client that asks it over its application."""
    async with open_server(home, requests_per_second=1e6, names=frozenset({"localhost"})) as server:
        transport = httpx.ASGITransport(app=make_app(server))  # type: ignore[arg-type]
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost", timeout=60) as client:
            yield server, client


@pytest.fixture
def application(tmp_path: Path) -> AbstractAsyncContextManager[tuple[TableServer, httpx.AsyncClient]]:
    return open_application(tmp_path)


@pytest.fixture
def opened(own_database: str) -> AbstractAsyncContextManager[Database]:
    """A database of each kind, open in this process."""
    return open_database(own_database)


@pytest.fixture
def inside(tmp_path: Path) -> AbstractAsyncContextManager[TableServer]:
    """A server in this process."""
    return open_server(tmp_path)
