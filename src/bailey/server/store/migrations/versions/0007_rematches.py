"""How often each has won in the games before a rematch."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Change the database."""
    op.add_column("tables", sa.Column("wins", sa.Text(), nullable=True))
