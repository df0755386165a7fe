"""Who is away loses nothing: days mean days, the bot is the one that was agreed on, and nobody else ends the game."""

import asyncio

import pytest

from igroteka.server.storage import Store
from igroteka.server.storage.rows import PersonRow
from igroteka.server.wire import Clock, RoomInfo
from tests.server.players import GREEDY, HOTSEAT, ME, OPEN, RANDOM, Ear, Players, code, played, refusal, runtime

HOUR = 3600
CLOCKS = [Clock(), Clock("days", hours=48), Clock("live", bank=3600)]
USUAL = "master"


async def begun(players: Players, clock: Clock, **more: object) -> tuple[PersonRow, PersonRow, RoomInfo]:
    """Ann and Bob, whose turn it is, and a bot."""
    ann, bob = await players.person("Ann"), await players.person("Bob")
    options = {"first_seat": 1, "turn_limit": 40}
    info = await players.game(ann, ME, OPEN, RANDOM, start=False, clock=clock, options=options, **more)
    await players.rooms.sit(bob, info.id, 1)
    return ann, bob, await players.rooms.start(ann, info.id)


async def silent(players: Players, id: str, seconds: float) -> None:
    """So much time passes, and clocks ring."""
    players.watch.now += seconds
    players.rooms.driver.ring(await players.rooms.live.room(id))
    await players.settled(id)


@pytest.mark.parametrize("clock", CLOCKS, ids=["none", "days", "live"])
def test_nobody_is_replaced_before_their_own_time_is_used_up(quick_store: Store, clock: Clock) -> None:
    async def story(players: Players) -> None:
        ann, bob, info = await begun(players, clock)
        Ear(players, info.id, bob, 1).line.close()
        players.watch.now += 62
        assert "seat-time" == await refusal(players.rooms.replace(ann, info.id, 1))
        assert "seat-time" == await refusal(players.rooms.replace(ann, info.id, 1, "random"))
        own = {"none": 24, "days": 48, "live": 1}[clock.kind]
        players.watch.now += own * HOUR - 63
        assert "seat-time" == await refusal(players.rooms.replace(ann, info.id, 1))
        assert not (await players.rooms.info(info.id, ann)).seats[1].overdue

        await silent(players, info.id, 2)
        assert (await players.rooms.info(info.id, ann)).seats[1].overdue
        assert "stand-in-level" == await refusal(players.rooms.replace(ann, info.id, 1, "random"))
        replaced = (await players.rooms.replace(ann, info.id, 1)).seats[1]
        assert (True, USUAL, False) == (replaced.replaced, replaced.level, replaced.overdue)
        back = await players.rooms.give_back(bob, info.id, 1)
        assert not back.seats[1].replaced
        assert code(await players.say(bob, info.id, "end", 1)) != "seat-replaced"

    played(quick_store, story)


def test_who_is_not_waited_for_is_not_replaced(quick_store: Store) -> None:
    """Without a clock nobody's time is used up while others think."""

    async def story(players: Players) -> None:
        ann, bob, info = await begun(players, Clock())
        Ear(players, info.id, ann, 0).line.close()
        players.watch.now += 1000 * HOUR
        assert "seat-time" == await refusal(players.rooms.replace(bob, info.id, 0))

    played(quick_store, story)


def test_who_is_here_is_never_replaced_by_others(quick_store: Store) -> None:
    async def story(players: Players) -> None:
        ann, bob, info = await begun(players, Clock("days", hours=1))
        Ear(players, info.id, bob, 1)
        await silent(players, info.id, HOUR + 1)
        assert "seat-present" == await refusal(players.rooms.replace(ann, info.id, 1))

    played(quick_store, story)


def test_that_somebody_was_late_is_known_after_a_restart(quick_store: Store) -> None:
    async def story(players: Players) -> None:
        ann, _, info = await begun(players, Clock("days", hours=1))
        await silent(players, info.id, HOUR + 1)
        async with runtime(players.store) as others:
            others.watch.now = players.watch.now
            await others.rooms.state(ann, info.id, 0)
            others.watch.now += 61
            assert (await others.rooms.replace(ann, info.id, 1)).seats[1].replaced

    played(quick_store, story)


def test_the_bot_for_the_absent_is_agreed_on_when_the_room_is_made(quick_store: Store) -> None:
    async def story(players: Players) -> None:
        ann, _, info = await begun(players, Clock("days", hours=1), stand_in="random")
        assert "random" == info.stand_in
        taken = info.seats[1]
        for _ in range(20):  # now and then it is not Bob who is asked: chance plays too
            if taken.replaced:
                break
            await silent(players, info.id, HOUR + 1)
            taken = (await players.rooms.info(info.id, ann)).seats[1]
        assert (True, "random") == (taken.replaced, taken.level)
        assert "unknown-bot" == await refusal(players.game(ann, ME, RANDOM, RANDOM, start=False, stand_in="x"))

    played(quick_store, story)


# --- leaving


@pytest.mark.parametrize("replaced", [True, False])
def test_who_leaves_does_not_end_the_game_of_those_who_are_away(quick_store: Store, replaced: bool) -> None:
    async def story(players: Players) -> None:
        ann, bob, info = await begun(players, Clock())
        Ear(players, info.id, bob, 1).line.close()
        players.watch.now += 25 * HOUR
        if replaced:
            await players.rooms.replace(ann, info.id, 1)
            await players.settled(info.id)
        left = await players.rooms.leave(ann, info.id)
        assert ("active", True, True) == (left.status, left.seats[0].replaced, left.seats[0].left)
        assert USUAL == left.seats[0].level
        assert bob.id == left.host
        await players.settled(info.id)
        rev = (await players.rooms.info(info.id, bob)).rev
        for who in (ann, bob):
            assert "not-finished" == await refusal(players.rooms.record(info.id, who))
            assert (await players.rooms.luck(info.id, who)).secret is None
        await silent(players, info.id, 1000 * HOUR)
        waiting = await players.rooms.info(info.id, bob)
        assert ("active", rev, replaced) == (waiting.status, waiting.rev, waiting.waits)

        back = await players.rooms.give_back(bob, info.id, 1)
        assert ("active", False, False) == (back.status, back.seats[1].replaced, back.waits)
        await players.settled(info.id)
        table = await players.table(info.id)
        assert [1] == table.speakers
        assert not code(await players.say(bob, info.id, table.legal(1)[-1], 1))

        assert "aborted" == (await players.rooms.leave(bob, info.id)).status
        assert (await players.rooms.record(info.id, bob)).moves

    played(quick_store, story)


def test_a_deserted_game_waits_also_after_a_restart(quick_store: Store) -> None:
    async def story(players: Players) -> None:
        ann = await players.person("Ann")
        info = await players.game(ann, ME, GREEDY, GREEDY, clock=Clock("days", hours=1))
        for _ in range(3):
            await players.settled(info.id)
            await silent(players, info.id, HOUR + 1)
        told = await players.rooms.info(info.id, ann)
        assert (True, True) == (told.seats[0].replaced, told.waits)
        async with runtime(players.store) as others:
            await asyncio.sleep(0.3)
            assert (told.rev, "active") == (
                (await others.rooms.info(info.id, ann)).rev,
                (await others.rooms.info(info.id, ann)).status,
            )
            await others.rooms.give_back(ann, info.id, 0)
            await others.settled(info.id)
            assert (await others.rooms.info(info.id, ann)).rev >= told.rev

    played(quick_store, story)


def test_a_bot_of_ones_own_wish_plays_on_when_others_leave(quick_store: Store) -> None:
    async def story(players: Players) -> None:
        ann, bob, info = await begun(players, Clock(), stand_in="random")
        await players.rooms.replace(bob, info.id, 1, "random")
        assert "active" == (await players.rooms.leave(ann, info.id)).status
        await players.settled(info.id)
        assert "finished" == (await players.rooms.info(info.id, bob)).status

    played(quick_store, story)


def test_who_left_does_not_decide_about_those_who_stay(quick_store: Store) -> None:
    async def story(players: Players) -> None:
        ann, bob, info = await begun(players, Clock())
        Ear(players, info.id, bob, 1).line.close()
        players.watch.now += 25 * HOUR
        await players.rooms.leave(ann, info.id)
        assert "not-your-seat" == await refusal(players.rooms.replace(ann, info.id, 1))

    played(quick_store, story)


def test_who_left_is_not_taken_along_to_the_next_game(quick_store: Store) -> None:
    async def story(players: Players) -> None:
        ann, bob, cid = [await players.person(name) for name in ("Ann", "Bob", "Cid")]
        info = await players.game(ann, ME, OPEN, OPEN, start=False, options={"turn_limit": 3})
        await players.rooms.sit(bob, info.id, 1)
        await players.rooms.sit(cid, info.id, 2)
        await players.rooms.start(ann, info.id)
        await players.rooms.leave(cid, info.id)
        for seat, who in enumerate((ann, bob)):
            await players.rooms.replace(who, info.id, seat, "random")
        await players.settled(info.id)
        again = await players.rooms.rematch(bob, info.id)
        assert ["human", "open", "human"] == [seat.kind for seat in again.seats]

    played(quick_store, story)


def test_hotseats_of_one_person_are_given_up_together(quick_store: Store) -> None:
    async def story(players: Players) -> None:
        ann = await players.person("Ann")
        info = await players.game(ann, ME, HOTSEAT, RANDOM)
        assert "aborted" == (await players.rooms.leave(ann, info.id)).status

    played(quick_store, story)
