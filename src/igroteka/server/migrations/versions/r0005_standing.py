"""What a seat has laid down once for all: answers it need not be asked for."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seat", sa.Column("standing", sa.JSON, nullable=False, server_default=sa.text("'{}'")))
