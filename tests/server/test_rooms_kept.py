"""Rooms and their store: what is not stored never happened, what was stored is told."""

import asyncio

import msgspec

from igroteka.server.storage import Store, StoreFailed
from igroteka.server.wire import Accepted, Act
from tests.server.players import HOTSEAT, ME, OPEN, Ear, Failing, Players, code, played, refusal, runtime


def test_what_is_not_stored_never_happened(quick_store: Store) -> None:
    store = Failing(quick_store)

    async def story(players: Players) -> None:
        ann, bob = await players.person("Ann"), await players.person("Bob")
        info = await players.game(ann, ME, HOTSEAT, HOTSEAT, options={"first_seat": 0})
        ears = [Ear(players, info.id, ann, 0), Ear(players, info.id, None, None)]
        ears[0].told.clear()  # that somebody came to watch
        before = await players.rooms.state(ann, info.id, 0)
        store.fail = StoreFailed(details={"problem": "full"})
        refused = await players.say(ann, info.id, "roll", 0, cid="again")
        assert "store-failed" == code(refused)
        assert "store-failed" == await refusal(players.rooms.leave(ann, info.id))
        assert [[], []] == [ear.told for ear in ears]
        after = await players.rooms.state(ann, info.id, 0)
        assert msgspec.json.encode(before) == msgspec.json.encode(after)

        store.fail = None
        assert Accepted("again", 2) == await players.say(ann, info.id, "roll", 0, cid="again")
        assert [1, 1] == [len(ear.acts) for ear in ears]
        waiting = await players.game(ann, ME, OPEN, OPEN, start=False)
        ear = Ear(players, waiting.id, ann, 0)
        store.fail = StoreFailed(details={"problem": "full"})
        assert "store-failed" == await refusal(players.rooms.sit(bob, waiting.id, 1))
        assert "open" == (await players.rooms.info(waiting.id, ann)).seats[1].kind
        assert [] == ear.told
        store.fail = None

    played(store, story)  # type: ignore[arg-type]


def test_what_was_stored_although_the_answer_was_lost_is_told_later(quick_store: Store) -> None:
    store = Failing(quick_store)

    async def story(players: Players) -> None:
        ann = await players.person("Ann")
        info = await players.game(ann, ME, HOTSEAT, HOTSEAT, options={"first_seat": 0})
        ear = Ear(players, info.id, ann, 0)
        store.fail, store.after = StoreFailed(details={"problem": "unreachable"}), True
        assert "store-failed" == code(await players.say(ann, info.id, "roll", 0, cid="lost"))
        assert [] == ear.told
        store.fail = None
        assert Accepted("lost", 2) == await players.rooms.act(ann, Act(info.id, 1, "lost", 0, line="roll"))
        assert [2] == [told.rev for told in ear.acts]

    played(store, story)  # type: ignore[arg-type]


def test_a_conflict_means_somebody_was_first(quick_store: Store) -> None:
    """Two processes on one database: the second reads what the first has written and tells it."""

    async def story(players: Players) -> None:
        ann = await players.person("Ann")
        info = await players.game(ann, ME, HOTSEAT, HOTSEAT, options={"first_seat": 0})
        async with runtime(players.store) as others:
            await others.rooms.state(ann, info.id, 0)
            ear = Ear(others, info.id, ann, 0)
            assert isinstance(await players.say(ann, info.id, "roll", 0), Accepted)
            late = await others.rooms.act(ann, Act(info.id, 1, "late", 0, line="roll"))
            assert "stale" == code(late)
            assert [2] == [told.rev for told in ear.acts]
            here, there = [await side.rooms.state(ann, info.id, 0) for side in (players, others)]
            assert here.scene == there.scene

    played(quick_store, story)


def test_other_processes_are_followed(store: Store) -> None:
    """Where processes share a database, listeners of one hear what was said in another."""

    async def story(players: Players) -> None:
        ann, bob = await players.person("Ann"), await players.person("Bob")
        info = await players.game(ann, ME, OPEN, HOTSEAT, start=False)
        async with runtime(players.store, look=0.02) as others:
            await others.rooms.state(bob, info.id, None)
            ear = Ear(others, info.id, bob, None)
            await players.rooms.sit(bob, info.id, 1)
            await players.rooms.start(ann, info.id)
            for _ in range(200):
                await asyncio.sleep(0.02)
                if ear.acts:
                    break
            assert [1] == [told.rev for told in ear.acts]

    if store.is_shared:
        played(store, story, look=0.02)
