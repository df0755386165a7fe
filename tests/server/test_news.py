"""What processes tell each other through PostgreSQL, and an ear that nothing escapes for ever."""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from types import SimpleNamespace
from typing import Any, Self

import msgspec
import psycopg
import pytest

from igroteka.server.storage import Conflict, Store
from igroteka.server.storage.news import CHANNEL, LONGEST, Appended, Ear, News, act_line, line, packed, unpacked
from igroteka.server.storage.rows import ActRow, ChatRow, SessionRow
from tests.patience import LONG
from tests.server.conftest import Postgres, opened
from tests.server.rows import SECRET, act, person, room, seats

HERE, THERE = 17, 23


@pytest.fixture
def shared(postgres: Postgres) -> Iterator[Store]:
    """A store that several processes share."""
    yield from opened(Store(postgres.laid()))


def address(store: Store) -> str:
    return store.url.set(drivername="postgresql").render_as_string(hide_password=False)


async def until(condition: Callable[[], bool]) -> None:
    """Wait for something that must come."""
    async with asyncio.timeout(LONG):
        while not condition():  # noqa: ASYNC110 -- others change it, there is no event to wait for
            await asyncio.sleep(0.01)


def large(rev: int) -> ActRow:
    return msgspec.structs.replace(act(rev), moves=["p0 " + "roll " * 1000])


# --- what is sent


def test_what_was_packed_is_told_once_and_in_order():
    lines = [line("act", "r1", 4), line("room", "r2"), line("act", "r1", 4), line("who", "r3", "ann,bob c,")]
    expected = [
        News(HERE, "act", "r1", "4"),
        News(HERE, "room", "r2"),
        News(HERE, "who", "r3", "ann,bob c,"),
    ]

    messages = list(packed(HERE, lines))

    assert 1 == len(messages)
    assert expected == unpacked(messages[0])
    assert 4 == unpacked(messages[0])[0].number


def test_acts_are_told_whole_unless_they_are_large():
    sitting = seats("r", "ann")
    written = Appended([act(4), act(5)], {"status": "finished", "clock": {"asked": {"0": 1.5}}}, sitting)
    many = Appended([large(4)], {}, [])

    (news,) = unpacked(next(iter(packed(HERE, [act_line(written)]))))
    (of_large,) = unpacked(next(iter(packed(HERE, [act_line(many)]))))

    assert ("act", "r", 5, written) == (news.kind, news.about, news.number, news.appended)
    assert (4, None) == (of_large.number, of_large.appended)


def test_what_is_too_long_goes_in_parts():
    lines = [line("act", f"room{number}", number) for number in range(2000)]

    messages = list(packed(HERE, lines))

    assert 1 < len(messages)
    assert all(len(message.encode()) <= LONGEST for message in messages)
    assert lines == [line(news.kind, news.about, news.more) for message in messages for news in unpacked(message)]


@pytest.mark.parametrize("message", ["", "hello", "no number\nact r 1", "5", "5\n", "5\nalone"])
def test_others_on_our_channel_are_nothing_to_us(message: str):
    assert [] == unpacked(message)


# --- an ear and a line that breaks


class Wire:
    """Lines to a database that comes and goes: each has messages, then it breaks, ends, or stays silent."""

    def __init__(self, *lines: Sequence[str] | None, ending: Exception | None = None) -> None:
        self.lines = list(lines)
        self.ending = ending
        self.said: list[str] = []
        self.tries = 0

    async def connect(self) -> Any:
        self.tries += 1
        messages = self.lines.pop(0) if self.lines else ()
        if messages is None:
            raise OSError("nobody is there")
        return Broken(self, messages, last=not self.lines)


class Broken:
    def __init__(self, wire: Wire, messages: Sequence[str], *, last: bool) -> None:
        self.wire, self.messages, self.last = wire, messages, last

    async def execute(self, query: str, params: Sequence[Any] | None = None) -> None:
        self.wire.said.append(query)

    async def notifies(self) -> AsyncIterator[Any]:
        for message in self.messages:
            yield SimpleNamespace(payload=message)
        if self.last:
            await asyncio.Event().wait()
        if self.wire.ending is not None:
            raise self.wire.ending

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *why: object) -> None: ...


@pytest.mark.parametrize("ending", [None, OSError("gone"), psycopg.OperationalError("gone")])
def test_a_line_that_breaks_is_taken_up_again_and_everything_looked_at(ending: Exception | None):
    wire = Wire(["23\nact r 1"], None, None, ["23\nact r 5"], ending=ending)
    story: list[object] = []

    async def main() -> None:
        ear = Ear(HERE, wire.connect, story.append, lambda: story.append("missed"), wait=0.001)
        ear.open()
        await until(lambda: 4 == len(story))
        await ear.close()

    asyncio.run(main())
    assert ["missed", News(THERE, "act", "r", "1"), "missed", News(THERE, "act", "r", "5")] == story
    assert 4 == wire.tries
    assert 2 == wire.said.count(f"LISTEN {CHANNEL}")


def test_a_word_that_fails_is_a_line_that_broke():
    """What cannot be read is not passed over in silence: everything is looked at."""
    wire = Wire(["23\nact r one"], ["23\nact r 2"])
    story: list[object] = []

    def heard(news: News) -> None:
        story.append(news.number)

    async def main() -> None:
        ear = Ear(HERE, wire.connect, heard, lambda: story.append("missed"), wait=0.001)
        ear.open()
        await until(lambda: 3 == len(story))
        await ear.close()

    asyncio.run(main())
    assert ["missed", "missed", 2] == story


def test_a_closed_ear_hears_nothing():
    wire = Wire([])

    async def main() -> None:
        ear = Ear(HERE, wire.connect, print, lambda: None)
        ear.open()
        await asyncio.wait_for(ear.listens.wait(), LONG)
        await ear.close()
        await ear.close()

    asyncio.run(main())
    assert 1 == wire.tries


# --- on a database


class Heard:
    """Two stores on one database, and all that the second hears."""

    def __init__(self, here: Store, there: Store) -> None:
        self.here, self.there = here, there
        self.news: list[News] = []
        self.missed = 0
        ear = there.ear(self.news.append, self._missed)
        assert ear is not None
        self.ear = ear

    def _missed(self) -> None:
        self.missed += 1

    async def lines(self) -> list[str]:
        """All up to now, without the mark that says it is all."""
        await self.here.tell(line("mark", str(len(self.news))))
        await until(lambda: any("mark" == news.kind for news in self.news))
        found = [line(news.kind, news.about, news.more) for news in self.news if news.kind != "mark"]
        assert {self.here.name} == {news.sender for news in self.news}
        self.news.clear()
        return found


def between(here: Store, story: Callable[[Heard], Any]) -> None:
    async def main() -> None:
        there = Store(address(here))
        await there.open()
        heard = Heard(here, there)
        heard.ear.open()
        await asyncio.wait_for(heard.ear.listens.wait(), LONG)
        try:
            await story(heard)
        finally:
            await heard.ear.close()
            await there.close()

    asyncio.run(main())


def test_every_write_that_matters_is_told(shared: Store):
    async def story(heard: Heard) -> None:
        store = heard.here
        await store.add_person(person("ann", "ann"))
        await store.add_room(room(), [], SECRET)
        assert [] == await heard.lines()
        await store.append([act(1), act(2)])
        (told,) = await heard.lines()
        assert told.startswith("act r 2 ")
        await store.append([large(3)])
        assert ["act r 3"] == await heard.lines()
        await store.change_room("r", {"status": "active"}, seats("r", "ann"))
        assert ["room r"] == await heard.lines()
        await store.add_chat(ChatRow(id=0, room="r", person="ann", name="Ann", seat=0, text="hello", at=1.0))
        assert ["chat r"] == await heard.lines()
        await store.change_person("ann", {"name": "Anna"})
        assert ["person ann"] == await heard.lines()
        for id in ("s1", "s2", "s3"):
            await store.add_session(SessionRow(id=id, person="ann", created=1.0, seen=1.0))
        await store.drop_session("s1")
        await store.drop_session("s1")
        assert ["session s1"] == await heard.lines()
        await store.change_password("ann", "hash", but="s3")
        assert ["session s2"] == await heard.lines()

    between(shared, story)


def test_what_was_not_written_is_not_told(shared: Store):
    async def story(heard: Heard) -> None:
        await heard.here.add_room(room(), [], SECRET)
        await heard.here.append([act(1)])
        with pytest.raises(Conflict):
            await heard.here.append([act(1, cid="other")])
        with pytest.raises(Conflict):
            await heard.here.change_room("r", {"status": "active"}, expect_rev=7)
        (told,) = await heard.lines()
        assert told.startswith("act r 1 ")

    between(shared, story)


def test_what_is_heard_can_be_read(shared: Store):
    """A word and what it is about are committed together: whoever hears it and looks finds it."""

    async def story(heard: Heard) -> None:
        await heard.here.add_room(room(), [], SECRET)
        for rev in range(1, 101):
            await heard.here.append([act(rev)])
            await until(lambda: bool(heard.news))
            found = await heard.there.room_since("r", rev - 1)
            assert found is not None
            assert [act(rev)] == found[2]
            assert [rev] == [news.number for news in heard.news]
            heard.news.clear()

    between(shared, story)


def test_a_thousand_words_arrive(shared: Store):
    """Many writes in one transaction, more than one message holds."""

    async def story(heard: Heard) -> None:
        await asyncio.gather(*(heard.here.tell(line("who", f"room{number}", "x" * 40)) for number in range(1000)))
        assert 1000 == len(set(await heard.lines()))

    between(shared, story)


def test_a_line_cut_by_the_database_is_taken_up_again(shared: Store, postgres: Postgres):
    async def story(heard: Heard) -> None:
        assert {heard.there.name} == await heard.here.living()
        with psycopg.connect(address(heard.here), autocommit=True) as master:
            cut = master.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND objid = %s",
                (heard.there.name,),
            ).fetchall()
        assert [(True,)] == cut
        await until(lambda: 2 == heard.missed)
        assert {heard.there.name} == await heard.here.living()
        await heard.here.tell(line("mark", "after"))
        await until(lambda: any("after" == news.about for news in heard.news))
        await heard.ear.close()
        async with asyncio.timeout(LONG):
            while await heard.here.living():  # noqa: ASYNC110 -- the database lets go of it
                await asyncio.sleep(0.01)

    between(shared, story)


def test_a_file_has_no_neighbours(quick_store: Store):
    async def main() -> None:
        assert quick_store.ear(print, lambda: None) is None
        assert {quick_store.name} == await quick_store.living()
        await quick_store.tell(line("who", "r"))

    asyncio.run(main())
