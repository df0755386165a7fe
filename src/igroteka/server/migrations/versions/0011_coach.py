"""May the coach be asked at a table, and what it found in games that are over, which may be deleted any time."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("room", sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.true()))
    op.create_table(
        "review",
        sa.Column("room", sa.String, sa.ForeignKey("room.id"), primary_key=True),
        sa.Column("maker", sa.String, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
