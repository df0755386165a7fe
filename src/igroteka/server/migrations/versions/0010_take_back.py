"""Requests to take something back."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("room", sa.Column("take_back", sa.JSON, nullable=False, server_default=sa.text("'{}'")))
