"""The open database: what finished games are searched by, and who keeps theirs out."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None

ROOM = sa.table(
    "room",
    sa.column("id", sa.String),
    sa.column("game", sa.String),
    sa.column("options", sa.JSON),
    sa.column("status", sa.String),
    sa.column("rev", sa.Integer),
    sa.column("private", sa.Boolean),
    sa.column("start", sa.JSON(none_as_null=True)),
    sa.column("commit", sa.String),
    sa.column("result", sa.JSON),
)
SEAT = sa.table("seat", *(sa.column(name, sa.String) for name in ("room", "kind", "level")))
ACT = sa.table("act", sa.column("room", sa.String), sa.column("at", sa.Double))


def upgrade() -> None:
    played = op.create_table(
        "played",
        sa.Column("room", sa.String, sa.ForeignKey("room.id"), primary_key=True),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("ended", sa.Double, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("people", sa.Integer, nullable=False),
        sa.Column("levels", sa.String, nullable=False),
        sa.Column("options", sa.String, nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("acts", sa.Integer, nullable=False),
    )
    op.create_index("ix_played_ended", "played", ["ended", "room"])
    op.create_index("ix_played_game", "played", ["game", "ended", "room"])
    op.create_table(
        "kept_out",
        sa.Column("room", sa.String, primary_key=True),
        sa.Column("person", sa.String, primary_key=True),
    )
    op.create_index("ix_kept_out_person", "kept_out", ["person"])
    fill(op.get_bind(), played)


def fill(connection: sa.Connection, played: sa.Table) -> None:
    """The games that ended before."""
    open_to_all = ROOM.c.status == "finished", ROOM.c.private.is_(False), ROOM.c.start.is_(None), ROOM.c.commit != ""
    for room in connection.execute(sa.select(ROOM).where(*open_to_all)).all():
        seats = connection.execute(sa.select(SEAT.c.kind, SEAT.c.level).where(SEAT.c.room == room.id)).all()
        ended = connection.execute(sa.select(sa.func.max(ACT.c.at)).where(ACT.c.room == room.id)).scalar()
        result = room.result or {}
        pairs = zip(result.get("scores") or [0], result.get("ranks") or [1], strict=False)
        levels = sorted({seat.level for seat in seats if seat.kind == "bot"})
        options = [f"{name}={json.dumps(value)}" for name, value in sorted(room.options.items())]
        connection.execute(
            played.insert().values(
                room=room.id,
                game=room.game,
                ended=ended or 0.0,
                seats=len(seats),
                people=sum(seat.kind == "human" for seat in seats),
                levels="".join(f";{level}" for level in levels) + ";",
                options="".join(f";{option}" for option in options) + ";",
                points=max((int(points) for points, rank in pairs if rank == 1), default=0),
                acts=room.rev,
            )
        )
