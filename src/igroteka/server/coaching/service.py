"""Hints to the seat that is asked, and reviews of games that are over: who may ask, and what is thought about."""

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator, Callable
from functools import partial
from typing import Any, Final

import msgspec

from igroteka import __version__
from igroteka.core.chance import Random
from igroteka.core.errors import IgrotekaError
from igroteka.core.game import Game
from igroteka.core.state import Position
from igroteka.server.coaching.pool import CoachPool, Thinking
from igroteka.server.coaching.thoughts import HintJob, ReviewJob
from igroteka.server.limits import GLANCES_KEPT, GLANCES_WAITING, REVIEWS_WAITING
from igroteka.server.rooms import access
from igroteka.server.rooms.history import History
from igroteka.server.rooms.live import LiveRooms
from igroteka.server.rooms.live_table import checked_game
from igroteka.server.rooms.replays import read_acts
from igroteka.server.rooms.room import Room
from igroteka.server.rooms.seating import checked_seat, has_hints
from igroteka.server.storage.rows import ActRow, PersonRow, ReviewRow, RoomRow
from igroteka.server.timeslice import aside
from igroteka.server.wire import Advice, Advised, Review

LOG: Final = logging.getLogger("igroteka.coach")
LOOK: Final = 0.25  # seconds between two looks at whether the table is still the same
FORM: Final = 3
"""Rises when reviews are written differently."""


class Hint:
    """The advice of one seat at one moment: it ends when the table has gone on, whoever still listens."""

    def __init__(self, room: Room, seat: int, rev: int, thinking: Thinking | None, first: Advice | None) -> None:
        self.room: Final = room
        self.seat: Final = seat
        self.rev: Final = rev
        self.advice = first
        self._thinking: Final = thinking

    @property
    def holds(self) -> bool:
        """Is the table as it was, and does everybody still agree?"""
        row = self.room.known
        return row.rev == self.rev and row.status == "active" and has_hints(row, self.room.seats)

    def stop(self) -> None:
        """Nobody wants to know any more."""
        if self._thinking is not None:
            self._thinking.stop()

    async def thoughts(self) -> AsyncIterator[Advice]:
        """Better and better; each is told once."""
        thinking = self._thinking
        try:
            if self.advice is not None and self.holds:
                yield self.advice
            while thinking is not None and self.holds:
                if await thinking.news(LOOK) and thinking.thought is not None:
                    found = self._read(thinking.thought)
                    if found != self.advice and self.holds:
                        self.advice = found
                        yield found
                if thinking.over:
                    if thinking.trouble:
                        LOG.error("no hint", extra={"room": self.room.id, "problem": thinking.trouble})
                    return
        finally:
            self.stop()

    def _read(self, thought: dict[str, Any]) -> Advice:
        return msgspec.convert({**thought, "room": self.room.id, "rev": self.rev}, Advice)


class Coaching:
    """What a person may ask the coach. Nothing of a running game is thought about but what its seat may know."""

    def __init__(
        self, live: LiveRooms, history: History, hints: CoachPool, reviews: CoachPool, glances: CoachPool
    ) -> None:
        self.live: Final = live
        self.history: Final = history
        self.hints: Final = hints
        self.reviews: Final = reviews
        self.glances: Final = glances  # graph and luck of all, so that nobody waits for the decisions of others
        self._asked: Final[dict[str, Hint]] = {}  # the last of each person
        self._expected: Final[set[str]] = set()  # games that the worker has been told to load
        self._reviewing: Final[dict[str, Thinking]] = {}
        self._glanced: Final[dict[str, Thinking]] = {}
        self._keeping: Final[set[asyncio.Task[None]]] = set()

    async def close(self) -> None:
        """Stop thinking; a review that is not finished is begun anew another time."""
        await self.hints.close()
        await self.reviews.close()
        await self.glances.close()
        if self._keeping:
            await asyncio.wait(set(self._keeping))

    # --- hints

    def expect(self, room: Room) -> None:
        """Somebody has sat down who may ask soon: a process that starts with the question would answer late."""
        row = room.known
        if not self.hints.workers or row.status not in ("open", "active") or not has_hints(row, room.seats):
            return
        if not self.hints.awake:
            self._expected.clear()
        if row.game not in self._expected:
            self._expected.add(row.game)
            self.hints.begin(HintJob(row.game, {}, -1, 0))

    async def hint(self, person: PersonRow, id: str, seat: int, rev: int) -> Hint:
        """Advice for an own seat that is asked; one who asks again wants the last one no more."""
        room = await self.live.room(id)
        await access.admit(self.live.store, room, person)
        async with room.lock:
            row = checked_seat(room.seats, seat)
            if row.kind != "human" or row.person != person.id:
                raise IgrotekaError("not-your-seat")
            if room.known.status != "active":
                raise IgrotekaError("not-started" if room.known.status == "open" else "room-closed")
            if not has_hints(room.known, room.seats):
                raise IgrotekaError("hints-off")
            if row.replaced:
                raise IgrotekaError("seat-replaced")
            table = await self.live.table(room)
            if rev != table.rev or seat not in table.speakers:
                raise IgrotekaError("stale")
            legal = table.legal(seat)
            job = None if len(legal) == 1 else hint_job(table.game, table.state, seat)
        before = self._asked.pop(person.id, None)
        first: Advice | None = None
        if before is not None:
            before.stop()
            if (before.room, before.seat, before.rev) == (room, seat, rev):
                first = before.advice
        if first is not None and first.done:
            job = None
        elif job is None:
            first = Advice(room=id, rev=rev, seat=seat, options=[Advised(action=legal[0])], done=True)
        found = Hint(room, seat, rev, None if job is None else self.hints.begin(job), first)
        self._asked[person.id] = found
        self._forget()
        return found

    def _forget(self) -> None:
        """Advice on tables that have gone on helps nobody."""
        for person, hint in list(self._asked.items()):
            if not hint.holds:
                del self._asked[person]

    # --- reviews

    async def review(self, person: PersonRow | None, id: str, pay: Callable[[], None]) -> Review:
        """What is known of a game that is over; who asks first pays and lets the coach begin, others find more."""
        room = await self.live.room(id)
        await access.admit(self.live.store, room, person)
        row = room.known
        if row.status != "finished" or row.rev == 0:
            raise IgrotekaError("not-finished")
        checked_game(row)
        kept = await self.live.store.review(id, maker(row))
        if kept is not None:
            return msgspec.json.decode(kept.body, type=Review)
        is_known = id in self._glanced
        if id not in self._reviewing and not (is_known and self._is_busy):
            if not is_known:
                if self.glances.waiting >= GLANCES_WAITING:
                    raise IgrotekaError("reviews-waiting")
                pay()
            record = await self.history.record(id, person)
            acts = await read_acts(self.live.store, id)
            self._begin(row, ReviewJob(record.to_json(), revs_of(acts)))
        if any(id in begun and begun[id].trouble for begun in (self._reviewing, self._glanced)):
            self._forget_review(id)
            raise IgrotekaError("review-failed")
        thought = self._best_thought(id)
        return Review(room=id) if thought is None else await aside(partial(read_review, thought, id))

    @property
    def _is_busy(self) -> bool:
        """Do so many games wait for their decisions that no more are taken? Who asks again may find room."""
        return self.reviews.waiting >= REVIEWS_WAITING

    def _best_thought(self, id: str) -> dict[str, Any] | None:
        """Of the look at everything as soon as it has found as much as the first glance, which knows of luck."""
        whole, glance = (begun[id].thought if id in begun else None for begun in (self._reviewing, self._glanced))
        return whole if glance is None or (whole is not None and whole.get("luck")) else glance

    def _begin(self, row: RoomRow, job: ReviewJob) -> None:
        """The first glance at once, the rest when it is its turn."""
        if row.id not in self._glanced:
            for id in [id for id, one in self._glanced.items() if one.over][:-GLANCES_KEPT]:
                del self._glanced[id]
            self._glanced[row.id] = self.glances.begin(job)
        if row.id not in self._reviewing and not self._is_busy:
            thinking = self._reviewing[row.id] = self.reviews.begin(job)
            task = asyncio.create_task(self._keep(row, thinking))
            self._keeping.add(task)
            task.add_done_callback(self._keeping.discard)

    async def _keep(self, row: RoomRow, thinking: Thinking) -> None:
        """When it is finished it is stored; what went wrong is told to who asks next."""
        await thinking.ended()
        thought = thinking.thought
        if thinking.trouble:
            LOG.error("no review", extra={"room": row.id, "problem": thinking.trouble})
            return
        if thought is not None and not thinking.stopped.is_set():
            found = msgspec.structs.replace(await asyncio.to_thread(read_review, thought, row.id), finished=True)
            body = msgspec.json.encode(found)
            try:
                await self.live.store.put_review(ReviewRow(room=row.id, maker=maker(row), body=body))
            except IgrotekaError as error:
                LOG.warning("a review was not kept", extra={"room": row.id, "problem": str(error)[:200]})
        self._forget_review(row.id)

    def _forget_review(self, id: str) -> None:
        self._reviewing.pop(id, None)
        self._glanced.pop(id, None)


def hint_job(game: Game, state: Position, seat: int) -> HintJob:
    """Whatever the seat may not know is dealt anew before anything leaves this process."""
    number = secrets.randbits(62)
    return HintJob(game.id, state.sample(seat, Random(number)).to_dict(), seat, number ^ 1)


def maker(row: RoomRow) -> str:
    """Who wrote a review: another version thinks otherwise."""
    return f"{__version__} {FORM} {row.game} {row.version}"


def revs_of(acts: list[ActRow]) -> list[int]:
    """In which act each word was said that stands, luck included."""
    revs: list[int] = []
    for act in acts:
        if act.kind in ("undo", "back"):
            del revs[len(revs) - len(act.moves) :]
        else:
            revs.extend([act.rev] * len(act.moves))
    return revs


def read_review(thought: dict[str, Any], id: str) -> Review:
    """As it is sent."""
    return msgspec.convert({**thought, "room": id}, Review)
