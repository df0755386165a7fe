"""Other processes of the house: what they write is told here, and what one leaves behind when it dies is taken up.

A room's bots and clocks are minded by the process that wrote last about the room. PostgreSQL tells everybody of all
writes in one order, so all who have the room in memory come to agree about which that is. If it is gone, its heir is
one of the living, by a hash of both their names: the same for everybody. Where two differ for a moment they only waste
a thought, since an act has one number and is stored once.
"""

import asyncio
import contextlib
import logging
from collections.abc import Callable, Coroutine
from typing import Any, Final
from zlib import crc32

from igroteka.core.errors import IgrotekaError
from igroteka.server.autoplay.driver import Driver
from igroteka.server.config import LOOK
from igroteka.server.market.service import MarketService
from igroteka.server.rooms import access
from igroteka.server.rooms.live import LiveRooms
from igroteka.server.rooms.room import Room
from igroteka.server.storage.news import Ear, News, line

LOG: Final = logging.getLogger("igroteka.server")
AGAIN: Final = 1.0  # seconds before a look that failed is tried again
GREETING: Final = 5.0  # seconds until we begin, whether or not we hear others
BREATH: Final = 0.02  # seconds in which all that is to be said about who is where is said at once
CROWD: Final = 200  # so many of them; a message has an end
STRANGER: Final = "-"
PAGE: Final = 50
RESUMED: Final = 5000  # games that go on by themselves after a restart


def ignored(_: str) -> None:
    """Nobody minds."""


class Neighbours:
    """Those who share our database; alone where it is a file."""

    def __init__(self, live: LiveRooms, driver: Driver, market: MarketService, look: float = LOOK) -> None:
        self.live: Final = live
        self.driver: Final = driver
        self.market: Final = market
        self.look: Final = look
        self.own: Final = live.store.name
        self.on_person: Callable[[str], None] = ignored
        self.on_session: Callable[[str], None] = ignored
        self._living: set[int] = {self.own}
        self._left: Final[set[int]] = set()  # who has said goodbye; their lines may end a little later
        self._orphans = True  # are there games that perhaps nobody minds?
        self._ear: Ear | None = None
        self._heard: Final[dict[str, set[str]]] = {}  # of rooms that are being read
        self._said: Final[dict[str, str]] = {}  # who is where, as the others know it
        self._crowds: Final[set[str]] = set()  # rooms about which something is to be said
        self._unknown: Final[set[str]] = set()  # and to be asked
        self._asked: Final = asyncio.Event()
        self._tasks: Final[set[asyncio.Task[None]]] = set()
        self._chore: asyncio.Task[None] | None = None
        if live.store.is_shared:
            live.on_take_up = self._ask_who
            live.on_crowd = self._say_who

    def open(self) -> None:
        """Listen, and let games that were going on go on."""
        self._ear = self.live.store.ear(self.heard, self._missed)
        if self._ear is not None:
            self._ear.open()
        self._chore = asyncio.create_task(self._run())

    async def close(self) -> None:
        """Say goodbye; what we minded is minded by others from now on."""
        tasks = [*self._tasks, *([self._chore] if self._chore is not None else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if self._ear is not None:
            await self._ear.close()
            self._ear = None
            with contextlib.suppress(IgrotekaError):
                await self.live.store.tell(line("gone", str(self.own)))

    # --- what is told

    def heard(self, news: News) -> None:
        """Somebody has written, perhaps ourselves."""
        match news.kind:
            case "act" | "room" | "chat" | "market":
                self._note(news)
            case "who" if news.sender != self.own and (room := self.live.found(news.about)) is not None:
                self.live.seen_elsewhere(room, news.sender, people_of(news.more))
            case "ask" if news.sender != self.own and (room := self.live.found(news.about)) is not None:
                self._said.pop(room.id, None)
                self._say_who(room)
            case "here" if news.sender != self.own:
                self._left.discard(news.sender)
                self._asked.set()
            case "gone" if news.sender != self.own:
                self._left.add(news.sender)
                self._asked.set()
            case "person" if news.sender != self.own:
                self.on_person(news.about)
            case "session" if news.sender != self.own:
                self.on_session(news.about)

    def _note(self, news: News) -> None:
        """A room that nobody follows here is read when it is wanted."""
        room = self.live.found(news.about)
        if room is None:
            return
        writes = news.kind in ("act", "room")
        if news.sender == self.own:
            if writes and not self.driver.is_ours(room):  # we were the last after all
                self.driver.wake(room)
            return
        if writes:
            self.driver.leave_to(room, news.sender)
        if news.kind == "act" and news.number <= room.announced:
            return
        if writes:
            room.note(news.appended if news.kind == "act" else None)
        if not room.is_idle or (news.kind == "market" and self.driver.is_ours(room)):
            self._follow(room, news.kind)

    def _follow(self, room: Room, kind: str) -> None:
        """Read it; what is told while we read is read after that."""
        if room.id in self._heard:
            self._heard[room.id].add(kind)
        else:
            self._heard[room.id] = {kind}
            self._go(self._catch_up(room))

    async def _catch_up(self, room: Room) -> None:
        try:
            while kinds := self._heard[room.id]:
                self._heard[room.id] = set()
                if room.unread:
                    await self.live.catch_up(room, fresh=False)
                    self.driver.go_on(room)
                if "chat" in kinds:
                    await self.live.listen_to_others([room])
                if "market" in kinds:
                    await self.market.follow([room])
        except IgrotekaError as error:
            LOG.warning("a room was not read", extra={"room": room.id, "problem": str(error)[:200]})
        except Exception:
            LOG.exception("a room was not read", extra={"room": room.id})
        finally:
            del self._heard[room.id]

    def _missed(self) -> None:
        """We listen from now on: others shall know, and what was written before is read."""
        self._said.clear()
        for room in self.live.loaded():
            room.elsewhere.clear()
            self._ask_who(room)
            self._say_who(room)
            if room.listeners:
                self.live.murmur(room)
        self._go(self._greet())

    async def _greet(self) -> None:
        with contextlib.suppress(IgrotekaError):
            await self.live.store.tell(line("here", str(self.own)))
        self._asked.set()

    # --- who is where

    def _say_who(self, room: Room) -> None:
        self._gather(self._crowds, room)

    def _ask_who(self, room: Room) -> None:
        self._gather(self._unknown, room)

    def _gather(self, rooms: set[str], room: Room) -> None:
        if self._ear is None:
            return
        if not self._crowds and not self._unknown:
            self._go(self._speak())
        rooms.add(room.id)

    async def _speak(self) -> None:
        """All that has gathered in a moment, in one word."""
        await asyncio.sleep(BREATH)
        found = {id: self._crowd_of(id) for id in self._crowds}
        said = {id: text for id, text in found.items() if text != self._said.get(id, "")}
        lines = [line("ask", id) for id in self._unknown] + [line("who", id, text) for id, text in said.items()]
        self._crowds.clear()
        self._unknown.clear()
        if not lines:
            return
        try:
            await self.live.store.tell(*lines)
        except IgrotekaError as error:
            LOG.warning("others were not told who is here", extra={"problem": str(error)[:200]})
            return
        for id, text in said.items():
            if text:
                self._said[id] = text
            else:
                self._said.pop(id, None)

    def _crowd_of(self, id: str) -> str:
        """Those who play before those who look on."""
        room = self.live.found(id)
        if room is None:
            return ""
        players = {seat.person for seat in room.seats}
        people = sorted(access.here(room), key=lambda person: person not in players)
        return ",".join(person or STRANGER for person in people[:CROWD])

    def _go(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # --- what nobody tells

    async def _run(self) -> None:
        if self._ear is not None:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(GREETING):
                    await self._ear.listens.wait()
        while True:
            wait = self.look
            self._asked.clear()
            try:
                await self._meet()
                await self._look_around()
                if self._orphans:
                    await self._resume()
                    self._orphans = False
                if self._ear is None:
                    return
            except IgrotekaError as error:
                LOG.warning("the store does not answer", extra={"problem": str(error)[:200]})
                wait = min(wait, AGAIN)
            except Exception:
                LOG.exception("a look around failed")
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(wait):
                    await self._asked.wait()

    async def _meet(self) -> None:
        """Who lives, and who does no more."""
        living = {self.own, *await self.live.store.living()} - self._left
        gone, self._living = self._living - living, living
        self._orphans |= bool(gone)
        for room in self.live.loaded() if gone else []:
            for process in gone & room.elsewhere.keys():
                self.live.seen_elsewhere(room, process, [])

    async def _look_around(self) -> None:
        """Of every room that matters here: is it as we know it, and does somebody mind it?"""
        if self._ear is None:
            return
        rooms = [room for room in self.live.loaded() if not room.is_idle]
        revs = await self.live.store.revs([room.id for room in rooms])
        for room in rooms:
            if room.unread or revs.get(room.id, room.announced) > room.announced or room.known.status == "open":
                await self.live.catch_up(room)
                self.driver.go_on(room)
        await self.live.listen_to_others(rooms)
        await self.market.follow(rooms)
        for room in self.live.loaded():
            if room.known.status == "active":
                self._inherit(room)

    async def _resume(self) -> None:
        """Wake the games that were going on and nobody minds, the last played first."""
        before: float | None = None
        for _ in range(RESUMED // PAGE):
            rows = await self.live.store.rooms(status=["active"], limit=PAGE, before=before)
            for row, _ in rows:
                if self._is_heir(row.id):
                    with contextlib.suppress(IgrotekaError):
                        self._inherit(await self.live.room(row.id))
            if len(rows) < PAGE:
                return
            before = rows[-1][0].updated

    def _inherit(self, room: Room) -> None:
        """Mind it from now on, if whoever did is gone and we are the next."""
        is_alone = not self.live.store.is_shared
        if is_alone or (room.driven_by not in self._living and self._is_heir(room.id)):
            self.driver.wake(room)
            if not is_alone:
                self.market.taken_over(room)

    def _is_heir(self, room: str) -> bool:
        return self.own == self.home_of(room)

    def home_of(self, room: str) -> int:
        """Where a room belongs, among those who live now."""
        return max(self._living, key=lambda process: crc32(f"{process} {room}".encode()))


def people_of(text: str) -> list[str]:
    """Who is somewhere, as it was told."""
    return ["" if person == STRANGER else person for person in text.split(",")] if text else []
