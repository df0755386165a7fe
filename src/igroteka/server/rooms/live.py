"""The rooms that are in use: loaded once, one writer at a time, everybody in them told what was stored."""

import asyncio
import hmac
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from typing import Any, Final

import msgspec

from igroteka.core.errors import IgrotekaError
from igroteka.core.patches import difference
from igroteka.core.speech import FACTS
from igroteka.core.state import SPECTATOR
from igroteka.server import problems
from igroteka.server.rooms import clocks, luck, phrases, snapshots
from igroteka.server.rooms.live_table import BACKWARDS, LOG_LINES, Table, told_table
from igroteka.server.rooms.replays import read_acts
from igroteka.server.rooms.seating import (
    GONE,
    colours,
    has_hints,
    is_deserted,
    names_of,
    players_of,
    seats_of,
    stand_in,
    stays,
)
from igroteka.server.storage import Store
from igroteka.server.storage.news import Appended
from igroteka.server.storage.rows import ActRow, ChatRow, MarketRow, PersonRow, RoomRow, SeatRow, SnapshotRow
from igroteka.server.timeslice import aside
from igroteka.server.wire import (
    Chat,
    ChatTold,
    Happened,
    InfoTold,
    Market,
    MarketSetup,
    Own,
    PlainHappened,
    PlainState,
    PublicChange,
    RemovedTold,
    RoomInfo,
    SeatInfo,
    StateTold,
    Stop,
    TakeBack,
)

LOG: Final = logging.getLogger("igroteka.server")
ROOMS: Final = 4096  # kept in memory, if nobody is in them
TABLES: Final = 512
UNREAD: Final = 20  # acts of other processes that are kept for a room in which nobody waits for them
MURMUR: Final = 1.0  # seconds until those who look on are counted again
ABSENT: Final = 60.0  # seconds after which somebody who is not here is away


class Listener:
    """Somebody who is told what happens in a room; through which eyes is decided anew for every message."""

    def __init__(
        self,
        room: "Room",
        person: PersonRow | None,
        seat: int | None,
        lang: str,
        send: Callable[[object], object],
        *,
        facts: bool = False,
    ) -> None:
        self.room: Final = room
        self.person: Final = person
        self.seat = seat
        self.lang = lang
        self.send: Final = send
        self.facts: Final = facts  # are patches followed, and texts read aloud there?
        self.here = True  # does somebody look at the screen?
        self.on_close: Callable[[Listener], None] | None = None

    @property
    def tongue(self) -> str:
        """The language of texts."""
        return FACTS if self.facts else self.lang

    def close(self) -> None:
        """Say nothing more."""
        if self in self.room.listeners:
            self.room.listeners.remove(self)
            if self.on_close is not None:
                self.on_close(self)


class Room:
    """A room in memory."""

    def __init__(self, id: str) -> None:
        self.id: Final = id
        self.lock: Final = asyncio.Lock()
        self.listeners: Final[list[Listener]] = []
        self.elsewhere: Final[dict[int, list[str]]] = {}  # who looks at it in other processes
        self.admitted: Final[set[str]] = set()  # who has shown the key of a private room
        self.absent: Final[dict[str, float]] = {}  # since when people are away
        self.overdue: Final[set[int]] = set()
        self.talk: Final[dict[str, int]] = {}  # client ids of the last lines
        self.heard = 0  # the last line of talk that was told
        self.row: RoomRow | None = None
        self.secret = ""  # of its luck, from making it here until it begins
        self.seats: list[SeatRow] = []
        self.table: Table | None = None
        self.announced = -1  # the last act that was announced
        self.told_info: dict[str, Any] = {}  # what everybody was told of it, but for names and what is somebody's own
        self.unread: list[Appended | None] = []  # what another process has written, as far as we were told it
        self.driven_by = 0  # the process that wrote last, and minds bots and clocks; 0: we do not know
        self.driver: asyncio.Task[None] | None = None
        self.alarm: asyncio.TimerHandle | None = None
        self.murmur: asyncio.TimerHandle | None = None
        self.market_state: MarketRow | None = None  # the drafts of a market table
        self.market: Market | None = None  # how they were told
        self.unpaid: dict[int, list[int]] = {}  # what each seat was told of its own
        self.market_cids: Final[dict[str, int]] = {}  # client ids of the last words about them
        self.thinking: Final = asyncio.Lock()  # of bots about them; taken before the lock of the room, never under it
        self.musing: set[tuple[int, int]] = set()  # draft and seat that is answered for
        self.bell: asyncio.TimerHandle | None = None  # the time of a draft is up

    @property
    def known(self) -> RoomRow:
        """The row; the room has been loaded."""
        assert self.row is not None
        return self.row

    @property
    def is_idle(self) -> bool:
        """Would nobody notice if it was forgotten?"""
        return not (self.listeners or self.alarm or self.murmur or self.bell or self.lock.locked() or self.driver)

    def note(self, written: Appended | None) -> None:
        """Another process has written, as it told us or in a way that must be read; of much, all must be read."""
        self.unread = [None] if len(self.unread) >= UNREAD else [*self.unread, written]

    def is_present(self, person: str | None) -> bool:
        """Is somebody here, or in another process?"""
        if self.elsewhere and any(person in people for people in self.elsewhere.values()):
            return True
        return any(listener.person is not None and listener.person.id == person for listener in self.listeners)


async def nothing(_room: Room, _table: Table) -> None:
    """Nobody minds."""


def unnoticed(_room: Room) -> None:
    """Nobody minds."""


class LiveRooms:
    """All rooms of this process. `after_act` is called for every act that was announced, with the room locked;
    `on_take_up` for every room that comes into memory, `on_crowd` when others look at one.

    `clock` says when things happened; `hours`, which never jump, how long somebody has been thinking or away.
    """

    def __init__(
        self,
        store: Store,
        clock: Callable[[], float],
        every: int = snapshots.EVERY,
        hours: Callable[[], float] | None = None,
    ) -> None:
        self.store: Final = store
        self.clock: Final = clock
        self.hours: Final = hours or clock
        self.every: Final = every  # so many acts, then a picture
        self.after_act: Callable[[Room, Table], Awaitable[None]] = nothing
        self.on_take_up: Callable[[Room], None] = unnoticed
        self.on_crowd: Callable[[Room], None] = unnoticed
        self._drawing: Final[set[asyncio.Task[None]]] = set()
        self._rooms: Final[OrderedDict[str, Room]] = OrderedDict()

    # --- finding

    async def room(self, id: str, *, fresh: bool = True) -> Room:
        """A room that there is; where other processes write too, as they left it."""
        room = self._rooms.get(id)
        if room is None or room.row is None:
            found = await self.store.room(id)
            if found is None:
                raise IgrotekaError("no-room")
            room = self._rooms.setdefault(id, Room(id))
            if room.row is None:
                self._take_up(room, *found)
                if self.store.is_shared:  # nobody has noted for us what was told while we read
                    await self.catch_up(room)
        elif self.store.is_shared and (fresh or room.unread):
            await self.catch_up(room, fresh=fresh)
        self._rooms.move_to_end(id)
        return room

    def welcome(self, row: RoomRow, seats: list[SeatRow], secret: str) -> None:
        """A room that we have just made: nobody else writes here, so it need not be read again."""
        if not self.store.is_shared:
            room = self._rooms.setdefault(row.id, Room(row.id))
            room.secret = secret
            self._take_up(room, row, seats)

    def _take_up(self, room: Room, row: RoomRow, seats: list[SeatRow]) -> None:
        """A room from the store; nobody is asked since a moment that the hours of the house have not reached."""
        now, asked = self.hours(), clocks.asked_of(row)
        if any(since > now for since in asked.values()):
            began = {seat: min(since, now) for seat, since in asked.items()}
            row = msgspec.structs.replace(row, clock={**row.clock, **clocks.since(began)})
        room.row, room.seats, room.announced = row, seats, row.rev
        for seat in seats:
            if seat.person is not None and not room.is_present(seat.person):
                room.absent.setdefault(seat.person, now)
        self.on_take_up(room)

    def found(self, id: str) -> Room | None:
        """A room, if it is in memory."""
        room = self._rooms.get(id)
        return room if room is not None and room.row is not None else None

    def loaded(self) -> list[Room]:
        """Those in memory."""
        return [room for room in self._rooms.values() if room.row is not None]

    def is_looking(self, id: str, person: str) -> bool:
        """Does somebody look at a room here and now?"""
        room = self._rooms.get(id)
        listeners = room.listeners if room is not None else []
        return any(one.here and one.person is not None and one.person.id == person for one in listeners)

    def forget(self, room: Room) -> None:
        """What was said was not stored: the truth is in the store."""
        room.table = None

    async def table(self, room: Room) -> Table:
        """The table of a game that has begun, under the room's lock; acts that nobody was told of are announced."""
        if room.table is None:
            found = await self.store.room(room.id)
            if found is None:
                raise IgrotekaError("no-room")
            if found[0].rev != room.known.rev:
                room.row, room.seats = found
            room.table = await self._rebuilt(room)
            self._trim()
        return room.table

    async def _rebuilt(self, room: Room) -> Table:
        row = room.known
        if row.rev == 0:
            raise IgrotekaError("not-started")
        if not row.commit:
            return await told_table(row, room.seats, await read_acts(self.store, room.id))
        table = await self.past(room, room.announced)
        for act in await self.store.acts(room.id, table.rev):
            before = len(table.revs)
            kept = table.repeat(act)
            await self.announce(room, table, act, kept, before)
        return table

    async def past(self, room: Room, rev: int) -> Table:
        """The table of a game played here as it stood after an act: from the last picture of it, else from all acts."""
        row, seats = room.known, room.seats
        seed = luck.seed(await self.store.secret(room.id), row.contributions)
        kept = await self.store.snapshot(room.id, rev, snapshots.maker(row))
        if kept is not None:
            answers = await self.store.answers(room.id, kept.rev)
            acts = await read_acts(self.store, room.id, rev, kept.rev)
            try:
                return await aside(partial(snapshots.resumed, row, seats, seed, kept, answers, acts))
            except snapshots.UNREADABLE as error:
                LOG.warning("a snapshot does not read", extra={"room": room.id, "problem": repr(error)[:200]})
        acts = await read_acts(self.store, room.id, rev)
        table, drawn = await snapshots.repeated(row, seats, seed, acts, self.every)
        self._keep(*drawn)
        return table

    def keep_snapshot(self, room: Room, table: Table) -> None:
        """Keep a picture of the table, if it is time for one; nobody waits for it."""
        if table.rev % self.every == 0:
            frozen = table.frozen()  # now; the rest need not be done between two moves
            self._keep(asyncio.to_thread(snapshots.taken, room.known, table.rev, frozen))

    def _keep(self, *pictures: SnapshotRow | Awaitable[SnapshotRow]) -> None:
        for picture in pictures:
            task = asyncio.create_task(self._kept(picture))
            self._drawing.add(task)
            task.add_done_callback(self._drawing.discard)

    async def _kept(self, picture: SnapshotRow | Awaitable[SnapshotRow]) -> None:
        try:
            await self.store.put_snapshot(picture if isinstance(picture, SnapshotRow) else await picture)
        except IgrotekaError as error:
            LOG.warning("a snapshot was not kept", extra={"problem": str(error)[:200]})

    async def close(self) -> None:
        """Finish the pictures."""
        if self._drawing:
            await asyncio.wait(set(self._drawing))

    async def catch_up(self, room: Room, *, fresh: bool = True) -> None:
        """Has another process written? Then read it and tell; unless it must be fresh, what we were told will do."""
        async with room.lock:
            await self.refresh(room, fresh=fresh)

    async def refresh(self, room: Room, *, fresh: bool = True) -> bool:
        """The same under the room's lock; was there something?"""
        unread, room.unread = room.unread, []  # before we look: what is told meanwhile needs another look
        try:
            if not fresh and await self._believed(room, unread):
                return True
            found = await self.store.room_since(room.id, room.announced)
        except BaseException:
            room.note(None)
            raise
        known = room.announced, room.known.updated, room.seats
        if found is None or (found[0].rev, found[0].updated, found[1]) == known:
            return False
        await self._take_over(room, *found)
        return True

    async def _believed(self, room: Room, unread: list[Appended | None]) -> bool:
        """Does all that we were told join on to what we know? Then it is as it was told."""
        for written in unread:
            row, table = room.known, room.table
            if written is None or table is None or not row.commit:
                return False
            acts = [act for act in written.acts if act.rev > room.announced]
            if acts:
                if not row.rev == table.rev == room.announced == acts[0].rev - 1:
                    return False
                now = msgspec.structs.replace(row, rev=acts[-1].rev, updated=acts[-1].at, **written.room)
                new = {seat.seat: seat for seat in written.seats}
                await self._take_over(room, now, [new.get(seat.seat, seat) for seat in room.seats], acts)
        return True

    async def _take_over(self, room: Room, now: RoomRow, sit: list[SeatRow], acts: list[ActRow]) -> None:
        """How it is, as another process has written it, and what that brought, for everybody here."""
        table, row, seats = room.table, room.known, room.seats
        room.row, room.seats = now, sit
        room.admitted.difference_update(gone(seats, room.seats))
        acted = room.known.rev != room.announced
        if acted:
            await self._follow(room, table, acts)
        if room.table is not None and room.seats != seats:
            room.table.reseat(room.seats)
        if room.seats != seats or has_changed(row, room.known):
            self.tell_info(room, after_act=acted and is_only_played(row, seats, room))
        for person in room.known.barred.keys() - row.barred.keys():
            self.tell_removed(room, person)

    async def _follow(self, room: Room, table: Table | None, acts: list[ActRow]) -> None:
        """The acts of another process, on the table that stands here, else on a new one."""
        if table is None or table.rev != room.announced or not room.known.commit:
            room.table = None
            await self.table(room)
            return
        room.table = None  # until all is well
        for act in acts:
            before = len(table.revs)
            kept = table.repeat(act)
            await self.announce(room, table, act, kept, before)
        room.table = table

    async def listen_to_others(self, rooms: list[Room]) -> None:
        """What people said in other processes is told here."""
        last = await self.store.last_lines([room.id for room in rooms])
        for room in rooms:
            if last.get(room.id, 0) > room.heard:
                async with room.lock:
                    for row in await self.store.chat(room.id, since=room.heard):
                        room.heard = row.id
                        self.tell_chat(room, row)

    def _trim(self) -> None:
        """Forget what has not been used for long."""
        tables = [room for room in self._rooms.values() if room.table is not None]
        for room in tables[: max(0, len(tables) - TABLES)]:
            if not room.lock.locked():
                room.table = None
        if len(self._rooms) > ROOMS:
            for id in [id for id, room in self._rooms.items() if room.is_idle][: len(self._rooms) - ROOMS]:
                del self._rooms[id]

    # --- who may see what

    def may_see(self, room: Room, person: PersonRow | None) -> bool:
        """Private rooms are for those who sit there or have shown the key, and not for who left or was removed."""
        row = room.known
        if not row.private:
            return True
        if person is None or person.id in row.barred:
            return False
        return row.host == person.id or person.id in room.admitted or bool(stays(room.seats, person))

    def may_know(self, room: Room, person: PersonRow | None) -> bool:
        """Of a room, not of its table: also for who left a seat that can be taken back."""
        return self.may_see(room, person) or bool(seats_of(room.seats, person))

    def may_talk(self, room: Room, person: PersonRow) -> bool:
        """Who sits there, and the host; others where the host allows it."""
        row = room.known
        if row.host == person.id or stays(room.seats, person):
            return True
        return row.talk and person.id not in row.barred

    async def admit(self, room: Room, person: PersonRow | None, key: str = "") -> None:
        """Let somebody in, or say that the room is private."""
        if self.may_see(room, person):
            return
        if person is not None and person.id in room.known.barred:
            raise IgrotekaError("removed")
        if person is not None and key and same(key, await self.store.key(room.id)):
            await self.store.admit(room.id, person.id)
            room.admitted.add(person.id)
            return
        if person is not None and await self.store.is_admitted(room.id, person.id):
            room.admitted.add(person.id)
            return
        raise IgrotekaError("room-left" if seats_of(room.seats, person) else "room-private")

    def is_away(self, room: Room, person: str) -> bool:
        """Has somebody not been here for a while?"""
        now = self.hours()
        return not room.is_present(person) and now - room.absent.get(person, now) >= ABSENT

    def is_overdue(self, room: Room, row: RoomRow, seat: SeatRow) -> bool:
        """May another player let a bot play for a person, who is away and has used up their own time?"""
        if seat.kind != "human" or seat.replaced or not self.is_away(room, seat.person or ""):
            return False
        return clocks.time_to_wait(row, seat, self.hours()) <= 0.0

    def viewer(self, room: Room, person: PersonRow | None, seat: int | None) -> int:
        """Through whose eyes: the own seat that was asked for, or a spectator's."""
        return seat if seat is not None and seat in seats_of(room.seats, person) else SPECTATOR

    # --- telling

    def listen(
        self,
        id: str,
        person: PersonRow | None,
        seat: int | None,
        lang: str,
        send: Callable[[object], object],
        *,
        facts: bool = False,
    ) -> Listener:
        """Follow a room from now on."""
        room = self._rooms.setdefault(id, Room(id))
        listener = Listener(room, person, seat, lang, send, facts=facts)
        listener.on_close = self._gone
        is_new = person is None or not room.is_present(person.id)
        room.listeners.append(listener)
        if person is not None:
            room.absent.pop(person.id, None)
        if room.row is not None and is_new:
            self._tell_presence(room, person)
        self.on_crowd(room)
        return listener

    def _gone(self, listener: Listener) -> None:
        room, person = listener.room, listener.person
        if person is not None and not room.is_present(person.id):
            room.absent[person.id] = self.hours()
        if room.row is None:
            if not room.listeners:
                self._rooms.pop(room.id, None)
        elif person is None or not room.is_present(person.id):
            self._tell_presence(room, person)
        self.on_crowd(room)

    def seen_elsewhere(self, room: Room, process: int, people: list[str]) -> None:
        """Who looks at a room in another process; nobody, if it is gone."""
        before = self.crowd(room)
        if people:
            room.elsewhere[process] = people
        else:
            room.elsewhere.pop(process, None)
        now = self.crowd(room)
        for person in set(before) - set(now):
            room.absent[person] = self.hours()
        for person in now:
            room.absent.pop(person, None)
        if ({*before} ^ {*now}) & {seat.person for seat in room.seats}:
            self.tell_info(room)
        elif len(before) != len(now):
            self.murmur(room)

    def _tell_presence(self, room: Room, person: PersonRow | None) -> None:
        """A player comes or goes: told at once; spectators are counted once in a while."""
        if seats_of(room.seats, person):
            self.tell_info(room)
        else:
            self.murmur(room)

    def murmur(self, room: Room) -> None:
        """In a while, how many look on."""
        if room.murmur is None:
            room.murmur = asyncio.get_running_loop().call_later(MURMUR, self._count_spectators, room)

    def _count_spectators(self, room: Room) -> None:
        room.murmur = None
        self.tell_info(room)

    def tell(self, room: Room, listener: Listener, message: object) -> None:
        """One message to one listener; a line that breaks is not the room's trouble."""
        try:
            listener.send(message)
        except Exception:
            LOG.exception("a listener failed", extra={"room": room.id})
            with suppress(ValueError):
                room.listeners.remove(listener)

    def tell_info(self, room: Room, *, after_act: bool = False) -> None:
        """Seats, presence, clocks or status have changed; after an act, whoever follows patches knows it."""
        if not after_act:
            room.told_info = self._changing(room, room.known, room.seats)
        for listener in list(room.listeners):
            if self.may_see(room, listener.person) and not (after_act and listener.facts):
                info = self.info(room.known, room.seats, listener.person, listener.lang)
                self.tell(room, listener, InfoTold(room=room.id, info=info))

    def tell_removed(self, room: Room, person: str) -> None:
        """To whom the host has removed; later messages of a private room do not reach them."""
        for listener in list(room.listeners):
            if listener.person is not None and listener.person.id == person:
                text = problems.said(IgrotekaError("removed"), listener.tongue)
                self.tell(room, listener, RemovedTold(room=room.id, text=text))

    def tell_chat(self, room: Room, row: ChatRow) -> None:
        """Somebody talked."""
        for listener in list(room.listeners):
            if self.may_see(room, listener.person):
                self.tell(room, listener, ChatTold(room=room.id, line=chat_of(row, listener.tongue)))

    async def announce(self, room: Room, table: Table, act: ActRow, kept: int, before: int) -> None:
        """A stored act: to everybody what they may know of it, and how things stand for them now.

        Where an undo cuts a log longer than the state tells, the whole state is told again.
        """
        room.announced = act.rev
        undone = act.kind in BACKWARDS
        if undone and before > LOG_LINES:
            await self._announce_whole(room, table)
        else:
            self._announce_change(room, table, act.rev, kept, undone=undone)
        await self.after_act(room, table)

    async def _announce_whole(self, room: Room, table: Table) -> None:
        chat = await self.chat(room)
        for listener in list(room.listeners):
            if self.may_see(room, listener.person):
                viewer = self.viewer(room, listener.person, listener.seat)
                state = self.shared_state if listener.facts else self.state
                self.tell(room, listener, state(room, table, listener.person, viewer, listener.lang, chat))

    def _announce_change(self, room: Room, table: Table, rev: int, kept: int, *, undone: bool) -> None:
        """What is public is drawn and encoded once, and so is the message to each pair of eyes."""
        public: msgspec.Raw | None = None
        messages: dict[tuple[int, str], object] = {}
        for listener in list(room.listeners):
            if not self.may_see(room, listener.person):
                continue
            viewer = self.viewer(room, listener.person, listener.seat)
            key = (viewer, listener.tongue)
            if key not in messages and listener.facts:
                public = self._public_change(room, table, kept) if public is None else public
                messages[key] = self._happened(room, table, viewer, kept, public, undone=undone)
            elif key not in messages:
                messages[key] = PlainHappened(
                    room=room.id,
                    rev=rev,
                    events=table.told(viewer, listener.lang, kept),
                    scene=table.scene(viewer, listener.lang),
                    undone=undone,
                    keep=table.log_size(viewer, listener.lang, kept) if undone else -1,
                )
            self.tell(room, listener, messages[key])

    def _public_change(self, room: Room, table: Table, kept: int) -> msgspec.Raw:
        info = self._changing(room, room.known, room.seats)
        before = room.told_info or {"seats": [{} for _ in room.seats]}  # names and colours they have anyway
        change = PublicChange(
            events=table.told(SPECTATOR, FACTS, kept), scene=table.public_change(), info=difference(before, info)
        )
        room.told_info = info
        return msgspec.Raw(msgspec.json.encode(change))

    def _happened(
        self, room: Room, table: Table, viewer: int, kept: int, public: msgspec.Raw, *, undone: bool
    ) -> msgspec.Raw:
        own: Own | None = None
        if viewer != SPECTATOR:
            own, events = table.own(viewer), table.own_events(viewer, kept)
            if events is not None:
                own = msgspec.structs.replace(own, events=events)
        keep = table.log_size(viewer, FACTS, kept) if undone else -1
        told = Happened(room=room.id, rev=table.rev, public=public, own=own, undone=undone, keep=keep)
        return msgspec.Raw(msgspec.json.encode(told))

    # --- pictures

    def state(
        self, room: Room, table: Table | None, person: PersonRow | None, viewer: int, lang: str, chat: list[ChatRow]
    ) -> PlainState:
        """Everything about a room through somebody's eyes, in words."""
        return PlainState(
            room=room.id,
            rev=room.known.rev if table is None else table.rev,
            info=self.info(room.known, room.seats, person, lang),
            scene=None if table is None else table.scene(viewer, lang),
            log=[] if table is None else table.log(viewer, lang),
            chat=[chat_of(row, lang) for row in chat],
            market=self.market(room, viewer),
        )

    def shared_state(
        self, room: Room, table: Table | None, person: PersonRow | None, viewer: int, lang: str, chat: list[ChatRow]
    ) -> StateTold:
        """The same as facts; only names are in a language."""
        return StateTold(
            room=room.id,
            rev=room.known.rev if table is None else table.rev,
            info=self.info(room.known, room.seats, person, lang),
            scene=None if table is None else table.shared_scene(viewer),
            log=[] if table is None else table.log(viewer, FACTS),
            chat=[chat_of(row, FACTS) for row in chat],
            market=self.market(room, viewer),
        )

    def market(self, room: Room, viewer: int) -> Market | None:
        """The drafts through somebody's eyes: what a seat can no longer pay is for its owner alone (CAT-17.27)."""
        mine = room.unpaid.get(viewer, [])
        return msgspec.structs.replace(room.market, unpaid=mine) if room.market is not None and mine else room.market

    async def chat(self, room: Room) -> list[ChatRow]:
        """The last lines of talk."""
        lines = await self.store.chat(room.id)
        if lines and not room.listeners:
            room.heard = max(room.heard, lines[-1].id)
        return lines

    def here(self, room: Room) -> list[str]:
        """Who looks at a room in this process, and may; strangers have no name."""
        seen = [listener.person for listener in room.listeners if self.may_see(room, listener.person)]
        return [person.id if person is not None else "" for person in seen]

    def crowd(self, room: Room) -> list[str]:
        """And in all processes."""
        return [*self.here(room), *(person for people in room.elsewhere.values() for person in people)]

    def info(self, row: RoomRow, seats: list[SeatRow], person: PersonRow | None, lang: str) -> RoomInfo:
        """A room as everybody may know it."""
        changing = self._changing(self._rooms.get(row.id), row, seats)
        places: list[dict[str, Any]] = changing.pop("seats")
        paints, names = colours(row, len(seats)), names_of(seats, lang)
        return RoomInfo(
            id=row.id,
            game=row.game,
            rev=row.rev,
            seats=[
                SeatInfo(
                    seat=seat.seat,
                    name=names[seat.seat] if seat.kind != "open" else "",
                    colour=paints[seat.seat] if seat.seat < len(paints) else "",
                    **place,
                )
                for seat, place in zip(seats, places, strict=True)
            ],
            options=row.options,
            private=row.private,
            created=row.created,
            clock=clocks.clock_of(row),
            you=seats_of(seats, person),
            standing={str(seat): seats[seat].standing for seat in seats_of(seats, person) if seats[seat].standing},
            commit=row.commit,
            host=row.host,
            previous=row.previous,
            next=row.next,
            stand_in=stand_in(row),
            talk=row.talk,
            hints=has_hints(row, seats),
            study=row.start is not None and row.commit != "",
            removed=row.barred if person is not None and person.id == row.host else {},
            market=msgspec.convert(row.market, MarketSetup) if row.market else None,
            stop=stop_of(row, seats),
            **changing,
        )

    def _changing(self, room: Room | None, row: RoomRow, seats: list[SeatRow]) -> dict[str, Any]:
        """Of RoomInfo and its seats, what an act, or the time it took, may change; the same for everybody.

        All but its rev, which every message has.
        """
        active, now = row.status == "active", self.hours()
        clock, asked = clocks.clock_of(row), clocks.asked_of(row) if active else {}
        due = clocks.next_due(row, seats) if active else None
        ahead = self.clock() - now  # what people are told is on the clock of everybody
        here = self.crowd(room) if room is not None and room.row is not None else []
        holders = {seat.person for seat in seats if seat.kind == "human"}
        return {
            "status": row.status,
            "turn_of": list(asked),
            "spectators": len({one for one in here if one and one not in holders}) + here.count(""),
            "deadline": None if due is None else round(due.at + ahead, 3),
            "answer_by": None if room is None or room.table is None else answer_by(row, seats, room.table, ahead),
            "result": row.result,
            "waits": active and is_deserted(seats),
            "back": take_back_of(row, seats) if active else None,
            "seats": [
                {
                    "kind": seat.kind,
                    "person": seat.person or "",
                    "level": seat.level,
                    "present": seat.kind == "human" and seat.person in here,
                    "clock_left": clocks.left_now(clock, seat, asked, now),
                    "replaced": seat.replaced,
                    "left": seat.absence == "left",
                    "conceded": seat.absence == "conceded",
                    "overdue": room is not None
                    and active
                    and seat.person not in here
                    and self.is_overdue(room, row, seat),
                }
                for seat in seats
            ],
        }


def answer_by(row: RoomRow, seats: list[SeatRow], table: Table, ahead: float) -> float | None:
    """Until when a question that stands must be answered, before silence answers it."""
    if row.status != "active" or row.rev != table.rev:
        return None
    found = [due.at for due in clocks.answers_due(row, seats) if table.silence(due.seat) >= 0]
    return round(min(found) + ahead, 3) if found else None


def stop_of(row: RoomRow, seats: list[SeatRow]) -> Stop | None:
    """The proposal to stop that lies open, or by which the game was stopped."""
    yes: list[str] = row.stop.get("yes", [])
    if not yes or row.status not in ("active", "aborted"):
        return None
    players = players_of(seats)
    held = [seat for seat in seats if seat.kind == "human" and seat.person in players and seat.absence not in GONE]
    return Stop(
        by=next((seat.seat for seat in held if seat.person == yes[0]), -1),
        yes=[seat.seat for seat in held if seat.person in yes],
        asked=[seat.seat for seat in held if seat.person not in yes],
    )


def take_back_of(row: RoomRow, seats: list[SeatRow]) -> TakeBack | None:
    """The request to take back that lies open."""
    yes: list[str] = row.take_back.get("yes", [])
    if not yes:
        return None
    held = [seat for seat in seats if seat.kind == "human" and seat.absence not in GONE]
    return TakeBack(
        seat=row.take_back["seat"],
        words=row.take_back["words"],
        yes=[seat.seat for seat in held if seat.person in yes],
        asked=[seat.seat for seat in held if seat.person not in yes],
    )


def has_changed(before: RoomRow, now: RoomRow) -> bool:
    """Is there more to tell of a room than its new acts: who is asked, how much time is left, anything else?"""
    if clocks.clock_of(now).kind != "none" or clocks.asked_of(before).keys() != clocks.asked_of(now).keys():
        return True
    return msgspec.structs.replace(before, rev=now.rev, updated=now.updated, clock=now.clock) != now


def is_only_played(row: RoomRow, seats: list[SeatRow], room: Room) -> bool:
    """Has nothing changed but what acts change: the time, how it stands, how it ended?"""
    now, replace = room.known, msgspec.structs.replace
    played = replace(
        row,
        rev=now.rev,
        updated=now.updated,
        clock=now.clock,
        status=now.status,
        result=now.result,
        take_back=now.take_back,
    )
    timeless = [[replace(seat, clock_left=None) for seat in some] for some in (seats, room.seats)]
    return played == now and timeless[0] == timeless[1]


def gone(before: list[SeatRow], now: list[SeatRow]) -> set[str]:
    """Who has given up a seat."""
    held = {row.person for row in now if row.person and row.absence != "left"}
    return {row.person for row in before if row.person} - held


def chat_of(row: ChatRow, lang: str) -> Chat:
    """A line of talk as it is sent to somebody."""
    text = phrases.said(row.phrase, lang) if row.phrase in phrases.KNOWN else row.text
    return Chat(id=row.id, name=row.name, seat=row.seat, text=text, at=row.at, phrase=row.phrase)


def same(left: str, right: str) -> bool:
    """Compared without telling by the time it takes how much is right."""
    return hmac.compare_digest(left.encode(), right.encode())
