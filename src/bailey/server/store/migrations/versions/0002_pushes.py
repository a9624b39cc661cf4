"""Where players who have gone are told that it is their turn."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Change the database."""
    op.create_table(
        "pushes",
        sa.Column("endpoint", sa.String(length=1000), nullable=False),
        sa.Column("player", sa.String(length=40), nullable=False),
        sa.Column("p256dh", sa.String(length=90), nullable=False),
        sa.Column("auth", sa.String(length=24), nullable=False),
        sa.Column("language", sa.String(length=2), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("endpoint"),
    )
    op.create_index("pushes_player", "pushes", ["player"], unique=False)
