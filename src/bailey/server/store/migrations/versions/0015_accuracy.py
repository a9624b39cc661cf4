"""The accuracy of a seat, which no longer is the share of all its choices that were sound.

A server of an older version that runs beside this one does not write it, and earlier analyses have not: of these the
share of all choices is told, as before.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    """Change the database."""
    op.add_column("skill", sa.Column("accuracy", sa.Float(), nullable=True))
