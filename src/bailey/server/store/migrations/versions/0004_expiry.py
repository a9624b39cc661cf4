"""From which address a table was set up, and when to look whether it may be deleted."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Change the database; of the tables that are there, only finished games are never looked at."""
    op.add_column("tables", sa.Column("address", sa.String(length=40), nullable=True))
    op.add_column("tables", sa.Column("expires", sa.Float(), nullable=True, server_default="0"))
    op.execute("UPDATE tables SET expires = NULL WHERE ended IS NOT NULL")
    op.create_index("tables_expires", "tables", ["expires"], unique=False)
