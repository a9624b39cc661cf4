"""What a server does before it answers: nothing that it needs only later."""

from __future__ import annotations

import asyncio
import re
from typing import TYPE_CHECKING, Any

import httpx
import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from server.process import Server
from sqlalchemy import inspect, text

from bailey.server.settings import Settings
from bailey.server.store.database import HEAD, MIGRATIONS, Database, migrate, run_alembic
from bailey.server.store.schema import METADATA

if TYPE_CHECKING:
    from pathlib import Path

    from sqlalchemy import Connection

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


@pytest.mark.slow
def test_the_key_for_push_messages_lasts(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        key = httpx.get(f"{server.url}/api/push", timeout=20).json()["key"]
        server.stop()
        server.start()
        assert httpx.get(f"{server.url}/api/push", timeout=20).json()["key"] == key


def test_a_new_database_is_made_as_migrations_make_it(own_database: str) -> None:
    async def run() -> None:
        database = Database(Settings(home=None, database_url=own_database).database)  # type: ignore[arg-type]
        try:
            made = await database.write(lambda c: (migrate(c), _described(c))[1])
            await database.write(lambda c: (METADATA.drop_all(c), c.execute(text("DROP TABLE alembic_version"))))
            migrated = await database.write(lambda c: (run_alembic(c), _described(c))[1])
        finally:
            await database.close()
        assert made == migrated
        assert made["alembic_version"][0] == {"version_num"}

    asyncio.run(run())
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
