"""Who has shown the key of a private room: known to all processes, and after a restart."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "admitted",
        sa.Column("room", sa.String, sa.ForeignKey("room.id"), primary_key=True),
        sa.Column("person", sa.String, primary_key=True),
    )
