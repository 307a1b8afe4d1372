"""E-mail: addresses, and mails that wait. It only adds tables, so that processes of before may go on."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "addresses",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("person_id", sa.Text, nullable=False, unique=True),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("lang", sa.Text, nullable=False),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("asked", sa.Float, nullable=False),
        sa.Column("confirmed", sa.Float),
        sa.Column("mailed", sa.Float, nullable=False),
    )
    op.create_table(
        "outbox",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("address_id", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("about", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("due", sa.Float),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("problem", sa.Text, nullable=False),
    )
    op.create_index("outbox_due", "outbox", ["due"])
    op.create_index("outbox_of_address", "outbox", ["address_id"])
    op.create_table(
        "told",
        sa.Column("address_id", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )


def downgrade() -> None:
    """See the first step."""
    raise NotImplementedError("restore a backup: playmat db restore")
