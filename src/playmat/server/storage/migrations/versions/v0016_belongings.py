"""Finished lessons, solved puzzles and decks of people, and which guests have given theirs to an account.

It only adds; processes of before go on, but hand nothing over.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the table, and the column."""
    op.add_column("people", sa.Column("handed_over", sa.Float))
    op.create_table(
        "belongings",
        sa.Column("person_id", sa.Text, primary_key=True),
        sa.Column("kind", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, primary_key=True),
        sa.Column("what", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("first", sa.Boolean, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )


def downgrade() -> None:
    """See the first step."""
    raise NotImplementedError("restore a backup: playmat db restore")
