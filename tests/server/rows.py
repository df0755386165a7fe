"""Rows to be stored, and those who stand in the way of storing."""

import asyncio
import os
import threading
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

import msgspec
import pytest

from igroteka.server.storage import Store, StoreFailed
from igroteka.server.storage.rows import ActRow, ChatRow, PersonRow, RoomRow, SeatRow
from tests.patience import LONG

SECRET = "the-secret-of-the-dice"


def room(id: str = "r", **changes: Any) -> RoomRow:
    plain = RoomRow(
        id=id,
        game="catan",
        version=1,
        options={"points": 10, "harbours": "shuffled", "friendly": True},
        status="open",
        rev=0,
        private=False,
        host="",
        created=1.5,
        updated=1.5,
    )
    return msgspec.structs.replace(plain, **changes)


def seats(id: str = "r", *people: str | None) -> list[SeatRow]:
    return [SeatRow(room=id, seat=seat, kind="human" if who else "open", person=who) for seat, who in enumerate(people)]


def act(rev: int, id: str = "r", cid: str = "", at: float = 0.0) -> ActRow:
    return ActRow(room=id, rev=rev, seat=0, kind="act", moves=["p0 roll", "* dice 3 4"], cid=cid, at=at or 100.25 + rev)


def person(id: str, login: str | None = None, password: str | None = None) -> PersonRow:
    return PersonRow(id=id, name=id.title(), created=1.0, login=login, password=password, settings={"theme": "dark"})


def line(text: str, at: float = 1.0) -> ChatRow:
    return ChatRow(id=0, room="r", person="ann", name="Ann", seat=0, text=text, at=at)


def problem(work: Callable[[], Awaitable[object]]) -> str:
    """The problem that this fails with."""

    async def tried() -> None:
        await work()

    with pytest.raises(StoreFailed) as caught:
        asyncio.run(tried())
    return caught.value.problem


@dataclass
class Gate:
    """Holds the writer, so that writes gather behind it."""

    opened: threading.Event
    held: "asyncio.Task[bool]"

    async def open(self) -> None:
        await asyncio.sleep(0.01)  # let everybody queue
        self.opened.set()
        await self.held


async def hold(store: Store) -> Gate:
    reached, opened = threading.Event(), threading.Event()

    def wait(connection: object) -> bool:
        reached.set()
        return opened.wait(LONG)

    held = asyncio.create_task(store._write(wait))
    await asyncio.to_thread(reached.wait)
    return Gate(opened, held)


async def outcomes(*work: Awaitable[object]) -> list[type | None]:
    found = await asyncio.gather(*work, return_exceptions=True)
    return [type(one) if isinstance(one, BaseException) else None for one in found]


@contextmanager
def without_privileges() -> Iterator[None]:
    """Root may write anywhere: be nobody for a while."""
    root = os.geteuid() == 0
    if root:
        os.seteuid(65534)
    try:
        yield
    finally:
        if root:
            os.seteuid(0)
