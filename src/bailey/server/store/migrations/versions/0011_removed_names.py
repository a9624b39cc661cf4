"""Names that were removed from records."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Change the database."""
    op.add_column("tables", sa.Column("removed", sa.Text(), nullable=True))
