"""Pictures of tables, so that a long game need not be played again from its first act. They may be deleted any time."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "snapshot",
        sa.Column("room", sa.String, sa.ForeignKey("room.id"), primary_key=True),
        sa.Column("rev", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("maker", sa.String, nullable=False),
        sa.Column("hash", sa.String, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
