"""Leaving a game decently: one concedes it, or all who play agree to stop."""

from typing import Any, Final, Literal

import msgspec

from igroteka.core.errors import IgrotekaError
from igroteka.server.rooms.chat import tell_deed
from igroteka.server.rooms.lifecycle import Lifecycle
from igroteka.server.rooms.live import LiveRooms
from igroteka.server.rooms.room import Room
from igroteka.server.rooms.seating import judged, players_of, seats_of, stand_in, stays
from igroteka.server.storage.rows import PersonRow
from igroteka.server.wire import RoomInfo

StopWord = Literal["propose", "agree", "decline", "withdraw"]


class Endings:
    """What ends a game before its rules do. Everybody is told of it in the talk of the room."""

    def __init__(self, live: LiveRooms, lifecycle: Lifecycle) -> None:
        self.live: Final = live
        self.lifecycle: Final = lifecycle

    async def concede(self, person: PersonRow, id: str, lang: str) -> RoomInfo:
        """Lose the game. The agreed bot plays on for good; where no other person plays, the game ends at once."""
        room = await self.live.room(id)
        async with room.lock:
            mine = self._seats(room, person)
            if room.seats[mine[0]].absence == "conceded":
                return self._info(room, person, lang)
            standing = [row for row in room.seats if row.seat not in mine and row.absence != "conceded"]
            if not standing:
                raise IgrotekaError("concede-alone")
            row = room.known
            seats = [
                msgspec.structs.replace(seat, replaced=True, absence="conceded", level=stand_in(row))
                if seat.seat in mine
                else seat
                for seat in room.seats
            ]
            others = players_of(seats)
            if others and len(standing) > 1:
                host = row.host if row.host != person.id else others[0]
                await self.lifecycle.change(room, {"host": host, "stop": {}}, seats)
            else:
                state = (await self.live.table(room)).state
                stands = {"ending": "conceded", "scores": state.scores(), "ranks": state.ranks()}
                changes = {"status": "finished", "result": judged(stands, seats), "stop": {}}
                await self.lifecycle.end(room, changes, "conceded", seats)
            await tell_deed(self.live, room, person, mine[0], "conceded", lang)
            return self._info(room, person, lang)

    async def stop(self, person: PersonRow, id: str, what: StopWord, lang: str) -> RoomInfo:
        """Propose to stop, agree, decline, or take the proposal back. Once all who play agree, nobody has lost."""
        room = await self.live.room(id)
        async with room.lock:
            mine = self._seats(room, person)
            players, yes = players_of(room.seats), list(room.known.stop.get("yes", []))
            if person.id not in players:
                raise IgrotekaError("conceded")
            if what in ("propose", "agree"):
                if len(players) == 1:
                    raise IgrotekaError("stop-alone")
                if what == "agree" and not yes:
                    raise IgrotekaError("stop-none")
                if person.id in yes:
                    return self._info(room, person, lang)
                word = "stop-agreed" if yes else "stop-proposed"
                yes.append(person.id)
            else:
                if not yes:
                    raise IgrotekaError("stop-none")
                if what == "withdraw" and yes[0] != person.id:
                    raise IgrotekaError("stop-other")
                word = "stop-withdrawn" if yes[0] == person.id else "stop-declined"
                yes = []
            changes: dict[str, Any] = {"stop": {"yes": yes} if yes else {}}
            if set(players) <= set(yes):
                await self.lifecycle.end(room, {"status": "aborted", **changes}, "agreed", room.seats)
            else:
                await self.lifecycle.change(room, changes, room.seats)
            await tell_deed(self.live, room, person, mine[0], word, lang)
            return self._info(room, person, lang)

    def _seats(self, room: Room, person: PersonRow) -> list[int]:
        """The seats of somebody who is at the table while the game goes on."""
        if not seats_of(room.seats, person):
            raise IgrotekaError("not-your-seat")
        self.lifecycle.check_active(room)
        mine = stays(room.seats, person)
        if not mine:
            raise IgrotekaError("room-left")
        return mine

    def _info(self, room: Room, person: PersonRow, lang: str) -> RoomInfo:
        return self.live.info(room.known, room.seats, person, lang)
