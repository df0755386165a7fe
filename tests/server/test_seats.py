"""Seats of a room: who sits there, who may look on, and what is said to whom."""

import asyncio
import hashlib
import hmac

import pytest

from igroteka.core.state import SPECTATOR
from igroteka.server.rooms.phrases import PHRASES, phrases
from igroteka.server.storage import Store
from igroteka.server.wire import Accepted, Act, ChatAsk, ChatTold, RemovedTold
from tests.server.players import (
    GREEDY,
    HOTSEAT,
    ME,
    OPEN,
    PRIVATE,
    RANDOM,
    Ear,
    Players,
    code,
    played,
    refusal,
    runtime,
)

# --- seats


def test_people_sit_leave_and_come_back(quick_store: Store) -> None:
    async def story(players: Players) -> None:
        ann, bob, cid = [await players.person(name) for name in ("Ann", "Bob", "Cid")]
        rooms = players.rooms
        info = await players.game(ann, ME, OPEN, OPEN, start=False)
        assert info.id in [found.id for found in await rooms.list_open(bob)]
        assert "seats-open" == await refusal(rooms.start(ann, info.id))
        assert "seat-taken" == await refusal(rooms.sit(bob, info.id, 0))
        assert "no-such-seat" == await refusal(rooms.sit(bob, info.id, 3))
        ear = Ear(players, info.id, ann, 0)
        await rooms.sit(bob, info.id, 1)
        assert "Bob" == ear.told[-1].info.seats[1].name
        await rooms.leave(bob, info.id)
        await rooms.sit(cid, info.id, 1)
        await rooms.sit(bob, info.id, 2)
        assert "not-host" == await refusal(rooms.replace(bob, info.id, 1, "random"))
        started = await rooms.start(bob, info.id)
        assert "active" == started.status
        assert [2] == started.you
        assert "room-started" == await refusal(rooms.sit(cid, info.id, 1))

        left = await rooms.leave(bob, info.id)
        assert left.seats[2].replaced
        await players.settled(info.id)
        assert "seat-replaced" == code(await players.say(bob, info.id, "roll", 2))
        assert "not-your-seat" == await refusal(rooms.give_back(ann, info.id, 2))
        back = await rooms.give_back(bob, info.id, 2)
        assert not back.seats[2].replaced
        assert code(await players.say(bob, info.id, "end", 2)) != "seat-replaced"

    played(quick_store, story)


def test_a_bot_sits_for_somebody_who_is_away(quick_store: Store) -> None:
    async def story(players: Players) -> None:
        ann, bob = await players.person("Ann"), await players.person("Bob")
        info = await players.game(ann, ME, OPEN, HOTSEAT, start=False, options={"first_seat": 1})
        await players.rooms.sit(bob, info.id, 1)
        await players.rooms.start(ann, info.id)
        watching, ear = Ear(players, info.id, bob, 1), Ear(players, info.id, ann, 0)
        players.watch.now += 25 * 3600
        assert "seat-present" == await refusal(players.rooms.replace(ann, info.id, 1))
        watching.line.close()
        assert not ear.told[-1].info.seats[1].present
        assert "seat-present" == await refusal(players.rooms.replace(ann, info.id, 1))
        players.watch.now += 61
        assert "not-your-seat" == await refusal(players.rooms.replace(await players.person("Eve"), info.id, 1))
        assert (await players.rooms.replace(ann, info.id, 1)).seats[1].replaced
        watching = Ear(players, info.id, bob, 1)
        assert ear.told[-1].info.seats[1].present
        assert not (await players.rooms.give_back(bob, info.id, 1)).seats[1].replaced

    played(quick_store, story)


def test_the_last_person_to_leave_ends_the_game(quick_store: Store) -> None:
    async def story(players: Players) -> None:
        ann = await players.person("Ann")
        info = await players.game(ann, ME, HOTSEAT, RANDOM)
        ear = Ear(players, info.id, None, None)
        assert "aborted" == (await players.rooms.leave(ann, info.id)).status
        assert "room-closed" == code(await players.say(ann, info.id, "roll", 0))
        assert ear.acts[-1].rev == (await players.rooms.info(info.id, ann)).rev
        async with runtime(players.store) as others:
            assert "aborted" == (await others.rooms.state(ann, info.id, 0)).info.status

        waiting = await players.game(ann, ME, OPEN, OPEN, start=False)
        assert "aborted" == (await players.rooms.leave(ann, waiting.id)).status

    played(quick_store, story)


def test_a_host_who_leaves_hands_the_room_over(quick_store: Store) -> None:
    async def story(players: Players) -> None:
        ann, bob = await players.person("Ann"), await players.person("Bob")
        info = await players.game(ann, ME, OPEN, GREEDY, start=False)
        await players.rooms.sit(bob, info.id, 1)
        info = await players.rooms.leave(ann, info.id)
        assert (bob.id, "open", "open") == (info.host, info.seats[0].kind, info.status)
        assert "bot" == (await players.rooms.replace(bob, info.id, 0)).seats[0].kind

    played(quick_store, story)


def test_one_person_holds_several_seats(quick_store: Store) -> None:
    async def story(players: Players) -> None:
        ann, bob = await players.person("Ann"), await players.person("Bob")
        info = await players.game(ann, ME, HOTSEAT, OPEN, start=False)
        await players.rooms.sit(bob, info.id, 2)
        info = await players.rooms.start(ann, info.id)
        assert [0, 1] == info.you
        assert ["Ann", "Player 2", "Bob"] == [seat.name for seat in info.seats]
        table = await players.table(info.id)
        for seat in (0, 1):
            scene = (await players.rooms.state(ann, info.id, seat)).scene
            assert scene is not None
            assert table.state.view(seat) == scene.view
            assert (seat in table.speakers) == (scene.options is not None)
        assert "not-your-seat" == await refusal(players.rooms.state(ann, info.id, 2))

    played(quick_store, story)


def test_a_rematch_moves_everybody_one_place(quick_store: Store) -> None:
    async def story(players: Players) -> None:
        ann, bob, eve = [await players.person(name) for name in ("Ann", "Bob", "Eve")]
        info = await players.game(ann, ME, OPEN, RANDOM, start=False)
        await players.rooms.sit(bob, info.id, 1)
        await players.rooms.start(ann, info.id)
        assert "not-finished" == await refusal(players.rooms.rematch(ann, info.id))
        await players.rooms.replace(ann, info.id, 0, "random")
        await players.rooms.replace(bob, info.id, 1, "random")
        await players.settled(info.id)
        assert "not-your-seat" == await refusal(players.rooms.rematch(eve, info.id))
        ear = Ear(players, info.id, bob, 1)
        first, second = await asyncio.gather(players.rooms.rematch(ann, info.id), players.rooms.rematch(bob, info.id))
        assert first.id == second.id == ear.told[-1].info.next
        assert ["bob", "", "ann"] == [seat.person for seat in first.seats]
        assert not any(seat.replaced for seat in first.seats)
        assert info.id == first.previous
        assert info.commit != first.commit
        assert "active" == (await players.rooms.start(bob, first.id)).status

    played(quick_store, story)


# --- the host


def test_one_seat_a_person_and_several_for_the_host(quick_store: Store) -> None:
    async def story(players: Players) -> None:
        ann, eve = await players.person("Ann"), await players.person("Eve")
        info = await players.game(ann, ME, OPEN, OPEN, OPEN, start=False)
        await players.rooms.sit(eve, info.id, 1)
        assert "seat-one" == await refusal(players.rooms.sit(eve, info.id, 2))
        assert [1] == (await players.rooms.sit(eve, info.id, 1)).you
        assert [0, 2] == (await players.rooms.sit(ann, info.id, 2)).you

    played(quick_store, story)


def test_the_host_removes_who_sits_there(quick_store: Store) -> None:
    async def story(players: Players) -> None:
        ann, bob, eve = [await players.person(name) for name in ("Ann", "Bob", "Eve")]
        rooms = players.rooms
        info = await players.game(ann, ME, OPEN, RANDOM, start=False)
        await rooms.sit(eve, info.id, 1, brought="0011223344556677")
        ear = Ear(players, info.id, eve, 1, "ru")
        assert "not-host" == await refusal(rooms.remove(eve, info.id, 0))
        assert "no-such-seat" == await refusal(rooms.remove(ann, info.id, 7))
        freed = await rooms.remove(ann, info.id, 1)
        assert ("open", "", {eve.id: "Eve"}) == (freed.seats[1].kind, freed.seats[1].person, freed.removed)
        assert "-" == (await rooms.luck(info.id, ann)).contributions[1]
        told = [message for message in ear.told if isinstance(message, RemovedTold)]
        assert [info.id] == [message.room for message in told]
        assert "Хозяин" in told[0].text
        assert {} == (await rooms.info(info.id, eve)).removed
        for seat in (0, 1):
            assert "removed" == await refusal(rooms.sit(eve, info.id, seat))

        assert "not-allowed" == await refusal(rooms.invite(eve, info.id, eve.id))
        await rooms.sit(bob, info.id, 1)
        assert "not-host" == await refusal(rooms.invite(bob, info.id, eve.id))
        await rooms.remove(ann, info.id, 1)
        await rooms.invite(ann, info.id, eve.id)
        assert {bob.id: "Bob"} == (await rooms.info(info.id, ann)).removed
        assert [1] == (await rooms.sit(eve, info.id, 1)).you
        assert "open" == (await rooms.remove(ann, info.id, 2)).seats[2].kind  # a bot
        await rooms.replace(ann, info.id, 2)
        await rooms.start(ann, info.id)
        assert "room-started" == await refusal(rooms.remove(ann, info.id, 1))

    played(quick_store, story)


def test_who_was_removed_from_a_private_room_does_not_come_back_with_the_old_key(quick_store: Store) -> None:
    async def story(players: Players) -> None:
        ann, bob, eve, mask = [await players.person(name) for name in ("Ann", "Bob", "Eve", "Mask")]
        rooms = players.rooms
        info = await players.game(ann, ME, OPEN, OPEN, start=False, **PRIVATE)
        key = await rooms.invite(ann, info.id)
        await rooms.sit(eve, info.id, 1, key)
        ear = Ear(players, info.id, eve, 1)
        await rooms.remove(ann, info.id, 1)
        assert [RemovedTold] == [type(message) for message in ear.told]
        assert 0 == (await rooms.info(info.id, ann)).spectators
        for work in (
            rooms.info(info.id, eve),
            rooms.state(eve, info.id, None, key=key),
            rooms.sit(eve, info.id, 1, key),
        ):
            assert "removed" == await refusal(work)
        assert "room-private" == await refusal(rooms.info(info.id, mask, key=key))
        fresh = await rooms.invite(ann, info.id)
        assert fresh != key
        assert "removed" == await refusal(rooms.info(info.id, eve, key=fresh))
        await rooms.sit(bob, info.id, 1, fresh)
        async with runtime(players.store) as others:  # it is not forgotten
            assert "removed" == await refusal(others.rooms.info(info.id, eve, key=fresh))
        await rooms.invite(ann, info.id, eve.id)
        assert [2] == (await rooms.sit(eve, info.id, 2, fresh)).you

    played(quick_store, story)


# --- who may see


def test_private_rooms_are_for_those_with_the_key(quick_store: Store) -> None:
    async def story(players: Players) -> None:
        ann, bob, eve = [await players.person(name) for name in ("Ann", "Bob", "Eve")]
        rooms = players.rooms
        info = await players.game(ann, ME, OPEN, RANDOM, start=False, **PRIVATE)
        key = await rooms.invite(ann, info.id)
        assert len(key) > 20
        assert [] == await rooms.list_open(eve)
        for work in (
            rooms.info(info.id, eve),
            rooms.state(eve, info.id, None),
            rooms.sit(eve, info.id, 1),
            rooms.sit(eve, info.id, 1, "wrong"),
            rooms.luck(info.id, None),
            rooms.state(None, info.id, None, key=key),
        ):
            assert "room-private" == await refusal(work)
        ear = Ear(players, info.id, eve, None)
        await rooms.sit(bob, info.id, 1, key)
        await rooms.start(ann, info.id)
        assert "room-private" == code(await rooms.chat(eve, ChatAsk(info.id, "c", "hello"), "en"))
        assert "room-private" == code(await rooms.act(eve, Act(info.id, 1, "x", 0, line="roll")))
        assert [] == await rooms.list_live(eve)
        assert [] == ear.told
        assert info.id == (await rooms.info(info.id, eve, key=key)).id
        assert (await rooms.state(eve, info.id, None)).scene is not None
        assert "not-allowed" == await refusal(rooms.invite(eve, info.id))
        assert "" == await rooms.invite(ann, (await players.game(ann, ME, RANDOM, RANDOM)).id)

    played(quick_store, story)


def test_who_left_a_private_room_no_longer_looks_in(quick_store: Store) -> None:
    async def story(players: Players) -> None:
        ann, bob, cid = [await players.person(name) for name in ("Ann", "Bob", "Cid")]
        rooms = players.rooms
        info = await players.game(ann, ME, OPEN, OPEN, start=False, **PRIVATE)
        key = await rooms.invite(ann, info.id)
        await rooms.sit(bob, info.id, 1, key)
        ear = Ear(players, info.id, bob, 1)
        await rooms.leave(bob, info.id)
        ear.told.clear()
        assert "room-private" == await refusal(rooms.info(info.id, bob))
        assert "room-private" == await refusal(rooms.state(bob, info.id, None))
        await rooms.sit(cid, info.id, 2, key)
        assert [] == ear.told
        await rooms.sit(bob, info.id, 1, key)  # the invitation still holds

        await rooms.start(ann, info.id)
        await rooms.leave(bob, info.id)
        ear.told.clear()
        for work in (
            rooms.state(bob, info.id, 1),
            rooms.state(bob, info.id, None),
            rooms.replay(info.id, bob),
            rooms.at(info.id, 1, bob),
            rooms.luck(info.id, bob),
            rooms.invite(bob, info.id),
        ):
            assert "room-left" == await refusal(work)
        assert "room-left" == code(await rooms.chat(bob, ChatAsk(info.id, "c", "boo", 1)))
        assert [1] == (await rooms.info(info.id, bob)).you  # to find the way back
        await players.settled(info.id)
        await rooms.chat(ann, ChatAsk(info.id, "c", "alone at last", 0))
        assert [] == ear.told
        await rooms.give_back(bob, info.id, 1)
        assert (await rooms.state(bob, info.id, 1)).scene is not None

    played(quick_store, story)


def test_the_key_of_a_private_room_has_nothing_to_do_with_its_secret(quick_store: Store) -> None:
    """A shared record shows the secret; whoever has both still needs an invitation."""

    async def story(players: Players) -> None:
        ann, eve = await players.person("Ann"), await players.person("Eve")
        info = await players.game(ann, ME, RANDOM, RANDOM, **PRIVATE)
        await players.rooms.leave(ann, info.id)
        record = await players.rooms.record(info.id, ann)
        assert record.luck is not None
        secret = record.luck["secret"]
        guess = hmac.new(secret.encode(), f"invitation {info.id}".encode(), hashlib.sha256).hexdigest()[:22]
        assert "room-private" == await refusal(players.rooms.info(info.id, eve, key=guess))
        assert info.id == (await players.rooms.info(info.id, eve, key=await players.rooms.invite(ann, info.id))).id

        study = await players.rooms.import_record(ann, record)
        guess = hmac.new(str(record.seed).encode(), f"invitation {study.id}".encode(), hashlib.sha256).hexdigest()[:22]
        assert "room-private" == await refusal(players.rooms.info(study.id, eve, key=guess))
        assert "room-private" == await refusal(players.rooms.info(study.id, eve, key=""))

    played(quick_store, story)


def test_a_listener_who_gives_up_the_seat_becomes_a_spectator(quick_store: Store) -> None:
    async def story(players: Players) -> None:
        ann, bob = await players.person("Ann"), await players.person("Bob")
        info = await players.game(ann, ME, OPEN, OPEN, start=False)
        await players.rooms.sit(bob, info.id, 1)
        ear = Ear(players, info.id, bob, 1)
        await players.rooms.leave(bob, info.id)
        await players.rooms.replace(ann, info.id, 1)
        await players.rooms.replace(ann, info.id, 2)
        await players.rooms.start(ann, info.id)
        assert {SPECTATOR} == {told.scene.seat for told in ear.acts}
        assert 1 == (await players.rooms.info(info.id, ann)).spectators

    played(quick_store, story)


def test_talk_is_told_once_and_kept(quick_store: Store) -> None:
    async def story(players: Players) -> None:
        ann, eve = await players.person("Ann"), await players.person("Eve")
        info = await players.game(ann, ME, RANDOM, RANDOM, start=False, talk=True)
        ear = Ear(players, info.id, None, None)
        for _ in range(2):
            assert isinstance(await players.rooms.chat(ann, ChatAsk(info.id, "c", " hi\n<b>\x00there ", 0)), Accepted)
        await players.rooms.chat(eve, ChatAsk(info.id, "c", "I am Ann", 0))
        said = [told.line for told in ear.told if isinstance(told, ChatTold)]
        assert [("Ann", 0, "hi <b> there"), ("Eve", SPECTATOR, "I am Ann")] == [(s.name, s.seat, s.text) for s in said]
        assert said == (await players.rooms.state(ann, info.id, None)).chat
        assert "chat-empty" == code(await players.rooms.chat(ann, ChatAsk(info.id, "d", " \n ")))
        assert "chat-long" == code(await players.rooms.chat(ann, ChatAsk(info.id, "d", "x" * 501)))

    played(quick_store, story)


def test_strangers_talk_only_where_the_host_allows_it(quick_store: Store) -> None:
    async def story(players: Players) -> None:
        ann, bob, eve = [await players.person(name) for name in ("Ann", "Bob", "Eve")]
        info = await players.game(ann, ME, OPEN, RANDOM, start=False)
        assert not info.talk
        ear = Ear(players, info.id, ann, 0)
        for word in (
            ChatAsk(info.id, "c", "hop"),
            ChatAsk(info.id, "d", phrase="hello"),
            ChatAsk(info.id, "e", "x", 0),
        ):
            assert "chat-players" == code(await players.rooms.chat(eve, word))
        await players.rooms.sit(bob, info.id, 1)
        assert isinstance(await players.rooms.chat(bob, ChatAsk(info.id, "c", "hi", 1)), Accepted)
        await players.rooms.start(ann, info.id)
        assert "chat-players" == code(await players.rooms.chat(eve, ChatAsk(info.id, "f", "hop")))
        await players.rooms.leave(bob, info.id)
        assert "chat-players" == code(await players.rooms.chat(bob, ChatAsk(info.id, "g", "and another thing", 1)))
        assert ["hi"] == [told.line.text for told in ear.told if isinstance(told, ChatTold)]

    played(quick_store, story)


def test_a_phrase_is_read_in_everybodys_language(quick_store: Store) -> None:
    async def story(players: Players) -> None:
        ann = await players.person("Ann")
        info = await players.game(ann, ME, RANDOM, RANDOM, start=False)
        ears = {lang: Ear(players, info.id, None, None, lang) for lang in ("en", "ru")}
        assert isinstance(await players.rooms.chat(ann, ChatAsk(info.id, "c", seat=0, phrase="thanks")), Accepted)
        said = {lang: next(told.line for told in ear.told if isinstance(told, ChatTold)) for lang, ear in ears.items()}
        assert ("Thank you!", "Спасибо!") == (said["en"].text, said["ru"].text)
        assert ("thanks", "Ann", 0) == (said["ru"].phrase, said["ru"].name, said["ru"].seat)
        for lang, line in said.items():
            assert [line] == (await players.rooms.state(ann, info.id, None, lang)).chat
        for wrong in (ChatAsk(info.id, "d", phrase="hop"), ChatAsk(info.id, "d", "and more", phrase="thanks")):
            assert "chat-phrase" == code(await players.rooms.chat(ann, wrong))

    played(quick_store, story)


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_every_phrase_has_its_words(lang: str) -> None:
    assert len(PHRASES) == len({phrase.text for phrase in phrases(lang)})


def test_a_listener_that_breaks_troubles_nobody(quick_store: Store, caplog: pytest.LogCaptureFixture) -> None:
    async def story(players: Players) -> None:
        ann = await players.person("Ann")
        info = await players.game(ann, ME, HOTSEAT, HOTSEAT)

        def broken(message: object) -> None:
            raise OSError

        players.rooms.listen(info.id, None, None, "en", broken)
        ear = Ear(players, info.id, ann, 0)
        assert isinstance(await players.say(ann, info.id, "roll"), Accepted)
        assert 1 == len(ear.acts)

    played(quick_store, story)
