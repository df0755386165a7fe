"""Taking back what has come to light: only if everybody at the table agrees, and never what bots keep hidden."""

from collections.abc import Iterator
from typing import Final, Literal, NamedTuple

from igroteka.core.errors import IgrotekaError
from igroteka.core.match import Match, Move, turn_of, written
from igroteka.core.state import CHANCE, Position
from igroteka.server.rooms.chat import tell_deed
from igroteka.server.rooms.disclosure import Company
from igroteka.server.rooms.lifecycle import Lifecycle
from igroteka.server.rooms.live import LiveRooms
from igroteka.server.rooms.live_table import BACKWARDS, Table
from igroteka.server.rooms.moves import Moves
from igroteka.server.rooms.replays import read_acts
from igroteka.server.rooms.room import Room
from igroteka.server.rooms.seating import checked_seat, players_of, seats_of, stays
from igroteka.server.storage.rows import ActRow, PersonRow, SeatRow
from igroteka.server.timeslice import STRIDE, walk
from igroteka.server.wire import RoomInfo, UndoAsk

TakeBackWord = Literal["ask", "agree", "decline", "withdraw"]
Far = Literal["word", "turn"]


class TakingBack:
    """Asked, answered, and done as one act. Everybody is told of it in the talk of the room."""

    def __init__(self, live: LiveRooms, lifecycle: Lifecycle, moves: Moves) -> None:
        self.live: Final = live
        self.lifecycle: Final = lifecycle
        self.moves: Final = moves

    async def ask(self, person: PersonRow, id: str, seat: int, rev: int, far: Far, lang: str) -> RoomInfo:
        """Ask to take back the last word of a seat, or all of its turn; where no other person plays, it is done."""
        room = await self.live.room(id)
        async with room.lock:
            self._check(room, person)
            row = checked_seat(room.seats, seat)
            if seat not in seats_of(room.seats, person):
                raise IgrotekaError("not-your-seat")
            if row.replaced:
                raise IgrotekaError("seat-replaced")
            known = room.known
            if known.rev != rev:
                raise IgrotekaError("stale")
            asked = known.take_back
            if asked.get("yes"):
                if asked["seat"] == seat:
                    return self._info(room, person, lang)
                raise IgrotekaError("take-back-open")
            if asked == {"seat": seat, "rev": rev}:
                raise IgrotekaError("take-back-refused")
            table = await self.live.table(room)
            count = await self._reach(room, table, seat, far)
            if players_of(room.seats) == [person.id]:
                await self._do(room, seat, count)
                await self._tell(room, person, "back-done", lang)
                return self._info(room, person, lang)
            wish = {
                "seat": seat,
                "rev": rev,
                "words": len(table.match.moves) - count,
                "at": self.live.hours(),
                "yes": [person.id],
            }
            await self.lifecycle.change(room, {"take_back": wish}, room.seats)
            await self._tell(room, person, "back-asked", lang)
            return self._info(room, person, lang)

    async def answer(self, person: PersonRow, id: str, what: TakeBackWord, seat: int, rev: int, lang: str) -> RoomInfo:
        """A word to the request of a seat: once everybody who plays agrees, it is taken back."""
        room = await self.live.room(id)
        async with room.lock:
            self._check(room, person)
            players, asked = players_of(room.seats), room.known.take_back
            if person.id not in players:
                raise IgrotekaError("conceded")
            yes: list[str] = list(asked.get("yes", []))
            if not yes or (asked["seat"], room.known.rev) != (seat, rev):
                raise IgrotekaError("take-back-none")
            if what == "agree":
                if person.id in yes:
                    return self._info(room, person, lang)
                yes.append(person.id)
                if set(players) <= set(yes):
                    table = await self.live.table(room)
                    await self._do(room, seat, len(table.match.moves) - asked["words"])
                else:
                    await self.lifecycle.change(room, {"take_back": {**asked, "yes": yes}}, room.seats)
                word = "back-agreed"
            else:
                if what == "withdraw" and yes[0] != person.id:
                    raise IgrotekaError("take-back-other")
                word = "back-withdrawn" if yes[0] == person.id else "back-declined"
                refused = {"seat": seat, "rev": rev} if word == "back-declined" else {}
                await self.lifecycle.change(room, {"take_back": refused}, room.seats)
            await self._tell(room, person, word, lang)
            return self._info(room, person, lang)

    def _check(self, room: Room, person: PersonRow) -> None:
        if not seats_of(room.seats, person):
            raise IgrotekaError("not-your-seat")
        self.lifecycle.check_active(room)
        if not stays(room.seats, person):
            raise IgrotekaError("room-left")

    async def _reach(self, room: Room, table: Table, seat: int, far: Far) -> int:
        """How many moves would stand; refused where a simple undo does it, or where a bot would be shown up."""
        hands = own_words(await read_acts(self.live.store, room.id, room.known.rev), seat)
        if not hands:
            raise IgrotekaError("take-back-nothing")
        look = Look(table.match, room.seats, seat, hands[-1])
        await walk(look.strides(turn=far == "turn"))
        if table.match.can_undo(seat) and look.first >= len(table.match.moves) - table.match.turn_words(seat):
            raise IgrotekaError("take-back-undo")
        if look.shows_up_bots:
            raise IgrotekaError("take-back-bots")
        return look.first

    async def _do(self, room: Room, seat: int, count: int) -> None:
        asked = UndoAsk(room=room.id, rev=room.known.rev, cid="", seat=seat)
        await self.moves.rewind(room, asked, count)

    def _info(self, room: Room, person: PersonRow, lang: str) -> RoomInfo:
        return self.live.info(room.known, room.seats, person, lang)

    async def _tell(self, room: Room, person: PersonRow, deed: str, lang: str) -> None:
        await tell_deed(self.live, room, person, seats_of(room.seats, person)[0], deed, lang)


class Said(NamedTuple):
    """A move of the game, and how things stood before it."""

    move: Move
    before: Position
    events: int


class Look:
    """Walks the line again, and looks at what would be unsaid."""

    def __init__(self, match: Match, seats: list[SeatRow], seat: int, last: int) -> None:
        self.match: Final = match
        self.seat: Final = seat
        self.first: int = last
        self.shows_up_bots = False
        self._company: Final = Company(seats)

    def strides(self, *, turn: bool) -> Iterator[None]:
        """Find where the turn began, if that is wanted; then ask the bots."""
        line, said = self.match, list[Said]()
        again = Match(line.game, line.seats, line.options, line.seed, start=line.start)
        for number, move in enumerate(line.moves, start=1):
            said.append(Said(move, again.state.copy(), len(again.events)))
            again.repeat(number, written(line.game, move))
            if number % STRIDE == 0:
                yield
        if turn:
            self.first = self._turn(said)
        yield
        for place in range(self.first, len(said)):
            end = said[place + 1].events if place + 1 < len(said) else len(again.events)
            drawn = self._company.is_shown(again.events[said[place].events : end])
            if drawn or self._company.is_given_away(said[place].before, said[place].move, place):
                self.shows_up_bots = True
                return
            yield

    def _turn(self, said: list[Said]) -> int:
        """The first word of the seat in the turn of its last one; where turns are not counted, after anybody else's."""
        first, turn = self.first, turn_of(said[self.first].before)
        for place in range(self.first - 1, -1, -1):
            speaker = said[place].move.seat
            if turn is None and speaker not in (self.seat, CHANCE):
                break
            if speaker == self.seat:
                if turn_of(said[place].before) != turn:
                    break
                first = place
        return first


def own_words(acts: list[ActRow], seat: int) -> list[int]:
    """Which of the moves that stand a seat's owner has said, and neither a bot nor the clock nor the table for them."""
    whose: list[bool] = []
    for act in acts:
        if act.kind in BACKWARDS:
            del whose[len(whose) - len(act.moves) :]
        else:
            whose += [not act.note and word.startswith(f"p{seat} ") for word in act.moves]
    return [place for place, own in enumerate(whose) if own]


__all__ = ["Far", "TakeBackWord", "TakingBack"]
