"""Migrations in a page, where Alembic is not: statements that `bailey site` has written down."""

from __future__ import annotations

import json
from importlib import resources
from typing import TYPE_CHECKING

from sqlalchemy import text

if TYPE_CHECKING:
    from sqlalchemy import Connection

#: Beside this file, only in a site: the statements of each migration.
FILE = "migrations.json"


def read() -> dict[str, list[str]]:
    """Return the statements of each migration, by its number."""
    written: dict[str, list[str]] = json.loads(resources.files(__package__).joinpath(FILE).read_text(encoding="utf-8"))
    return written


def run_written(connection: Connection, found: str) -> None:
    """Run the migrations that come after the one that was found."""
    for number, statements in sorted(read().items()):
        if number > found:
            for statement in statements:
                connection.exec_driver_sql(statement)
            connection.execute(text("UPDATE alembic_version SET version_num = :number"), {"number": number})
