"""Reports on balance. It only adds a table, so that processes of before may go on beside it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "lab_reports",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("facts", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
    )


def downgrade() -> None:
    """See the first step."""
    raise NotImplementedError("restore a backup: playmat db restore")
