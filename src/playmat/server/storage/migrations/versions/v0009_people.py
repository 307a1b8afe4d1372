"""Blocked accounts and forbidden names. It only adds, so that processes of before may go on beside it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the column and the table."""
    op.add_column("people", sa.Column("blocked", sa.Float))
    op.create_table("forbidden", sa.Column("look", sa.Text, primary_key=True))


def downgrade() -> None:
    """See the first step."""
    raise NotImplementedError("restore a backup: playmat db restore")
