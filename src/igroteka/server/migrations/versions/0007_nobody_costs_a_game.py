"""Who left and who was taken over, whom a host removed, keys that no secret gives away, and the time of the house."""

import secrets

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("room", sa.Column("stand_in", sa.String, nullable=False, server_default=""))
    op.add_column("room", sa.Column("talk", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("room", sa.Column("barred", sa.JSON, nullable=False, server_default=sa.text("'{}'")))
    op.add_column("seat", sa.Column("absence", sa.String, nullable=False, server_default=""))
    op.add_column("luck", sa.Column("key", sa.String, nullable=False, server_default=""))
    op.create_table(
        "hours",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("time", sa.Double, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
    )
    # Nobody knows any more why a bot sits there: as if the person was away, whose game nobody else can end.
    op.execute("UPDATE seat SET absence = 'away' WHERE replaced")
    # Keys were made of the secret, which a finished game shows: all doors get new ones, and are opened by invitation.
    luck = sa.table("luck", sa.column("room", sa.String), sa.column("key", sa.String))
    connection = op.get_bind()
    for room in connection.execute(sa.select(luck.c.room)).scalars().all():
        connection.execute(sa.update(luck).where(luck.c.room == room).values(key=secrets.token_urlsafe(18)))
