"""The games room as a service: all that the edge asks for."""

import contextlib
import time
from collections.abc import AsyncIterator, Callable
from typing import Any, Final

from igroteka.core.errors import IgrotekaError
from igroteka.core.record import Record
from igroteka.core.speech import FACTS
from igroteka.server.autoplay.bot_pool import BotPool
from igroteka.server.autoplay.driver import Driver
from igroteka.server.coaching.pool import CoachPool
from igroteka.server.coaching.puzzles import Puzzles
from igroteka.server.coaching.service import Coaching
from igroteka.server.coaching.thoughts import advised, glanced, reviewed
from igroteka.server.config import LOOK
from igroteka.server.limits import ROOMS_PER_LIST
from igroteka.server.market.service import MarketService
from igroteka.server.neighbours import Neighbours
from igroteka.server.rooms import access
from igroteka.server.rooms.chat import ChatService
from igroteka.server.rooms.database import Database
from igroteka.server.rooms.endings import Endings, StopWord
from igroteka.server.rooms.history import History, LuckTold, ReplayStep
from igroteka.server.rooms.hours import Hours
from igroteka.server.rooms.lifecycle import Lifecycle
from igroteka.server.rooms.live import LiveRooms
from igroteka.server.rooms.live_table import Table
from igroteka.server.rooms.room import Listener, Room
from igroteka.server.rooms.seating import seats_of
from igroteka.server.rooms.snapshots import EVERY
from igroteka.server.rooms.taking_back import Far, TakeBackWord, TakingBack
from igroteka.server.storage import Store
from igroteka.server.storage.rows import ChatRow, GameResults, PersonRow
from igroteka.server.timeslice import amble
from igroteka.server.wire import (
    Accepted,
    Act,
    Because,
    ChatAsk,
    Course,
    MarketAsk,
    PlainState,
    Refused,
    Review,
    RoomInfo,
    RoomSetup,
    Scene,
    SharedScene,
    StateTold,
    UndoAsk,
    WhyAsk,
)

HINT_NICE: Final = 8
HINTS_AT_ONCE: Final = 8  # for one worker, each in turn
HINT_PATIENCE: Final = 30.0  # seconds of silence, after which a worker is ended
REVIEW_NICE: Final = 15
REVIEW_PATIENCE: Final = 300.0


class RoomService:
    """Rooms, games in them, and those who listen. Nothing is announced before it is stored."""

    def __init__(
        self,
        store: Store,
        bots: BotPool,
        clock: Callable[[], float] | None = None,
        *,
        pace: float = 0.0,
        look: float = LOOK,
        snapshots: int = EVERY,
    ) -> None:
        self.store: Final = store
        self.bots: Final = bots
        self.hours: Final = Hours(store) if clock is None else None
        self.live: Final = LiveRooms(store, clock or time.time, snapshots, self.hours)
        self.driver: Final = Driver(self.live, bots, pace)
        self.moves: Final = self.driver.moves
        self.market: Final = MarketService(self.live, self.moves, bots, pace, self.driver.is_ours)
        self.neighbours: Final = Neighbours(self.live, self.driver, self.market, look)
        self.lifecycle: Final = Lifecycle(self.live, self._changed)
        self.endings: Final = Endings(self.live, self.lifecycle)
        self.taking_back: Final = TakingBack(self.live, self.lifecycle, self.moves)
        self.history: Final = History(self.live)
        self.talk: Final = ChatService(self.live)
        self.database: Final = Database(store)
        self.puzzles: Final = Puzzles(store, self.live.clock)
        coaches = min(1, len(bots.workers))
        self.coaching: Final = Coaching(
            self.live,
            self.history,
            CoachPool(advised, coaches, nice=HINT_NICE, patience=HINT_PATIENCE, at_once=HINTS_AT_ONCE),
            CoachPool(reviewed, coaches, nice=REVIEW_NICE, patience=REVIEW_PATIENCE),
            CoachPool(glanced, coaches, nice=REVIEW_NICE, patience=REVIEW_PATIENCE),
        )

    async def open(self) -> None:
        """Bots think, clocks run, and games that were going on go on."""
        if self.hours is not None:
            await self.hours.open()
        await self.bots.open()
        self.neighbours.open()

    async def close(self) -> None:
        """Stop what goes on by itself. The store and the bots are closed by those who opened them."""
        await self.coaching.close()
        await self.market.close()
        await self.driver.close()
        await self.neighbours.close()
        await self.live.close()
        if self.hours is not None:
            await self.hours.close()

    def _changed(self, room: Room) -> None:
        """Perhaps a game goes on by itself now, or somebody else speaks for a seat."""
        self.driver.wake(room)
        self.market.reseated(room)

    # --- rooms

    async def create(self, person: PersonRow, setup: RoomSetup, lang: str = "en") -> RoomInfo:
        """A new room."""
        return await self.lifecycle.create(person, setup, lang)

    async def info(self, id: str, person: PersonRow | None, lang: str = "", key: str = "") -> RoomInfo:
        """A room; a private one for those who belong there or show its key, which is remembered."""
        room = await self.live.room(id)
        if key or not access.may_know(room, person):
            await access.admit(self.live.store, room, person, key)
        return self.live.info(room.known, room.seats, person, tongue(person, lang))

    async def list_mine(self, person: PersonRow, lang: str = "", *, archived: bool = False) -> list[RoomInfo]:
        """Where I sit or am the host, the last changed first; or those of them that I have put away."""
        return await self._listed(person, lang, person=person.id, archived=archived)

    async def list_open(self, person: PersonRow | None, lang: str = "") -> list[RoomInfo]:
        """Where anybody may sit down."""
        found = await self._listed(person, lang, status=["open"], private=False)
        return [info for info in found if any(seat.kind == "open" for seat in info.seats)]

    async def list_live(self, person: PersonRow | None, lang: str = "") -> list[RoomInfo]:
        """Where anybody may look on."""
        return await self._listed(person, lang, status=["active"], private=False)

    async def _listed(self, asker: PersonRow | None, lang: str, **wanted: Any) -> list[RoomInfo]:
        found = await self.store.rooms(limit=ROOMS_PER_LIST, **wanted)
        return [self.live.info(row, seats, asker, tongue(asker, lang)) for row, seats in found]

    async def sit(
        self, person: PersonRow, id: str, seat: int, key: str = "", *, brought: str = "", lang: str = ""
    ) -> RoomInfo:
        """Take a free seat; `brought` are random bytes in hex for the luck of the game."""
        return await self.lifecycle.sit(person, id, seat, key, brought, tongue(person, lang))

    async def leave(self, person: PersonRow, id: str, lang: str = "") -> RoomInfo:
        """Give up my seats."""
        return await self.lifecycle.leave(person, id, tongue(person, lang))

    async def concede(self, person: PersonRow, id: str, lang: str = "") -> RoomInfo:
        """Lose the game by my own word."""
        return await self.endings.concede(person, id, tongue(person, lang))

    async def stop(self, person: PersonRow, id: str, what: StopWord, lang: str = "") -> RoomInfo:
        """A proposal to stop the game, or a word to one."""
        return await self.endings.stop(person, id, what, tongue(person, lang))

    async def take_back(
        self, person: PersonRow, id: str, what: TakeBackWord, seat: int, rev: int, *, far: Far = "word", lang: str = ""
    ) -> RoomInfo:
        """A request to take back what has come to light, or a word to the one of a seat."""
        if what == "ask":
            return await self.taking_back.ask(person, id, seat, rev, far, tongue(person, lang))
        return await self.taking_back.answer(person, id, what, seat, rev, tongue(person, lang))

    async def archive(self, person: PersonRow, id: str, *, away: bool, lang: str = "") -> RoomInfo:
        """Put a game of mine away, or have it back in my lists; nobody else is told."""
        room = await self.live.room(id)
        if not seats_of(room.seats, person) and room.known.host != person.id:
            raise IgrotekaError("not-your-seat")
        await self.store.archive(id, person.id, away=away)
        return self.live.info(room.known, room.seats, person, tongue(person, lang))

    async def start(self, person: PersonRow, id: str, brought: str = "", lang: str = "") -> RoomInfo:
        """Begin the game; `brought` as in sit."""
        return await self.lifecycle.start(person, id, brought, tongue(person, lang))

    async def rematch(self, person: PersonRow, id: str, lang: str = "") -> RoomInfo:
        """The same again, everybody one place on."""
        return await self.lifecycle.rematch(person, id, tongue(person, lang))

    async def replace(self, person: PersonRow, id: str, seat: int, level: str = "", lang: str = "") -> RoomInfo:
        """A bot on a free seat, on mine, or on that of somebody who is away."""
        return await self.lifecycle.replace(person, id, seat, level, tongue(person, lang))

    async def give_back(self, person: PersonRow, id: str, seat: int, lang: str = "") -> RoomInfo:
        """My seat back from the bot."""
        return await self.lifecycle.give_back(person, id, seat, tongue(person, lang))

    async def lay_down(
        self, person: PersonRow, id: str, seat: int, standing: dict[str, Any], lang: str = ""
    ) -> RoomInfo:
        """What my seat answers without being asked."""
        return await self.lifecycle.lay_down(person, id, seat, standing, tongue(person, lang))

    async def agree_to_hints(self, person: PersonRow, id: str, agreed: bool, lang: str = "") -> RoomInfo:
        """Whether I agree that everybody here may ask the coach."""
        info = await self.lifecycle.agree_to_hints(person, id, agreed, tongue(person, lang))
        if info.hints:
            self.coaching.expect(await self.live.room(id))
        return info

    async def remove(self, person: PersonRow, id: str, seat: int, lang: str = "") -> RoomInfo:
        """The host frees a seat before the game begins."""
        return await self.lifecycle.remove(person, id, seat, tongue(person, lang))

    async def invite(self, person: PersonRow, id: str, whom: str = "") -> str:
        """The key of a private room, for who sits there; empty for one that is open to all.

        `whom`: somebody whom the host has removed may come again.
        """
        return await self.lifecycle.invite(person, id, whom)

    # --- playing

    async def act(self, person: PersonRow | None, asked: Act, lang: str = "en") -> Accepted | Refused:
        """Say something."""
        return await self.moves.act(person, asked, lang)

    async def undo(self, person: PersonRow | None, asked: UndoAsk, lang: str = "en") -> Accepted | Refused:
        """Take it back, or forth."""
        return await self.moves.undo(person, asked, lang)

    async def why(self, person: PersonRow | None, asked: WhyAsk, lang: str = "en") -> Because:
        """Why may I not?"""
        return await self.moves.why(person, asked, lang)

    async def chat(
        self, person: PersonRow | None, asked: ChatAsk, lang: str = "en", tongue: str = ""
    ) -> Accepted | Refused:
        """Talk."""
        return await self.talk.say(person, asked, lang, tongue)

    async def market_ask(self, person: PersonRow | None, asked: MarketAsk, lang: str = "en") -> Accepted | Refused:
        """A draft at a market table, a word to one, or the settling of one."""
        return await self.market.ask(person, asked, lang)

    # --- watching

    async def state(
        self, person: PersonRow | None, id: str, seat: int | None, lang: str = "en", key: str = ""
    ) -> PlainState:
        """Everything about a room through the eyes of an own seat, or of a spectator, in words.

        Who listens in the same breath, with no await in between, misses nothing.
        """
        async with self._entered(person, id, seat, lang, key) as (room, table, viewer, chat):
            return self.live.state(room, table, person, viewer, lang, chat)

    async def shared_state(
        self, person: PersonRow | None, id: str, seat: int | None, lang: str = "en", key: str = ""
    ) -> StateTold:
        """The same as facts."""
        async with self._entered(person, id, seat, FACTS, key) as (room, table, viewer, chat):
            return self.live.shared_state(room, table, person, viewer, lang, chat)

    @contextlib.asynccontextmanager
    async def _entered(
        self, person: PersonRow | None, id: str, seat: int | None, tongue: str, key: str
    ) -> AsyncIterator[tuple[Room, Table | None, int, list[ChatRow]]]:
        """Under the room's lock, with its log put into words, if somebody may see it."""
        room = await self.live.room(id)
        await access.admit(self.live.store, room, person, key)
        async with room.lock:
            if room.unread:
                await self.live.refresh(room)
            chat = await self.live.chat(room)
            viewer = access.viewer(room, person, seat)
            if seat is not None and viewer != seat:
                raise IgrotekaError("not-your-seat")
            table = await self.live.table(room) if room.known.rev > 0 else None
            if table is not None:
                await amble(table.wording(viewer, tongue))
                await self.market.look(room, table)
            if viewer == seat:
                self.coaching.expect(room)
            yield room, table, viewer, chat

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
        """Be told what happens: Happened for every stored act, InfoTold, ChatTold."""
        return self.live.listen(id, person, seat, lang, send, facts=facts)

    # --- looking back

    async def replay(
        self, id: str, person: PersonRow | None, lang: str = "en", seat: int | None = None
    ) -> list[ReplayStep]:
        """The steps of a game."""
        return await self.history.steps(id, person, lang, seat)

    async def at(self, id: str, rev: int, person: PersonRow | None, lang: str = "en", seat: int | None = None) -> Scene:
        """The table after an act."""
        return await self.history.at(id, rev, person, lang, seat)

    async def shared_at(self, id: str, rev: int, person: PersonRow | None, seat: int | None = None) -> SharedScene:
        """The same as facts."""
        return await self.history.shared_at(id, rev, person, seat)

    async def record(self, id: str, person: PersonRow | None) -> Record:
        """The record of a game that is over."""
        return await self.history.record(id, person)

    async def course(self, id: str, person: PersonRow | None, lang: str = "") -> Course:
        """How a game that is over went, round by round."""
        return await self.history.course(id, person, tongue(person, lang))

    async def review(self, person: PersonRow | None, id: str, pay: Callable[[], None]) -> Review:
        """What the coach finds in a game that is over; who lets it begin pays."""
        return await self.coaching.review(person, id, pay)

    async def luck(self, id: str, person: PersonRow | None) -> LuckTold:
        """What was promised, what was brought, and at the end the secret."""
        return await self.history.luck(id, person)

    async def import_record(self, person: PersonRow, record: Record, lang: str = "") -> RoomInfo:
        """A room from a record."""
        return await self.lifecycle.import_record(person, record, tongue(person, lang))

    async def fork(
        self,
        person: PersonRow,
        id: str,
        rev: int = -1,
        lang: str = "",
        *,
        seat: int | None = None,
        bots: bool = False,
    ) -> RoomInfo:
        """A new room from a moment of this one; -1 is the last."""
        return await self.lifecycle.fork(person, id, rev, tongue(person, lang), seat=seat, bots=bots)

    async def stats(self, person: str) -> list[GameResults]:
        """What a person has made of each game."""
        return await self.store.stats(person)


def tongue(person: PersonRow | None, lang: str) -> str:
    """The language asked for, else the person's own, else English."""
    own = person.language if person is not None else ""
    return lang or (own if own in ("en", "ru") else "en")


__all__ = ["Listener", "LuckTold", "ReplayStep", "RoomService"]
