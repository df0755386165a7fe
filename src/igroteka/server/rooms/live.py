"""The rooms that are in use: loaded once, one writer at a time, everybody in them told what was stored."""

import asyncio
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
from igroteka.server.limits import LOG_LINES, TALK_LINES
from igroteka.server.rooms import access, clocks, luck, snapshots
from igroteka.server.rooms.live_table import BACKWARDS, Table, told_table
from igroteka.server.rooms.replays import read_acts
from igroteka.server.rooms.room import Listener, Room
from igroteka.server.rooms.room_info import changing_info, chat_of, gone, has_changed, info_of, is_only_played
from igroteka.server.rooms.seating import seats_of
from igroteka.server.storage import Store
from igroteka.server.storage.news import Appended
from igroteka.server.storage.rows import ActRow, ChatRow, PersonRow, RoomRow, SeatRow, SnapshotRow
from igroteka.server.timeslice import aside
from igroteka.server.wire import (
    ChatTold,
    Happened,
    InfoTold,
    Market,
    Own,
    PlainHappened,
    PlainState,
    PublicChange,
    RemovedTold,
    RoomInfo,
    StateTold,
)

LOG: Final = logging.getLogger("igroteka.server")
ROOMS: Final = 4096  # kept in memory, if nobody is in them
TABLES: Final = 512
MURMUR: Final = 1.0  # seconds until those who look on are counted again


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
                    for row in await self.store.chat(room.id, TALK_LINES, since=room.heard):
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
        before = access.crowd(room)
        if people:
            room.elsewhere[process] = people
        else:
            room.elsewhere.pop(process, None)
        now = access.crowd(room)
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
            room.told_info = self._changing(room)
        for listener in list(room.listeners):
            if access.may_see(room, listener.person) and not (after_act and listener.facts):
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
            if access.may_see(room, listener.person):
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
            if access.may_see(room, listener.person):
                viewer = access.viewer(room, listener.person, listener.seat)
                state = self.shared_state if listener.facts else self.state
                self.tell(room, listener, state(room, table, listener.person, viewer, listener.lang, chat))

    def _announce_change(self, room: Room, table: Table, rev: int, kept: int, *, undone: bool) -> None:
        """What is public is drawn and encoded once, and so is the message to each pair of eyes."""
        public: msgspec.Raw | None = None
        messages: dict[tuple[int, str], object] = {}
        for listener in list(room.listeners):
            if not access.may_see(room, listener.person):
                continue
            viewer = access.viewer(room, listener.person, listener.seat)
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
        info = self._changing(room)
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
        lines = await self.store.chat(room.id, TALK_LINES)
        if lines and not room.listeners:
            room.heard = max(room.heard, lines[-1].id)
        return lines

    def info(self, row: RoomRow, seats: list[SeatRow], person: PersonRow | None, lang: str) -> RoomInfo:
        """A room as everybody may know it."""
        now = self.hours()
        return info_of(self._rooms.get(row.id), row, seats, person, lang, now, self.clock() - now)

    def _changing(self, room: Room) -> dict[str, Any]:
        """What of that an act may change."""
        now = self.hours()
        return changing_info(room, room.known, room.seats, now, self.clock() - now)
