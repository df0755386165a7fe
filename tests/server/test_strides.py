"""Long games: walked in short strides, found again at once, paid for by whoever asks."""

import asyncio
import json
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from igroteka import catalog
from igroteka.core.chance import Random
from igroteka.core.match import Match
from igroteka.server import timeslice
from igroteka.server.limits import RATES, Accounting, Buckets, Rate
from igroteka.server.rooms import history, live_table
from igroteka.server.rooms.replays import MARK, Walker, opened
from igroteka.server.storage import Store
from igroteka.server.storage.rows import ActRow, RoomRow
from igroteka.server.timeslice import PAYER, STRIDE
from tests.patience import LONG
from tests.server.edge import Person, ask, running, told
from tests.server.players import HOTSEAT, ME, Players, played
from tests.whim import whim

GAME = catalog.load("catan")


def long_record(moves: int = 1500) -> str:
    """A legal game in which nobody builds and everybody talks."""
    match = Match(GAME, 3, {}, "talk")
    match.begin()
    luck = Random(5)
    while len(match.moves) < moves and not match.over:
        match.play(whim(match.state, luck))
    record = match.record()
    record.moves, record.result = record.moves[:moves], None
    return record.to_lines()


class Turns:
    """How often something was done in one turn of a loop."""

    def __init__(self) -> None:
        self.number = 0
        self.done: Counter[int] = Counter()

    def counting(self, work: Callable[..., Any]) -> Callable[..., Any]:
        def counted(*given: Any, **named: Any) -> Any:
            self.done[self.number] += 1
            return work(*given, **named)

        return counted

    async def turn(self) -> None:
        while True:
            self.number += 1
            await asyncio.sleep(0)

    @property
    def most(self) -> int:
        return max(self.done.values(), default=0)


@pytest.fixture
def turns(monkeypatch: pytest.MonkeyPatch) -> Turns:
    """Moves played again and sentences made, counted for each turn of the loop."""
    turns = Turns()
    for place, name in (
        (history, "told_of"),
        (live_table, "told_of"),
        (Match, "repeat"),
        (Walker, "say"),
        (Walker, "take"),
    ):
        if hasattr(place, name):
            monkeypatch.setattr(place, name, turns.counting(getattr(place, name)))
    return turns


def test_no_question_about_a_long_game_holds_the_loop(tmp_path: Path, turns: Turns):
    """Counted in moves and sentences, not in time: no turn of the loop does more than a few of them."""
    with running(tmp_path) as place:
        ada = Person(place)
        turning = asyncio.run_coroutine_threadsafe(turns.turn(), place.loop)
        text = long_record()
        made = ada.http.post("/api/records", content=text.encode())
        assert 201 == made.status_code, made.text
        room, rev = made.json()["id"], made.json()["rev"]
        paths = [f"at/{rev // 2}", f"at/{rev}", "replay", "view", "view?lang=ru", "record.json", "record.txt"]
        for path in paths:
            answer = ada.get(f"/api/rooms/{room}/{path}")
            assert 200 == answer.status_code, (path, answer.text)
        assert rev == len(ada.get(f"/api/rooms/{room}/replay").json())
        assert 201 == ada.post(f"/api/rooms/{room}/fork", {"rev": rev // 2}).status_code
        with ada.line() as line:
            ask(line, t="hello", v=2, texts=True, rooms=[{"room": room}])
            assert rev == told(line, "state")["rev"]
        turning.cancel()
        ada.close()
    assert sum(turns.done.values()) > 5000
    assert turns.most <= 4 * STRIDE


def test_two_long_walks_take_turns(quick_store: Store, turns: Turns):
    """Many who ask at once do no more in a turn of the loop than one."""

    async def story(players: Players) -> None:
        ann = await players.person("Ann")
        info = await players.game(ann, ME, HOTSEAT, HOTSEAT, options={})
        await players.play_on(ann, info.id, 200)
        row, acts = (await players.rooms.live.room(info.id)).known, await players.store.acts(info.id)
        turning = asyncio.create_task(turns.turn())
        turns.done.clear()
        await asyncio.gather(*(opened(GAME, row, 3, acts) for _ in range(8)))
        turning.cancel()
        assert sum(turns.done.values()) > 8 * 200
        assert turns.most <= 2 * STRIDE

    played(quick_store, story)


def test_a_long_walk_stands_back_while_something_is_written(quick_store: Store, monkeypatch: pytest.MonkeyPatch):
    """The writer's thread gets at the interpreter: without a rest it waits for a stride each time it wants it."""
    rests: list[float] = []

    async def sleep(seconds: float) -> None:
        rests.append(seconds)
        await pause(0)

    async def story(players: Players) -> None:
        ann = await players.person("Ann")
        info = await players.game(ann, ME, HOTSEAT, HOTSEAT, options={})
        monkeypatch.setattr(asyncio, "sleep", sleep)
        held = threading.Event()
        await timeslice.amble(iter(range(3)))
        writing = asyncio.create_task(players.store._write(lambda _: held.wait(LONG), info.id))
        await pause(0)
        await timeslice.amble(iter(range(3)))
        held.set()
        await writing
        await timeslice.amble(iter(range(3)))

    pause = asyncio.sleep
    played(quick_store, story)
    assert [0] * 4 + [timeslice.REST] * 4 + [0] * 4 == rests


def test_any_moment_is_near_a_position_that_is_kept(quick_store: Store, turns: Turns):
    """However much was taken back and said again: the position is right, and few words away."""

    async def story(players: Players) -> None:
        ann = await players.person("Ann")
        info = await players.game(ann, ME, HOTSEAT, HOTSEAT, options={})
        await players.play_on(ann, info.id, 150, seed=9, undo=True)
        row, acts = (await players.rooms.live.room(info.id)).known, await players.store.acts(info.id)
        assert sum(act.kind == "undo" for act in acts) > 5
        replay = await opened(GAME, row, 3, acts)
        for rev in range(len(acts) + 1):
            turns.done.clear()
            found = replay.at(rev)
            assert sum(turns.done.values()) < MARK
            walked = await opened(GAME, row, 3, acts[:rev])
            assert walked._walker.state == found
            seen: list[Any] = []
            for _ in replay.public(rev, seen):
                pass
            again: list[Any] = []
            for _ in walked.public(rev, again):
                pass
            assert again == seen
        live = await players.table(info.id)
        assert live.state == replay.at(len(acts))
        assert [event for event in live.match.events if event.seen_by == -1] == seen

    played(quick_store, story)


def test_long_undone_chains_do_not_lead_far_back(turns: Turns):
    """A thousand words, all taken back: a moment in the middle of the undos is still a few words away."""
    match = Match(GAME, 3, {}, "x")
    row = RoomRow(
        id="r",
        game="catan",
        version=GAME.version,
        options={},
        status="active",
        rev=0,
        private=False,
        host="",
        created=0.0,
        updated=0.0,
    )
    match.begin()
    acts = [ActRow(room="r", rev=1, seat=-1, kind="start", moves=match.record().moves)]
    word = f"p{match.state.player} {GAME.notation(match.state.legal()[0])}"
    for _ in range(300):
        acts.append(ActRow(room="r", rev=len(acts) + 1, seat=0, kind="act", moves=[word]))
        acts.append(ActRow(room="r", rev=len(acts) + 1, seat=0, kind="undo", moves=[word]))
    replay = asyncio.run(opened(GAME, row, 3, acts))
    for rev in (1, 2, 299, 300, 601):
        turns.done.clear()
        replay.at(rev)
        assert sum(turns.done.values()) < MARK + 1


# --- who pays


@pytest.fixture
def second_a_look(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every look at the processor's clock is a second later: what is measured costs a second, on any machine."""
    seconds = count(1)
    lock = threading.Lock()

    def later() -> float:
        with lock:
            return float(next(seconds))

    monkeypatch.setattr(time, "thread_time", later)


@pytest.mark.usefixtures("second_a_look")
@pytest.mark.parametrize(("lang", "words"), [("en", "has worked hard for you"), ("ru", "потрудилась")])
def test_whoever_makes_the_runtime_work_waits(tmp_path: Path, lang: str, words: str):
    """Work has a budget of its own: looking back is refused, playing goes on, and others are not asked to wait."""
    with running(tmp_path, limited=True) as place:
        ada, boris = Person(place, lang), Person(place, lang)
        room = ada.table()["id"]
        for _ in range(1000):
            answer = ada.get(f"/api/rooms/{room}/at/1")
            if answer.status_code != 200:
                break
        assert (429, "too-much-work") == (answer.status_code, answer.json()["code"])
        assert words in answer.json()["text"]
        assert int(answer.headers["retry-after"]) >= 1
        refused = ada.http.post("/api/records", content=b"# igroteka record 1\n---\n")
        assert "too-much-work" == refused.json()["code"]
        assert 200 == ada.get(f"/api/rooms/{room}/view").status_code
        assert 200 == ada.post(f"/api/rooms/{room}/chat", {"text": "hm", "cid": "1"}).status_code
        assert 200 == boris.get(f"/api/rooms/{room}/at/1").status_code
        ada.close()
        boris.close()


@pytest.mark.usefixtures("second_a_look")
def test_an_address_has_a_share_of_work_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setitem(RATES, "work", Rate(1e9, 1.0))
    with running(tmp_path, limited=True) as place:
        people = [Person(place) for _ in range(4)]
        room = people[0].table()["id"]
        answers = [people[n % 4].get(f"/api/rooms/{room}/at/1") for n in range(60)]
        assert "too-much-work" == next(answer.json()["code"] for answer in answers if answer.status_code == 429)
        elsewhere = people[0].get(f"/api/rooms/{room}/at/1", headers={"x-forwarded-for": "192.0.2.9"})
        assert 200 == elsewhere.status_code
        for person in people:
            person.close()


def test_one_walk_at_a_time_for_each():
    """Who asks for ten things at once is charged for each before the next begins."""

    async def story() -> None:
        buckets = Buckets(clock=lambda: 0.0)
        PAYER.set(Accounting(buckets).of("ada", "192.0.2.1"))
        running_now = most = 0

        def long() -> Iterator[None]:
            nonlocal running_now, most
            running_now += 1
            most = max(most, running_now)
            yield
            yield
            running_now -= 1

        await asyncio.gather(*(timeslice.walk(long()) for _ in range(10)))
        assert 1 == most

    asyncio.run(story())


def test_what_is_fetched_has_a_budget(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """The answer that is one too many is refused; what is written is not."""
    monkeypatch.setitem(RATES, "bytes", Rate(100_000, 1.0))
    with running(tmp_path, limited=True) as place:
        ada, boris = Person(place, "ru"), Person(place)
        room = ada.table()["id"]
        answers = [ada.get("/api/games/catan/rules") for _ in range(20)]
        refused = next(answer for answer in answers if answer.status_code != 200)
        assert (429, "too-many-bytes") == (refused.status_code, refused.json()["code"])
        assert "много загрузили" in refused.json()["text"]
        assert int(refused.headers["retry-after"]) >= 1
        assert 200 == ada.post(f"/api/rooms/{room}/chat", {"text": "hm", "cid": "1"}).status_code
        with ada.line() as line:
            ask(line, t="hello", v=2, texts=True, rooms=[{"room": room}])
            assert "too-many-bytes" == json.loads(line.recv(timeout=LONG))["code"]
        assert 200 == boris.get("/api/games").status_code
        ada.close()
        boris.close()
