"""Looks of the names of accounts, and the tables that do not go on."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from playmat.server.storage.people.names import looks_of

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Of accounts that look alike already, each keeps its name, and the oldest has the look."""
    op.add_column("tables", sa.Column("stopped", sa.Text))
    looks = op.create_table(
        "looks",
        sa.Column("look", sa.Text, primary_key=True),
        sa.Column("person_id", sa.Text, sa.ForeignKey("people.id"), nullable=False),
    )
    op.create_index("looks_of_person", "looks", ["person_id"])
    accounts = sa.text("SELECT id, name FROM people WHERE login IS NOT NULL ORDER BY created")
    owners: dict[str, str] = {}
    for person, name in op.get_bind().execute(accounts):
        for look in looks_of(name):
            owners.setdefault(look, person)
    if owners:
        op.bulk_insert(looks, [{"look": look, "person_id": person} for look, person in owners.items()])


def downgrade() -> None:
    """See the first step."""
    raise NotImplementedError("restore a backup: playmat db restore")
