"""How long an analysis has been worked on, and what it found that is to be shown before it is done.

A server of an older version that runs beside this one writes neither.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    """Change the database."""
    op.add_column("analyses", sa.Column("seconds", sa.Float(), nullable=False, server_default="0"))
    op.add_column("analysis_rows", sa.Column("mark", sa.Text(), nullable=True))
