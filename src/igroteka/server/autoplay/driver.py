"""What goes on by itself: bots answer, clocks run out, what is no question is answered for people."""

import asyncio
import logging
import secrets
from contextlib import suppress
from typing import Final, NamedTuple

import msgspec

from igroteka.core.errors import IgrotekaError
from igroteka.server.autoplay.bot_pool import BotPool, Choice, job_of
from igroteka.server.rooms import clocks
from igroteka.server.rooms.live import LiveRooms
from igroteka.server.rooms.live_table import Table
from igroteka.server.rooms.moves import HOUSE, Moves
from igroteka.server.rooms.room import Room
from igroteka.server.rooms.seating import USUAL, is_bots, is_deserted, stand_in
from igroteka.server.storage import Conflict
from igroteka.server.wire import Act, Refused

LOG: Final = logging.getLogger("igroteka.server")
AGAIN: Final = 0.05  # seconds before a bot thinks anew about a table that has changed
PATIENCE: Final = 5.0  # the longest wait between two tries of a store that fails


class Turn(NamedTuple):
    """Somebody for whom we answer, and why: a bot, a clock, the wish not to be asked."""

    seat: int
    level: str
    note: str
    action: int = -1
    """What to say, if it need not be thought about."""


class Driver:
    """One task a room, as long as there is something to do; in one process, the one that wrote last about the room."""

    def __init__(self, live: LiveRooms, bots: BotPool, pace: float) -> None:
        self.live: Final = live
        self.bots: Final = bots
        self.pace: Final = pace
        self.moves: Final = Moves(live, self.wake)
        self._tasks: Final[set[asyncio.Task[None]]] = set()
        self._closed = False

    def wake(self, room: Room) -> None:
        """Something was changed in a room, by us: from now on it is ours to drive."""
        room.driven_by = self.live.store.name
        self.go_on(room)

    def leave_to(self, room: Room, process: int) -> None:
        """Another process has changed something: what is left to do is done there."""
        room.driven_by = process
        room.overdue.clear()  # whose time is up is seen anew, should it be ours again
        self._drop_alarm(room)

    def is_ours(self, room: Room) -> bool:
        """Do we answer in this room? Two who think so lose nothing but time: one of them is first with each act."""
        return not self.live.store.is_shared or room.driven_by == self.live.store.name

    def go_on(self, room: Room) -> None:
        """Something has changed in a room, perhaps elsewhere."""
        if self._closed:
            return
        if not self.is_ours(room):
            self._drop_alarm(room)
            return
        self._set_alarm(room)
        if room.driver is None and self._is_wanted(room):
            room.driver = asyncio.create_task(self._drive(room))
            self._tasks.add(room.driver)
            room.driver.add_done_callback(self._tasks.discard)

    def _is_wanted(self, room: Room) -> bool:
        """Might we have to answer for somebody? A game that waits for a person need not be loaded to see it."""
        if room.known.status != "active" or is_deserted(room.seats):
            return False
        asked = clocks.asked_of(room.known)
        for seat in asked:  # plain loops: this is asked after every act
            row = room.seats[seat]
            if row.standing or is_bots(row) or seat in room.overdue:
                return True
        if self._silent(room):
            return True
        table = room.table
        if table is None:
            return False
        if table.rev != room.known.rev:  # it is being changed
            return True
        for seat in asked:
            if table.forced(seat) >= 0:
                return True
        return False

    async def close(self) -> None:
        """Let what is being stored be stored, and stop."""
        self._closed = True
        for room in self.live.loaded():
            self._drop_alarm(room)
        for task in list(self._tasks):
            task.cancel()
        if self._tasks:
            await asyncio.wait(set(self._tasks))

    async def settled(self, room: Room) -> None:
        """Until nothing goes on by itself."""
        while (driver := room.driver) is not None:
            await asyncio.wait({driver})

    # --- answering

    async def _drive(self, room: Room) -> None:
        wait = 0.1
        try:
            while not self._closed:
                try:
                    if not await self._step(room):
                        return
                    wait = 0.1
                except IgrotekaError as error:
                    if error.code != "store-failed":
                        raise
                    await asyncio.sleep(wait)
                    wait = min(2 * wait, PATIENCE)
        except asyncio.CancelledError:
            raise
        except Exception:
            LOG.exception("a room stands still", extra={"room": room.id})
        finally:
            room.driver = None

    async def _step(self, room: Room) -> bool:
        """Answer once for somebody; False if there is nobody."""
        async with room.lock:
            if room.known.status != "active" or is_deserted(room.seats) or not self.is_ours(room):
                return False
            table = await self.live.table(room)
            turn = await self._turn(room, table)
            if turn is None:
                return False
            rev, legal = table.rev, table.legal(turn.seat)
            known = turn.action if turn.action >= 0 else legal[0] if len(legal) == 1 else -1
            said = room.said_in(table.game.turn(table.state), turn.seat)
            job = None if known >= 0 else job_of(table.game, table.state, turn.seat, turn.level, legal, said)
        pause = asyncio.sleep(self._pause(room, turn))
        if job is None:
            await pause
            choice = Choice(known, in_time=True)
        else:
            choice, _ = await asyncio.gather(self.bots.choose(job), pause)
        note = turn.note if choice.in_time or turn.note != "bot" else "fallback"
        answer = await self._say(room, turn.seat, rev, choice.action, note)
        if isinstance(answer, Refused) and answer.code == "stale":
            await asyncio.sleep(AGAIN)
        elif isinstance(answer, Refused):
            if answer.code == "store-failed":
                raise IgrotekaError("store-failed")
            for action in legal:
                if not isinstance(await self._say(room, turn.seat, rev, action, "fallback"), Refused):
                    break
            else:
                return False
        elif job is not None:
            said.append(choice.action)
        if turn.note == "clock" and not isinstance(answer, Refused):
            await self._strike(room, turn.seat)
        return True

    def _pause(self, room: Room, turn: Turn) -> float:
        """How long we seem to think. For people about as long as they would: haste must betray no hand (CAT-17.28)."""
        people = {seat.person for seat in room.seats if seat.kind == "human"}
        if turn.note not in ("auto", "standing") or len(people) < 2:
            return self.pace
        return self.pace * (3 + secrets.randbelow(700) / 100)

    async def _say(self, room: Room, seat: int, rev: int, action: int, note: str) -> object:
        """Through the same door as everybody."""
        asked = Act(room=room.id, rev=rev, cid="", seat=seat, action=action)
        return await self.moves.act(HOUSE, asked, "en", note)

    async def _turn(self, room: Room, table: Table) -> Turn | None:
        """For whom of those who are asked do we answer?"""
        silent, held = self._silent(room), self.moves.is_held(room)
        for seat in table.speakers:
            row = room.seats[seat]
            if is_bots(row) and not held:
                return Turn(seat, row.level or USUAL, "bot")
            if seat in room.overdue:
                return Turn(seat, stand_in(room.known), "clock")
            if not held and (action := table.standing_answer(seat)) >= 0:
                return Turn(seat, USUAL, "standing", action)
            if seat in silent and (action := table.silence(seat)) >= 0:
                return Turn(seat, USUAL, "silence", action)
            if row.person and not held and not table.can_redo and (action := table.forced(seat)) >= 0:
                person = await self.live.store.person(row.person)
                if person is not None and person.settings.get("auto_pass") is not False:
                    return Turn(seat, USUAL, "auto", action)
        return None

    # --- clocks

    def _drop_alarm(self, room: Room) -> None:
        if room.alarm is not None:
            room.alarm.cancel()
            room.alarm = None

    def _set_alarm(self, room: Room) -> None:
        self._drop_alarm(room)
        if room.known.status != "active" or not clocks.runs(room.known):
            return
        now, due = self.live.hours(), clocks.next_due(room.known, room.seats)
        times = [due.at] if due is not None and due.seat not in room.overdue else []
        held = clocks.held_until(room.known)
        times += [held] if held > now else []
        times += [answer.at for answer in clocks.answers_due(room.known, room.seats) if answer.at > now]
        if times:
            wait = max(0.0, min(times) - now)
            room.alarm = asyncio.get_running_loop().call_later(min(wait, 3600.0), self.ring, room)

    def _silent(self, room: Room) -> set[int]:
        """Who has not answered in the time there is for it."""
        due = clocks.answers_due(room.known, room.seats)
        now = self.live.hours() if due else 0.0
        return {answer.seat for answer in due if answer.at <= now}

    def ring(self, room: Room) -> None:
        """Is somebody's time up?"""
        room.alarm = None
        row, now = room.known, self.live.hours()
        clock, asked = clocks.clock_of(row), clocks.asked_of(row)
        for seat in room.seats:
            due = clocks.due_of(clock, seat, asked)
            if due is not None and due.at <= now:
                room.overdue.add(seat.seat)
        self.go_on(room)

    async def _strike(self, room: Room, seat: int) -> None:
        """Too often out of time: a bot takes the seat until its owner comes back."""
        async with room.lock:
            row = room.known
            strikes = clocks.strikes_of(row)
            if strikes.pop(seat, 0) < clocks.STRIKES or row.status != "active" or room.seats[seat].replaced:
                return
            kept = msgspec.structs.replace(room.seats[seat], replaced=True, absence="away", level=stand_in(row))
            clock = clocks.kept(clocks.clock_of(row), clocks.asked_of(row), strikes)
            changes = {"clock": clock, "updated": self.live.clock()}
            with suppress(Conflict):
                await self.live.store.change_room(room.id, changes, [kept], expect_rev=row.rev)
                room.row = msgspec.structs.replace(row, **changes)
                room.seats = [kept if other.seat == seat else other for other in room.seats]
                if room.table is not None:
                    room.table.reseat(room.seats)
                self.live.tell_info(room)
