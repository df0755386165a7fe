"""Rooms: what is accepted is stored once and told to everybody, what is refused changes nothing."""

import asyncio
from typing import Any

import msgspec
import pytest

from igroteka import catalog
from igroteka.core.errors import IgrotekaError
from igroteka.core.match import Match
from igroteka.core.record import Record
from igroteka.core.state import SPECTATOR
from igroteka.server.driving import Driving, Turn
from igroteka.server.phrases import PHRASES, phrases
from igroteka.server.rows import PersonRow
from igroteka.server.storage import Store, StoreFailed
from igroteka.server.wire import (
    Accepted,
    Act,
    ChatAsk,
    ChatTold,
    Clock,
    Happened,
    InfoTold,
    Refused,
    RoomSetup,
    WhyAsk,
)
from tests.server.players import GREEDY, HOTSEAT, ME, OPEN, RANDOM, Ear, Players, house, played

PRIVATE: dict[str, Any] = {"private": True}


def code(answer: object) -> str:
    return answer.code if isinstance(answer, Refused) else ""


async def refusal(work: Any) -> str:
    """The code of what is refused."""
    with pytest.raises(IgrotekaError) as refused:
        await work
    return refused.value.code


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
        assert ("catan", 1) == (stats[0]["game"], stats[0]["played"])
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
        async with house(players.store) as others:  # another process, or this one after a restart
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
        info = await players.game(ann, ME, OPEN, HOTSEAT, start=False)
        await players.rooms.sit(bob, info.id, 1)
        await players.rooms.start(ann, info.id)
        watching, ear = Ear(players, info.id, bob, 1), Ear(players, info.id, ann, 0)
        assert "seat-present" == await refusal(players.rooms.replace(ann, info.id, 1, "random"))
        watching.line.close()
        assert not ear.told[-1].info.seats[1].present
        assert "seat-present" == await refusal(players.rooms.replace(ann, info.id, 1, "random"))
        players.watch.now += 61
        assert "not-your-seat" == await refusal(players.rooms.replace(await players.person("Eve"), info.id, 1))
        assert (await players.rooms.replace(ann, info.id, 1, "random")).seats[1].replaced
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
        async with house(players.store) as others:
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
        ann, bob = await players.person("Ann"), await players.person("Bob")
        info = await players.game(ann, ME, OPEN, RANDOM, start=False)
        await players.rooms.sit(bob, info.id, 1)
        await players.rooms.start(ann, info.id)
        assert "not-finished" == await refusal(players.rooms.rematch(ann, info.id))
        await players.rooms.replace(ann, info.id, 0, "random")
        await players.rooms.replace(bob, info.id, 1, "random")
        await players.settled(info.id)
        ear = Ear(players, info.id, bob, 1)
        first, second = await asyncio.gather(players.rooms.rematch(ann, info.id), players.rooms.rematch(bob, info.id))
        assert first.id == second.id == ear.told[-1].info.next
        assert ["bob", "", "ann"] == [seat.person for seat in first.seats]
        assert not any(seat.replaced for seat in first.seats)
        assert info.id == first.previous
        assert info.commit != first.commit
        assert "active" == (await players.rooms.start(bob, first.id)).status

    played(quick_store, story)


# --- who may see


def test_private_rooms_are_for_those_with_the_key(quick_store: Store) -> None:
    async def story(players: Players) -> None:
        ann, bob, eve = [await players.person(name) for name in ("Ann", "Bob", "Eve")]
        rooms = players.rooms
        info = await players.game(ann, ME, OPEN, RANDOM, start=False, **PRIVATE)
        key = await rooms.invite_key(info.id)
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
        assert "" == await rooms.invite_key((await players.game(ann, ME, RANDOM, RANDOM)).id)

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
        info = await players.game(ann, ME, RANDOM, RANDOM, start=False)
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


# --- the store


class Failing:
    """A store whose next writes fail, before or after they were made."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.fail: Exception | None = None
        self.after = False

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)

    async def append(self, acts: Any, **more: Any) -> None:
        if self.fail is not None and self.after:
            await self._store.append(acts, **more)
        if self.fail is not None:
            raise self.fail
        await self._store.append(acts, **more)

    async def change_room(self, *args: Any, **more: Any) -> None:
        if self.fail is not None:
            raise self.fail
        await self._store.change_room(*args, **more)


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
        async with house(players.store) as others:
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
        async with house(players.store, poll=0.02) as others:
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
        played(store, story, poll=0.02)


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
        players.rooms.driving.ring(await players.rooms.hall.room(info.id))
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
        room = await players.rooms.hall.room(info.id)
        for _ in range(3):
            await players.settled(info.id)
            assert [0] == (await players.table(info.id)).speakers
            assert not (await players.rooms.info(info.id, ann)).seats[0].replaced
            players.watch.now += 24 * 3600 + 1
            players.rooms.driving.ring(room)
        await players.settled(info.id)
        assert (await players.rooms.info(info.id, ann)).seats[0].replaced
        assert 3 == [act.note for act in await players.store.acts(info.id)].count("clock")

    played(quick_store, story)


def test_only_possible_answers_are_given_for_those_who_wish_it(quick_store: Store) -> None:
    async def story(players: Players) -> None:
        ann = await players.person("Ann", settings={"auto_pass": True})
        info = await players.game(ann, ME, RANDOM, RANDOM, options={"first_seat": 0, "turn_limit": 20})
        await players.settled(info.id)
        acts = await players.store.acts(info.id)
        assert ("auto", "p0 roll") == (acts[1].note, acts[1].moves[0])
        assert len((await players.table(info.id)).legal(0)) > 1

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
            {"refuse": [True]}, {"leader": 1}, {"peace": True},
        ]  # fmt: skip
        for given in wrong:
            with pytest.raises(IgrotekaError) as refused:
                await players.rooms.lay_down(bob, id, 1, given)
            assert "standing-form" == refused.value.code
        with pytest.raises(IgrotekaError) as refused:
            await players.rooms.lay_down(eve, id, 1, {})
        assert "not-your-seat" == refused.value.code

    played(quick_store, story)


def test_silence_is_an_answer_where_there_is_a_time_for_one(quick_store: Store) -> None:
    """CAT-17.24: no answer in time is a no; and who is simply on turn has all the time there is."""

    async def story(players: Players) -> None:
        ann, _, eve, id = await traders(players, clock=Clock(answer=30))
        room = await players.rooms.hall.room(id)

        async def later(seconds: float) -> list[int]:
            players.watch.now += seconds
            players.rooms.driving.ring(room)
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
        room = await players.rooms.hall.room(id)
        driving = Driving(players.rooms.hall, players.rooms.bots, 0.4)
        for note in ("auto", "standing"):
            assert all(1.2 <= driving._pause(room, Turn(1, "greedy", note)) <= 4 for _ in range(50))
        assert 0.4 == driving._pause(room, Turn(1, "greedy", "bot"))

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
        assert isinstance(ear.told[0], Happened)
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
