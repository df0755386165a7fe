"""The coach at the table: who may ask, what is thought about, that it stops, and that nobody else hears of it."""

import asyncio
import json
import math
import time
from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import msgspec
import pytest

from igroteka import catalog
from igroteka.coach.measure import measure
from igroteka.core.chance import Random
from igroteka.core.state import packed
from igroteka.server.coaching import service as coaching
from igroteka.server.coaching import thoughts as thinking
from igroteka.server.coaching.pool import STOP, CoachPool, Json, Think, Thinking, take_turns
from igroteka.server.coaching.service import Coaching, Hint, hint_job, revs_of
from igroteka.server.coaching.thoughts import HintJob
from igroteka.server.coaching.thoughts import advised as thoughts_of
from igroteka.server.rooms.replays import line_of
from igroteka.server.service import RoomService
from igroteka.server.storage import Store
from igroteka.server.storage.rows import ActRow, PersonRow, ReviewRow
from igroteka.server.wire import Advice, Review, RoomInfo
from tests.coach.tables import TOLD, choices
from tests.coach.tables import record as golden
from tests.coach.tables import story as story_of
from tests.conftest import sized
from tests.patience import LONG
from tests.server.edge import Person, running
from tests.server.players import HOTSEAT, ME, OPEN, RANDOM, Ear, Players, played, refusal
from tests.server.test_roads import BOT, WORLDS, position

GAMES = list(TOLD)
EARLY = 8
"""Worlds from which a browser ranks, and warns."""


def thought(number: int, of: int) -> Json:
    options = [{"action": 7, "value": 1.5 * number, "error": 0.5, "behind": 0.0, "sure": 2, "better": 0.7, "line": []}]
    return {"seat": 0, "kind": "lead", "worlds": number, "goal": of, "done": number == of, "options": options}


def three(job: Any) -> Iterator[Json]:
    """Says something three times."""
    for number in (1, 2, 3):
        yield thought(number, 3)


def endless(job: Any) -> Iterator[Json]:
    """Always has something to add."""
    number = 0
    while True:
        number += 1
        time.sleep(0.01)
        yield thought(number, -1)


def stumble(job: Any) -> Iterator[Json]:
    yield thought(1, 3)
    raise RuntimeError("lost the thread")


def unseen(job: Any) -> Iterator[Json]:
    """Nothing is found."""
    yield from ()


def silent(job: Any) -> Iterator[Json]:
    time.sleep(600)
    yield thought(1, 1)


def minded(job: str) -> Iterator[Json]:
    """As the job says."""
    return {"three": three, "endless": endless, "stumble": stumble}[job](job)


async def heard(thinking: Thinking) -> list[int]:
    """How far it had come, whenever something was told."""
    found: list[int] = []
    while not thinking.over:
        await thinking.news(LONG)
        if thinking.thought is not None:
            found.append(thinking.thought["worlds"])
    return found


def pool(think: Think, workers: int = 0, patience: float = LONG, at_once: int = 1) -> CoachPool:
    return CoachPool(think, workers, nice=1, patience=patience, at_once=at_once)


# --- thinking aloud


@pytest.mark.parametrize("workers", [0, 1])
def test_thoughts_come_end_go_wrong_and_are_stopped(workers: int) -> None:
    """Whatever one job comes to, the next is served, by the same process."""

    async def story() -> None:
        coach = pool(minded, workers)
        try:
            thinking = coach.begin("three")
            found = await heard(thinking)
            assert (3, "") == (found[-1], thinking.trouble)
            assert found == sorted(found)
            process = coach.workers[0].process if workers else None
            wrong = coach.begin("stumble")
            await wrong.ended()
            assert "lost the thread" in wrong.trouble
            first, second = coach.begin("endless"), coach.begin("endless")
            await first.news(LONG)
            assert [True, False] == [one.thought is not None for one in (first, second)]
            first.stop()
            await first.ended()
            await second.news(LONG)
            assert second.thought is not None
            assert process is (coach.workers[0].process if workers else None)
        finally:
            await coach.close()
        assert second.over
        assert coach.begin("three").over

    asyncio.run(asyncio.wait_for(story(), LONG))


@pytest.mark.parametrize("workers", [0, 1])
def test_nobody_waits_for_anothers_last_word(workers: int) -> None:
    """Two who ask are told in turn, by one process: the second has all it wants while the first goes on for ever."""

    async def story() -> None:
        coach = pool(minded, workers, at_once=2)
        try:
            first = coach.begin("endless")
            await first.news(LONG)
            second, third = coach.begin("three"), coach.begin("three")
            assert 3 == (await heard(second))[-1]
            assert (False, "") == (first.over, second.trouble)
            assert 3 == (await heard(third))[-1]  # which had to wait for a place
            await first.news(LONG)
            assert not first.over
        finally:
            await coach.close()
        assert first.over

    asyncio.run(asyncio.wait_for(story(), LONG))


class Script:
    """The line of a worker: after so many words of its own comes the next job; at the end it is closed."""

    def __init__(self, *jobs: tuple[int, tuple[int, Any]]) -> None:
        self.jobs = list(jobs)
        self.said: list[tuple[int, str]] = []

    def poll(self) -> bool:
        return bool(self.jobs) and self.jobs[0][0] <= len(self.said)

    def recv(self) -> tuple[int, Any]:
        if not self.jobs:
            raise EOFError
        return self.jobs.pop(0)[1]

    def send(self, word: tuple[int, Any]) -> None:
        self.said.append((word[0], word[1].what))


def breathing(job: str) -> Iterator[Json]:
    """One thinks longer about each thought."""
    for thought in three(job):
        if job == "slow":
            yield {}
        yield thought


def test_who_has_just_asked_is_answered_next() -> None:
    line: Any = Script((0, (1, "slow")), (1, (2, "quick")), (4, (3, "quick")), (5, (3, STOP)))
    with pytest.raises(EOFError):
        take_turns(line, breathing)

    assert [1, 2, 2, 1, 3, 3] == [number for number, _ in line.said[:6]]
    assert [[3, 1], [3, 1], [1, 1]] == [
        [line.said.count((number, what)) for what in ("thought", "end")] for number in (1, 2, 3)
    ]


def test_a_worker_that_is_silent_for_too_long_is_ended() -> None:
    async def story() -> None:
        coach = pool(silent, 1, patience=0.5)
        try:
            thinking = coach.begin("job")
            await thinking.ended()
            assert "late" == thinking.trouble
            assert coach.workers[0].process is None
        finally:
            await coach.close()

    asyncio.run(asyncio.wait_for(story(), LONG))


# --- who may ask


def taught(rooms: RoomService, hints: Think = three, reviews: Think = three, glances: Think = unseen) -> Coaching:
    """A coach who thinks otherwise."""
    return Coaching(rooms.live, rooms.history, pool(hints), pool(reviews), pool(glances))


async def asked(players: Players, person: PersonRow, *seats: Any, **more: Any) -> RoomInfo:
    """A game that waits for its first seat, which has a choice."""
    info = await players.game(person, ME, *seats, position=position("knight"), **more)
    await players.settled(info.id)
    return await players.rooms.info(info.id, person)


async def advised(hint: Hint) -> list[Advice]:
    return [advice async for advice in hint.thoughts()]


def test_a_seat_that_is_asked_hears_better_and_better_advice(quick_store: Store) -> None:
    async def story(players: Players) -> None:
        ann = await players.person("Ann")
        info = await asked(players, ann, RANDOM, RANDOM)
        assert info.hints
        coach = taught(players.rooms)
        try:
            found = await advised(await coach.hint(ann, info.id, 0, info.rev))
            assert (3, True) == (found[-1].worlds, found[-1].done)
            assert (info.id, info.rev, 0) == (found[-1].room, found[-1].rev, found[-1].seat)
            again = await advised(await coach.hint(ann, info.id, 0, info.rev))
            assert found[-1:] == again  # all was said
        finally:
            await coach.close()

    played(quick_store, story)


def test_only_the_own_seat_is_advised_and_only_when_it_is_asked(quick_store: Store) -> None:
    async def story(players: Players) -> None:
        ann, bob = await players.person("Ann"), await players.person("Bob")
        info = await asked(players, ann, RANDOM, RANDOM)
        coach = players.rooms.coaching
        assert "not-your-seat" == await refusal(coach.hint(bob, info.id, 0, info.rev))
        assert "not-your-seat" == await refusal(coach.hint(ann, info.id, 1, info.rev))
        assert "no-such-seat" == await refusal(coach.hint(ann, info.id, 7, info.rev))
        assert "stale" == await refusal(coach.hint(ann, info.id, 0, info.rev - 1))
        await players.rooms.replace(ann, info.id, 0, "random")
        assert "seat-replaced" == await refusal(coach.hint(ann, info.id, 0, info.rev))
        fresh = await players.game(ann, ME, RANDOM, RANDOM, start=False)
        assert "not-started" == await refusal(coach.hint(ann, fresh.id, 0, 0))

    played(quick_store, story)


async def among_people(players: Players, ann: PersonRow, bob: PersonRow, **more: Any) -> RoomInfo:
    """A game of two people and a bot that waits for the first of them."""
    info = await players.game(ann, ME, OPEN, RANDOM, start=False, position=position("knight"), **more)
    await players.rooms.sit(bob, info.id, 1)
    info = await players.rooms.start(ann, info.id)
    await players.settled(info.id)
    return await players.rooms.info(info.id, ann)


@pytest.mark.parametrize("seats", [(HOTSEAT, RANDOM), (OPEN, RANDOM)])
def test_among_people_nobody_is_advised_unless_asked_for(seats: tuple[Any, ...], quick_store: Store) -> None:
    """At one screen, too: a table that allows hints asks everybody, and silence is a no."""

    async def story(players: Players) -> None:
        ann, bob = await players.person("Ann"), await players.person("Bob")
        info = await players.game(ann, ME, *seats, start=False, hints=True, options={"first_seat": 0, "turn_limit": 12})
        assert (False, True) == (info.hints, info.asks_hints)
        if seats[0] is OPEN:
            await players.rooms.sit(bob, info.id, 1)
        info = await players.rooms.start(ann, info.id)
        assert [False] * 3 == [seat.hints for seat in info.seats]
        assert "hints-off" == await refusal(players.rooms.coaching.hint(ann, info.id, 0, info.rev))
        if seats[0] is HOTSEAT:  # who holds the screen speaks for all at it
            assert (await players.rooms.agree_to_hints(ann, info.id, True)).hints

    played(quick_store, story)


def test_among_people_the_coach_may_be_asked_once_all_agree(quick_store: Store) -> None:
    async def story(players: Players) -> None:
        ann, bob, eve = [await players.person(name) for name in ("Ann", "Bob", "Eve")]
        info = await among_people(players, ann, bob)
        rooms, coach = players.rooms, taught(players.rooms)
        ear = Ear(players, info.id, eve, None)
        try:
            assert "not-your-seat" == await refusal(rooms.agree_to_hints(eve, info.id, True))
            one = await rooms.agree_to_hints(ann, info.id, True)
            assert ([True, False, False], False) == ([seat.hints for seat in one.seats], one.hints)
            assert "hints-off" == await refusal(coach.hint(ann, info.id, 0, info.rev))
            before = ear.written()
            assert (await rooms.agree_to_hints(bob, info.id, True)).hints
            told = ear.written()
            assert 3 == told[len(before) :].count(b'"hints":true')  # of two seats and the room
            assert b'"phrase":"hints-on"' in told
            assert await advised(await coach.hint(ann, info.id, 0, info.rev))
            assert told == ear.written()  # of what it said nobody hears
            assert "not-your-seat" == await refusal(coach.hint(bob, info.id, 0, info.rev))
        finally:
            await coach.close()

    played(quick_store, story)


def test_hints_stop_when_somebody_withdraws(quick_store: Store) -> None:
    async def story(players: Players) -> None:
        ann, bob = await players.person("Ann"), await players.person("Bob")
        info = await among_people(players, ann, bob)
        coach = taught(players.rooms, endless)
        try:
            for person in (ann, bob):
                await players.rooms.agree_to_hints(person, info.id, True)
            hint = await coach.hint(ann, info.id, 0, info.rev)
            async for _ in hint.thoughts():
                assert not (await players.rooms.agree_to_hints(bob, info.id, False)).hints
            assert not hint.holds
            assert hint._thinking is not None
            assert hint._thinking.stopped.is_set()
            assert "hints-off" == await refusal(coach.hint(ann, info.id, 0, info.rev))
        finally:
            await coach.close()

    played(quick_store, story)


def test_agreement_belongs_to_who_sits_there(quick_store: Store) -> None:
    """Whoever sits down has said nothing yet; who has left the game is asked no more, and who comes back is again."""

    async def story(players: Players) -> None:
        ann, bob, rooms = await players.person("Ann"), await players.person("Bob"), players.rooms
        info = await players.game(ann, ME, OPEN, RANDOM, start=False, position=position("knight"))
        await rooms.sit(bob, info.id, 1)
        for person in (ann, bob):
            info = await rooms.agree_to_hints(person, info.id, True)
        assert info.hints
        await rooms.leave(bob, info.id)
        info = await rooms.sit(bob, info.id, 1)
        assert [True, False, False] == [seat.hints for seat in info.seats]
        await rooms.start(ann, info.id)
        await rooms.leave(bob, info.id)
        info = await rooms.info(info.id, ann)
        assert (True, False) == (info.hints, info.asks_hints)  # alone with bots
        info = await rooms.give_back(bob, info.id, 1)
        assert (False, True) == (info.hints, info.asks_hints)
        fresh = await players.game(ann, ME, OPEN, RANDOM, start=False, hints=False)
        assert "hints-off" == await refusal(rooms.agree_to_hints(ann, fresh.id, True))

    played(quick_store, story)


def test_a_table_without_hints_has_none_in_its_next_game_either(quick_store: Store) -> None:
    async def story(players: Players) -> None:
        ann = await players.person("Ann")
        info = await asked(players, ann, RANDOM, RANDOM, hints=False)
        assert not info.hints
        assert "hints-off" == await refusal(players.rooms.coaching.hint(ann, info.id, 0, info.rev))
        await players.rooms.leave(ann, info.id)
        assert not (await players.rooms.rematch(ann, info.id)).hints
        assert not (await players.rooms.fork(ann, info.id, 1)).hints

    played(quick_store, story)


def test_advice_ends_when_the_table_goes_on(quick_store: Store) -> None:
    async def story(players: Players) -> None:
        ann = await players.person("Ann")
        info = await asked(players, ann, RANDOM, RANDOM)
        coach = taught(players.rooms, endless)
        try:
            hint = await coach.hint(ann, info.id, 0, info.rev)
            heard = 0
            async for advice in hint.thoughts():
                heard += 1
                assert info.rev == advice.rev
                if heard == 2:
                    await players.play_on(ann, info.id, 1)
            assert heard == 2
            assert not hint.holds
            assert hint._thinking is not None
            await hint._thinking.ended()
        finally:
            await coach.close()

    played(quick_store, story)


def test_who_asks_again_wants_the_first_answer_no_more(quick_store: Store) -> None:
    async def story(players: Players) -> None:
        ann = await players.person("Ann")
        info = await asked(players, ann, RANDOM, RANDOM)
        coach = taught(players.rooms, endless)
        try:
            first = await coach.hint(ann, info.id, 0, info.rev)
            second = await coach.hint(ann, info.id, 0, info.rev)
            await advised(first)
            assert first._thinking is not None
            assert first._thinking.stopped.is_set()
            async for _ in second.thoughts():
                assert second.holds
                break
        finally:
            await coach.close()

    played(quick_store, story)


def test_the_table_does_not_wait_for_the_coach(quick_store: Store) -> None:
    """The room is not locked while somebody thinks."""

    async def story(players: Players) -> None:
        ann = await players.person("Ann")
        info = await asked(players, ann, RANDOM, RANDOM)
        coach = taught(players.rooms, endless)
        try:
            await coach.hint(ann, info.id, 0, info.rev)
            room = await players.rooms.live.room(info.id)
            assert not room.lock.locked()
            await players.play_on(ann, info.id, 1)
            assert room.known.rev > info.rev
        finally:
            await coach.close()

    played(quick_store, story)


def test_where_there_is_no_choice_nobody_thinks(quick_store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(players: Players) -> None:
        ann = await players.person("Ann")
        info = await asked(players, ann, RANDOM, RANDOM)
        table = await players.table(info.id)
        monkeypatch.setattr(type(table), "legal", lambda *_: [5])
        coach = taught(players.rooms, stumble)
        try:
            [only] = await advised(await coach.hint(ann, info.id, 0, info.rev))
            assert ([5], True, 0) == ([one.action for one in only.options], only.done, only.worlds)
        finally:
            await coach.close()

    played(quick_store, story)


def test_the_first_words_are_a_guess() -> None:
    """Then one world, then more: whoever asks sees something at once."""
    step = choices("burgundy", 3)[1]
    job = hint_job(catalog.load("burgundy"), step.before, step.seat)
    thoughts = thoughts_of(job)
    guess, first = next(thoughts), next(thoughts)
    assert (0, 1) == (guess["worlds"], first["worlds"])
    assert not guess["done"]
    assert guess["options"]
    assert [] == list(thoughts_of(job._replace(position={})))  # nothing is asked yet


def test_whoever_sits_down_with_bots_finds_the_coach_awake(quick_store: Store) -> None:
    """Its process starts with them, not with their first question; nobody is waited for where nobody may ask."""

    async def story(players: Players) -> None:
        ann = await players.person("Ann")
        info = await asked(players, ann, RANDOM, RANDOM)
        silent_table = await asked(players, ann, RANDOM, RANDOM, hints=False)
        hints = pool(thoughts_of, 1)
        coach = Coaching(players.rooms.live, players.rooms.history, hints, pool(three), pool(unseen))
        begun: list[Thinking] = []
        begin = hints.begin

        def counted(job: Any) -> Thinking:
            begun.append(begin(job))
            return begun[-1]

        hints.begin = counted  # type: ignore[method-assign]
        players.rooms.coaching = coach  # type: ignore[misc]
        try:
            await players.rooms.state(ann, silent_table.id, 0)
            await players.rooms.state(ann, info.id, None)  # as one who looks on
            assert ([], False) == (begun, hints.awake)
            await players.rooms.state(ann, info.id, 0)
            assert [HintJob("catan", {}, -1, 0)] == [one.job for one in begun]
            await begun[0].ended()
            assert hints.awake
            await players.rooms.state(ann, info.id, 0)
            assert 1 == len(begun)
        finally:
            await coach.close()

    played(quick_store, story)


# --- what it knows


class Always:
    """Luck that is always the same."""

    def randbits(self, count: int) -> int:
        return 12345


def test_what_is_thought_about_is_dealt_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    """In two worlds that the seat cannot tell apart the very same position goes to the coach."""
    monkeypatch.setattr(coaching, "secrets", Always())
    game = catalog.load("catan")
    jobs = [hint_job(game, game.from_dict(position(card)), 0) for card in WORLDS]
    assert packed(jobs[0].position) == packed(jobs[1].position)
    assert jobs[0] == jobs[1]
    held = {packed(game.from_dict(position(card)).to_dict()) for card in WORLDS}
    monkeypatch.undo()
    found = {packed(hint_job(game, game.from_dict(position(WORLDS[0])), 0).position) for _ in range(30)}
    assert len(found) > 1
    assert len(held) == 2


def test_a_hint_tells_how_far_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of what it wants to play on, or of its time, whichever ends it."""
    monkeypatch.setattr(thinking, "PAUSE", 0.0)
    step = next(iter(choices("catan", 1)))
    job = HintJob("catan", step.before.to_dict(), step.seat, 5)
    monkeypatch.setattr(thinking, "HINT_SECONDS", math.inf)
    parts = [told["part"] for told in islice(thoughts_of(job), 12)]
    assert 0.0 == parts[0] < parts[-1] < 1.0
    assert sorted(parts) == parts

    monkeypatch.setattr(thinking, "HINT_SECONDS", 1e-9)
    assert [(True, 1.0)] == [(told["done"], told["part"]) for told in thoughts_of(job)]


@pytest.mark.parametrize("game", catalog.GAMES)
def test_not_a_byte_of_what_is_sent_depends_on_what_is_hidden(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The guess, figures with their words and places, what a warning is made of: the same in all worlds of a seat."""
    monkeypatch.setattr(thinking, "PAUSE", 0.0)  # told after every world, however long it takes
    monkeypatch.setattr(thinking, "HINT_SECONDS", math.inf)
    rules, changed = catalog.load(game), 0
    for step in choices(game, sized(2, 40)):
        truths = [step.before, *(step.before.sample(step.seat, Random(seed)) for seed in range(77, 77 + sized(1, 2)))]
        changed += len({truth.dump() for truth in truths}) > 1
        sent = []
        for truth in truths:
            job = HintJob(game, truth.to_dict(), step.seat, 5)
            told = list(islice(thoughts_of(job), 1 + EARLY))
            assert 0 == told[0]["worlds"]
            assert told[-1]["done"] or EARLY == told[-1]["worlds"]
            assert measure(rules).warning == told[-1]["warning"]
            sent.append(msgspec.json.encode([read_advice(one) for one in told]))
        assert 1 == len(set(sent))
    assert changed or game == "burgundy"  # there everything is open, once the estates are chosen


def read_advice(thought: Json) -> Advice:
    return msgspec.convert({**thought, "room": "r", "rev": 1}, Advice)


def test_nobody_else_hears_of_a_hint(quick_store: Store) -> None:
    async def story(players: Players) -> None:
        ann, eve = await players.person("Ann"), await players.person("Eve")
        info = await asked(players, ann, RANDOM, RANDOM)
        ears = [Ear(players, info.id, person, None) for person in (eve, None)]
        coach = taught(players.rooms)
        try:
            before = msgspec.json.encode(await players.rooms.state(eve, info.id, None))
            assert await advised(await coach.hint(ann, info.id, 0, info.rev))
            assert [b"", b""] == [ear.written() for ear in ears]
            assert before == msgspec.json.encode(await players.rooms.state(eve, info.id, None))
        finally:
            await coach.close()

    played(quick_store, story)


# --- over the wire


def lines(person: Person, path: str, body: Json, until: Callable[[Json], bool]) -> list[Json]:
    """What the stream says, until it says enough."""
    found = []
    with person.http.stream("POST", path, json=body) as stream:
        assert 200 == stream.status_code, stream.read()
        for line in stream.iter_lines():
            found.append(json.loads(line))
            if until(found[-1]):
                break
    return found


def refusal_of(answer: Any) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


def test_a_hint_comes_line_by_line_to_one_and_to_no_other(tmp_path: Path) -> None:
    with running(tmp_path) as place:
        ann, eve = Person(place, name="Ann"), Person(place, name="Eve")
        place.runtime.rooms.coaching.hints.think = endless  # type: ignore[misc]
        made = ann.room([{"kind": "me"}, BOT, BOT], position=position("knight"))
        path = f"/api/rooms/{made['id']}"
        assert 200 == ann.post(f"{path}/start").status_code
        info = ann.get(path).json()
        assert info["hints"]
        assert eve.get(path).json()["hints"]
        asked = {"seat": 0, "rev": info["rev"]}
        found = lines(ann, f"{path}/hint", asked, lambda told: told["worlds"] > 2)
        assert {info["rev"]} == {one["rev"] for one in found}
        for agreed in (False, True):
            assert agreed == ann.post(f"{path}/hints", {"agreed": agreed}).json().get("hints", False)
        assert (403, "not-your-seat") == refusal_of(eve.post(f"{path}/hints", {"agreed": True}))
        refused = eve.post(f"{path}/hint", asked)
        assert (403, "not-your-seat") == (refused.status_code, refused.json()["code"])
        stale = ann.post(f"{path}/hint", {**asked, "rev": info["rev"] + 1})
        assert (409, "stale") == (stale.status_code, stale.json()["code"])
        until = time.monotonic() + LONG
        while place.runtime.rooms.coaching.hints.waiting:  # who hangs up stops it
            assert time.monotonic() < until
            time.sleep(0.05)


def test_hints_have_a_pace(tmp_path: Path) -> None:
    with running(tmp_path, limited=True) as place:
        ann = Person(place, name="Ann")
        place.runtime.rooms.coaching.hints.think = three  # type: ignore[misc]
        made = ann.room([{"kind": "me"}, BOT, BOT], position=position("knight"))
        path = f"/api/rooms/{made['id']}"
        ann.post(f"{path}/start")
        asked = {"seat": 0, "rev": ann.get(path).json()["rev"]}
        answers = [ann.post(f"{path}/hint", asked).status_code for _ in range(30)]
        assert {200, 429} == set(answers)


# --- reviews


def played_through(job: Any) -> Iterator[Json]:
    """A review in two parts."""
    points = [{"step": 0, "rev": 1, "turn_of": 0, "lead": [0.5, -0.5, 0.0]}]
    yield {"kind": "lead", "done": 1, "total": 2, "points": points}
    yield {"kind": "lead", "done": 2, "total": 2, "points": points}


async def finished(players: Players, person: PersonRow) -> RoomInfo:
    info = await players.game(person, ME, RANDOM, RANDOM)
    await players.rooms.replace(person, info.id, 0, "random")
    await players.settled(info.id)
    found = await players.rooms.info(info.id, person)
    assert "finished" == found.status
    return found


def free() -> None:
    """It costs nothing."""


def test_a_review_grows_is_kept_and_is_made_once(quick_store: Store) -> None:
    jobs: list[Any] = []

    def counted(job: Any) -> Iterator[Json]:
        jobs.append(job)
        yield from played_through(job)

    async def story(players: Players) -> None:
        ann, eve = await players.person("Ann"), await players.person("Eve")
        info = await finished(players, ann)
        coach = taught(players.rooms, reviews=counted)
        paid: list[int] = []
        first = await coach.review(ann, info.id, lambda: paid.append(1))
        assert not first.finished
        await asyncio.gather(*list(coach._keeping))
        last = await coach.review(eve, info.id, lambda: paid.append(1))
        assert (2, True) == (last.done, last.finished)
        await coach.close()
        other = taught(players.rooms, reviews=stumble)
        try:
            assert last == await other.review(ann, info.id, free)
        finally:
            await other.close()
        assert [1] == paid
        [job] = jobs
        assert len(json.loads(job.record)["moves"]) == len(job.revs)

    played(quick_store, story)


def test_a_running_game_is_not_reviewed(quick_store: Store) -> None:
    async def story(players: Players) -> None:
        ann, bob = await players.person("Ann"), await players.person("Bob")
        info = await asked(players, ann, RANDOM, RANDOM, private=True)
        assert "not-finished" == await refusal(players.rooms.review(ann, info.id, free))
        assert "room-private" == await refusal(players.rooms.review(bob, info.id, free))

    played(quick_store, story)


def test_a_review_that_failed_can_be_asked_for_again(quick_store: Store) -> None:
    async def story(players: Players) -> None:
        ann = await players.person("Ann")
        info = await finished(players, ann)
        coach = taught(players.rooms, reviews=stumble)
        try:
            await coach.review(ann, info.id, free)
            await asyncio.gather(*list(coach._keeping))
            assert "review-failed" == await refusal(coach.review(ann, info.id, free))
            assert not (await coach.review(ann, info.id, free)).finished
        finally:
            await coach.close()

    played(quick_store, story)


def glimpsed(job: Any) -> Iterator[Json]:
    """Graph, then luck."""
    point = {"step": 0, "rev": 1, "turn_of": 0, "lead": [0.5, -0.5, 0.0]}
    luck: Json = {"start": [], "kinds": {}, "decisions": [], "rivals": [], "result": []}
    yield {"kind": "lead", "total": 9, "points": [point]}
    yield {"kind": "lead", "total": 9, "points": [point], "luck": luck}


def plodding(job: Any) -> Iterator[Json]:
    """The graph, and then for a long time nothing more."""
    yield next(glimpsed(job))
    for _ in range(int(100 * LONG)):
        time.sleep(0.01)
        yield next(glimpsed(job))


def test_luck_is_told_while_the_decisions_of_others_are_looked_at(
    quick_store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However many wait for the rest; and one that there was no room for is begun when somebody asks again."""
    monkeypatch.setattr(coaching, "REVIEWS_WAITING", 1)

    async def story(players: Players) -> None:
        ann = await players.person("Ann")
        ends = [await finished(players, ann) for _ in range(2)]
        coach = taught(players.rooms, reviews=plodding, glances=glimpsed)
        paid: list[int] = []

        async def lucky(id: str) -> Review:
            while True:
                found = await coach.review(ann, id, lambda: paid.append(1))
                if found.luck is not None:
                    return found
                await asyncio.sleep(0.01)

        try:
            for one in ends:
                assert not (await lucky(one.id)).finished
            assert [1, 1] == paid
            assert 1 == coach.reviews.waiting
            monkeypatch.setattr(coaching, "REVIEWS_WAITING", 2)
            assert (await lucky(ends[1].id)).points
            assert [1, 1] == paid
            assert 2 == coach.reviews.waiting
        finally:
            await coach.close()

    played(quick_store, story)


@pytest.mark.parametrize("game", GAMES)
def test_a_glance_tells_graph_and_luck(game: str) -> None:
    told = story_of(game)
    record = golden(game)
    first, second = thinking.glanced(thinking.ReviewJob(record.to_json(), [1] * len(told.steps)))

    assert first["points"]
    assert (None, []) == (first["luck"], first["decisions"])
    assert second["luck"]["result"] == told.end.scores()


def test_too_many_games_wait_for_nobody(quick_store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(coaching, "GLANCES_WAITING", 1)

    async def story(players: Players) -> None:
        ann = await players.person("Ann")
        one, two = await finished(players, ann), await finished(players, ann)
        coach = taught(players.rooms, reviews=endless, glances=endless)
        try:
            await coach.review(ann, one.id, free)
            assert "reviews-waiting" == await refusal(coach.review(ann, two.id, free))
        finally:
            await coach.close()

    played(quick_store, story)


def test_every_word_that_stands_knows_its_act() -> None:
    def act(rev: int, kind: Any, *moves: str) -> ActRow:
        return ActRow(room="r", rev=rev, seat=0, kind=kind, moves=list(moves))

    acts = [
        act(1, "start", "* a", "* b"),
        act(2, "act", "p0 c", "* d"),
        act(3, "act", "p0 e"),
        act(4, "undo", "p0 e"),
        act(5, "act", "p0 f"),
    ]
    assert [1, 1, 2, 2, 5] == revs_of(acts)
    assert len(line_of(acts)) == len(revs_of(acts))


def test_reviews_are_stored_by_their_maker(store: Store) -> None:
    async def story(players: Players) -> None:
        ann = await players.person("Ann")
        info = await players.game(ann, ME, RANDOM, RANDOM, start=False)
        assert await store.review(info.id, "a") is None
        for body in (b"old", b"new"):
            await store.put_review(ReviewRow(room=info.id, maker="a", body=body))
        assert ReviewRow(room=info.id, maker="a", body=b"new") == await store.review(info.id, "a")
        assert await store.review(info.id, "b") is None

    played(store, story)
