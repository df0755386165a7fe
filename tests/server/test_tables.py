"""A table in memory and the table rebuilt from what is stored are the same to the byte."""

import asyncio
import json
import zlib
from collections import Counter
from typing import Any

import msgspec
import pytest

from igroteka import catalog
from igroteka.core.errors import IgrotekaError
from igroteka.core.match import Match
from igroteka.core.state import SPECTATOR, packed
from igroteka.server.rooms import luck
from igroteka.server.rooms.live_table import Table, new_table
from igroteka.server.rooms.replays import line_of, opened
from igroteka.server.rooms.snapshots import FORM, digest, maker, repeated, resumed, taken
from igroteka.server.storage import Store
from igroteka.server.storage.rows import ActRow, RoomRow, SnapshotRow
from igroteka.server.wire import Accepted, PlainHappened, PlainState, Scene
from tests.server.players import HOTSEAT, ME, OPEN, Ear, Players, played, runtime

AGENDA = [
    {"frame": "discard_half", "owed": [4, 4, 0, 0], "laid0": {}, "laid1": {}, "laid2": {}, "laid3": {}},
    {"frame": "move_robber", "seat": 0},
    {"frame": "trade_and_build", "seat": 0},
]


def discarding_position() -> dict[str, Any]:
    """Seat 0 holds eight lumber, seat 1 eight brick, and a seven was rolled."""
    game = catalog.load("catan")
    match = Match(game, 3, {}, "any")
    match.begin()
    position = match.state.to_dict()
    for player, hand in zip(position["players"], ({"lumber": 8}, {"brick": 8}, {}), strict=True):
        player["hand"] = hand
    position["bank"] = {"lumber": 11, "brick": 11, "wool": 19, "grain": 19, "ore": 19}
    position["turn"].update(dice=[3, 4], number=1)
    position["agenda"] = AGENDA
    return position


async def stored(players: Players, id: str) -> tuple[Table, list[ActRow]]:
    """A table before its first act, and its acts."""
    found = await players.store.room(id)
    assert found is not None
    row, seats = found
    seed = luck.seed(await players.store.secret(id), row.contributions)
    return new_table(row, seats, seed), await players.store.acts(id)


def test_a_rebuilt_table_gives_the_same_scenes_at_every_act(quick_store: Store) -> None:
    """R5: view, question, options, undo and log, for every seat and a spectator, undo and redo included."""

    async def story(players: Players) -> None:
        ann = await players.person("Ann")
        info = await players.game(ann, ME, HOTSEAT, HOTSEAT, start=False)
        ears = {seat: Ear(players, info.id, ann, seat) for seat in range(3)}
        ears[SPECTATOR] = Ear(players, info.id, None, None, "ru")
        await players.rooms.start(ann, info.id)
        await players.play_on(ann, info.id, 120, undo=True)

        table, acts = await stored(players, info.id)
        assert {"start", "act", "undo", "redo"} == {act.kind for act in acts}
        live = {seat: {told.rev: told for told in ear.acts} for seat, ear in ears.items()}
        for act in acts:
            table.repeat(act)
            for seat in ears:
                told = live[seat].get(act.rev)
                if told is not None:
                    scene = table.scene(seat, "ru" if seat == SPECTATOR else "en")
                    assert msgspec.json.encode(told.scene) == msgspec.json.encode(scene)

    played(quick_store, story)


def test_the_tally_is_of_the_whole_game(quick_store: Store) -> None:
    """Also after undo, also for a moment of the past: the dice that stand in the acts, by their sum."""

    async def story(players: Players) -> None:
        ann = await players.person("Ann")
        info = await players.game(ann, ME, HOTSEAT, HOTSEAT, options={"turn_limit": 60})
        await players.play_on(ann, info.id, 250, seed=3, undo=True)
        _, acts = await stored(players, info.id)
        assert "undo" in {act.kind for act in acts}
        for rev in (len(acts), len(acts) // 2, 1):
            dice = [word.split()[2:] for word in line_of(acts[:rev]) if word.startswith("* dice")]
            counts = Counter(str(int(first) + int(second)) for first, second in dice)
            scene = await players.rooms.at(info.id, rev, ann)
            assert {"rolls": dict(counts)} == scene.tally
        table = await players.table(info.id)
        assert table.scene(0, "en").tally == table.scene(SPECTATOR, "ru").tally
        assert sum(table.tally()["rolls"].values()) > 10
        assert (await players.rooms.at(info.id, len(acts), ann)).tally == table.tally()

    played(quick_store, story)


def test_a_new_runtime_on_the_same_store_goes_on(quick_store: Store) -> None:
    async def story(players: Players) -> str:
        ann = await players.person("Ann")
        info = await players.game(ann, ME, HOTSEAT, HOTSEAT)
        await players.play_on(ann, info.id, 40)
        for seat in range(3):
            told = await players.rooms.state(ann, info.id, seat)
            async with runtime(players.store) as others:
                again = await others.rooms.state(ann, info.id, seat)
                assert msgspec.json.encode(told.scene) == msgspec.json.encode(again.scene)
                assert told.log == again.log
        return info.id

    id = played(quick_store, story)

    async def sequel(players: Players) -> None:
        ann = await players.person("Ann")
        await players.play_on(ann, id, 10, seed=5)

    played(quick_store, sequel)


def test_the_replay_is_the_live_log(quick_store: Store) -> None:
    """What was told live is what is told afterwards, act by act, and so is the table at every moment."""

    async def story(players: Players) -> None:
        ann = await players.person("Ann")
        info = await players.game(ann, ME, HOTSEAT, HOTSEAT, start=False)
        ear = Ear(players, info.id, ann, 1, "ru")
        await players.rooms.start(ann, info.id)
        await players.play_on(ann, info.id, 90, seed=3, undo=True)

        steps = await players.rooms.replay(info.id, ann, "ru", 1)
        live = {told.rev: told for told in ear.acts}
        assert [step.rev for step in steps] == list(range(1, len(steps) + 1))
        for step in steps:
            if step.rev in live:
                assert live[step.rev].events == step.events
                then = await players.rooms.at(info.id, step.rev, ann, "ru", 1)
                assert live[step.rev].scene.view == then.view
                assert live[step.rev].scene.question == then.question
                assert then.options is None

    played(quick_store, story)


def test_a_log_that_follows_what_it_is_told_is_the_log(quick_store: Store) -> None:
    """`keep` and `events` lead from one log to the next; where the log is long, it is told whole."""

    async def story(players: Players) -> None:
        ann = await players.person("Ann")
        info = await players.game(ann, ME, HOTSEAT, HOTSEAT, start=False, options={"turn_limit": 90})
        ear = Ear(players, info.id, ann, 0)
        await players.rooms.start(ann, info.id)
        await players.play_on(ann, info.id, 450, seed=7, undo=True)

        log: list[object] = []
        whole = 0
        for told in ear.told:
            if isinstance(told, PlainState):
                log = list(told.log)
                whole += 1
            elif isinstance(told, PlainHappened):
                log = (log[: told.keep] if told.undone else log) + list(told.events)
        table = await players.table(info.id)
        assert whole > 0
        assert table.log(0, "en") == log[-200:]

    played(quick_store, story)


def test_damaged_acts_are_noticed(quick_store: Store) -> None:
    async def story(players: Players) -> None:
        ann = await players.person("Ann")
        info = await players.game(ann, ME, HOTSEAT, HOTSEAT)
        await players.play_on(ann, info.id, 12)
        table, acts = await stored(players, info.id)
        table.repeat(acts[0])
        wrong = msgspec.structs.replace(acts[1], moves=["p0 settlement 99"])
        with pytest.raises(IgrotekaError) as found:
            table.repeat(wrong)
        assert "room-damaged" == found.value.code

    played(quick_store, story)


def test_the_line_of_a_game_leaves_out_what_was_taken_back(quick_store: Store) -> None:
    async def story(players: Players) -> None:
        ann = await players.person("Ann")
        info = await players.game(ann, ME, HOTSEAT, HOTSEAT)
        await players.play_on(ann, info.id, 60, seed=9, undo=True)
        table, acts = await stored(players, info.id)
        live = await players.table(info.id)

        assert live.match.record().moves == line_of(acts)
        row = (await players.rooms.live.room(info.id)).known
        replay = await opened(table.game, row, 3, acts)
        assert live.state == replay.at(len(acts))
        with pytest.raises(IgrotekaError):
            replay.at(len(acts) + 1)

    played(quick_store, story)


def test_several_who_owe_an_answer_each_get_their_options(quick_store: Store) -> None:
    """CAT-5.3: large hands are halved in any order; what others answered to the same question makes nothing stale."""

    async def story(players: Players) -> None:
        ann, bob = await players.person("Ann"), await players.person("Bob")
        position = discarding_position()
        info = await players.game(ann, ME, OPEN, HOTSEAT, start=False, position=position)
        await players.rooms.sit(bob, info.id, 1)
        await players.rooms.start(ann, info.id)
        table = await players.table(info.id)
        assert [0, 1] == sorted(table.speakers)
        mine = (await players.rooms.state(ann, info.id, 0)).scene
        his = (await players.rooms.state(bob, info.id, 1)).scene
        assert mine is not None
        assert his is not None
        assert ["discard brick"] == [option.notation for option in his.options or []]
        assert ["discard lumber"] == [option.notation for option in mine.options or []]
        rev = table.rev

        assert isinstance(await players.say(bob, info.id, "discard brick", 1, rev=rev), Accepted)
        assert isinstance(await players.say(ann, info.id, "discard lumber", 0, rev=rev), Accepted)
        refused = await players.say(ann, info.id, "discard lumber", 0, rev=rev)
        assert "stale" == getattr(refused, "code", "")

    played(quick_store, story)


# --- pictures


async def pictures(players: Players, id: str) -> list[SnapshotRow]:
    """All that are stored of a room, the last first."""
    await players.rooms.live.close()
    found = await players.store.room(id)
    assert found is not None
    until, kept = found[0].rev, []
    while (picture := await players.store.snapshot(id, until, maker(found[0]))) is not None:
        kept.append(picture)
        until = picture.rev - 1
    return kept


def test_a_picture_and_the_acts_make_the_same_table(quick_store: Store) -> None:
    """R5: at every picture and after the acts that follow it, with undo on both sides of it."""

    async def story(players: Players) -> None:
        ann = await players.person("Ann")
        info = await players.game(ann, ME, HOTSEAT, HOTSEAT)
        await players.play_on(ann, info.id, 80, undo=True)
        kept = await pictures(players, info.id)
        _, acts = await stored(players, info.id)
        assert [picture.rev for picture in kept] == list(range(len(acts), 1, -1))
        found = await players.store.room(info.id)
        assert found is not None
        seed = luck.seed(await players.store.secret(info.id), found[0].contributions)
        undone = 0
        for picture in kept:
            tail = acts[picture.rev : picture.rev + 9]
            answers = await players.store.answers(info.id, picture.rev)
            table = resumed(*found, seed, picture, answers, tail)
            again, drawn = await repeated(*found, seed, acts[: picture.rev + 9], 1)
            assert picture in drawn
            assert packed(again.frozen()) == packed(table.frozen())
            assert again.answers == table.answers
            for seat in (*range(3), SPECTATOR):
                assert again.scene(seat, "en") == table.scene(seat, "en")
                assert again.log(seat, "ru") == table.log(seat, "ru")
            undone += tail[0].kind == "undo" if tail else 0
        assert undone > 0  # what was said before a picture is taken back after it

    played(quick_store, story, snapshots=1)


def test_a_picture_of_an_older_form_is_not_looked_at(quick_store: Store, caplog: pytest.LogCaptureFixture) -> None:
    """A position was written in numbers then: the table is made of its acts, and nobody is warned of anything."""

    async def main() -> None:
        async with runtime(quick_store, snapshots=20) as players:
            ann = await players.person("Ann")
            id = (await players.game(ann, ME, HOTSEAT, HOTSEAT)).id
            await players.play_on(ann, id, 50)
            live = await players.rooms.state(ann, id, 0)
            last = (await pictures(players, id))[0]
        body = zlib.compress(packed({"state": {"agenda": [{"frame": "use_building", "node": 1, "tile": 0}]}}))
        older = last.maker.replace(f" {FORM} ", f" {FORM - 1} ")
        assert older != last.maker
        rev = live.rev
        await quick_store.put_snapshot(
            SnapshotRow(room=id, rev=rev, maker=older, hash=digest(id, rev, body), body=body)
        )
        async with runtime(quick_store, snapshots=20) as players:
            ann = await players.person("Ann")
            assert live.scene == (await players.rooms.state(ann, id, 0)).scene

    asyncio.run(main())
    assert "a snapshot does not read" not in caplog.text


def test_a_long_game_is_taken_up_from_its_last_picture(
    quick_store: Store, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    walked: list[int] = []
    repeat_one = Table.repeat

    def counted(table: Table, act: ActRow) -> int:
        walked.append(act.rev)
        return repeat_one(table, act)

    async def looked(players: Players, id: str) -> tuple[PlainState, list[Scene]]:
        walked.clear()
        ann = await players.person("Ann")
        state = await players.rooms.state(ann, id, 0)
        return state, [await players.rooms.at(id, rev, ann, "en", 0) for rev in (3, 45, 80)]

    async def main() -> None:
        async with runtime(quick_store, snapshots=20) as players:
            ann = await players.person("Ann")
            id = (await players.game(ann, ME, HOTSEAT, HOTSEAT, options={"turn_limit": 80})).id
            await players.play_on(ann, id, 100, undo=True)
            live = await looked(players, id)
        monkeypatch.setattr(Table, "repeat", counted)
        async with runtime(quick_store, snapshots=20) as players:
            assert live[0].rev > 100
            assert live == await looked(players, id)
            assert len(walked) < 20 + 3 + 20 + 20
            await players.play_on(ann, id, 10, undo=True)
        async with runtime(quick_store, snapshots=20) as players:
            live = await looked(players, id)
            kept = await pictures(players, id)
        row = (await quick_store.room(id) or ((), ()))[0]
        assert isinstance(row, RoomRow)
        for number, picture in enumerate(kept):  # none of these reads, or fits: the acts are asked
            body = (
                picture.body[:-9],
                zlib.compress(b"[1, 2"),
                zlib.compress(b'{"rev": 40, "match": {"state": {}}}'),
                taken(row, 20, {**json.loads(zlib.decompress(picture.body)), "rev": 19}).body,
                b"",
            )[number % 5]
            bad = msgspec.structs.replace(picture, body=body)
            if number:
                bad = msgspec.structs.replace(bad, hash=digest(id, bad.rev, bad.body))
            await quick_store.put_snapshot(bad)
        async with runtime(quick_store, snapshots=20) as players:
            assert live == await looked(players, id)
            assert caplog.text.count("a snapshot does not read") in (1, 2, 3)  # the first look draws them anew
            assert len(walked) >= live[0].rev
        async with runtime(quick_store, snapshots=20) as players:
            caplog.clear()
            assert live == await looked(players, id)
            assert "a snapshot does not read" not in caplog.text
            assert kept == await pictures(players, id)

    asyncio.run(main())
