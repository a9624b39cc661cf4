"""How often players renewed their cookies, and which command led to a line of chat."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Change the database."""
    op.create_table(
        "cookies",
        sa.Column("player", sa.String(length=40), nullable=False),
        sa.Column("generation", sa.Integer(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("player"),
    )
    op.create_index("cookies_at", "cookies", ["at"], unique=False)
    op.add_column("chat", sa.Column("command", sa.String(length=90), nullable=True))
    op.create_index("chat_command", "chat", ["table_id", "command"], unique=False)
