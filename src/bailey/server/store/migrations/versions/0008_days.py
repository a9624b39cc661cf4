"""Deals of the day: at which tables they are played, and who has begun them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Change the database."""
    op.add_column("tables", sa.Column("day", sa.String(length=10), nullable=True))
    op.create_index("tables_day", "tables", ["day", "game"], unique=False)
    op.create_table(
        "day_games",
        sa.Column("day", sa.String(length=10), nullable=False),
        sa.Column("game", sa.String(length=80), nullable=False),
        sa.Column("person", sa.String(length=40), nullable=False),
        sa.Column("attempt", sa.Integer(), nullable=False),
        sa.Column("table_id", sa.String(length=40), nullable=False),
        sa.Column("begun", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("day", "game", "person", "attempt"),
    )
    op.create_index("day_games_person", "day_games", ["person"], unique=False)
