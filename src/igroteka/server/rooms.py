"""The games room as a service: all that the edge asks for."""

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable
from typing import Any, Final

from igroteka.core.errors import IgrotekaError
from igroteka.core.record import Record
from igroteka.server.accounts import Accounts
from igroteka.server.archive import Archive, ReplayStep
from igroteka.server.bazaar import Bazaar
from igroteka.server.botpool import BotPool
from igroteka.server.driving import Driving
from igroteka.server.hall import Hall, Listener, Room
from igroteka.server.hours import Hours
from igroteka.server.lobby import Lobby
from igroteka.server.rows import PersonRow
from igroteka.server.snapshots import EVERY
from igroteka.server.storage import Store
from igroteka.server.strides import amble
from igroteka.server.wire import (
    Accepted,
    Act,
    Because,
    ChatAsk,
    MarketAsk,
    Refused,
    RoomInfo,
    RoomSetup,
    Scene,
    StateTold,
    UndoAsk,
    WhyAsk,
)

LOG: Final = logging.getLogger("igroteka.server")
POLL: Final = 1.0  # seconds between two looks at what other processes wrote
PAGE: Final = 50
RESUMED: Final = 5000  # games that go on by themselves after a restart


class Rooms:
    """Rooms, games in them, and those who listen. Nothing is announced before it is stored."""

    def __init__(
        self,
        store: Store,
        accounts: Accounts | None,
        bots: BotPool,
        clock: Callable[[], float] | None = None,
        *,
        pace: float = 0.0,
        poll: float = POLL,
        snapshots: int = EVERY,
    ) -> None:
        self.store: Final = store
        self.accounts: Final = accounts
        self.bots: Final = bots
        self.hours: Final = Hours(store) if clock is None else None
        self.hall: Final = Hall(store, clock or time.time, snapshots, self.hours)
        self.driving: Final = Driving(self.hall, bots, pace)
        self.playing: Final = self.driving.playing
        self.bazaar: Final = Bazaar(self.hall, self.playing, bots, pace)
        self.lobby: Final = Lobby(self.hall, self._changed)
        self.archive: Final = Archive(self.hall)
        self.poll: Final = poll
        self._chores: Final[list[asyncio.Task[None]]] = []

    async def open(self) -> None:
        """Bots think, clocks run, and games that were going on go on."""
        if self.hours is not None:
            await self.hours.open()
        await self.bots.open()
        self._chores.append(asyncio.create_task(self._resume()))
        if self.store.is_shared:
            self._chores.append(asyncio.create_task(self._follow_others()))

    async def close(self) -> None:
        """Stop what goes on by itself. The store and the bots are closed by those who opened them."""
        for chore in self._chores:
            chore.cancel()
        await asyncio.gather(*self._chores, return_exceptions=True)
        self._chores.clear()
        await self.bazaar.close()
        await self.driving.close()
        await self.hall.close()
        if self.hours is not None:
            await self.hours.close()

    async def _resume(self) -> None:
        """Wake the games that were going on, the last played first."""
        before: float | None = None
        for _ in range(RESUMED // PAGE):
            try:
                rows = await self.store.rooms(status=["active"], limit=PAGE, before=before)
            except IgrotekaError:
                await asyncio.sleep(self.poll)
                continue
            for row, _ in rows:
                with contextlib.suppress(IgrotekaError):
                    self.driving.wake(await self.hall.room(row.id))
            if len(rows) < PAGE:
                return
            before = rows[-1][0].updated

    async def _follow_others(self) -> None:
        """What other processes write is told to those who listen here."""
        while True:
            await asyncio.sleep(self.poll)
            try:
                rooms = [room for room in self.hall.loaded() if room.listeners]
                revs = await self.store.revs([room.id for room in rooms])
                for room in rooms:
                    if revs.get(room.id, room.told) > room.told or room.known.status == "open":
                        await self.hall.catch_up(room)
                        self.driving.wake(room)
                    elif self.driving.is_left_alone(room):  # whoever drove it may be gone
                        self.driving.wake(room)
                await self.hall.listen_to_others(rooms)
                await self.bazaar.follow(rooms)
            except IgrotekaError:
                LOG.warning("the store does not answer")

    def _changed(self, room: Room) -> None:
        """Perhaps a game goes on by itself now, or somebody else speaks for a seat."""
        self.driving.wake(room)
        self.bazaar.reseated(room)

    # --- rooms

    async def create(self, person: PersonRow, setup: RoomSetup, lang: str = "en") -> RoomInfo:
        """A new room."""
        return await self.lobby.create(person, setup, lang)

    async def info(self, id: str, person: PersonRow | None, lang: str = "", key: str = "") -> RoomInfo:
        """A room; a private one for those who belong there or show its key, which is remembered."""
        room = await self.hall.room(id)
        if key or not self.hall.may_know(room, person):
            await self.hall.admit(room, person, key)
        return self.hall.info(room.known, room.seats, person, tongue(person, lang))

    async def list_mine(self, person: PersonRow, lang: str = "") -> list[RoomInfo]:
        """Where I sit or am the host, the last changed first."""
        return await self._listed(person, lang, person=person.id)

    async def list_open(self, person: PersonRow | None, lang: str = "") -> list[RoomInfo]:
        """Where anybody may sit down."""
        found = await self._listed(person, lang, status=["open"], private=False)
        return [info for info in found if any(seat.kind == "open" for seat in info.seats)]

    async def list_live(self, person: PersonRow | None, lang: str = "") -> list[RoomInfo]:
        """Where anybody may look on."""
        return await self._listed(person, lang, status=["active"], private=False)

    async def _listed(self, asker: PersonRow | None, lang: str, **wanted: Any) -> list[RoomInfo]:
        found = await self.store.rooms(**wanted)
        return [self.hall.info(row, seats, asker, tongue(asker, lang)) for row, seats in found]

    async def sit(
        self, person: PersonRow, id: str, seat: int, key: str = "", *, brought: str = "", lang: str = ""
    ) -> RoomInfo:
        """Take a free seat; `brought` are random bytes in hex for the luck of the game."""
        return await self.lobby.sit(person, id, seat, key, brought, tongue(person, lang))

    async def leave(self, person: PersonRow, id: str, lang: str = "") -> RoomInfo:
        """Give up my seats."""
        return await self.lobby.leave(person, id, tongue(person, lang))

    async def start(self, person: PersonRow, id: str, brought: str = "", lang: str = "") -> RoomInfo:
        """Begin the game; `brought` as in sit."""
        return await self.lobby.start(person, id, brought, tongue(person, lang))

    async def rematch(self, person: PersonRow, id: str, lang: str = "") -> RoomInfo:
        """The same again, everybody one place on."""
        return await self.lobby.rematch(person, id, tongue(person, lang))

    async def replace(self, person: PersonRow, id: str, seat: int, level: str = "", lang: str = "") -> RoomInfo:
        """A bot on a free seat, on mine, or on that of somebody who is away."""
        return await self.lobby.replace(person, id, seat, level, tongue(person, lang))

    async def give_back(self, person: PersonRow, id: str, seat: int, lang: str = "") -> RoomInfo:
        """My seat back from the bot."""
        return await self.lobby.give_back(person, id, seat, tongue(person, lang))

    async def lay_down(
        self, person: PersonRow, id: str, seat: int, standing: dict[str, Any], lang: str = ""
    ) -> RoomInfo:
        """What my seat answers without being asked."""
        return await self.lobby.lay_down(person, id, seat, standing, tongue(person, lang))

    async def remove(self, person: PersonRow, id: str, seat: int, lang: str = "") -> RoomInfo:
        """The host frees a seat before the game begins."""
        return await self.lobby.remove(person, id, seat, tongue(person, lang))

    async def invite(self, person: PersonRow, id: str, guest: str = "") -> str:
        """The key of a private room, for who sits there; empty for one that is open to all.

        With a guest: somebody whom the host has removed may come again.
        """
        return await self.lobby.invite(person, id, guest)

    # --- playing

    async def act(self, person: PersonRow | None, asked: Act, lang: str = "en") -> Accepted | Refused:
        """Say something."""
        return await self.playing.act(person, asked, lang)

    async def undo(self, person: PersonRow | None, asked: UndoAsk, lang: str = "en") -> Accepted | Refused:
        """Take it back, or forth."""
        return await self.playing.undo(person, asked, lang)

    async def why(self, person: PersonRow | None, asked: WhyAsk, lang: str = "en") -> Because:
        """Why may I not?"""
        return await self.playing.why(person, asked, lang)

    async def chat(self, person: PersonRow | None, asked: ChatAsk, lang: str = "en") -> Accepted | Refused:
        """Talk."""
        return await self.playing.chat(person, asked, lang)

    async def haggle(self, person: PersonRow | None, asked: MarketAsk, lang: str = "en") -> Accepted | Refused:
        """A draft at a market table, a word to one, or the settling of one."""
        return await self.bazaar.ask(person, asked, lang)

    # --- watching

    async def state(
        self, person: PersonRow | None, id: str, seat: int | None, lang: str = "en", key: str = ""
    ) -> StateTold:
        """Everything about a room through the eyes of an own seat, or of a spectator.

        Who listens in the same breath, with no await in between, misses nothing.
        """
        room = await self.hall.room(id)
        await self.hall.admit(room, person, key)
        async with room.lock:
            chat = await self.hall.chat(room)
            viewer = self.hall.viewer(room, person, seat)
            if seat is not None and viewer != seat:
                raise IgrotekaError("not-your-seat")
            table = await self.hall.table(room) if room.known.rev > 0 else None
            if table is not None:
                await amble(table.wording(viewer, lang))
            if table is not None:
                await self.bazaar.look(room, table)
            return self.hall.state(room, table, person, viewer, lang, chat)

    def listen(
        self, id: str, person: PersonRow | None, seat: int | None, lang: str, send: Callable[[object], None]
    ) -> Listener:
        """Be told what happens: Happened for every stored act, InfoTold, ChatTold."""
        return self.hall.listen(id, person, seat, lang, send)

    # --- looking back

    async def replay(
        self, id: str, person: PersonRow | None, lang: str = "en", seat: int | None = None
    ) -> list[ReplayStep]:
        """The steps of a game."""
        return await self.archive.steps(id, person, lang, seat)

    async def at(self, id: str, rev: int, person: PersonRow | None, lang: str = "en", seat: int | None = None) -> Scene:
        """The table after an act."""
        return await self.archive.at(id, rev, person, lang, seat)

    async def record(self, id: str, person: PersonRow | None) -> Record:
        """The record of a game that is over."""
        return await self.archive.record(id, person)

    async def luck(self, id: str, person: PersonRow | None) -> dict[str, Any]:
        """What was promised, what was brought, and at the end the secret."""
        return await self.archive.luck(id, person)

    async def import_record(self, person: PersonRow, record: Record, lang: str = "") -> RoomInfo:
        """A room from a record."""
        return await self.lobby.import_record(person, record, tongue(person, lang))

    async def fork(self, person: PersonRow, id: str, rev: int = -1, lang: str = "") -> RoomInfo:
        """A new room from a moment of this one; -1 is the last."""
        return await self.lobby.fork(person, id, rev, tongue(person, lang))

    async def stats(self, person: str) -> list[dict[str, Any]]:
        """Finished games of a person, by game."""
        return await self.store.stats(person)


def tongue(person: PersonRow | None, lang: str) -> str:
    """The language asked for, else the person's own, else English."""
    own = person.language if person is not None else ""
    return lang or (own if own in ("en", "ru") else "en")


__all__ = ["Listener", "ReplayStep", "Rooms"]
