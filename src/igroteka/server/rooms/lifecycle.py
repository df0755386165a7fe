"""Rooms are made, people sit down, leave and come back, bots fill in, the game begins and is played again."""

import math
import secrets
from collections.abc import Callable
from functools import partial
from typing import Any, Final

import msgspec

from igroteka import catalog
from igroteka.core import standing
from igroteka.core.chance import Random
from igroteka.core.errors import BadOption, BadRecord, IgrotekaError
from igroteka.core.record import Record
from igroteka.core.state import OVER, Position, packed
from igroteka.server.limits import RECORD_MOVES
from igroteka.server.rooms import access, clocks, luck, market_setup
from igroteka.server.rooms.access import ABSENT
from igroteka.server.rooms.chat import tell_deed
from igroteka.server.rooms.live import LiveRooms
from igroteka.server.rooms.live_table import checked_game, new_table
from igroteka.server.rooms.replays import PAGE, acts_of, opened, played, read_acts
from igroteka.server.rooms.room import Room
from igroteka.server.rooms.seating import (
    GONE,
    checked_level,
    checked_seat,
    cleaned,
    has_hints,
    new_id,
    new_seats,
    players_of,
    rotated,
    seats_of,
    stand_in,
    stays,
)
from igroteka.server.storage import Conflict
from igroteka.server.storage.rows import ActRow, Json, PersonRow, RoomRow, SeatRow
from igroteka.server.timeslice import aside
from igroteka.server.wire import Clock, RoomInfo, RoomSetup

DEALS: Final = 30  # tries to deal a table anew so that all seats of one person keep what they know


class Lifecycle:
    """All that happens around a game. `changed` is called when the game may go on by itself."""

    def __init__(self, live: LiveRooms, changed: Callable[[Room], None]) -> None:
        self.live: Final = live
        self.changed: Final = changed

    # --- rooms

    async def create(self, person: PersonRow, setup: RoomSetup, lang: str) -> RoomInfo:
        """A new room; whoever makes it sits where the set-up says `me`."""
        game = catalog.load(setup.game)
        bound, position = market_setup.options_of(setup.market, game), setup.position
        if position is None:
            state = game.start(checked_count(setup), {**setup.options, **bound}, setup.preset)
        else:
            position = with_options(position, bound)
            state = game.from_dict(position)
            if int(state.seats) != len(setup.seats):
                raise BadOption("seat-count", {"seats": len(setup.seats), "allowed": str(int(state.seats))})
            if state.player == OVER:
                raise IgrotekaError("fork-over")
        market_setup.checked(setup.market, game, state, setup.seats, setup.clock)
        id = new_id()
        seats = new_seats(id, setup.seats, person)
        options = dict(state.to_dict()["options"])
        row, secret = self._new_row(id, setup.game, options, person, clocks.checked(setup.clock))
        market = {} if setup.market is None else msgspec.to_builtins(setup.market)
        row = msgspec.structs.replace(
            row,
            private=setup.private,
            start=position,
            market=market,
            stand_in=checked_level(setup.stand_in) if setup.stand_in else "",
            talk=setup.talk,
            hints=setup.hints,
        )
        return await self._add(row, seats, secret, person, lang)

    def _new_row(self, id: str, game: str, options: Json, person: PersonRow, clock: Clock) -> tuple[RoomRow, str]:
        secret, now = luck.new_secret(), self.live.clock()
        row = RoomRow(
            id=id,
            game=game,
            version=catalog.load(game).version,
            options=options,
            status="open",
            rev=0,
            private=False,
            host=person.id,
            created=now,
            updated=now,
            clock=clocks.kept(clock, {}),
            commit=luck.commitment(id, secret),
        )
        return row, secret

    async def _add(self, row: RoomRow, seats: list[SeatRow], secret: str, person: PersonRow, lang: str) -> RoomInfo:
        brought = [luck.BOT if seat.kind == "bot" else luck.NOBODY for seat in seats]
        row = msgspec.structs.replace(row, contributions=brought)
        await self.live.store.add_room(row, seats, secret, luck.new_key())
        self.live.welcome(row, seats, secret)
        return self.live.info(row, seats, person, lang)

    async def change(
        self, room: Room, changes: dict[str, Any], seats: list[SeatRow], key: str = "", *, shut_out: str | None = None
    ) -> None:
        """Store what changes about a room, then tell; an act, or another process, that came between makes it void."""
        row = room.known
        changed = [seat for seat in seats if seat != room.seats[seat.seat]]
        if row.take_back and any(seat.absence != room.seats[seat.seat].absence for seat in changed):
            changes = {"take_back": {}, **changes}  # others are to be asked now
        now = self.live.clock()
        try:
            await self.live.store.change_room(
                room.id,
                {"updated": now, **changes},
                changed,
                expect_rev=row.rev,
                expect_updated=row.updated if self.live.store.is_shared else None,
                key=key,
                shut_out=[] if shut_out is None else [shut_out],
            )
        except Conflict:
            raise IgrotekaError("stale") from None
        room.row = msgspec.structs.replace(row, updated=now, **changes)
        room.seats = seats
        if room.table is not None and changed:
            room.table.reseat(seats)
        self.live.tell_info(room)
        self.changed(room)

    # --- seats

    async def sit(self, person: PersonRow, id: str, seat: int, key: str, brought: str, lang: str) -> RoomInfo:
        """Take a free seat; with what one brings to the luck of the game."""
        room = await self.live.room(id)
        await access.admit(self.live.store, room, person, key)
        async with room.lock:
            row = checked_seat(room.seats, seat)
            self._check_open(room)
            if row.kind == "human" and row.person == person.id:
                return self._info(room, person, lang)
            if person.id in room.known.barred:
                raise IgrotekaError("removed")
            if row.kind != "open":
                raise IgrotekaError("seat-taken")
            if room.known.market and seats_of(room.seats, person):
                raise IgrotekaError("market-hotseat")
            if room.known.host != person.id and seats_of(room.seats, person):
                raise IgrotekaError("seat-one")
            contributions = list(room.known.contributions)
            contributions[seat] = luck.contribution(brought)
            taken = SeatRow(room=id, seat=seat, kind="human", name=cleaned(person.name), person=person.id)
            await self.change(room, {"contributions": contributions}, put(room.seats, taken))
            return self._info(room, person, lang)

    async def leave(self, person: PersonRow, id: str, lang: str) -> RoomInfo:
        """Give up all own seats: before the game they are free, during it bots keep them warm.

        A room is over when everybody has left it. Who is merely away has not: their game goes on, or waits for them.
        """
        room = await self.live.room(id)
        async with room.lock:
            mine, row = seats_of(room.seats, person), room.known
            mine = [seat for seat in mine if room.seats[seat].absence != "conceded"]
            if row.status in ("finished", "aborted"):
                return self._info(room, person, lang)
            if not mine and row.host != person.id:
                raise IgrotekaError("conceded" if seats_of(room.seats, person) else "not-your-seat")
            seats = list(room.seats)
            for seat in mine:
                if row.status == "open":
                    seats[seat] = SeatRow(room=id, seat=seat, kind="open")
                else:
                    seats[seat] = msgspec.structs.replace(
                        seats[seat], replaced=True, absence="left", level=stand_in(row), hints=""
                    )
            others = players_of([seat for seat in seats if seat.person != person.id])
            if not others:
                await self._abort(room)
                return self._info(room, person, lang)
            host = row.host if row.host != person.id else others[0]
            contributions = row.contributions
            if row.status == "open":
                contributions = [luck.NOBODY if place in mine else word for place, word in enumerate(contributions)]
            room.admitted.discard(person.id)
            await self.change(
                room, {"host": host, "contributions": contributions, "stop": {}}, seats, shut_out=person.id
            )
            return self._info(room, person, lang)

    async def remove(self, person: PersonRow, id: str, seat: int, lang: str) -> RoomInfo:
        """The host frees a seat. Who sat there is told, and sits here again only if the host invites them.

        In a private room the old invitation opens no more, else they would come back under another name.
        """
        room = await self.live.room(id)
        async with room.lock:
            row = checked_seat(room.seats, seat)
            self._check_host(room, person)
            self._check_open(room)
            if row.kind == "open":
                return self._info(room, person, lang)
            known, gone = room.known, row.person if row.person != person.id else None
            freed = [seat] if gone is None else [other.seat for other in room.seats if other.person == gone]
            seats = [
                SeatRow(room=id, seat=other.seat, kind="open") if other.seat in freed else other for other in room.seats
            ]
            brought = [luck.NOBODY if place in freed else word for place, word in enumerate(known.contributions)]
            changes: dict[str, Any] = {"contributions": brought}
            if gone is not None:
                changes["barred"] = {**known.barred, gone: row.name}
                room.admitted.discard(gone)
            key = luck.new_key() if gone is not None and known.private else ""
            await self.change(room, changes, seats, key, shut_out=gone)
            if gone is not None:
                self.live.tell_removed(room, gone)
            return self._info(room, person, lang)

    async def invite(self, person: PersonRow, id: str, whom: str) -> str:
        """The key of a private room, for who sits there or is the host; who was removed is forgiven by the host."""
        room = await self.live.room(id)
        await access.admit(self.live.store, room, person)
        async with room.lock:
            if not stays(room.seats, person) and room.known.host != person.id:
                raise IgrotekaError("not-allowed")
            if whom:
                self._check_host(room, person)
                if whom in room.known.barred:
                    barred = {one: name for one, name in room.known.barred.items() if one != whom}
                    await self.change(room, {"barred": barred}, room.seats)
            return await self.live.store.key(id) if room.known.private else ""

    async def _abort(self, room: Room) -> None:
        """The game is over without a result."""
        row = room.known
        if row.status == "open":
            await self.change(room, {"status": "aborted"}, room.seats)
            return
        await self.end(room, {"status": "aborted", "stop": {}}, "left", room.seats)

    async def end(self, room: Room, changes: dict[str, Any], why: str, seats: list[SeatRow]) -> None:
        """A game that goes on is over, though its rules did not end it."""
        row, table = room.known, await self.live.table(room)
        changes = {"take_back": {}, **changes} if row.take_back else changes
        act = ActRow(room=room.id, rev=row.rev + 1, seat=-1, kind="end", moves=[], at=self.live.clock(), note=why)
        changed = [seat for seat in seats if seat != room.seats[seat.seat]]
        before = len(table.revs)
        try:
            await self.live.store.append([act], room=changes, seats=changed)
        except BaseException as error:
            self.live.forget(room)
            if isinstance(error, Conflict):
                raise IgrotekaError("stale") from None
            raise
        room.row = msgspec.structs.replace(row, rev=act.rev, updated=act.at, **changes)
        room.seats = seats
        if changed:
            table.reseat(seats)
        await self.live.announce(room, table, act, table.settle(act), before)
        self.live.tell_info(room)
        self.changed(room)

    async def replace(self, person: PersonRow, id: str, seat: int, level: str, lang: str) -> RoomInfo:
        """A bot on a free seat, or on one's own at any time; on another's when they are away and their time is used up.

        The bot for somebody else is the one that was agreed on.
        """
        room = await self.live.room(id)
        async with room.lock:
            row = checked_seat(room.seats, seat)
            if room.known.status == "open":
                wanted = checked_level(level)
                self._check_host(room, person)
                if row.kind == "human" and row.person != person.id:
                    raise IgrotekaError("seat-taken")
                contributions = list(room.known.contributions)
                contributions[seat] = luck.BOT
                new = SeatRow(room=id, seat=seat, kind="bot", level=wanted)
                await self.change(room, {"contributions": contributions}, put(room.seats, new))
                return self._info(room, person, lang)
            self.check_active(room)
            if row.kind != "human":
                raise IgrotekaError("seat-taken")
            check_not_conceded(row, person)
            agreed = stand_in(room.known)
            wanted = checked_level(level or agreed)
            if row.person == person.id:
                new = msgspec.structs.replace(row, replaced=True, absence="own", level=wanted)
            else:
                if not stays(room.seats, person):
                    raise IgrotekaError("not-your-seat")
                if row.replaced:
                    return self._info(room, person, lang)
                self._check_absent(room, row)
                if wanted != agreed:
                    raise IgrotekaError("stand-in-level", {"level": agreed})
                new = msgspec.structs.replace(row, replaced=True, absence="away", level=agreed)
            await self.change(room, {}, put(room.seats, new))
            return self._info(room, person, lang)

    async def give_back(self, person: PersonRow, id: str, seat: int, lang: str) -> RoomInfo:
        """The owner takes the seat back from the bot."""
        room = await self.live.room(id)
        async with room.lock:
            row = checked_seat(room.seats, seat)
            if row.kind != "human" or row.person != person.id:
                raise IgrotekaError("not-your-seat")
            self.check_active(room)
            check_not_conceded(row, person)
            if row.replaced:
                room.overdue.discard(seat)
                clock, now = clocks.clock_of(room.known), self.live.hours()
                asked = {other: now if other == seat else at for other, at in clocks.asked_of(room.known).items()}
                strikes = {other: n for other, n in clocks.strikes_of(room.known).items() if other != seat}
                left = row.clock_left if row.clock_left is None else max(row.clock_left, clock.increment, clocks.GRACE)
                new = msgspec.structs.replace(row, replaced=False, absence="", level="", clock_left=left)
                await self.change(room, {"clock": clocks.kept(clock, asked, strikes)}, put(room.seats, new))
            return self._info(room, person, lang)

    # --- the beginning and the next game

    async def start(self, person: PersonRow, id: str, brought: str, lang: str) -> RoomInfo:
        """Begin, once every seat is taken; whoever sits there may say so."""
        room = await self.live.room(id)
        async with room.lock:
            row = room.known
            mine = seats_of(room.seats, person)
            if not mine and row.host != person.id:
                raise IgrotekaError("not-your-seat")
            if row.status == "active":
                return self._info(room, person, lang)
            self._check_open(room)
            if any(seat.kind == "open" for seat in room.seats):
                raise IgrotekaError("seats-open")
            contributions = list(row.contributions)
            if brought:
                for seat in mine:
                    contributions[seat] = luck.contribution(brought)
            await self._begin(room, contributions)
            return self._info(room, person, lang)

    async def _begin(self, room: Room, contributions: list[str]) -> None:
        clock, now, at = clocks.clock_of(room.known), self.live.hours(), self.live.clock()
        row = msgspec.structs.replace(room.known, options=await self._carried(room))
        seats = clocks.set_up(clock, room.seats)
        seed = luck.seed(room.secret or await self.live.store.secret(room.id), contributions)
        table = new_table(row, seats, seed)
        act = ActRow(room=room.id, rev=row.rev + 1, seat=-1, kind="start", moves=table.begin(), at=at)
        asked = clocks.asked_after({}, table.speakers, -1, now)
        changes = {
            "status": "active",
            "options": row.options,
            "contributions": contributions,
            "clock": clocks.kept(clock, asked),
        }
        try:
            told = clocks.notices_of_turn(row, seats, table.speakers, act.rev, now, at)
            await self.live.store.append([act], room=changes, seats=seats, notices=told)
        except Conflict:
            self.live.forget(room)
            raise IgrotekaError("stale") from None
        room.row = msgspec.structs.replace(row, rev=act.rev, updated=at, **changes)
        room.seats, room.table, room.secret = seats, table, ""
        kept = table.settle(act)
        self.live.tell_info(room)
        await self.live.announce(room, table, act, kept, 0)
        self.changed(room)

    async def _carried(self, room: Room) -> Json:
        """The options, with what the one person at the table brings along from an earlier game."""
        row, people = room.known, {seat.person for seat in room.seats if seat.person is not None}
        if row.start is not None or len(people) != 1:
            return row.options
        game = checked_game(row)
        for past in await self.live.store.career(people.pop(), row.game):
            carried = game.carried(game.settings.complete(row.options), past.outcome)
            if carried:
                return game.settings.changed(game.settings.complete({**row.options, **carried}))
        return row.options

    async def lay_down(self, person: PersonRow, id: str, seat: int, given: Json, lang: str) -> RoomInfo:
        """What my seat answers from now on without being asked; it takes the place of what was laid down before."""
        room = await self.live.room(id)
        async with room.lock:
            row = checked_seat(room.seats, seat)
            if row.kind != "human" or row.person != person.id:
                raise IgrotekaError("not-your-seat")
            if room.known.status not in ("open", "active"):
                raise IgrotekaError("room-closed")
            laid_down = standing.checked(checked_game(room.known).standing(), given, seat, len(room.seats))
            await self.change(room, {}, put(room.seats, msgspec.structs.replace(row, standing=laid_down)))
            return self._info(room, person, lang)

    async def agree_to_hints(self, person: PersonRow, id: str, agreed: bool, lang: str) -> RoomInfo:
        """Hints, yes or no, for all own seats; while the game goes on, that they begin or end is told in the talk."""
        room = await self.live.room(id)
        async with room.lock:
            mine, row = stays(room.seats, person), room.known
            mine = [seat for seat in mine if room.seats[seat].absence not in GONE]
            if not mine:
                raise IgrotekaError("not-your-seat")
            if row.status not in ("open", "active"):
                raise IgrotekaError("room-closed")
            if not row.hints:
                raise IgrotekaError("hints-off")
            had, word = has_hints(row, room.seats), "yes" if agreed else "no"
            seats = [msgspec.structs.replace(seat, hints=word) if seat.seat in mine else seat for seat in room.seats]
            if seats != room.seats:
                await self.change(room, {}, seats)
            has = has_hints(row, seats)
            if has != had and row.status == "active":
                await tell_deed(self.live, room, person, mine[0], "hints-on" if has else "hints-off", lang)
            return self._info(room, person, lang)

    async def rematch(self, person: PersonRow, id: str, lang: str) -> RoomInfo:
        """The same people and options in a new room, everybody one place on; whoever asks second gets the same room."""
        room = await self.live.room(id)
        async with room.lock:
            row = room.known
            if not seats_of(room.seats, person) and row.host != person.id:
                raise IgrotekaError("not-your-seat")
            if row.status not in ("finished", "aborted") or not row.commit:
                raise IgrotekaError("not-finished")
            if row.next:
                found = await self.live.room(row.next)
                return self._info(found, person, lang)
            new, secret = self._new_row(new_id(), row.game, row.options, person, clocks.clock_of(row))
            new = msgspec.structs.replace(
                new,
                private=row.private,
                start=row.start,
                previous=row.id,
                market=row.market,
                stand_in=row.stand_in,
                talk=row.talk,
                hints=row.hints,
            )
            info = await self._add(new, rotated(new.id, room.seats, person), secret, person, lang)
            await self.change(room, {"next": new.id}, room.seats)
            return info

    async def fork(
        self, person: PersonRow, id: str, rev: int, lang: str, *, seat: int | None = None, bots: bool = False
    ) -> RoomInfo:
        """A new room that goes on from a moment of this one: of a game that is over, or where one plays alone.

        Whoever names a seat sits there. With `bots` it is a table of one's own: they take all other seats, nobody
        waits for the time, and of a game that is over the coach may be asked.

        Of a running game it is a world that the asker cannot tell from the true one: what is hidden is dealt anew, so
        that neither the new game nor its record tells anything about the old one.
        """
        room = await self.live.room(id)
        await access.admit(self.live.store, room, person)
        row = room.known
        mine = seats_of(room.seats, person)
        if row.status == "open":
            raise IgrotekaError("not-started")
        if row.status == "active":
            people = [seat.seat for seat in room.seats if seat.kind == "human"]
            if not mine or mine != people:
                raise IgrotekaError("fork-running")
        if seat is not None and checked_seat(room.seats, seat).seat not in mine and row.status == "active":
            raise IgrotekaError("not-your-seat")
        acts = await read_acts(self.live.store, id)
        replay = await opened(checked_game(row), row, len(room.seats), acts)
        state = replay.at(len(acts) if rev < 0 else rev)
        if state.player == OVER or rev == 0:
            raise IgrotekaError("fork-over")
        if row.status == "active":
            state = await aside(partial(dealt_anew, state, mine))
        clock = Clock() if bots else clocks.clock_of(row)
        new, secret = self._new_row(new_id(), row.game, row.options, person, clock)
        new = msgspec.structs.replace(
            new,
            private=row.private or bots,
            start=state.to_dict(),
            market=row.market,
            stand_in=row.stand_in,
            talk=row.talk,
            hints=row.hints or (bots and row.status != "active"),
        )
        own = mine or [int(state.speakers()[0])] if seat is None else [seat]
        level = stand_in(row) if bots else ""
        seats = [forked(new.id, one, person, own=one.seat in own, level=level) for one in room.seats]
        return await self._add(new, seats, secret, person, lang)

    async def import_record(self, person: PersonRow, record: Record, lang: str) -> RoomInfo:
        """A record becomes a room to look at and to fork: every move is played through by the rules."""
        if len(record.moves) > RECORD_MOVES:
            raise BadRecord("record-long", {"most": RECORD_MOVES})
        game = catalog.load(record.game)
        match = await played(game, record)
        id, now = new_id(), self.live.clock()
        acts = await aside(partial(acts_of, id, record, now))
        names = [cleaned(name) for name in record.names or []]
        seats = [
            SeatRow(room=id, seat=seat, kind="human", name=names[seat] if seat < len(names) else "")
            for seat in range(match.seats)
        ]
        row, _ = self._new_row(id, record.game, match.options, person, Clock())
        row = msgspec.structs.replace(row, status="aborted", private=True, commit="", start=match.start)
        await self.live.store.add_room(row, seats, record.seed or "", luck.new_key())
        changes: dict[str, Any] = {"status": "aborted"}
        if match.over:
            changes = {"status": "finished", "result": match.result()}
        for first in range(0, len(acts), PAGE):  # others write in between
            await self.live.store.append(acts[first : first + PAGE], room=changes if first + PAGE >= len(acts) else {})
        room = await self.live.room(id, fresh=False)
        await self.live.catch_up(room)  # somebody may have looked at it half-way
        return self._info(room, person, lang)

    # --- checks

    def _info(self, room: Room, person: PersonRow, lang: str) -> RoomInfo:
        return self.live.info(room.known, room.seats, person, lang)

    def _check_open(self, room: Room) -> None:
        if room.known.status != "open":
            raise IgrotekaError("room-closed" if room.known.status != "active" else "room-started")

    def check_active(self, room: Room) -> None:
        """A game that goes on."""
        if room.known.status != "active":
            raise IgrotekaError("not-started" if room.known.status == "open" else "room-closed")

    def _check_host(self, room: Room, person: PersonRow) -> None:
        if room.known.host != person.id:
            raise IgrotekaError("not-host")

    def _check_absent(self, room: Room, row: SeatRow) -> None:
        """Only who is away and has used up their own time is played for by a bot."""
        if not access.is_away(room, row.person or "", self.live.hours()):
            raise IgrotekaError("seat-present", {"seconds": int(ABSENT)})
        wait = clocks.time_to_wait(room.known, row, self.live.hours())
        if wait > 0.0:
            raise IgrotekaError("seat-time", {"hours": math.ceil(wait / clocks.HOUR) if math.isfinite(wait) else 0})


def checked_count(setup: RoomSetup) -> int:
    """How many seats were set up; 0 would ask a game for its largest table."""
    if not setup.seats:
        raise BadOption("seat-count", {"seats": 0, "allowed": ", ".join(map(str, catalog.load(setup.game).seats))})
    return len(setup.seats)


def with_options(position: Json, bound: Json) -> Json:
    """A written position that is played by some more options."""
    options = position.get("options")
    return {**position, "options": {**options, **bound}} if bound and isinstance(options, dict) else position


def dealt_anew(state: Position, mine: list[int]) -> Position:
    """A position that these seats, all of one person, cannot tell from the true one; if need be only the first of them.

    Who is asked keeps what they know in any case.
    """
    asked = [seat for seat in state.speakers() if seat in mine]
    first = (asked or mine)[0]
    others = [seat for seat in mine if seat != first]
    known = [packed(state.view(seat)) for seat in others]
    other = state
    for _ in range(DEALS if others else 1):
        other = state.sample(first, Random(secrets.randbits(62)))
        if known == [packed(other.view(seat)) for seat in others]:
            break
    return other


def check_not_conceded(row: SeatRow, person: PersonRow) -> None:
    """Who conceded has no more say about the seat."""
    if row.absence == "conceded" and row.person == person.id:
        raise IgrotekaError("conceded")


def put(seats: list[SeatRow], new: SeatRow) -> list[SeatRow]:
    """The seats with one of them changed."""
    return [new if seat.seat == new.seat else seat for seat in seats]


def forked(room: str, seat: SeatRow, person: PersonRow, *, own: bool, level: str) -> SeatRow:
    """A seat of a game that goes on elsewhere: mine is mine, bots stay, the others are free or bots of a level."""
    if own:
        name = seat.name if seat.person == person.id and seat.name else cleaned(person.name)
        return SeatRow(room=room, seat=seat.seat, kind="human", name=name, person=person.id)
    if seat.kind == "bot":
        return SeatRow(room=room, seat=seat.seat, kind="bot", name=seat.name, level=seat.level)
    return SeatRow(room=room, seat=seat.seat, kind="bot" if level else "open", level=level)
