"""Who asked for an analysis, until when it is wanted, and how many of a game's last choices it is about.

A server of an older version that runs beside this one writes none of it.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """Change the database."""
    op.add_column("analyses", sa.Column("asker", sa.String(length=40), nullable=False, server_default=""))
    op.add_column("analyses", sa.Column("wanted", sa.Float(), nullable=True))
    op.add_column("analyses", sa.Column("last", sa.Integer(), nullable=True))
