"""The latest position as its numbers, and once for all how they read."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Change the database."""
    op.create_table(
        "layouts",
        sa.Column("id", sa.String(length=20), nullable=False),
        sa.Column("game", sa.String(length=80), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("layout", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.add_column("latest", sa.Column("numbers", sa.LargeBinary(), nullable=True))
    op.add_column("latest", sa.Column("layout", sa.String(length=20), nullable=True))
