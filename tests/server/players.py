"""People at tables: rooms on a real store, and short ways to say what happens there."""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from itertools import count
from typing import Any, TypeVar

import msgspec
import pytest

from igroteka.core.chance import Random
from igroteka.core.errors import IgrotekaError
from igroteka.server.autoplay.bot_pool import BotPool
from igroteka.server.rooms.live_table import Table
from igroteka.server.service import RoomService
from igroteka.server.storage import Store
from igroteka.server.storage.rows import PersonRow
from igroteka.server.wire import Accepted, Act, PlainHappened, Refused, RoomInfo, RoomSetup, SeatSetup, UndoAsk
from tests.patience import LONG
from tests.whim import any_of, by_kind

T = TypeVar("T")
SHORT = {"turn_limit": 12}
ME = SeatSetup("me")
OPEN = SeatSetup("open")
GREEDY = SeatSetup("bot", level="greedy")
RANDOM = SeatSetup("bot", level="random")
HOTSEAT = SeatSetup("hotseat")
PRIVATE: dict[str, Any] = {"private": True}


class Watch:
    """A clock that goes when it is told to."""

    def __init__(self) -> None:
        self.now = 1_000_000.0

    def __call__(self) -> float:
        return self.now


class Players:
    """Rooms, and the people in them."""

    def __init__(self, store: Store, rooms: RoomService, watch: Watch) -> None:
        self.store = store
        self.rooms = rooms
        self.watch = watch
        self.cids = count(1)

    async def person(self, name: str, **more: Any) -> PersonRow:
        """Somebody who answers every question themselves, unless told otherwise."""
        row = PersonRow(id=name.lower(), name=name, created=0.0, **{"settings": {"auto_pass": False}, **more})
        if await self.store.person(row.id) is None:
            await self.store.add_person(row)
        return row

    async def game(self, host: PersonRow, *seats: SeatSetup, start: bool = True, **more: Any) -> RoomInfo:
        """A room; with free seats it is not begun."""
        more = {"options": SHORT, **more}
        info = await self.rooms.create(host, RoomSetup(game="catan", seats=list(seats), **more))
        return await self.rooms.start(host, info.id) if start else info

    async def table(self, id: str) -> Table:
        room = await self.rooms.live.room(id)
        async with room.lock:
            return await self.rooms.live.table(room)

    async def settled(self, id: str) -> None:
        await self.rooms.driver.settled(await self.rooms.live.room(id))

    async def say(
        self, person: PersonRow, id: str, what: int | str, seat: int | None = None, **more: Any
    ) -> Accepted | Refused:
        """An action or a line, from the seat that is asked unless another is named."""
        table = await self.table(id)
        asked = Act(
            room=id,
            rev=more.get("rev", table.rev),
            cid=more.get("cid", f"c{next(self.cids)}"),
            seat=table.speakers[0] if seat is None else seat,
            action=what if isinstance(what, int) else None,
            line=what if isinstance(what, str) else None,
        )
        return await self.rooms.act(person, asked, more.get("lang", "en"))

    async def take_back(self, person: PersonRow, id: str, seat: int, *, forth: bool = False) -> Accepted | Refused:
        table = await self.table(id)
        return await self.rooms.undo(person, UndoAsk(id, table.rev, f"c{next(self.cids)}", seat, forth), "en")

    async def play_on(self, person: PersonRow, id: str, acts: int, seed: int = 1, *, undo: bool = False) -> None:
        """One person plays for all seats at random; now and then something is taken back."""
        luck = Random(seed)
        for _ in range(acts):
            table = await self.table(id)
            if table.match.over:
                return
            speakers = table.speakers
            seat = speakers[luck.below(len(speakers))]
            if undo and luck.below(4) == 0 and table.match.can_undo(seat):
                assert isinstance(await self.take_back(person, id, seat), Accepted)
                if luck.below(2):
                    assert isinstance(await self.take_back(person, id, seat, forth=True), Accepted)
                continue
            said = any_of(by_kind(table.game.actions, table.legal(seat)), luck)
            answer = await self.say(person, id, said, seat)
            assert isinstance(answer, Accepted), answer


class Ear:
    """All that a listener was sent."""

    def __init__(self, players: Players, id: str, person: PersonRow | None, seat: int | None, lang: str = "en") -> None:
        self.told: list[Any] = []
        self.line = players.rooms.listen(id, person, seat, lang, self.told.append)
        self.told.clear()  # that one has come oneself

    @property
    def acts(self) -> list[PlainHappened]:
        return [message for message in self.told if isinstance(message, PlainHappened)]

    def written(self) -> bytes:
        return b"\n".join(msgspec.json.encode(message) for message in self.told)


@asynccontextmanager
async def runtime(store: Store, workers: int = 0, **more: Any) -> AsyncIterator[Players]:
    """Open rooms with bots that do not dawdle."""
    watch = Watch()
    bots = more.pop("bots", None) or BotPool(workers)
    rooms = RoomService(store, bots, watch, pace=0.0, **more)
    await rooms.open()
    try:
        yield Players(store, rooms, watch)
    finally:
        await rooms.close()
        bots.close()


def played(store: Store, story: Callable[[Players], Coroutine[Any, Any, T]], **more: Any) -> T:
    """Let a story happen."""

    async def told() -> T:
        async with runtime(store, **more) as players:
            return await story(players)

    return asyncio.run(asyncio.wait_for(told(), LONG))


def code(answer: object) -> str:
    return answer.code if isinstance(answer, Refused) else ""


async def refusal(work: Any) -> str:
    """The code of what is refused."""
    with pytest.raises(IgrotekaError) as refused:
        await work
    return refused.value.code


class Failing:
    """A store whose next writes fail, before or after they were made."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.fail: Exception | None = None
        self.after = False

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)

    async def append(self, acts: Any, **more: Any) -> None:
        if self.fail is not None and self.after:
            await self._store.append(acts, **more)
        if self.fail is not None:
            raise self.fail
        await self._store.append(acts, **more)

    async def change_room(self, *args: Any, **more: Any) -> None:
        if self.fail is not None:
            raise self.fail
        await self._store.change_room(*args, **more)

    async def pass_time(self, *args: Any) -> float:
        if self.fail is not None:
            raise self.fail
        return await self._store.pass_time(*args)
