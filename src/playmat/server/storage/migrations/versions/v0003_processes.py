"""Presence of people by server process."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nobody is connected while this runs."""
    op.create_table(
        "processes",
        sa.Column("owner", sa.Text, primary_key=True),
        sa.Column("until", sa.Float, nullable=False),
        sa.Column("connected", sa.Text, nullable=False),
    )


def downgrade() -> None:
    """See the first step."""
    raise NotImplementedError("restore a backup: playmat db restore")
