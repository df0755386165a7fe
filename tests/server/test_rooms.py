"""Rooms: what is accepted is stored once and told to everybody, what is refused changes nothing."""

import asyncio

import msgspec

from igroteka.core.record import Record
from igroteka.server.rooms.seating import STAND_IN
from igroteka.server.storage import Store
from igroteka.server.wire import Accepted, Act, Clock, InfoTold, PlainHappened, Refused, RoomSetup, WhyAsk
from tests.server.players import GREEDY, HOTSEAT, ME, OPEN, RANDOM, Ear, Players, code, played, refusal, runtime

# --- whole games


def test_bots_play_a_whole_game_to_the_end(quick_store: Store) -> None:
    async def story(players: Players) -> None:
        ann = await players.person("Ann")
        info = await players.game(
            ann, GREEDY, GREEDY, GREEDY, start=False, options={"victory_points_to_win": 4, "player_trade": "none"}
        )
        ear = Ear(players, info.id, None, None)
        await players.rooms.start(ann, info.id)
        await players.settled(info.id)

        info = await players.rooms.info(info.id, ann)
        assert "finished" == info.status
        assert info.result is not None
        assert "victory" == info.result["ending"]
        assert list(range(1, info.rev + 1)) == [told.rev for told in ear.acts]
        assert [] == info.turn_of
        acts = await players.store.acts(info.id)
        assert {"bot", ""} == {act.note for act in acts}
        last = ear.acts[-1].scene
        assert 3 == len(last.sheet)
        assert "won" == ear.acts[-1].events[-1].kind
        assert "finished" == [told.info.status for told in ear.told if isinstance(told, InfoTold)][-1]
        assert [] == await players.rooms.stats(ann.id)

    played(quick_store, story)


def test_people_play_to_the_end_and_it_counts(quick_store: Store) -> None:
    async def story(players: Players) -> None:
        ann = await players.person("Ann")
        info = await players.game(ann, ME, RANDOM, RANDOM, options={"turn_limit": 3, "player_trade": "none"})
        for _ in range(500):
            await players.settled(info.id)
            if (await players.rooms.info(info.id, ann)).status == "finished":
                break
            table = await players.table(info.id)
            assert isinstance(await players.say(ann, info.id, table.legal(0)[-1], 0), Accepted)
        stats = await players.rooms.stats(ann.id)
        assert ("catan", 1) == (stats[0].game, stats[0].played)
        assert info.id in [found.id for found in await players.rooms.list_mine(ann)]

    played(quick_store, story)


# --- refusals and repetitions


def test_a_move_sent_again_has_the_first_answer(quick_store: Store) -> None:
    async def story(players: Players) -> None:
        ann = await players.person("Ann")
        info = await players.game(ann, ME, HOTSEAT, HOTSEAT)
        ear = Ear(players, info.id, ann, 0)
        asked = Act(room=info.id, rev=1, cid="once", seat=0, line="roll")
        if (await players.table(info.id)).speakers != [0]:
            asked = msgspec.structs.replace(asked, seat=(await players.table(info.id)).speakers[0])
        first = await players.rooms.act(ann, asked)
        again = await asyncio.gather(*(players.rooms.act(ann, asked) for _ in range(5)))

        assert Accepted("once", 2) == first
        assert [first] * 5 == again
        assert 2 == (await players.table(info.id)).rev
        assert 1 == len(ear.acts)
        async with runtime(players.store) as others:  # another process, or this one after a restart
            assert first == await others.rooms.act(ann, asked)

    played(quick_store, story)


def test_two_at_once_are_not_both_accepted(quick_store: Store) -> None:
    async def story(players: Players) -> None:
        ann = await players.person("Ann")
        info = await players.game(ann, ME, HOTSEAT, HOTSEAT)
        seat = (await players.table(info.id)).speakers[0]
        asks = [Act(room=info.id, rev=1, cid=f"c{n}", seat=seat, line="roll") for n in range(4)]
        answers = await asyncio.gather(*(players.rooms.act(ann, asked) for asked in asks))

        assert ["", "stale", "stale", "stale"] == sorted(map(code, answers))
        assert 2 == (await players.rooms.info(info.id, ann)).rev

    played(quick_store, story)


def test_refusals_name_the_rule_and_change_nothing(quick_store: Store) -> None:
    async def story(players: Players) -> None:
        ann, bob = await players.person("Ann"), await players.person("Bob")
        info = await players.game(ann, ME, HOTSEAT, HOTSEAT, options={"first_seat": 0})
        ear = Ear(players, info.id, ann, 0)
        before = await players.rooms.state(ann, info.id, 0)

        too_soon = await players.say(ann, info.id, "settlement 3", 0)
        assert isinstance(too_soon, Refused)
        assert too_soon.rule.startswith("CAT-")
        russian = await players.say(ann, info.id, "settlement 3", 0, lang="ru")
        assert isinstance(russian, Refused)
        assert too_soon.code == russian.code
        assert too_soon.text != russian.text
        not_now = await players.say(ann, info.id, "roll", 1)
        assert ("catan-not-your-turn", "CAT-4.1") == (code(not_now), getattr(not_now, "rule", ""))
        assert "not-your-seat" == code(await players.say(bob, info.id, "roll", 0))
        assert "not-your-seat" == code(await players.rooms.act(None, Act(info.id, 1, "x", 0, line="roll")))
        assert "no-such-seat" == code(await players.say(ann, info.id, "roll", 7))
        assert "unreadable" == code(await players.say(ann, info.id, "dance", 0))
        assert "unreadable" == code(await players.say(ann, info.id, "dance" * 1000, 0))
        assert "stale" == code(await players.say(ann, info.id, "roll", 0, rev=0))
        assert "stale" == code(await players.say(ann, info.id, "roll", 0, rev=99))
        assert "cid-form" == code(await players.say(ann, info.id, "roll", 0, cid=""))
        assert "act-form" == code(await players.rooms.act(ann, Act(info.id, 1, "y", 0)))
        assert "illegal" == code(await players.say(ann, info.id, 10**30, 0))
        assert "illegal" == code(await players.say(ann, info.id, -1, 0))
        assert "no-room" == code(await players.rooms.act(ann, Act("nowhere", 1, "x", 0, line="roll")))
        assert "undo-nothing" == code(await players.take_back(ann, info.id, 0))
        assert "redo-nothing" == code(await players.take_back(ann, info.id, 0, forth=True))

        after = await players.rooms.state(ann, info.id, 0)
        assert before.scene == after.scene
        assert [] == ear.told

    played(quick_store, story)


def test_why_tells_only_the_owner(quick_store: Store) -> None:
    async def story(players: Players) -> None:
        ann, bob = await players.person("Ann"), await players.person("Bob")
        info = await players.game(ann, ME, HOTSEAT, HOTSEAT, options={"first_seat": 0})
        table = await players.table(info.id)
        allowed = await players.rooms.why(ann, WhyAsk(info.id, "w", 0, table.legal(0)[0]), "ru")
        assert allowed.legal
        city = table.game.parse("city 3")
        assert (await players.rooms.why(ann, WhyAsk(info.id, "w", 0, city), "en")).rule.startswith("CAT-")
        assert not (await players.rooms.why(ann, WhyAsk(info.id, "w", 0, 10**30), "en")).legal
        assert "not-your-seat" == await refusal(players.rooms.why(bob, WhyAsk(info.id, "w", 0, city), "en"))

    played(quick_store, story)


# --- undo


def test_undo_and_redo_are_acts(quick_store: Store) -> None:
    async def story(players: Players) -> None:
        ann, bob = await players.person("Ann"), await players.person("Bob")
        info = await players.game(ann, ME, OPEN, HOTSEAT, start=False, options={"first_seat": 0, "layout": "spiral"})
        await players.rooms.sit(bob, info.id, 1)
        await players.rooms.start(ann, info.id)
        ear = Ear(players, info.id, bob, 1)
        before = (await players.rooms.state(ann, info.id, 0)).scene
        assert before is not None
        assert before.options is not None
        spot = before.options[0]
        assert not spot.final
        assert isinstance(await players.say(ann, info.id, spot.action, 0), Accepted)
        assert "not-your-seat" == code(await players.take_back(bob, info.id, 0))
        assert "undo-other-seat" == code(await players.take_back(bob, info.id, 1))
        assert isinstance(await players.take_back(ann, info.id, 0), Accepted)

        after = (await players.rooms.state(ann, info.id, 0)).scene
        assert after is not None
        assert (before.view, before.question, before.options) == (after.view, after.question, after.options)
        assert after.undo.forth
        undone = ear.acts[-1]
        assert undone.undone
        assert len((await players.rooms.state(bob, info.id, 1)).log) == undone.keep
        assert "redo-nothing" == code(await players.take_back(bob, info.id, 1, forth=True))
        assert isinstance(await players.take_back(ann, info.id, 0, forth=True), Accepted)
        assert ear.acts[0].events[-1].text == ear.acts[-1].events[-1].text
        assert ["start", "act", "undo", "redo"] == [act.kind for act in await players.store.acts(info.id)]
        assert ear.acts[0].scene.view == ear.acts[-1].scene.view

    played(quick_store, story)


def test_what_luck_has_shown_is_not_taken_back(quick_store: Store) -> None:
    async def story(players: Players) -> None:
        ann = await players.person("Ann")
        info = await players.game(ann, ME, HOTSEAT, HOTSEAT, options={"first_seat": 0})
        scene = (await players.rooms.state(ann, info.id, 0)).scene
        assert scene is not None
        assert all(option.final for option in scene.options or [] if option.kind == "roll")
        await players.say(ann, info.id, "roll", 0)
        assert "undo-revealed" == code(await players.take_back(ann, info.id, 0))

    played(quick_store, story)


# --- records and forks


def test_records_travel(quick_store: Store) -> None:
    async def story(players: Players) -> None:
        ann, bob = await players.person("Ann"), await players.person("Bob")
        info = await players.game(ann, GREEDY, RANDOM, RANDOM)
        await players.settled(info.id)
        record = await players.rooms.record(info.id, ann)
        again = await players.rooms.import_record(bob, Record.from_dict(record.to_dict()))
        assert "finished" == again.status
        assert again.private
        assert again.result == (await players.rooms.info(info.id, ann)).result
        told = await players.rooms.state(bob, again.id, None)
        original = await players.rooms.state(ann, info.id, None)
        assert told.scene is not None
        assert original.scene is not None
        assert original.scene.view == told.scene.view
        assert record.moves == (await players.rooms.record(again.id, bob)).moves
        assert "room-private" == await refusal(players.rooms.replay(again.id, ann))
        steps = await players.rooms.replay(again.id, bob, "ru")
        assert again.rev == len(steps)
        assert "not-finished" == await refusal(players.rooms.rematch(bob, again.id))

        fork = await players.rooms.fork(bob, again.id, 10)
        for seat in fork.seats:
            if seat.kind == "open":
                await players.rooms.replace(bob, fork.id, seat.seat, "random")
        await players.rooms.start(bob, fork.id)
        await players.settled(fork.id)
        assert "active" == (await players.rooms.info(fork.id, bob)).status
        then = await players.rooms.at(again.id, 10, bob, seat=fork.you[0])
        now = await players.rooms.at(fork.id, 1, bob, seat=fork.you[0])
        assert then.view == now.view

    played(quick_store, story)


def test_a_game_others_play_is_neither_forked_nor_exported(quick_store: Store) -> None:
    async def story(players: Players) -> None:
        ann, bob = await players.person("Ann"), await players.person("Bob")
        info = await players.game(ann, ME, OPEN, RANDOM, start=False)
        await players.rooms.sit(bob, info.id, 1)
        await players.rooms.start(ann, info.id)
        for who in (ann, bob, await players.person("Eve")):
            assert "fork-running" == await refusal(players.rooms.fork(who, info.id))
            assert "not-finished" == await refusal(players.rooms.record(info.id, who))
        alone = await players.game(ann, ME, RANDOM, RANDOM)
        await players.settled(alone.id)
        fork = await players.rooms.fork(ann, alone.id)
        assert ["human", "bot", "bot"] == [seat.kind for seat in fork.seats]
        assert "no-moment" == await refusal(players.rooms.at(alone.id, 999, ann))
        assert "no-moment" == await refusal(players.rooms.at(alone.id, 0, ann))

    played(quick_store, story)


def test_a_game_of_people_goes_on_against_bots_from_any_seat(quick_store: Store) -> None:
    """Nobody is waited for: a table of one's own, the others are bots, and on the named seat sits who asks."""

    async def story(players: Players) -> None:
        ann, bob = await players.person("Ann"), await players.person("Bob")
        info = await players.game(ann, ME, OPEN, RANDOM, start=False, clock=Clock("live", 600, 10))
        await players.rooms.sit(bob, info.id, 1)
        await players.rooms.start(ann, info.id)
        assert "fork-running" == await refusal(players.rooms.fork(ann, info.id, 1, seat=1, bots=True))
        for seat, who in enumerate((ann, bob)):
            await players.rooms.replace(who, info.id, seat, "random")
        await players.settled(info.id)
        assert "finished" == (await players.rooms.info(info.id, ann)).status

        fork = await players.rooms.fork(ann, info.id, 1, seat=1, bots=True)
        assert [1] == fork.you
        assert ["bot", "human", "bot"] == [seat.kind for seat in fork.seats]
        assert [STAND_IN, "", "random"] == [seat.level for seat in fork.seats]
        assert (True, True, Clock()) == (fork.private, fork.hints, fork.clock)
        assert "active" == (await players.rooms.start(ann, fork.id)).status
        assert ["human", "open", "bot"] == [seat.kind for seat in (await players.rooms.fork(ann, info.id, 1)).seats]
        assert "no-such-seat" == await refusal(players.rooms.fork(ann, info.id, 1, seat=3))

        alone = await players.game(ann, ME, RANDOM, RANDOM)
        await players.settled(alone.id)
        assert "not-your-seat" == await refusal(players.rooms.fork(ann, alone.id, 1, seat=1))

    played(quick_store, story)


def test_rooms_that_cannot_be_are_not_made(quick_store: Store) -> None:
    async def story(players: Players) -> None:
        ann = await players.person("Ann")
        for setup, expected in (
            (RoomSetup(game="chess", seats=[ME]), "unknown-game"),
            (RoomSetup(game="catan", seats=[]), "seat-count"),
            (RoomSetup(game="catan", seats=[ME] * 5), "seat-count"),
            (RoomSetup(game="catan", seats=[ME] * 3, options={"x": 1}), "unknown-option"),
            (RoomSetup(game="catan", seats=[ME] * 3, preset="x"), "unknown-preset"),
            (RoomSetup(game="catan", seats=[ME, msgspec.structs.replace(GREEDY, level="x")] * 2), "unknown-bot"),
            (RoomSetup(game="catan", seats=[ME] * 3, position={"game": "catan"}), "position-missing"),
        ):
            assert expected == await refusal(players.rooms.create(ann, setup))
        assert "no-room" == await refusal(players.rooms.info("nowhere", ann))

    played(quick_store, story)


def test_a_changed_language_changes_the_words_only(quick_store: Store) -> None:
    async def story(players: Players) -> None:
        ann = await players.person("Ann")
        info = await players.game(ann, ME, HOTSEAT, HOTSEAT)
        english, russian = [(await players.rooms.state(ann, info.id, 0, lang)).scene for lang in ("en", "ru")]
        assert english is not None
        assert russian is not None
        assert english.view == russian.view
        assert english.question["text"] != russian.question["text"]
        ear = Ear(players, info.id, None, None)
        ear.line.lang = "ru"
        await players.say(ann, info.id, "roll")
        assert isinstance(ear.told[0], PlainHappened)
        assert ear.acts[0].events[0].text != (await players.rooms.state(ann, info.id, None)).log[-1].text

    played(quick_store, story)


def test_two_play_a_duel(quick_store: Store) -> None:
    """Whatever a game allows by its options, the room does too."""

    async def story(players: Players) -> None:
        ann = await players.person("Ann")
        info = await players.game(ann, ME, RANDOM, preset="duel", options={"turn_limit": 3})
        assert 2 == len({seat.colour for seat in info.seats} - {""})
        assert "duel" == info.options["two_player"]
        await players.settled(info.id)
        assert [0] == (await players.table(info.id)).speakers

    played(quick_store, story)
