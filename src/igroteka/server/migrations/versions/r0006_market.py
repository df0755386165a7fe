"""Market tables: what they play by, and the drafts that lie on them."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("room", sa.Column("market", sa.JSON, nullable=False, server_default=sa.text("'{}'")))
    op.create_table(
        "stall",
        sa.Column("room", sa.String, sa.ForeignKey("room.id"), primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("body", sa.JSON, nullable=False),
    )
