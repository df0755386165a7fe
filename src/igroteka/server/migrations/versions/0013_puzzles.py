"""What somebody has answered to a puzzle, the first time."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "puzzle",
        sa.Column("person", sa.String, sa.ForeignKey("person.id"), primary_key=True),
        sa.Column("puzzle", sa.String, primary_key=True),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
    )
