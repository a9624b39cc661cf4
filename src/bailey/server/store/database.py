"""The database: opening it, migrating it, and its clock.

"Committed" means on the disk: `synchronous=FULL` on SQLite, PostgreSQL's own `synchronous_commit`.
"""

from __future__ import annotations

import time
from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import Connection, make_url, text
from sqlalchemy.exc import SQLAlchemyError

from bailey.core.errors import BadInput
from bailey.server.store.backends import Backend, PostgresBackend, SqliteBackend
from bailey.server.store.schema import METADATA

if TYPE_CHECKING:
    from collections.abc import Callable

MIGRATIONS = Path(__file__).with_name("migrations")
#: The newest migration: a database that has it is opened without Alembic.
HEAD = "0015"
#: A number of our own for PostgreSQL's advisory lock: servers that start at once migrate one after the other.
MIGRATION_LOCK = 0xBA11E7
NOW = {
    "sqlite": "SELECT (julianday('now') - 2440587.5) * 86400.0",
    "postgresql": "SELECT extract(epoch FROM clock_timestamp())::float8",
}


class Database:
    """An open database. `work` is a function of a connection that runs in a transaction."""

    def __init__(self, url: str, backend: Backend | None = None) -> None:
        self.url = make_url(url)
        self.sqlite = self.url.get_backend_name() == "sqlite"
        self.ahead = 0.0  # seconds by which the database's clock is ahead of ours
        self.backend = backend or (SqliteBackend(self.url) if self.sqlite else PostgresBackend(self.url))
        self.read, self.write = self.backend.read, self.backend.write
        self.survey = self.backend.survey
        self.write_once, self.commit = self.backend.write_once, self.backend.commit

    @property
    def kind(self) -> str:
        """The kind of database: sqlite or postgresql."""
        return "sqlite" if self.sqlite else "postgresql"

    def now(self) -> float:
        """Return the database's time, from our clock and the last known difference."""
        return time.time() + self.ahead

    async def open(self) -> None:
        """Connect, migrate, and compare the clocks."""
        try:
            await self.write(lambda c: migrate(c, self.run_migrations))
            await self.set_clock()
        except (SQLAlchemyError, OSError) as fault:
            shown = self.url.render_as_string(hide_password=True)
            cause = str(getattr(fault, "orig", None) or fault).splitlines()[0]
            remedy = "check that Bailey made the file" if self.sqlite else "start it, or correct DATABASE_URL"
            message = f"database {shown}: {cause}; {remedy}"
            raise BadInput(message) from fault

    def run_migrations(self, connection: Connection, _found: str) -> None:
        """Run the migrations that come after the one that was found, which Alembic reads itself."""
        run_alembic(connection)

    async def set_clock(self) -> None:
        """Compare our clock with the database's, which all its servers use."""
        asked = time.time()
        found = await self.read(lambda c: c.execute(text(NOW[self.kind])).scalar_one())
        self.ahead = float(found) - (asked + time.time()) / 2

    async def close(self) -> None:
        """Close all connections."""
        await self.backend.close()


def migrate(connection: Connection, run_migrations: Callable[[Connection, str], None]) -> None:
    """Migrate a database; refuse one that a newer Bailey has migrated."""
    from sqlalchemy import inspect

    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})"))
    standing = inspect(connection).get_table_names()
    found = ""
    if "alembic_version" in standing:
        found = connection.execute(text("SELECT version_num FROM alembic_version")).scalar() or ""
    elif set(standing) & set(METADATA.tables):
        raise BadInput("database: has tables of our names that Bailey did not make; name another database or schema")
    if "alembic_version" not in standing:
        _make_tables(connection)
        return
    if found == HEAD:
        return
    if found > HEAD:
        message = f"database: was made by a newer Bailey (migration {found}); start that one"
        raise BadInput(message)
    run_migrations(connection, found)


def _make_tables(connection: Connection) -> None:
    """Make the tables of a new database without Alembic, whose import takes longer."""
    METADATA.create_all(connection)
    version = "version_num VARCHAR(32) NOT NULL, CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)"
    connection.execute(text(f"CREATE TABLE alembic_version ({version})"))
    connection.execute(text("INSERT INTO alembic_version (version_num) VALUES (:head)"), {"head": HEAD})


def run_alembic(connection: Connection) -> None:
    """Run the migrations that are missing."""
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
