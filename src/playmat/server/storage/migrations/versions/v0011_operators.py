"""Limits and announcements. It only adds tables, so that processes of before may go on beside it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "limits",
        sa.Column("whom", sa.Text, primary_key=True),
        sa.Column("what", sa.Text, primary_key=True),
        sa.Column("most", sa.Integer, nullable=False),
    )
    op.create_table(
        "announcements",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("until", sa.Float, nullable=False),
        sa.Column("texts", sa.Text, nullable=False),
    )


def downgrade() -> None:
    """See the first step."""
    raise NotImplementedError("restore a backup: playmat db restore")
