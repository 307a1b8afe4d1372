"""The oldest step that can work beside the newest. It only adds, so that processes of before may go on."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the table; whoever carries out steps writes its one row."""
    op.create_table("beside", sa.Column("oldest", sa.Text, primary_key=True))


def downgrade() -> None:
    """See the first step."""
    raise NotImplementedError("restore a backup: playmat db restore")
