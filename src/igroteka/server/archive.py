"""What was: steps of a game, the table at any moment, the record, the luck."""

import asyncio
from collections import OrderedDict
from typing import Any, Final

import msgspec

from igroteka.core.errors import IgrotekaError
from igroteka.core.events import EVERYONE, Event
from igroteka.core.record import Record
from igroteka.core.state import SPECTATOR
from igroteka.server import luck
from igroteka.server.hall import Hall, Room
from igroteka.server.replays import Replay, line_of
from igroteka.server.rows import PersonRow
from igroteka.server.seating import is_bots, names_of, seats_of
from igroteka.server.tables import checked_game, scene_of, tally_of, told_of
from igroteka.server.wire import Scene, Told

REPLAYS: Final = 16
OVER: Final = ("finished", "aborted")
QUIET: Final = ("auto", "standing")
"""Answers given for people without asking: while a game goes on, why is their business."""


class ReplayStep(msgspec.Struct, frozen=True, omit_defaults=True):
    """An act of a game and what the viewer may know of it."""

    rev: int
    kind: str
    seat: int
    at: float
    events: list[Told]
    note: str = ""


class Archive:
    """Looks back. Of a running game everybody sees what they saw; of one that is over, all."""

    def __init__(self, hall: Hall) -> None:
        self.hall: Final = hall
        self._replays: Final[OrderedDict[str, Replay]] = OrderedDict()

    async def steps(self, id: str, person: PersonRow | None, lang: str, seat: int | None) -> list[ReplayStep]:
        """The acts in order, those that were taken back included; the first is the set-up."""
        room = await self._entered(id, person)
        replay = await self._opened(room)
        words, names = replay.game.speech(lang), names_of(room.seats, lang)
        viewer = self._viewer(room, person, seat)
        is_over, mine = room.known.status in OVER, seats_of(room.seats, person)
        steps: list[ReplayStep] = []
        for step in replay.steps:
            told: list[Told] = []
            for event in step.events:
                eyes = eyes_for(event, len(names)) if is_over and seat is None else viewer
                line = told_of(replay.game, event, step.act.rev, eyes, words, names)
                if line is not None:
                    told.append(line)
            act = step.act
            note = act.note if is_over or act.note not in QUIET or act.seat in mine else ""
            steps.append(ReplayStep(act.rev, act.kind, act.seat, act.at, told, note))
        return steps

    async def at(self, id: str, rev: int, person: PersonRow | None, lang: str, seat: int | None) -> Scene:
        """The table as it stood after an act, through one's own eyes; of a game that is over, through anybody's."""
        room = await self._entered(id, person)
        if not 1 <= rev <= room.known.rev:
            raise IgrotekaError("no-moment", {"rev": rev})
        if room.known.commit and not self._has_open(room):
            table = await self.hall.past(room, rev)
            game, state, tally = table.game, table.state, table.tally()
        else:
            replay = await self._opened(room)
            game, state, tally = replay.game, replay.at(rev), tally_of(replay.game, replay.events(rev))
        viewer = self._viewer(room, person, seat)
        if viewer in state.speakers():
            state.call_on(viewer)
        return scene_of(id, rev, game, state, viewer, lang, names_of(room.seats, lang), tally)

    def _viewer(self, room: Room, person: PersonRow | None, seat: int | None) -> int:
        if room.known.status in OVER:
            if seat is not None and 0 <= seat < len(room.seats):
                return seat
            return next(iter(seats_of(room.seats, person)), SPECTATOR)
        mine = seats_of(room.seats, person)
        return self.hall.viewer(room, person, seat if seat is not None else next(iter(mine), None))

    async def _entered(self, id: str, person: PersonRow | None) -> Room:
        room = await self.hall.room(id)
        await self.hall.admit(room, person)
        if room.known.rev == 0:
            raise IgrotekaError("not-started")
        return room

    def _has_open(self, room: Room) -> bool:
        """Has somebody just looked through the whole game?"""
        found = self._replays.get(room.id)
        return found is not None and found.rev == room.known.rev

    async def _opened(self, room: Room) -> Replay:
        id = room.id
        found = self._replays.get(id)
        if found is None or found.rev != room.known.rev:
            acts = [act for act in await self.hall.store.acts(id) if act.rev <= room.known.rev]
            found = await asyncio.to_thread(Replay, checked_game(room.known), room.known, len(room.seats), acts)
            self._replays[id] = found
            if len(self._replays) > REPLAYS:
                self._replays.popitem(last=False)
        self._replays.move_to_end(id)
        return found

    async def record(self, id: str, person: PersonRow | None) -> Record:
        """A game that is over, to take home; the luck in it can be checked."""
        room = await self.hall.room(id)
        await self.hall.admit(room, person)
        row = room.known
        if row.status not in OVER or row.rev == 0:
            raise IgrotekaError("not-finished")
        secret = await self.hall.store.secret(id)
        names = names_of(room.seats, "en")
        pairs = zip(names, room.seats, strict=True)
        written = [f"{name} ({seat.level})" if is_bots(seat) else name for name, seat in pairs]
        return Record(
            row.game,
            row.version,
            len(room.seats),
            row.options,
            line_of(await self.hall.store.acts(id)),
            seed=luck.seed(secret, row.contributions) if row.commit else secret or None,
            names=written,
            start=row.start,
            result=row.result,
            luck=luck.written(id, row.commit, secret, row.contributions) if row.commit else None,
        )

    async def luck(self, id: str, person: PersonRow | None) -> dict[str, Any]:
        """What was promised and brought; the secret only when nothing more depends on it."""
        room = await self.hall.room(id)
        await self.hall.admit(room, person)
        row = room.known
        secret = await self.hall.store.secret(id) if row.status in OVER and row.commit and row.rev > 0 else None
        return {"room": id, "commit": row.commit, "contributions": row.contributions, "secret": secret}


def eyes_for(event: Event, seats: int) -> int:
    """Somebody who may know of an event."""
    if event.seen_by == EVERYONE:
        return SPECTATOR
    return next((seat for seat in range(seats) if event.is_seen_by(seat)), SPECTATOR)
