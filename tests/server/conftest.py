"""Servers for tests: real processes, real sockets, and a database of their own."""

from __future__ import annotations

import asyncio
import contextlib
import os
import secrets
import socket
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import TYPE_CHECKING

import pytest
from server.browser import Browser
from server.process import Server

if TYPE_CHECKING:
    from pathlib import Path

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


@pytest.fixture(scope="session", params=["sqlite", pytest.param("postgresql", marks=pytest.mark.slow)])
def database(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> str:
    """A database of each kind."""
    if request.param == "postgresql":
        return str(request.getfixturevalue("postgres"))
    return f"sqlite:///{tmp_path_factory.mktemp('tables') / 'tables.sqlite3'}"


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.slow)])
def own_database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """A database of each kind that no server works in."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'tables.sqlite3'}"
        return
    with new_postgres() as url:
        yield url


@pytest.fixture(scope="session")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("home")


@pytest.fixture(scope="session")
def server(database: str, home: Path) -> Iterator[Server]:
    """A server on each kind of database, for all tests that leave it as they found it."""
    with Server(home, database) as running:
        yield running


@pytest.fixture(scope="session")
def any_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for what has nothing to do with the database."""
    with Server(tmp_path_factory.mktemp("home")) as running:
        yield running


Visit = Callable[..., Browser]


@pytest.fixture
def visit() -> Iterator[Visit]:
    """Browsers that are closed at the end."""
    with ExitStack() as browsers:
        yield lambda server: browsers.enter_context(Browser(server.url))
