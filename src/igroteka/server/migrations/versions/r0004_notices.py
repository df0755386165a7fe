"""Where people want to be told that it is their turn, and what is still to be told."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "contact",
        sa.Column("person", sa.String, sa.ForeignKey("person.id"), primary_key=True),
        sa.Column("webhook", sa.String, nullable=False),
        sa.Column("key", sa.String, nullable=False),
        sa.Column("mail", sa.String, nullable=False),
        sa.Column("code", sa.String, nullable=False),
    )
    op.create_table(
        "notice",
        sa.Column("room", sa.String, sa.ForeignKey("room.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("rev", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("channel", sa.String, primary_key=True),
        sa.Column("person", sa.String, nullable=False),
        sa.Column("since", sa.Double, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
    )
    op.create_index("ix_notice_at", "notice", ["at"])
