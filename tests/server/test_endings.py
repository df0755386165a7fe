"""Leaving a game decently: conceding it, stopping it by agreement, putting it away."""

from collections.abc import Iterator
from typing import Any

import pytest

from igroteka import catalog
from igroteka.core.errors import IgrotekaError
from igroteka.server.rooms.phrases import DEEDS, PHRASES, said
from igroteka.server.rooms.seating import judged
from igroteka.server.storage import Store
from igroteka.server.storage.rows import PersonRow, SeatRow
from igroteka.server.wire import ChatAsk, ChatTold, RoomInfo, RoomSetup
from tests.server.edge import Person, Running, running
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


async def three(players: Players, *names: str, **more: Any) -> tuple[RoomInfo, list[PersonRow]]:
    """A game of three people, the first of them its host."""
    people = [await players.person(name) for name in names]
    info = await players.game(people[0], ME, OPEN, OPEN, start=False, **more)
    key = await players.rooms.invite(people[0], info.id)
    for seat, person in enumerate(people[1:], start=1):
        await players.rooms.sit(person, info.id, seat, key)
    return await players.rooms.start(people[0], info.id), people


def heard(ear: Ear) -> list[tuple[str, str]]:
    return [(told.line.name, told.line.text) for told in ear.told if isinstance(told, ChatTold)]


# --- conceding


def test_conceding_to_bots_ends_the_game(quick_store: Store) -> None:
    async def story(players: Players) -> None:
        ann = await players.person("Ann")
        info = await players.game(ann, ME, RANDOM, GREEDY)
        await players.settled(info.id)
        ear = Ear(players, info.id, ann, 0, "ru")
        over = await players.rooms.concede(ann, info.id)
        assert "finished" == over.status
        assert over.result is not None
        assert ("conceded", [0], 3) == (over.result["ending"], over.result["conceded"], over.result["ranks"][0])
        assert 1 == min(over.result["ranks"])
        assert over.seats[0].conceded
        assert over.stop is None
        assert [("Ann", "Сдаюсь.")] == heard(ear)
        assert over.rev == ear.acts[-1].rev
        assert "room-closed" == await refusal(players.rooms.concede(ann, info.id))
        assert "room-closed" == code(await players.say(ann, info.id, "roll", 0))

        [stat] = await players.rooms.stats(ann.id)
        assert ("catan", 1, 0, None, 3.0) == (stat.game, stat.played, stat.won, stat.score, stat.place)
        record = await players.rooms.record(info.id, ann)
        assert record.result is None
        assert "aborted" == (await players.rooms.import_record(ann, record)).status
        assert "open" == (await players.rooms.rematch(ann, info.id)).status
        async with runtime(players.store) as others:
            state = await others.rooms.state(ann, info.id, 0)
            assert (over.result, True) == (state.info.result, state.info.seats[0].conceded)
            assert ["I concede."] == [line.text for line in state.chat]

    played(quick_store, story)


@pytest.mark.parametrize("game", catalog.GAMES)
def test_every_game_can_be_conceded(game: str, quick_store: Store) -> None:
    async def story(players: Players) -> None:
        ann = await players.person("Ann")
        seats = [ME, RANDOM, RANDOM]
        info = await players.rooms.create(ann, RoomSetup(game=game, seats=seats))
        await players.rooms.start(ann, info.id)
        over = await players.rooms.concede(ann, info.id)
        assert over.result is not None
        assert ("finished", len(seats)) == (over.status, over.result["ranks"][0])
        assert len(seats) == len(over.result["scores"])

    played(quick_store, story)


def test_who_concedes_ends_nobody_elses_game(quick_store: Store) -> None:
    async def story(players: Players) -> None:
        rooms = players.rooms
        ann, bob = await players.person("Ann"), await players.person("Bob")
        info = await players.game(ann, ME, OPEN, RANDOM, start=False)
        await rooms.sit(bob, info.id, 1)
        await rooms.start(ann, info.id)
        ear = Ear(players, info.id, bob, 1)
        gone = await rooms.concede(ann, info.id)
        assert ("active", bob.id) == (gone.status, gone.host)
        assert (True, True, False) == (gone.seats[0].conceded, gone.seats[0].replaced, gone.seats[0].left)
        assert [("Ann", "I concede.")] == heard(ear)
        await players.settled(info.id)
        assert "conceded" == await refusal(rooms.give_back(ann, info.id, 0))
        assert "conceded" == await refusal(rooms.replace(ann, info.id, 0, "random"))
        assert "conceded" == await refusal(rooms.stop(ann, info.id, "propose"))
        assert "conceded" == await refusal(rooms.leave(ann, info.id))
        assert "seat-replaced" == code(await players.say(ann, info.id, "roll", 0))
        assert (await rooms.concede(ann, info.id)).seats[0].conceded
        assert 1 == len(heard(ear))
        assert await players.table(info.id) is not None
        assert [1] == (await rooms.info(info.id, bob)).turn_of

        await rooms.replace(bob, info.id, 1, "random")
        await players.settled(info.id)
        over = await rooms.info(info.id, bob)
        assert "finished" == over.status
        assert over.result is not None
        assert ([0], 3) == (over.result["conceded"], over.result["ranks"][0])
        assert 1 == min(over.result["ranks"][1:])
        assert 0 == (await rooms.stats(ann.id))[0].won
        [stat] = await rooms.stats(bob.id)
        assert (1, 0, None) == (stat.played, stat.won, stat.score), "a bot has played it to its end"

    played(quick_store, story)


def test_the_last_who_stands_has_won(quick_store: Store) -> None:
    async def story(players: Players) -> None:
        info, (ann, bob, cid) = await three(players, "Ann", "Bob", "Cid")
        assert "active" == (await players.rooms.concede(bob, info.id)).status
        over = await players.rooms.concede(ann, info.id)
        assert over.result is not None
        assert ("finished", [2, 2, 1]) == (over.status, over.result["ranks"])
        assert 1 == (await players.rooms.stats(cid.id))[0].won

    played(quick_store, story)


def test_who_conceded_at_a_private_table_may_see_how_it_ends(quick_store: Store) -> None:
    async def story(players: Players) -> None:
        info, (ann, bob, _) = await three(players, "Ann", "Bob", "Cid", **PRIVATE)
        await players.rooms.concede(ann, info.id)
        assert (await players.rooms.state(ann, info.id, 0)).scene is not None
        assert "" == code(await players.rooms.chat(ann, ChatAsk(info.id, "c", "good luck", 0)))
        await players.rooms.leave(bob, info.id)
        assert "room-left" == await refusal(players.rooms.concede(bob, info.id))

    played(quick_store, story)


def test_there_must_be_somebody_to_concede_to(quick_store: Store) -> None:
    async def story(players: Players) -> None:
        ann, eve = await players.person("Ann"), await players.person("Eve")
        info = await players.game(ann, ME, HOTSEAT, HOTSEAT)
        assert "concede-alone" == await refusal(players.rooms.concede(ann, info.id))
        assert "not-your-seat" == await refusal(players.rooms.concede(eve, info.id))
        waiting = await players.game(ann, ME, OPEN, OPEN, start=False)
        assert "not-started" == await refusal(players.rooms.concede(ann, waiting.id))

    played(quick_store, story)


def test_a_game_waits_for_who_is_away_though_the_other_conceded(quick_store: Store) -> None:
    async def story(players: Players) -> None:
        ann, bob = await players.person("Ann"), await players.person("Bob")
        info = await players.game(ann, ME, OPEN, RANDOM, start=False, options={"first_seat": 1})
        await players.rooms.sit(bob, info.id, 1)
        await players.rooms.start(ann, info.id)
        Ear(players, info.id, bob, 1).line.close()
        players.watch.now += 25 * 3600
        assert (await players.rooms.replace(ann, info.id, 1)).seats[1].replaced
        gone = await players.rooms.concede(ann, info.id)
        assert ("active", True) == (gone.status, gone.waits)

    played(quick_store, story)


def test_whoever_conceded_comes_last_whatever_the_bot_makes_of_it() -> None:
    seats = [
        SeatRow(room="r", seat=seat, kind="human", absence="conceded" if seat in (0, 3) else "") for seat in range(4)
    ]
    result = {"scores": [10, 3, 5, 5], "ranks": [1, 4, 2, 2]}
    assert {**result, "ranks": [3, 2, 1, 3], "conceded": [0, 3]} == judged(result, seats)
    assert result is judged(result, seats[1:3])


# --- stopping by agreement


def test_a_game_is_stopped_when_all_who_play_agree(store: Store) -> None:
    async def story(players: Players) -> None:
        rooms = players.rooms
        info, (ann, bob, cid) = await three(players, "Ann", "Bob", "Cid")
        ear = Ear(players, info.id, None, None)
        assert "stop-none" == await refusal(rooms.stop(bob, info.id, "agree"))
        assert "stop-none" == await refusal(rooms.stop(bob, info.id, "decline"))
        asked = await rooms.stop(ann, info.id, "propose")
        assert asked.stop is not None
        assert (0, [0], [1, 2]) == (asked.stop.by, asked.stop.yes, asked.stop.asked)
        assert asked.stop == [told for told in ear.told if hasattr(told, "info")][-1].info.stop
        await rooms.stop(ann, info.id, "propose")
        assert 1 == len(heard(ear))
        agreed = await rooms.stop(cid, info.id, "agree")
        assert agreed.stop is not None
        assert ("active", [0, 2], [1]) == (agreed.status, agreed.stop.yes, agreed.stop.asked)
        async with runtime(players.store) as others:  # as after a restart
            known = (await others.rooms.info(info.id, bob)).stop
            assert agreed.stop == known
        over = await rooms.stop(bob, info.id, "propose")  # which is to agree, where one lies open
        assert over.stop is not None
        assert ("aborted", None, []) == (over.status, over.result, over.stop.asked)
        assert [
            ("Ann", "I offer to stop the game."),
            ("Cid", "Yes, let us stop."),
            ("Bob", "Yes, let us stop."),
        ] == heard(ear)
        assert [] == await rooms.stats(ann.id)
        assert "room-closed" == await refusal(rooms.stop(ann, info.id, "propose"))
        assert (await rooms.rematch(ann, info.id)).stop is None

    played(store, story)


def test_a_proposal_to_stop_is_declined_or_withdrawn(quick_store: Store) -> None:
    async def story(players: Players) -> None:
        rooms = players.rooms
        info, (ann, bob, cid) = await three(players, "Ann", "Bob", "Cid")
        await rooms.stop(ann, info.id, "propose")
        assert "stop-other" == await refusal(rooms.stop(bob, info.id, "withdraw"))
        assert (await rooms.stop(bob, info.id, "decline")).stop is None
        assert "stop-none" == await refusal(rooms.stop(cid, info.id, "agree"))
        await rooms.stop(bob, info.id, "propose")
        assert (await rooms.stop(bob, info.id, "withdraw")).stop is None
        await rooms.stop(bob, info.id, "propose")
        assert (await rooms.leave(cid, info.id)).stop is None  # who is to agree has changed
        asked = (await rooms.stop(bob, info.id, "propose")).stop
        assert asked is not None
        assert [0] == asked.asked  # not who has left
        assert "active" == (await rooms.info(info.id, ann)).status
        assert "aborted" == (await rooms.stop(ann, info.id, "agree")).status

    played(quick_store, story)


def test_who_is_away_is_asked_and_who_conceded_is_not(quick_store: Store) -> None:
    async def story(players: Players) -> None:
        rooms = players.rooms
        info, (ann, bob, cid) = await three(players, "Ann", "Bob", "Cid", options={"first_seat": 1})
        Ear(players, info.id, bob, 1).line.close()
        players.watch.now += 25 * 3600
        assert (await rooms.replace(ann, info.id, 1)).seats[1].replaced
        await rooms.stop(ann, info.id, "propose")
        asked = (await rooms.stop(cid, info.id, "agree")).stop
        assert asked is not None
        assert [1] == asked.asked
        assert (await rooms.concede(cid, info.id)).stop is None
        await rooms.stop(ann, info.id, "propose")
        assert "aborted" == (await rooms.stop(bob, info.id, "agree")).status

    played(quick_store, story)


def test_bots_are_not_asked_to_stop(quick_store: Store) -> None:
    async def story(players: Players) -> None:
        ann, eve = await players.person("Ann"), await players.person("Eve")
        info = await players.game(ann, ME, RANDOM, RANDOM)
        assert "stop-alone" == await refusal(players.rooms.stop(ann, info.id, "propose"))
        assert "not-your-seat" == await refusal(players.rooms.stop(eve, info.id, "agree"))
        waiting = await players.game(ann, ME, OPEN, OPEN, start=False)
        assert "not-started" == await refusal(players.rooms.stop(ann, waiting.id, "propose"))

    played(quick_store, story)


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_deeds_have_their_words_and_nobody_can_say_them(lang: str, quick_store: Store) -> None:
    assert len(DEEDS) == len({said(deed, lang) for deed in DEEDS})
    assert not {*DEEDS} & {*PHRASES}

    async def story(players: Players) -> None:
        ann = await players.person("Ann")
        info = await players.game(ann, ME, RANDOM, RANDOM)
        for deed in DEEDS:
            assert "chat-phrase" == code(await players.rooms.chat(ann, ChatAsk(info.id, "d", seat=0, phrase=deed)))

    played(quick_store, story)


# --- putting away


def test_a_game_put_away_is_in_none_of_my_lists(store: Store) -> None:
    async def story(players: Players) -> None:
        rooms = players.rooms
        info, (ann, bob, _) = await three(players, "Ann", "Bob", "Cid")

        async def listed(person: PersonRow) -> tuple[list[str], list[str]]:
            mine, away = await rooms.list_mine(person), await rooms.list_mine(person, archived=True)
            return [one.id for one in mine], [one.id for one in away]

        for _ in range(2):
            await rooms.archive(ann, info.id, away=True)
            assert ([], [info.id]) == await listed(ann)
            assert ([info.id], []) == await listed(bob)
            assert [info.id] == [one.id for one in await rooms.list_live(ann)]
        async with runtime(players.store) as others:
            assert [info.id] == [one.id for one in await others.rooms.list_mine(ann, archived=True)]
        await rooms.concede(ann, info.id)
        assert ([], [info.id]) == await listed(ann)  # until she wants it back
        for _ in range(2):
            await rooms.archive(ann, info.id, away=False)
            assert ([info.id], []) == await listed(ann)
        assert "not-your-seat" == await refusal(rooms.archive(await players.person("Eve"), info.id, away=True))
        with pytest.raises(IgrotekaError, match="no-room"):
            await rooms.archive(ann, "nowhere", away=True)

    played(store, story)


# --- from outside


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("house")) as place:
        yield place


def test_over_http_with_strangers_about(place: Running) -> None:
    ada, boris, clara = Person(place, name="Ada"), Person(place, "ru", name="Борис"), Person(place, name="Clara")
    bot = {"kind": "bot", "level": "random"}
    path = f"/api/rooms/{ada.room([{'kind': 'me'}, {'kind': 'open'}, bot])['id']}"

    def answer(person: Person, tail: str, body: Any = None) -> tuple[int, str]:
        found = person.post(path + tail, body)
        return found.status_code, found.json().get("code", "")

    assert (409, "not-started") == answer(ada, "/concede")
    assert (409, "not-started") == answer(ada, "/stop", {"what": "propose"})
    assert 200 == boris.post(f"{path}/sit", {"seat": 1}).status_code
    assert 200 == ada.post(f"{path}/start").status_code
    for stranger in ("/concede", "/archive"):
        assert (403, "not-your-seat") == answer(clara, stranger)
    for what in ("propose", "agree", "decline", "withdraw"):
        assert (403, "not-your-seat") == answer(clara, "/stop", {"what": what})
    assert (400, "body-form") == answer(ada, "/stop", {"what": "shout"})
    assert {"by": 1, "yes": [1], "asked": [0]} == boris.post(f"{path}/stop", {"what": "propose"}).json()["stop"]
    assert (403, "stop-other") == answer(ada, "/stop", {"what": "withdraw"})
    assert clara.get(path).json()["stop"]["asked"] == [0]
    refused = ada.post(f"{path}/stop", {"what": "decline"})
    assert "stop" not in refused.json()
    conceded = boris.post(f"{path}/concede").json()
    assert ("active", True) == (conceded["status"], conceded["seats"][1]["conceded"])
    kept = boris.post(f"{path}/return", {"seat": 1})
    assert (409, "Вы сдались в этой партии: за вас до конца играет бот.") == (kept.status_code, kept.json()["text"])
    assert (200, "") == answer(ada, "/archive")
    assert [] == ada.get("/api/rooms?mine=1").json()
    assert path.endswith(ada.get("/api/rooms?mine=1&archived=1").json()[0]["id"])
    assert (200, "") == answer(ada, "/archive", {"away": False})
    assert 1 == len(ada.get("/api/rooms?mine=1").json())
    assert "finished" == ada.post(f"{path}/concede").json()["status"]
    assert (409, "room-closed") == answer(boris, "/stop", {"what": "propose"})
    for person in (ada, boris, clara):
        person.close()
