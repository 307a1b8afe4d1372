"""Last visits of devices, so that guests who never come back can be forgotten."""

from __future__ import annotations

import time

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nobody knows when they were here: everybody's time begins now."""
    op.add_column("sessions", sa.Column("seen", sa.Float, nullable=False, server_default="0"))
    seen = sa.column("seen", sa.Float)
    op.execute(sa.update(sa.table("sessions", seen)).values(seen=time.time()))


def downgrade() -> None:
    """See the first step."""
    raise NotImplementedError("restore a backup: playmat db restore")
