"""What analyses found of players, and analyses with open cards.

Earlier analyses kept no record, without which they cannot be said in words: they are made again when somebody asks.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Change the database."""
    op.execute("DELETE FROM analysis_rows")
    op.drop_table("analyses")
    op.create_table(
        "analyses",
        sa.Column("id", sa.String(length=40), nullable=False),
        sa.Column("table_id", sa.String(length=40), nullable=True),
        sa.Column("record", sa.Text(), nullable=False),
        sa.Column("open_cards", sa.Boolean(), nullable=False),
        sa.Column("iterations", sa.Integer(), nullable=False),
        sa.Column("state", sa.String(length=8), nullable=False),
        sa.Column("total", sa.Integer(), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("fault", sa.Text(), nullable=False),
        sa.Column("asked", sa.Float(), nullable=False),
        sa.Column("lease", sa.Float(), nullable=False),
        sa.Column("holder", sa.String(length=40), nullable=False),
        sa.Column("result", sa.LargeBinary(), nullable=True),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("analyses_waiting", "analyses", ["state", "asked"], unique=False)
    op.create_index("analyses_table", "analyses", ["table_id"], unique=False)
    op.create_table(
        "skill",
        sa.Column("table_id", sa.String(length=40), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("own", sa.Float(), nullable=False),
        sa.Column("luck", sa.Float(), nullable=False),
        sa.Column("decisions", sa.Integer(), nullable=False),
        sa.Column("sound", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat"),
    )
