"""Writes the migrations down as statements of SQLite, for a page that has no Alembic."""

from __future__ import annotations

from io import StringIO

from alembic.operations import Operations
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory

from bailey.server.store.database import MIGRATIONS

#: How Alembic ends a statement that it writes down.
END = ";\n\n"


def written_migrations() -> dict[str, list[str]]:
    """Return the statements of each migration, by its number."""
    return {one.revision: _written(one.module) for one in ScriptDirectory(str(MIGRATIONS)).walk_revisions()}


def _written(migration: object) -> list[str]:
    out = StringIO()
    how = {"as_sql": True, "output_buffer": out, "literal_binds": True}
    context = MigrationContext.configure(dialect_name="sqlite", opts=how)
    with Operations.context(context):
        migration.upgrade()  # type: ignore[attr-defined]
    return [statement for statement in out.getvalue().split(END) if statement.strip()]
