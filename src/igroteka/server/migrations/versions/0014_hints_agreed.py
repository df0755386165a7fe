"""Who agrees to hints at a table with other people."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seat", sa.Column("hints", sa.String, nullable=False, server_default=""))
