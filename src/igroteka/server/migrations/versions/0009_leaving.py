"""Proposals to stop a game, and games that somebody has put away."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("room", sa.Column("stop", sa.JSON, nullable=False, server_default=sa.text("'{}'")))
    op.create_table(
        "archived",
        sa.Column("room", sa.String, sa.ForeignKey("room.id"), primary_key=True),
        sa.Column("person", sa.String, primary_key=True),
    )
