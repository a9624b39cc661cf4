"""The face that a player has chosen, and the one that they have at a table.

A server of an older version that runs beside this one writes neither: whoever sits down there has none.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    """Change the database."""
    op.add_column("players", sa.Column("face", sa.Integer(), nullable=True))
    op.add_column("seats", sa.Column("face", sa.Integer(), nullable=True))
