"""The first tables: people and sessions, rooms with their luck, seats, acts and talk."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "person",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("login", sa.String, unique=True),
        sa.Column("password", sa.String),
        sa.Column("language", sa.String, nullable=False),
        sa.Column("settings", sa.JSON, nullable=False),
    )
    op.create_table(
        "session",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("person", sa.String, sa.ForeignKey("person.id"), nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("seen", sa.Double, nullable=False),
        sa.Column("agent", sa.String, nullable=False),
    )
    op.create_index("ix_session_person", "session", ["person"])
    op.create_table(
        "room",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("status", sa.String, nullable=False),
        sa.Column("rev", sa.Integer, nullable=False),
        sa.Column("private", sa.Boolean, nullable=False),
        sa.Column("host", sa.String, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("updated", sa.Double, nullable=False),
        sa.Column("clock", sa.JSON, nullable=False),
        sa.Column("start", sa.JSON),
        sa.Column("commit", sa.String, nullable=False),
        sa.Column("contributions", sa.JSON, nullable=False),
        sa.Column("result", sa.JSON),
        sa.Column("previous", sa.String, nullable=False),
        sa.Column("next", sa.String, nullable=False),
    )
    op.create_index("ix_room_status_updated", "room", ["status", "updated"])
    op.create_index("ix_room_host", "room", ["host"])
    op.create_table(
        "luck",
        sa.Column("room", sa.String, sa.ForeignKey("room.id"), primary_key=True),
        sa.Column("secret", sa.String, nullable=False),
    )
    op.create_table(
        "seat",
        sa.Column("room", sa.String, sa.ForeignKey("room.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("person", sa.String, sa.ForeignKey("person.id")),
        sa.Column("level", sa.String, nullable=False),
        sa.Column("replaced", sa.Boolean, nullable=False),
        sa.Column("clock_left", sa.Double),
    )
    op.create_index("ix_seat_person", "seat", ["person"])
    op.create_table(
        "act",
        sa.Column("room", sa.String, sa.ForeignKey("room.id"), primary_key=True),
        sa.Column("rev", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("moves", sa.JSON, nullable=False),
        sa.Column("cid", sa.String, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("note", sa.String, nullable=False),
    )
    known = sa.text("cid <> ''")
    op.create_index(
        "ux_act_cid", "act", ["room", "seat", "cid"], unique=True, sqlite_where=known, postgresql_where=known
    )
    op.create_table(
        "chat",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("room", sa.String, sa.ForeignKey("room.id"), nullable=False),
        sa.Column("person", sa.String, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("text", sa.String, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_index("ix_chat_room_id", "chat", ["room", "id"])
