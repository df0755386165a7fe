"""Answers that nobody gives: clocks, what is no question, what is laid down beforehand, and silence."""

import json
from pathlib import Path
from typing import Any, Final

import pytest

from igroteka import catalog
from igroteka.core.errors import IgrotekaError
from igroteka.core.match import Match
from igroteka.core.record import read_record
from igroteka.server.autoplay.driver import Driver, Turn
from igroteka.server.rooms.live_table import new_table
from igroteka.server.storage import Store
from igroteka.server.storage.rows import PersonRow
from igroteka.server.wire import Accepted, Clock, RoomSetup
from tests.server.players import HOTSEAT, ME, OPEN, RANDOM, Ear, Players, played

GOLDEN: Final = Path(__file__).parents[1] / "golden"

# --- clocks


def test_time_runs_out_and_a_bot_answers_once(quick_store: Store) -> None:
    async def story(players: Players) -> None:
        ann = await players.person("Ann")
        clock = Clock("live", bank=20, increment=5)
        info = await players.game(ann, ME, HOTSEAT, HOTSEAT, clock=clock, options={"first_seat": 0, "turn_limit": 50})
        assert [20.0, 20.0, 20.0] == [seat.clock_left for seat in info.seats]
        assert players.watch.now + 20 == info.deadline
        players.watch.now += 12
        assert isinstance(await players.say(ann, info.id, "roll", 0), Accepted)
        assert 8.0 == (await players.rooms.info(info.id, ann)).seats[0].clock_left
        seat = (await players.table(info.id)).speakers[0]
        players.watch.now += 30
        players.rooms.driver.ring(await players.rooms.live.room(info.id))
        await players.settled(info.id)
        last = (await players.store.acts(info.id))[-1]
        assert (seat, "clock") == (last.seat, last.note)
        assert 10.0 == (await players.rooms.info(info.id, ann)).seats[seat].clock_left

    played(quick_store, story)


def test_after_three_times_out_of_time_a_bot_takes_the_seat(quick_store: Store) -> None:
    async def story(players: Players) -> None:
        ann = await players.person("Ann")
        seats = (ME, RANDOM, RANDOM)
        info = await players.game(ann, *seats, clock=Clock("days", hours=24), options={"turn_limit": 40})
        room = await players.rooms.live.room(info.id)
        for _ in range(3):
            await players.settled(info.id)
            assert [0] == (await players.table(info.id)).speakers
            assert not (await players.rooms.info(info.id, ann)).seats[0].replaced
            players.watch.now += 24 * 3600 + 1
            players.rooms.driver.ring(room)
        await players.settled(info.id)
        assert (await players.rooms.info(info.id, ann)).seats[0].replaced
        assert 3 == [act.note for act in await players.store.acts(info.id)].count("clock")

    played(quick_store, story)


# --- what is no question


def with_a_road() -> dict[str, Any]:
    """Seat 0 has rolled, can pay a road and nothing after it."""
    position = market()
    for player in position["players"]:
        player["hand"] = {}
    position["players"][0]["hand"] = {"lumber": 1, "brick": 1}
    position["bank"].update(lumber=18, brick=18, wool=19, grain=19, ore=19)
    return position


def test_only_possible_answers_are_given_unless_somebody_wishes_to_give_them(quick_store: Store) -> None:
    async def story(players: Players) -> None:
        ann = await players.person("Ann", settings={})
        bob = await players.person("Bob", settings={"auto_pass": False})
        for person, given in ((ann, ["auto"]), (bob, [])):
            info = await players.game(person, ME, RANDOM, RANDOM, options={"first_seat": 0, "turn_limit": 20})
            await players.settled(info.id)
            acts = (await players.store.acts(info.id))[1:]
            assert given == [act.note for act in acts if act.moves[0] == "p0 roll"]
            assert bool(given) == (len((await players.table(info.id)).legal(0)) > 1)

    played(quick_store, story)


def test_an_answer_is_not_given_where_it_would_end_that_the_last_word_can_be_taken_back(quick_store: Store) -> None:
    async def story(players: Players) -> None:
        ann = await players.person("Ann", settings={})
        info = await players.game(ann, ME, RANDOM, RANDOM, position=with_a_road(), options={})
        await players.settled(info.id)
        road = (await players.table(info.id)).legal(0)[-1]
        assert isinstance(await players.say(ann, info.id, road, 0), Accepted)
        await players.settled(info.id)
        table = await players.table(info.id)
        assert ["end"] == [table.game.notation(action) for action in table.legal(0)]
        assert table.match.can_undo(0)
        assert table.forced(0) < 0
        assert isinstance(await players.take_back(ann, info.id, 0), Accepted)
        await players.settled(info.id)
        assert len((await players.table(info.id)).legal(0)) > 1

    played(quick_store, story)


def test_who_has_taken_a_word_back_is_not_answered_for(quick_store: Store) -> None:
    """Otherwise what the table said could never be taken back."""
    record = read_record((GOLDEN / "gwtnz" / "beginner-two.txt").read_text("utf-8"))
    pays = record.moves.index("p0 local 3 a")  # with the only card of its kind
    position = Match.replay(catalog.load("gwtnz"), record, until=pays).state.to_dict()

    async def story(players: Players) -> None:
        ann = await players.person("Ann", settings={})
        made = await players.rooms.create(ann, RoomSetup(game="gwtnz", seats=[ME, RANDOM], position=position))
        id = (await players.rooms.start(ann, made.id)).id

        async def acts() -> list[tuple[str, str, str]]:
            await players.settled(id)
            return [(act.kind, act.moves[0], act.note) for act in (await players.store.acts(id))[1:]]

        assert isinstance(await players.say(ann, id, "local 3 a", 0), Accepted)
        said = [("act", "p0 local 3 a", ""), ("act", "p0 discard shropshire", "auto")]
        assert said == await acts()
        assert isinstance(await players.take_back(ann, id, 0), Accepted)
        undone = [*said, ("undo", "p0 discard shropshire", "")]
        assert undone == await acts()
        assert isinstance(await players.take_back(ann, id, 0), Accepted)
        assert [*undone, ("undo", "p0 local 3 a", "")] == await acts()

    played(quick_store, story)


def test_only_who_was_not_asked_is_told_so(quick_store: Store) -> None:
    """CAT-17.28: that there was one answer tells of a hand."""

    async def story(players: Players) -> None:
        ann, bob = [await players.person(name, settings={}) for name in ("Ann", "Bob")]
        options = {"first_seat": 0, "turn_limit": 20}
        info = await players.game(ann, ME, OPEN, RANDOM, start=False, options=options)
        await players.rooms.sit(bob, info.id, 1)
        await players.rooms.start(ann, info.id)
        await players.settled(info.id)
        table = await players.table(info.id)
        rolls = {viewer: [line.auto for line in table.log(viewer, "en") if line.kind == "rolled"] for viewer in (0, 1)}
        assert {0: [True], 1: [False]} == {viewer: found[:1] for viewer, found in rolls.items()}
        given = [line.rev for line in table.log(0, "en") if line.auto]
        assert len(given) == len(set(given))
        data = json.loads(json.dumps(table.frozen()))
        room = await players.rooms.live.room(info.id)
        again = new_table(room.known, room.seats, table.match.seed)
        again.thaw(data, {})
        assert again.log(0, "en") == table.log(0, "en")

    played(quick_store, story)


# --- answers without asking


def market() -> dict[str, Any]:
    """Seat 0 has rolled and may trade; everybody holds cards."""
    match = Match(catalog.load("catan"), 3, {"first_seat": 0}, "any")
    match.begin()
    position = match.state.to_dict()
    hands = ({"lumber": 3}, {"ore": 2, "wool": 1}, {"ore": 1, "grain": 1})
    for player, hand in zip(position["players"], hands, strict=True):
        player["hand"] = hand
    position["bank"] = {"lumber": 16, "brick": 19, "wool": 18, "grain": 18, "ore": 16}
    position["turn"].update(dice=[3, 3], number=1)
    position["agenda"] = [{"frame": "trade_and_build", "seat": 0}]
    return position


async def traders(players: Players, **more: Any) -> tuple[PersonRow, PersonRow, PersonRow, str]:
    ann, bob, eve = [await players.person(name) for name in ("Ann", "Bob", "Eve")]
    info = await players.game(ann, ME, OPEN, OPEN, start=False, position=market(), options={}, **more)
    await players.rooms.sit(bob, info.id, 1)
    await players.rooms.sit(eve, info.id, 2)
    await players.rooms.start(ann, info.id)
    return ann, bob, eve, info.id


def test_what_is_laid_down_is_answered_and_nobody_elses_business(quick_store: Store) -> None:
    """CAT-17.28."""

    async def story(players: Players) -> None:
        ann, bob, eve, id = await traders(players)
        ear = Ear(players, id, eve, 2)
        info = await players.rooms.lay_down(bob, id, 1, {"keep": ["ore"], "refuse": [], "leader": False})
        assert {"1": {"keep": ["ore"]}} == info.standing
        assert {} == (await players.rooms.info(id, ann)).standing
        assert b"keep" not in ear.written()
        await players.say(ann, id, "offer 1 lumber for 1 ore to p1 p2", 0)
        await players.settled(id)
        assert [2] == (await players.table(id)).speakers
        acts = await players.store.acts(id)
        assert (1, ["p1 reject"], "standing") == (acts[-1].seat, acts[-1].moves, acts[-1].note)
        steps = {who.id: (await players.rooms.replay(id, who))[-1] for who in (bob, eve)}
        assert ("standing", "") == (steps["bob"].note, steps["eve"].note)
        await players.say(eve, id, "reject", 2)
        await players.rooms.lay_down(bob, id, 1, {})
        await players.say(ann, id, "offer 2 lumber for 1 ore to p1", 0)
        await players.settled(id)
        assert [1] == (await players.table(id)).speakers
        await players.rooms.lay_down(bob, id, 1, {"refuse": [0]})  # also to the question that stands
        await players.settled(id)
        assert [0] == (await players.table(id)).speakers

        wrong: list[dict[str, Any]] = [
            {"keep": ["gold"]}, {"keep": ["ore", "ore"]}, {"keep": True}, {"refuse": [1]}, {"refuse": [3]},
            {"refuse": [True]}, {"leader": 1}, {"peace": True}, {"peace": -1}, {"war": True},
        ]  # fmt: skip
        for given in wrong:
            with pytest.raises(IgrotekaError) as refused:
                await players.rooms.lay_down(bob, id, 1, given)
            assert "standing-form" == refused.value.code
        with pytest.raises(IgrotekaError) as refused:
            await players.rooms.lay_down(eve, id, 1, {})
        assert "not-your-seat" == refused.value.code

    played(quick_store, story)


def test_what_cannot_be_paid_is_refused_unless_a_counter_offer_is_wanted(quick_store: Store) -> None:
    """CAT-13.8: the rules ask everybody; the table answers for whoever has nothing to say."""

    async def story(players: Players) -> None:
        ann, bob, eve, id = await traders(players)
        for person in (bob, eve):
            await players.store.change_person(person.id, {"settings": {}})

        async def asked(offer: str) -> list[int]:
            assert isinstance(await players.say(ann, id, offer, 0), Accepted)
            await players.settled(id)
            return (await players.table(id)).speakers

        assert [0] == await asked("offer 1 lumber for 2 grain to p1 p2")  # Bob has none, Eve has one
        acts = (await players.store.acts(id))[-2:]
        assert [(1, ["p1 reject"], "auto"), (2, ["p2 reject"], "auto")] == [
            (act.seat, act.moves, act.note) for act in acts
        ]
        assert [2] == await asked("offer 1 lumber for 1 grain to p1 p2")
        await players.say(eve, id, "reject", 2)
        await players.rooms.lay_down(bob, id, 1, {"counter": True})
        assert [1] == await asked("offer 2 lumber for 1 grain to p1")
        await players.say(bob, id, "reject", 1)
        await players.rooms.lay_down(bob, id, 1, {})
        await players.store.change_person("bob", {"settings": {"auto_pass": False}})
        assert [1] == await asked("offer 3 lumber for 1 grain to p1")

    played(quick_store, story)


def test_no_more_offers_until_the_turn_ends(quick_store: Store) -> None:
    """One word refuses the offer that stands and all others of this turn, and none of the next."""

    async def story(players: Players) -> None:
        ann, bob, _, id = await traders(players)
        await players.say(ann, id, "offer 1 lumber for 1 ore to p1", 0)
        turn = (await players.table(id)).state.view(1)["turn"]["number"]
        await players.rooms.lay_down(bob, id, 1, {"peace": turn})
        await players.settled(id)
        await players.say(ann, id, "offer 2 lumber for 1 ore to p1", 0)
        await players.settled(id)
        assert [0] == (await players.table(id)).speakers
        assert ["standing"] * 2 == [act.note for act in await players.store.acts(id) if act.moves == ["p1 reject"]]
        await players.rooms.lay_down(bob, id, 1, {"peace": turn + 1})
        await players.say(ann, id, "offer 3 lumber for 1 ore to p1", 0)
        await players.settled(id)
        assert [1] == (await players.table(id)).speakers

    played(quick_store, story)


def test_silence_is_an_answer_where_there_is_a_time_for_one(quick_store: Store) -> None:
    """CAT-17.24: no answer in time is a no; and who is simply on turn has all the time there is."""

    async def story(players: Players) -> None:
        ann, _, eve, id = await traders(players, clock=Clock(answer=30))
        room = await players.rooms.live.room(id)

        async def later(seconds: float) -> list[int]:
            players.watch.now += seconds
            players.rooms.driver.ring(room)
            await players.settled(id)
            return (await players.table(id)).speakers

        assert (await players.rooms.info(id, ann)).answer_by is None
        assert [0] == await later(1000)
        await players.say(ann, id, "offer 1 lumber for 1 ore to p1 p2", 0)
        assert players.watch.now + 30 == (await players.rooms.info(id, ann)).answer_by
        assert [1] == await later(29)
        assert [2] == await later(2)
        assert players.watch.now + 30 == (await players.rooms.info(id, ann)).answer_by
        await players.say(eve, id, "counter", 2)
        assert [2] == await later(29)
        assert [0] == await later(2)
        notes = [(act.moves[0], act.note) for act in (await players.store.acts(id))[1:]]
        assert [("p1 reject", "silence"), ("p2 counter", ""), ("p2 drop", "silence")] == notes[-3:]
        assert not any(seat.replaced for seat in (await players.rooms.info(id, ann)).seats)

    played(quick_store, story)


def test_answers_nobody_gave_take_their_time(quick_store: Store) -> None:
    """CAT-17.28: an answer at once would tell that nobody thought about it."""

    async def story(players: Players) -> None:
        _, _, _, id = await traders(players)
        room = await players.rooms.live.room(id)
        driver = Driver(players.rooms.live, players.rooms.bots, 0.4)
        for note in ("auto", "standing"):
            assert all(1.2 <= driver._pause(room, Turn(1, "greedy", note)) <= 4 for _ in range(50))
        assert 0.4 == driver._pause(room, Turn(1, "greedy", "bot"))

    played(quick_store, story)
