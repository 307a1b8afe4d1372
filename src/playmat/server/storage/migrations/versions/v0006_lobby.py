"""The lobby. It only adds tables, and columns that may be left out, so that processes of before may go on."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the tables and columns."""
    op.add_column("people", sa.Column("hidden", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("processes", sa.Column("lobby", sa.Text))
    op.create_table(
        "challenges",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("by_id", sa.Text, nullable=False),
        sa.Column("to_id", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("until", sa.Float, nullable=False),
        sa.Column("declined", sa.Boolean, nullable=False),
    )
    op.create_index("challenges_to", "challenges", ["to_id", "until"])
    op.create_index("challenges_by", "challenges", ["by_id", "at"])
    op.create_table(
        "ignored",
        sa.Column("person_id", sa.Text, primary_key=True),
        sa.Column("other_id", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("how", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("ignored_other", "ignored", ["other_id"])
    op.create_table(
        "reports",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("by_id", sa.Text, nullable=False),
        sa.Column("about_id", sa.Text, nullable=False),
        sa.Column("about", sa.Text, nullable=False),
        sa.Column("table_id", sa.Text),
        sa.Column("version", sa.Integer),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("words", sa.Text, nullable=False),
        sa.Column("seen", sa.Text, nullable=False),
        sa.Column("closed", sa.Float),
        sa.Column("note", sa.Text, nullable=False),
    )


def downgrade() -> None:
    """See the first step."""
    raise NotImplementedError("restore a backup: playmat db restore")
