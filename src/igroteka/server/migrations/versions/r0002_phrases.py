"""A line of talk may be a phrase that everybody reads in their own language."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("chat", sa.Column("phrase", sa.String, nullable=False, server_default=""))
