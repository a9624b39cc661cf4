"""The database: how it is opened, brought up to date, and asked the time.

"Committed" means on the disk: `synchronous=FULL` on SQLite, PostgreSQL's own `synchronous_commit`.
"""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

from sqlalchemy import make_url, text
from sqlalchemy.exc import SQLAlchemyError

from bailey.core.errors import BadInput
from bailey.server.store.bodies import PostgresBody, SqliteBody
from bailey.server.store.schema import METADATA

MIGRATIONS = Path(__file__).with_name("migrations")
#: The newest migration: a database that is there already need not wait for Alembic.
HEAD = "0005"
#: A number of our own for PostgreSQL's advisory lock: servers that start at once migrate one after the other.
MIGRATION_LOCK = 0xBA11E7
NOW = {
    "sqlite": "SELECT (julianday('now') - 2440587.5) * 86400.0",
    "postgresql": "SELECT extract(epoch FROM clock_timestamp())::float8",
}


class Database:
    """An open database: work is a function that is given a connection, and runs in a transaction."""

    def __init__(self, url: str) -> None:
        self.url = make_url(url)
        self.sqlite = self.url.get_backend_name() == "sqlite"
        self.ahead = 0.0  # how far the database's clock is ahead of ours
        self.body: SqliteBody | PostgresBody = SqliteBody(self.url) if self.sqlite else PostgresBody(self.url)
        self.read, self.write = self.body.read, self.body.write
        self.write_once, self.commit = self.body.write_once, self.body.commit

    @property
    def kind(self) -> str:
        """Name the kind of database."""
        return "sqlite" if self.sqlite else "postgresql"

    def now(self) -> float:
        """Tell the database's time, as far as we know it."""
        return time.time() + self.ahead

    async def open(self) -> None:
        """Connect, bring the tables up to date, and set our clock."""
        try:
            await self.write(migrate)
            await self.set_clock()
        except (SQLAlchemyError, OSError) as fault:
            shown = self.url.render_as_string(hide_password=True)
            cause = str(getattr(fault, "orig", None) or fault).splitlines()[0]
            remedy = "see that the file is a database of ours" if self.sqlite else "start it, or mend DATABASE_URL"
            message = f"database {shown}: {cause}; {remedy}"
            raise BadInput(message) from fault

    async def set_clock(self) -> None:
        """Ask the database for the time: all servers of a database go by it."""
        asked = time.time()
        found = await self.read(lambda c: c.execute(text(NOW[self.kind])).scalar_one())
        self.ahead = float(found) - (asked + time.time()) / 2

    async def close(self) -> None:
        """Close all connections."""
        await self.body.close()


def migrate(connection: Any) -> None:
    """Bring the tables of a database up to date, and refuse one of a newer Bailey."""
    from sqlalchemy import inspect

    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})"))
    standing = inspect(connection).get_table_names()
    found = ""
    if "alembic_version" in standing:
        found = connection.execute(text("SELECT version_num FROM alembic_version")).scalar() or ""
    elif set(standing) & set(METADATA.tables):
        raise BadInput("database: has tables of these names that are not ours; name another database or schema")
    if "alembic_version" not in standing:
        _make_tables(connection)
        return
    if found == HEAD:
        return
    if found > HEAD:
        message = f"database: was made by a newer Bailey (migration {found}); start that one"
        raise BadInput(message)
    run_alembic(connection)


def _make_tables(connection: Any) -> None:
    """Make the tables of a new database as they are declared: to import Alembic takes as long as all else it does."""
    METADATA.create_all(connection)
    version = "version_num VARCHAR(32) NOT NULL, CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)"
    connection.execute(text(f"CREATE TABLE alembic_version ({version})"))
    connection.execute(text("INSERT INTO alembic_version (version_num) VALUES (:head)"), {"head": HEAD})


def run_alembic(connection: Any) -> None:
    """Run the migrations that a database has not had yet."""
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
