"""${message}."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = ${repr(up_revision)}
down_revision = ${repr(down_revision)}


def upgrade() -> None:
    """Change the database."""
    ${upgrades if upgrades else "pass"}


def downgrade() -> None:
    """Change it back."""
    ${downgrades if downgrades else "pass"}
