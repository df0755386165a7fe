"""The open database: games that are over, to be looked through, and to be taken home without a name in them."""

import json
import secrets
from collections.abc import AsyncIterator
from datetime import UTC, datetime
from functools import partial
from itertools import groupby
from typing import Final

from igroteka.core.record import Record
from igroteka.server.rooms.replays import line_of, read_acts
from igroteka.server.storage import Store
from igroteka.server.storage.played import Place, Wanted
from igroteka.server.storage.rows import PlayedRow, SeatRow
from igroteka.server.timeslice import aside

PERSON: Final = "person"
ABSENT: Final = "absent"
"""A person for whom a bot played to the end."""
PLACES: Final = 1000  # read at once


class Database:
    """Finished games of open rooms."""

    def __init__(self, store: Store) -> None:
        self.store: Final = store

    async def records(self, wanted: Wanted) -> AsyncIterator[Record]:
        """All of them, day by day.

        The games of a day come in an order drawn for each reader: when within it a game ended, and which of the rooms
        that everybody can list it was, is not to be read out of their order.
        """
        day: list[Place] = []
        last: Place | None = None
        while found := await self.store.played_places(wanted, PLACES, last):
            last = found[-1]
            for date, places in groupby(found, lambda place: day_of(place.ended)):
                if day and day_of(day[0].ended) != date:
                    async for record in self._of_day(day):
                        yield record
                    day = []
                day += places
        async for record in self._of_day(day):
            yield record

    async def _of_day(self, places: list[Place]) -> AsyncIterator[Record]:
        mixed = list(places)
        secrets.SystemRandom().shuffle(mixed)
        for place in mixed:
            row = await self.store.played_in(place.room)  # somebody may have taken it out meanwhile
            if row is not None:
                yield await self.record(row)

    async def record(self, row: PlayedRow) -> Record:
        """A game without names, seed and proof of luck: nothing leads from it to a room or a person.

        No rules come to the result of a game that somebody conceded, so it has none.
        """
        acts = await read_acts(self.store, row.room)
        return Record(
            row.game,
            row.version,
            len(row.seats),
            row.options,
            await aside(partial(line_of, acts)),
            names=[kind_of(seat) for seat in row.seats],
            result=None if "conceded" in row.result else row.result,
            day=day_of(row.ended),
        )


def kind_of(seat: SeatRow) -> str:
    """Who sat there, as far as others may know: a person, or a bot of a level."""
    if seat.kind == "bot":
        return seat.level
    return ABSENT if seat.replaced else PERSON


def day_of(time: float) -> str:
    """The date in Greenwich."""
    return datetime.fromtimestamp(time, UTC).date().isoformat()


def line(record: Record) -> bytes:
    """A record as one line of NDJSON."""
    return json.dumps(record.to_dict(), ensure_ascii=False, separators=(",", ":")).encode() + b"\n"
