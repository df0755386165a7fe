"""H1 to H3 in rooms: what a viewer may not know changes no byte of what they are sent."""

import itertools
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from igroteka import catalog
from igroteka.core.chance import Random
from igroteka.core.errors import IgrotekaError
from igroteka.core.match import Match
from igroteka.core.state import SPECTATOR, Position
from igroteka.server.rooms import lifecycle, live, luck
from igroteka.server.rooms.live_table import is_final
from igroteka.server.storage import Store
from igroteka.server.wire import Act, PlainState, Refused, WhyAsk
from tests.patience import LONG
from tests.server.players import HOTSEAT, ME, OPEN, RANDOM, Ear, Players, played
from tests.whim import whim

GAME = catalog.load("catan")


def moments(count: int) -> Iterator[tuple[Position, int, int]]:
    """Positions of a game with hidden cards in them, and what is said there by whom."""
    match = Match(GAME, 3, {"turn_limit": 60}, "secrets")
    match.begin()
    dice = Random(11)
    seen: dict[str, int] = {}
    while not match.over and count > 0:
        state, seat = match.state, int(match.state.player)
        action = whim(state, dice)
        kind = GAME.actions.of(action).name
        if len(match.moves) > 30 and seen.get(kind, 0) < 2:
            seen[kind] = seen.get(kind, 0) + 1
            count -= 1
            yield state.copy(), seat, action
        match.play(action, seat)


async def heard(players: Players, position: dict[str, Any], viewer: int, seat: int, action: int) -> tuple[bytes, bool]:
    """All that a viewer is sent about a room that begins with a position and goes on with a word; did it reveal?"""
    ann, bob = await players.person("Ann"), await players.person("Bob")
    seats = [OPEN if number == viewer else ME if number == 0 else HOTSEAT for number in range(3)]
    info = await players.game(ann, *seats, start=False, position=position, options={})
    if viewer >= 0:
        await players.rooms.sit(bob, info.id, viewer)
    watcher, eyes = (bob, viewer) if viewer >= 0 else (None, None)
    ears = [Ear(players, info.id, watcher, eyes, lang) for lang in ("en", "ru")]
    await players.rooms.start(ann, info.id)
    said: list[object] = [await players.rooms.state(watcher, info.id, eyes, lang) for lang in ("en", "ru")]
    speaker = bob if seat == viewer else ann
    said.append(await players.say(speaker, info.id, action, seat, cid="word"))
    said.extend([await players.rooms.state(watcher, info.id, eyes, lang) for lang in ("en", "ru")])
    for other in range(3):
        if other != viewer:
            said.append(await players.rooms.act(watcher, Act(info.id, 2, "x", other, action=action), "en"))
            try:
                said.append(await players.rooms.why(watcher, WhyAsk(info.id, "x", other, action), "en"))
            except IgrotekaError as error:
                said.append(error.code)
    said.extend(await players.rooms.replay(info.id, watcher, "ru", eyes))
    said.append(await players.rooms.at(info.id, 1, watcher, "en", eyes))
    table = await players.table(info.id)
    written = b"\n".join([*(ear.written() for ear in ears), *(msgspec.json.encode(one) for one in said)])
    written = written.replace(info.id.encode(), b"ROOM").replace(info.commit.encode(), b"PROMISE")
    return written, bool(table.state.revealed)


def test_what_others_hold_changes_no_byte(quick_store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """H1: in two worlds that differ only in what the viewer may not know, the same word is said under the same luck."""
    monkeypatch.setattr(luck, "new_secret", lambda: "5" * 64)
    ids = itertools.count()
    monkeypatch.setattr(lifecycle, "new_id", lambda: f"room{next(ids):07d}")
    monkeypatch.setattr(live, "MURMUR", LONG)  # a slow machine would count spectators midway, and not in both worlds

    async def story(players: Players) -> None:
        compared: list[str] = []
        for position, seat, action in moments(40):
            own = [] if is_final(position, seat, action) else [seat]  # luck shows the speaker what others do not see
            for viewer in (*own, (seat + 1) % 3, SPECTATOR):
                other = position.sample(viewer, Random(len(compared) + 3))
                if other.dump() == position.dump() or other.why_not(seat, action) is not None:
                    continue
                one, revealed = await heard(players, position.to_dict(), viewer, seat, action)
                two, revealed_too = await heard(players, other.to_dict(), viewer, seat, action)
                if not revealed and not revealed_too:
                    assert one == two, (GAME.notation(action), viewer)
                    compared.append(GAME.actions.of(action).name)
        assert len(compared) > 20
        assert len(set(compared)) > 5

    played(quick_store, story)


def test_spectators_get_what_a_spectator_may_see(quick_store: Store) -> None:
    async def story(players: Players) -> None:
        ann, eve = await players.person("Ann"), await players.person("Eve")
        info = await players.game(ann, ME, HOTSEAT, RANDOM, start=False, options={"turn_limit": 15})
        ears = [Ear(players, info.id, eve, None), Ear(players, info.id, None, 0), Ear(players, info.id, eve, 1)]
        own = Ear(players, info.id, ann, 1)
        await players.rooms.start(ann, info.id)
        for _ in range(60):
            await players.settled(info.id)
            table = await players.table(info.id)
            if table.match.over:
                break
            seat = table.speakers[0]
            await players.say(ann, info.id, table.legal(seat)[-1], seat)
            seen = (await players.rooms.state(eve, info.id, None)).scene
            assert seen is not None
            table = await players.table(info.id)
            assert table.state.view(SPECTATOR) == seen.view
        for ear in ears:
            assert ear.acts
            for told in ear.acts:
                assert SPECTATOR == told.scene.seat
                assert told.scene.options is None
                if told.scene.question["decision"] != "GAME_OVER":
                    assert not any("hand" in player for player in told.scene.view["players"])
                    assert [] == told.scene.sheet
        for told in own.acts:
            asked = told.scene.question["seats"]
            assert (told.scene.options is not None) == (1 in asked)
        for work in (players.rooms.state(eve, info.id, 0), players.rooms.state(None, info.id, 1)):
            with pytest.raises(IgrotekaError):
                await work

    played(quick_store, story)


def test_the_seed_and_the_secret_are_in_no_message(quick_store: Store) -> None:
    async def story(players: Players) -> None:
        ann = await players.person("Ann")
        info = await players.game(ann, ME, HOTSEAT, HOTSEAT, start=False)
        ears = [Ear(players, info.id, ann, seat) for seat in range(3)]
        await players.rooms.start(ann, info.id, "00112233445566778899aabbccddeeff")
        await players.play_on(ann, info.id, 60)
        secret = await players.store.secret(info.id)
        table = await players.table(info.id)
        told = [await players.rooms.state(ann, info.id, seat) for seat in range(3)]
        steps = await players.rooms.replay(info.id, ann)
        written = b"".join([*(ear.written() for ear in ears), msgspec.json.encode(told), msgspec.json.encode(steps)])
        for hidden in (secret, table.match.seed, await players.rooms.live.store.secret(info.id)):
            assert hidden.encode() not in written

    played(quick_store, story)


def test_refusals_of_others_tell_nothing(quick_store: Store) -> None:
    """H3: whoever asks about a seat that is not theirs hears the same, whatever they ask."""

    async def story(players: Players) -> None:
        ann, eve = await players.person("Ann"), await players.person("Eve")
        info = await players.game(ann, ME, HOTSEAT, HOTSEAT)
        heard_by_eve = set()
        for action in range(0, int(GAME.actions.size), 7):
            answer = await players.rooms.act(eve, Act(info.id, 1, f"e{action}", 0, action=action))
            assert isinstance(answer, Refused)
            heard_by_eve.add((answer.code, answer.text, answer.rule))
        assert 1 == len(heard_by_eve)
        told = await players.rooms.state(eve, info.id, None)
        assert isinstance(told, PlainState)

    played(quick_store, story)
