"""Bots think in processes of their own, by a deadline, and know only what their seat may know."""

import asyncio
import logging
import time
from pathlib import Path

import pytest

from igroteka import catalog
from igroteka.ai.bots import BOTS
from igroteka.core.chance import Random
from igroteka.core.match import Match
from igroteka.core.speech import LANGUAGES, speech
from igroteka.core.state import packed
from igroteka.server.autoplay.bot_pool import BotPool, Job, answer, job_of
from igroteka.server.config import Config
from igroteka.server.runtime import Runtime
from igroteka.server.storage import Store
from tests.patience import LONG
from tests.server.players import GREEDY, ME, RANDOM, Players, played, runtime


def job(seed: int = 1, level: str = "greedy") -> Job:
    """A position in the middle of a game with something to choose."""
    game = catalog.load("catan")
    match = Match(game, 3, {"layout": "spiral"}, f"{seed}")
    match.begin()
    luck = Random(seed)
    while len(match.moves) < 60 + seed or len(match.state.legal()) < 2:
        legal = match.state.legal()
        match.play(legal[luck.below(len(legal))])
    seat = int(match.state.player)
    return job_of(game, match.state, seat, level, match.state.legal())


def never(job: Job) -> int:
    """A bot that does not stop."""
    time.sleep(60)
    return 0


def stumble(job: Job) -> int:
    """A bot that fails."""
    raise RuntimeError


def cheat(job: Job) -> int:
    """A bot that says what is not legal."""
    return next(action for action in range(10_000) if action not in job.legal)


def test_a_worker_answers_what_the_bot_answers() -> None:
    async def story() -> None:
        pool = BotPool(2, LONG)
        await pool.open()
        try:
            jobs = [job(seed) for seed in range(1, 7)]
            choices = await asyncio.gather(*(pool.choose(one) for one in jobs))
        finally:
            pool.close()
        assert all(choice.in_time for choice in choices)
        assert [answer(one) for one in jobs] == [choice.action for choice in choices]

    asyncio.run(story())


@pytest.mark.parametrize("workers", [0, 1])
@pytest.mark.parametrize(("think", "reason"), [(stumble, "failed"), (cheat, "illegal")])
def test_a_bot_that_fails_is_helped(think, reason: str, workers: int, caplog: pytest.LogCaptureFixture) -> None:
    """The log tells what happened and to whom, and it is counted."""
    counted: list[tuple[str, str]] = []

    async def story() -> None:
        pool = BotPool(workers, LONG, think=think, count=lambda job, why: counted.append((job.level, why)))
        try:
            asked = job()
            choice = await pool.choose(asked)
        finally:
            pool.close()
        assert not choice.in_time
        assert choice.action in asked.legal
        [line] = [record for record in caplog.records if record.name == "igroteka.bots"]
        assert "ERROR" == line.levelname
        facts = {"bot": "greedy", "game": "catan", "seat": asked.seat, "code": reason}
        assert facts.items() <= vars(line).items()
        assert vars(line)["problem"]

    logging.getLogger("igroteka").propagate = True  # a house of another test may have set it up
    asyncio.run(story())
    assert [("greedy", reason)] == counted


def test_a_bot_that_is_late_is_ended_and_the_next_is_served() -> None:
    async def story() -> None:
        pool = BotPool(1, deadline=1.5, think=never)
        try:
            asked = job()
            async with asyncio.timeout(LONG):
                first, second = await asyncio.gather(pool.choose(asked), pool.choose(asked))
            assert not first.in_time
            assert not second.in_time
            assert first.action in asked.legal
            assert pool.workers[0].process is None
        finally:
            pool.close()

    asyncio.run(story())


def test_a_late_bot_does_not_stop_a_game(quick_store: Store) -> None:
    """The log says that it was not the bot who moved."""

    async def story(players: Players) -> None:
        ann = await players.person("Ann")
        info = await players.game(ann, ME, RANDOM, RANDOM, options={"first_seat": 1, "turn_limit": 30})
        await players.settled(info.id)
        acts = await players.store.acts(info.id)
        assert [0] == (await players.table(info.id)).speakers
        assert "fallback" in {act.note for act in acts}
        assert {"bot", "fallback", ""} >= {act.note for act in acts}

    played(quick_store, story, bots=BotPool(1, LONG, think=stumble))


def test_a_bot_is_told_what_it_has_said_in_its_turn(quick_store: Store) -> None:
    """A new one is asked each time, and a novice that forgets how much it has said never comes to an end."""
    game = catalog.load("catan")
    asked: list[Job] = []

    def think(job: Job) -> int:
        asked.append(job)
        return answer(job)

    async def story(players: Players) -> None:
        ann = await players.person("Ann")
        info = await players.game(ann, ME, RANDOM, RANDOM, options={"first_seat": 1, "turn_limit": 30})
        await players.settled(info.id)

    played(quick_store, story, bots=BotPool(0, LONG, think=think))
    turns = [(one.seat, game.turn(game.from_dict(one.position))) for one in asked]
    for number, one in enumerate(asked):
        before = [other for other, turn in zip(asked[:number], turns, strict=False) if turn == turns[number]]

        assert len(one.said) == len(before)
    assert any(one.said for one in asked)


def test_a_bot_that_cheats_does_not_stop_a_game(quick_store: Store) -> None:
    """Nothing illegal is ever played, and the table goes on to the end."""

    async def story(players: Players) -> None:
        ann = await players.person("Ann")
        info = await players.game(ann, ME, RANDOM, RANDOM, options={"first_seat": 1, "turn_limit": 30})
        await players.settled(info.id)
        acts = await players.store.acts(info.id)
        assert [0] == (await players.table(info.id)).speakers
        assert "fallback" in {act.note for act in acts}

    played(quick_store, story, bots=BotPool(1, LONG, think=cheat))


def test_troubles_of_bots_are_counted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """For Prometheus, by bot, game and reason."""
    keeper = Runtime(Config(data=tmp_path, bot_workers=0))
    monkeypatch.setattr(keeper.bots, "think", cheat)
    choice = asyncio.run(keeper.bots.choose(job()))

    assert not choice.in_time
    assert 'igroteka_bot_troubles_total{bot="greedy",game="catan",reason="illegal"} 1.0\n' in keeper.metrics.text({})


def test_games_go_on_after_a_restart(quick_store: Store) -> None:
    async def story(players: Players) -> None:
        ann = await players.person("Ann")
        info = await players.game(ann, ME, GREEDY, GREEDY, start=False, options={"turn_limit": 9})
        await players.rooms.driver.close()  # nothing goes on by itself any more
        await players.rooms.replace(ann, info.id, 0)
        await players.rooms.start(ann, info.id)
        assert 1 == (await players.rooms.info(info.id, ann)).rev
        async with runtime(players.store) as others:
            for _ in range(1000):
                await asyncio.sleep(0.02)
                if (await others.rooms.info(info.id, ann)).status == "finished":
                    return
            raise AssertionError

    played(quick_store, story)


def test_a_worker_is_given_nothing_that_is_hidden(quick_store: Store) -> None:
    """The position that leaves is a sample: the view of the seat is the same, what others hold is dealt anew."""
    game = catalog.load("catan")
    match = Match(game, 3, {}, "hidden")
    match.begin()
    luck = Random(4)
    differs = 0
    while len(match.moves) < 200 and not match.over:
        seat, legal = int(match.state.player), match.state.legal()
        sent = job_of(game, match.state, seat, "greedy", legal)
        state = game.from_dict(sent.position)
        state.call_on(seat)
        assert packed(state.view(seat)) == packed(match.state.view(seat))
        assert legal == state.legal()
        differs += state.dump() != match.state.dump()
        match.play(legal[luck.below(len(legal))])
    assert differs > 20


def test_every_level_has_a_name() -> None:
    for language in LANGUAGES:
        words = speech(language, "igroteka.server")
        for level in BOTS:
            assert words.say(f"level-{level}")
            assert words.say(f"level-{level}.about")
