"""Pictures of a table, so that a long game need not be played again from its first act.

A picture is a cache and never the truth: one that does not read, or that later acts do not fit, is as good as none.
"""

import hashlib
import zlib
from collections.abc import Iterator
from typing import Any, Final

import msgspec

from igroteka import __version__
from igroteka.core.errors import IgrotekaError
from igroteka.server.rooms.live_table import Table, new_table
from igroteka.server.storage.rows import ActRow, RoomRow, SeatRow, SnapshotRow
from igroteka.server.timeslice import STRIDE, amble

EVERY: Final = 50  # acts
PICTURES: Final = 100  # drawn anew of one game
FORM: Final = 3
"""Rises when pictures are drawn differently."""
QUICK: Final = 1
"""How much a picture is packed: a quarter larger than usual, in a third of the time."""
UNREADABLE: Final = (
    IgrotekaError,
    LookupError,
    TypeError,
    ValueError,
    AttributeError,
    zlib.error,
    msgspec.MsgspecError,
)
"""What may come of reading something that was not written so."""


def maker(row: RoomRow) -> str:
    """Who can read a picture: only the code that drew it."""
    return f"{__version__} {FORM} {row.game} {row.version}"


def taken(row: RoomRow, rev: int, frozen: dict[str, Any]) -> SnapshotRow:
    """A frozen table as it is stored."""
    body = zlib.compress(msgspec.json.encode(frozen), QUICK)
    return SnapshotRow(room=row.id, rev=rev, maker=maker(row), hash=digest(row.id, rev, body), body=body)


def digest(room: str, rev: int, body: bytes) -> str:
    """Another body, another room or another moment has another one."""
    return hashlib.sha256(f"{room} {rev} ".encode() + body).hexdigest()


def resumed(
    row: RoomRow,
    seats: list[SeatRow],
    seed: str,
    kept: SnapshotRow,
    answers: dict[tuple[int, str], int],
    acts: list[ActRow],
) -> Table:
    """The table of a picture and the acts that came after it; one of UNREADABLE if they do not fit."""
    if digest(row.id, kept.rev, kept.body) != kept.hash:
        raise ValueError("hash")
    table = new_table(row, seats, seed)
    table.thaw(msgspec.json.decode(zlib.decompress(kept.body)), answers)
    if table.rev != kept.rev:
        raise ValueError("rev")
    for act in acts:
        table.repeat(act)
    return table


async def repeated(
    row: RoomRow, seats: list[SeatRow], seed: str, acts: list[ActRow], every: int
) -> tuple[Table, list[SnapshotRow]]:
    """The table of all acts from the first, and some of the pictures that were missing on the way; others go on."""
    table, drawn = new_table(row, seats, seed), []
    apart = every * max(1, len(acts) // (every * PICTURES))  # each is as long as the game so far

    def strides() -> Iterator[None]:
        for number, act in enumerate(acts, start=1):
            table.repeat(act)
            if act.rev % apart == 0:
                drawn.append(taken(row, act.rev, table.frozen()))
                yield
            elif number % STRIDE == 0:
                yield

    await amble(strides())
    return table, drawn
