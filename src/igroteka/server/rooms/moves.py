"""What people and bots say in a room: checked, stored, then told to everybody."""

from collections.abc import Callable
from typing import Any, Final, Literal

import msgspec

from igroteka import catalog
from igroteka.core.errors import IgrotekaError, IllegalAction
from igroteka.server import problems
from igroteka.server.limits import ID_LENGTH
from igroteka.server.rooms import access, clocks
from igroteka.server.rooms.live import LiveRooms
from igroteka.server.rooms.live_table import Table, checked_action
from igroteka.server.rooms.room import Room
from igroteka.server.rooms.seating import checked_seat, judged
from igroteka.server.storage import Conflict
from igroteka.server.storage.rows import ActRow, PersonRow, SeatRow
from igroteka.server.wire import Accepted, Act, Because, Refused, UndoAsk, WhyAsk

HOUSE: Final = PersonRow(id="", name="", created=0.0)
"""The one who speaks for bots and for those whose time is up. Known by identity: no row of the store is it."""
Kind = Literal["act", "undo", "redo", "back"]
PATIENT: Final = ("bot", "fallback", "auto", "standing")
"""Who waits while others decide whether something is taken back."""


class Moves:
    """The one door for words. `stored` is called after each act, with the room locked."""

    def __init__(self, live: LiveRooms, stored: Callable[[Room], None]) -> None:
        self.live: Final = live
        self.stored: Final = stored

    async def act(self, person: PersonRow | None, asked: Act, lang: str, note: str = "") -> Accepted | Refused:
        """Say an action or a line. What is accepted is stored; what is sent again has its first answer."""

        def say(table: Table) -> list[str]:
            if (asked.action is None) == (asked.line is None):
                raise IgrotekaError("act-form")
            return table.say(asked.seat, asked.action, asked.line)

        return await self._answered(person, asked, lang, "act", say, note)

    async def undo(self, person: PersonRow | None, asked: UndoAsk, lang: str) -> Accepted | Refused:
        """Take the last word back, or say it again."""
        if asked.forth:
            return await self._answered(person, asked, lang, "redo", lambda table: table.say_again(asked.seat))
        if asked.turn:
            return await self._answered(person, asked, lang, "undo", lambda table: table.take_back_turn(asked.seat))
        return await self._answered(person, asked, lang, "undo", lambda table: table.take_back(asked.seat))

    async def agreed(self, room: Room, person: PersonRow, asked: Act, batch: list[tuple[int, int]]) -> Accepted:
        """What several seats have agreed on, as one act of one of them: all or nothing. The room is locked."""
        return await self._said(room, person, asked, "act", lambda table: table.say_together(batch), "")

    async def rewind(self, room: Room, asked: UndoAsk, count: int) -> Accepted:
        """What everybody agrees to take back, as one act of whoever asked for it. The room is locked."""
        return await self._said(room, HOUSE, asked, "back", lambda table: table.rewind(count), "")

    async def _answered(
        self,
        person: PersonRow | None,
        asked: Act | UndoAsk,
        lang: str,
        kind: Kind,
        say: Callable[[Table], list[str]],
        note: str = "",
    ) -> Accepted | Refused:
        room: Room | None = None
        try:
            room = await self.live.room(asked.room, fresh=False)
            async with room.lock:
                try:
                    return await self._said(room, person, asked, kind, say, note)
                except IgrotekaError as error:
                    # Perhaps it fits what another process has written since.
                    if not self.live.store.is_shared or error.code == "store-failed":
                        raise
                    if not await self.live.refresh(room):
                        raise
                return await self._said(room, person, asked, kind, say, note)
        except IgrotekaError as error:
            rev = -1 if room is None or not access.may_see(room, person) else room.known.rev
            rule = error.rule if isinstance(error, IllegalAction) else ""
            game = "" if room is None else room.known.game
            return Refused(cid=asked.cid, code=error.code, text=said(error, game, lang), rule=rule, rev=rev)

    async def _said(
        self,
        room: Room,
        person: PersonRow | None,
        asked: Act | UndoAsk,
        kind: Kind,
        say: Callable[[Table], list[str]],
        note: str,
    ) -> Accepted:
        if person is not HOUSE:
            await access.admit(self.live.store, room, person)
        seat = checked_seat(room.seats, asked.seat)
        self._check_speaker(room, seat, person)
        if person is not HOUSE and not 0 < len(asked.cid) <= ID_LENGTH:
            raise IgrotekaError("cid-form", {"most": ID_LENGTH})
        if room.known.status == "open":
            raise IgrotekaError("not-started")
        for _ in range(2):
            table = await self.live.table(room)
            first = table.answers.get((asked.seat, asked.cid))
            if first is not None:
                return Accepted(cid=asked.cid, rev=first)
            if room.known.status != "active":
                raise IgrotekaError("room-closed")
            if seat.replaced and person is not HOUSE:
                raise IgrotekaError("seat-replaced")
            if not table.is_current(asked.seat, asked.rev) or (note in PATIENT and self.is_held(room)):
                raise IgrotekaError("stale")
            before = len(table.revs)
            try:
                moves = say(table)
            except IgrotekaError:
                raise
            except BaseException:
                self.live.forget(room)
                raise
            act = ActRow(
                room=room.id,
                rev=table.rev + 1,
                seat=asked.seat,
                kind=kind,
                moves=moves,
                cid=asked.cid,
                at=self.live.clock(),
                note=note,
            )
            try:
                await self._keep(room, table, act, before)
            except Conflict:  # another process was first, perhaps with this very act
                continue
            return Accepted(cid=asked.cid, rev=act.rev)
        raise IgrotekaError("stale")

    def is_held(self, room: Room) -> bool:
        """Do bots wait, because somebody has asked to take something back?"""
        return self.live.hours() < clocks.held_until(room.known)

    def _check_speaker(self, room: Room, seat: SeatRow, person: PersonRow | None) -> None:
        if person is HOUSE:
            return
        if person is None or seat.kind != "human" or seat.person != person.id:
            raise IgrotekaError("not-your-seat")

    async def _keep(self, room: Room, table: Table, act: ActRow, before: int) -> None:
        """Store the act with what it changes; only then is it true, and told."""
        row, now = room.known, self.live.hours()
        clock, asked = clocks.clock_of(row), clocks.asked_of(row)
        strikes = clocks.struck(clocks.strikes_of(row), act.seat, act.note)
        speakers = table.speakers
        spoke = room.seats[act.seat]
        since, turn_ends = asked.get(act.seat, now), act.seat not in speakers
        spent = clocks.spent(clock, spoke, since, now, turn_ends=turn_ends, late=act.note == "clock")
        if act.kind == "back" and act.seat not in asked:
            spent = clocks.unfinished(clock, spent)
        changes: dict[str, Any] = {
            "clock": clocks.kept(clock, clocks.asked_after(asked, speakers, act.seat, now), strikes),
        }
        if row.take_back:
            changes["take_back"] = {}  # it was about another table
        if table.match.over:
            changes.update(status="finished", result=judged(table.match.result(), room.seats))
        try:
            begun = [seat for seat in speakers if seat not in asked]
            told = clocks.notices_of_turn(row, room.seats, begun, act.rev, now, act.at)
            await self.live.store.append([act], room=changes, seats=[spent] if spent != spoke else None, notices=told)
        except BaseException:
            self.live.forget(room)
            raise
        room.row = msgspec.structs.replace(row, rev=act.rev, updated=act.at, **changes)
        room.seats = [spent if seat.seat == act.seat else seat for seat in room.seats]
        table.seats = room.seats
        room.overdue.discard(act.seat)
        kept = table.settle(act)
        self.live.keep_snapshot(room, table)
        await self.live.announce(room, table, act, kept, before)
        if "status" in changes or row.take_back or clock.kind != "none" or list(asked) != speakers:
            self.live.tell_info(room, after_act=True)
        self.stored(room)

    async def why(self, person: PersonRow | None, asked: WhyAsk, lang: str) -> Because:
        """Why may my seat not say this now?"""
        room = await self.live.room(asked.room)
        async with room.lock:
            await access.admit(self.live.store, room, person)
            self._check_speaker(room, checked_seat(room.seats, asked.seat), person)
            table = await self.live.table(room)
            error: IllegalAction | None
            try:
                error = table.state.why_not(asked.seat, checked_action(table.game, asked.action))
            except IllegalAction as refusal:
                error = refusal
        if error is None:
            return Because(cid=asked.cid, text=problems.words(lang).say("room-why-allowed"), legal=True)
        return Because(cid=asked.cid, text=said(error, table.game.id, lang), rule=error.rule)


def said(error: IgrotekaError, game: str, lang: str) -> str:
    """Why not, in the game's own words where it has some."""
    if isinstance(error, IllegalAction) and game:
        facade = catalog.load(game)
        return facade.refusal_text(error, facade.speech(lang))
    return problems.said(error, lang)
