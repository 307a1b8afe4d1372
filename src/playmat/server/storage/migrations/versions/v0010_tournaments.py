"""Tournaments. It only adds tables, so that processes of before may go on beside it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "tournaments",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("organiser_id", sa.Text),
        sa.Column("organiser", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("ruleset", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("clock", sa.Text, nullable=False),
        sa.Column("rounds", sa.Integer, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("updated", sa.Float, nullable=False),
    )
    op.create_index("tournaments_listed", "tournaments", ["status", "updated"])
    op.create_table(
        "entrants",
        sa.Column("tournament_id", sa.Text, sa.ForeignKey("tournaments.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("person_id", sa.Text),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("deck", sa.Text, nullable=False),
        sa.Column("lot", sa.Integer, nullable=False),
        sa.Column("since", sa.Integer, nullable=False),
        sa.Column("until", sa.Integer),
    )
    op.create_index("entrants_once", "entrants", ["tournament_id", "person_id"], unique=True)
    op.create_index("entrants_of_person", "entrants", ["person_id"])
    op.create_table(
        "rounds",
        sa.Column("tournament_id", sa.Text, sa.ForeignKey("tournaments.id"), primary_key=True),
        sa.Column("round", sa.Integer, primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("seed", sa.BigInteger),
        sa.Column("salt", sa.Text),
    )
    op.create_table(
        "meetings",
        sa.Column("tournament_id", sa.Text, primary_key=True),
        sa.Column("round", sa.Integer, primary_key=True),
        sa.Column("board", sa.Integer, primary_key=True),
        sa.Column("first", sa.Integer, nullable=False),
        sa.Column("second", sa.Integer, nullable=False),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("outcome", sa.Text, nullable=False),
        sa.Column("turns", sa.Integer, nullable=False),
        sa.Column("by_hand", sa.Boolean, nullable=False),
        sa.ForeignKeyConstraint(["tournament_id", "round"], ["rounds.tournament_id", "rounds.round"]),
    )
    op.create_index("meetings_table", "meetings", ["table_id"])


def downgrade() -> None:
    """See the first step."""
    raise NotImplementedError("restore a backup: playmat db restore")
