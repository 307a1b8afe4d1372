"""Rated tournaments. It only adds a column with a value, so that processes of before may go on beside it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the column."""
    op.add_column("tournaments", sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.false()))


def downgrade() -> None:
    """See the first step."""
    raise NotImplementedError("restore a backup: playmat db restore")
