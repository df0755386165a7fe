"""What was: steps of a game, the table at any moment, the record, the luck."""

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator
from functools import partial
from typing import Final, NamedTuple
from weakref import WeakValueDictionary

import msgspec

from igroteka.core.errors import IgrotekaError
from igroteka.core.events import EVERYONE, Event
from igroteka.core.game import Game
from igroteka.core.record import Record
from igroteka.core.speech import FACTS, seat_marks
from igroteka.core.state import SPECTATOR, Position
from igroteka.server.limits import COURSES, REPLAY_WORDS, REPLAYS
from igroteka.server.rooms import access, luck
from igroteka.server.rooms.course import Walk
from igroteka.server.rooms.live import LiveRooms
from igroteka.server.rooms.live_table import UNASKED, checked_game, scene_of, score_label, shared_scene_of, told_of
from igroteka.server.rooms.replays import Replay, Step, line_of, opened, read_acts
from igroteka.server.rooms.room import Room
from igroteka.server.rooms.seating import is_bots, names_of, seats_of
from igroteka.server.storage.rows import PersonRow
from igroteka.server.timeslice import STRIDE, aside, charged, check, stride, walk
from igroteka.server.wire import Course, Scene, SharedScene, Told

OVER: Final = ("finished", "aborted")


class ReplayStep(msgspec.Struct, frozen=True, omit_defaults=True):
    """An act of a game and what the viewer may know of it."""

    rev: int
    kind: str
    seat: int
    at: float
    events: list[Told]
    note: str = ""


class LuckTold(msgspec.Struct, frozen=True):
    """What was promised before a game, what its players brought, and the secret when nothing more depends on it."""

    room: str
    commit: str
    contributions: list[str]
    secret: str | None


class Moment(NamedTuple):
    """A table of the past, and who looks at it."""

    room: Room
    game: Game
    state: Position
    viewer: int
    tally: dict[str, dict[str, int]]


class History:
    """Looks back. Of a running game everybody sees what they saw; of one that is over, all."""

    def __init__(self, live: LiveRooms) -> None:
        self.live: Final = live
        self._replays: Final[OrderedDict[str, Replay]] = OrderedDict()
        self._courses: Final[OrderedDict[str, Course]] = OrderedDict()
        self._opening: Final[WeakValueDictionary[str, asyncio.Lock]] = WeakValueDictionary()

    async def telling(self, id: str, person: PersonRow | None, lang: str, seat: int | None) -> "Telling":
        """The acts in order, those that were taken back included; the first is the set-up."""
        check()
        room = await self._entered(id, person)
        replay = await self._opened(room)
        is_over, mine = room.known.status in OVER, seats_of(room.seats, person)
        viewer = self._viewer(room, person, seat)
        await aside(lambda: replay.game.speech(lang))  # the first time it is read from files
        names = seat_marks(len(room.seats)) if lang == FACTS else names_of(room.seats, lang)
        return Telling(replay, viewer, lang, names, mine, is_over=is_over, all_eyes=seat is None)

    async def steps(self, id: str, person: PersonRow | None, lang: str, seat: int | None) -> list[ReplayStep]:
        """All of them at once."""
        telling = await self.telling(id, person, lang, seat)
        return [step async for steps in telling.pages() for step in steps]

    async def at(self, id: str, rev: int, person: PersonRow | None, lang: str, seat: int | None) -> Scene:
        """The table as it stood after an act, through one's own eyes; of a game that is over, through anybody's."""
        then = await self._moment(id, rev, person, seat)
        names = names_of(then.room.seats, lang)
        with charged():
            return scene_of(id, rev, then.game, then.state, then.viewer, lang, names, then.tally)

    async def shared_at(self, id: str, rev: int, person: PersonRow | None, seat: int | None) -> SharedScene:
        """The same as facts."""
        then = await self._moment(id, rev, person, seat)
        names = seat_marks(len(then.room.seats))
        with charged():
            return shared_scene_of(id, rev, then.game, then.state, then.viewer, names, then.tally)

    async def _moment(self, id: str, rev: int, person: PersonRow | None, seat: int | None) -> "Moment":
        check()
        room = await self._entered(id, person)
        if not 1 <= rev <= room.known.rev:
            raise IgrotekaError("no-moment", {"rev": rev})
        if room.known.commit and not self._has_open(room):
            table = await self.live.past(room, rev)
            game, state, tally = table.game, table.state, table.tally()
        else:
            replay = await self._opened(room)
            seen: list[Event] = []
            await walk(replay.public(rev, seen))
            with charged():
                game, state, tally = replay.game, replay.at(rev), replay.game.tally(seen)
        viewer = self._viewer(room, person, seat)
        if viewer in state.speakers():
            state.call_on(viewer)
        return Moment(room, game, state, viewer, tally)

    def _viewer(self, room: Room, person: PersonRow | None, seat: int | None) -> int:
        if room.known.status in OVER:
            if seat is not None and 0 <= seat < len(room.seats):
                return seat
            return next(iter(seats_of(room.seats, person)), SPECTATOR)
        mine = seats_of(room.seats, person)
        return access.viewer(room, person, seat if seat is not None else next(iter(mine), None))

    async def _entered(self, id: str, person: PersonRow | None) -> Room:
        room = await self.live.room(id)
        await access.admit(self.live.store, room, person)
        if room.known.rev == 0:
            raise IgrotekaError("not-started")
        return room

    def _has_open(self, room: Room) -> bool:
        """Has somebody just looked through the whole game?"""
        found = self._replays.get(room.id)
        return found is not None and found.rev == room.known.rev

    async def _opened(self, room: Room) -> Replay:
        """The replay of a room, walked once for all who want it."""
        async with self._opening.setdefault(room.id, asyncio.Lock()):
            found, rev = self._replays.get(room.id), room.known.rev
            if found is None or found.rev != rev:
                acts = await read_acts(self.live.store, room.id, rev)
                found = await opened(checked_game(room.known), room.known, len(room.seats), acts)
                self._replays[room.id] = found
                self._trim()
            self._replays.move_to_end(room.id)
            return found

    def _trim(self) -> None:
        """Forget what was not looked at for longest; the last stays, however long it is."""
        weight = sum(replay.weight for replay in self._replays.values())
        while len(self._replays) > 1 and (len(self._replays) > REPLAYS or weight > REPLAY_WORDS):
            weight -= self._replays.popitem(last=False)[1].weight

    async def course(self, id: str, person: PersonRow | None, lang: str) -> Course:
        """How a game that is over went; walked once for all who want it."""
        check()
        room = await self._entered(id, person)
        if room.known.status not in OVER:
            raise IgrotekaError("not-finished")
        async with self._opening.setdefault(id, asyncio.Lock()):
            found = self._courses.get(id)
            if found is None:
                acts = await read_acts(self.live.store, id, room.known.rev)
                way = Walk(checked_game(room.known), room.known, len(room.seats), acts)
                await walk(way.strides())
                found = self._courses[id] = way.course
                if len(self._courses) > COURSES:
                    self._courses.popitem(last=False)
            self._courses.move_to_end(id)
        words = await aside(lambda: checked_game(room.known).speech(lang))
        marks = [msgspec.structs.replace(mark, text=score_label(words, mark.source)) for mark in found.marks]
        return msgspec.structs.replace(found, marks=marks)

    async def record(self, id: str, person: PersonRow | None) -> Record:
        """A game that is over, to take home; the luck in it can be checked."""
        check()
        room = await self.live.room(id)
        await access.admit(self.live.store, room, person)
        row = room.known
        if row.status not in OVER or row.rev == 0:
            raise IgrotekaError("not-finished")
        secret = await self.live.store.secret(id)
        names = names_of(room.seats, "en")
        pairs = zip(names, room.seats, strict=True)
        written = [f"{name} ({seat.level})" if is_bots(seat) else name for name, seat in pairs]
        return Record(
            row.game,
            row.version,
            len(room.seats),
            row.options,
            await aside(partial(line_of, await read_acts(self.live.store, id))),
            seed=luck.seed(secret, row.contributions) if row.commit else secret or None,
            names=written,
            start=row.start,
            result=None if row.result and "conceded" in row.result else row.result,  # which no rules come to
            luck=luck.written(id, row.commit, secret, row.contributions) if row.commit else None,
        )

    async def luck(self, id: str, person: PersonRow | None) -> LuckTold:
        """What was promised and brought; the secret only when nothing more depends on it."""
        room = await self.live.room(id)
        await access.admit(self.live.store, room, person)
        row = room.known
        secret = await self.live.store.secret(id) if row.status in OVER and row.commit and row.rev > 0 else None
        return LuckTold(id, row.commit, row.contributions, secret)


class Telling:
    """The steps of a game as somebody may know them, put into words page by page."""

    def __init__(
        self,
        replay: Replay,
        viewer: int,
        lang: str,
        names: list[str],
        mine: list[int],
        *,
        is_over: bool,
        all_eyes: bool,
    ) -> None:
        self._replay: Final = replay
        self._viewer: Final = viewer
        self._words: Final = replay.game.speech(lang)
        self._names: Final = names
        self._mine: Final = mine
        self._is_over: Final = is_over
        self._all_eyes: Final = all_eyes

    async def pages(self) -> AsyncIterator[list[ReplayStep]]:
        """A few steps at a time; others go on in between."""
        told = 0
        while told < self._replay.rev:
            async with stride():
                page = self._page(told)
            told += len(page)
            yield page

    def _page(self, told: int) -> list[ReplayStep]:
        page: list[ReplayStep] = []
        sentences = 0
        while told + len(page) < self._replay.rev and sentences < STRIDE:
            step = self._replay.step(told + len(page) + 1)
            sentences += 1 + len(step.events)
            page.append(self._step(step))
        return page

    def _step(self, step: Step) -> ReplayStep:
        act, told = step.act, []
        for event in step.events:
            eyes = eyes_for(event, len(self._names)) if self._is_over and self._all_eyes else self._viewer
            line = told_of(self._replay.game, self._replay.state, event, act.rev, eyes, self._words, self._names)
            if line is not None:
                told.append(line)
        note = act.note if self._is_over or act.note not in UNASKED or act.seat in self._mine else ""
        return ReplayStep(act.rev, act.kind, act.seat, act.at, told, note)


def eyes_for(event: Event, seats: int) -> int:
    """Somebody who may know of an event."""
    if event.seen_by == EVERYONE:
        return SPECTATOR
    return next((seat for seat in range(seats) if event.is_seen_by(seat)), SPECTATOR)
