"""What has changed, said so that a client can follow: patches of documents, and of whole games on the wire."""

import json
from collections import Counter
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as some

from igroteka.core.patches import difference, patched
from igroteka.core.state import SPECTATOR
from igroteka.server.rooms import live
from igroteka.server.rooms.live_table import Table
from igroteka.server.storage import Store
from igroteka.server.wire import Clock, PublicChange, RoomSetup
from tests.conftest import sized
from tests.patience import LONG
from tests.reading import Reader
from tests.server.players import HOTSEAT, ME, Players, played

NAMES = some.sampled_from(["a", "b", "0", "1"])
VALUES = some.recursive(
    some.none() | some.booleans() | some.integers(0, 2) | some.text("xy", max_size=2),
    lambda inner: some.lists(inner, max_size=3) | some.dictionaries(NAMES, inner, max_size=3),
)
DOCUMENTS = some.dictionaries(NAMES, VALUES, max_size=4)
ACTS = sized(30, 300)


@given(DOCUMENTS, DOCUMENTS)
def test_a_patch_leads_from_one_document_to_another(old: dict[str, Any], new: dict[str, Any]):
    before = json.dumps(old)
    patch = json.loads(json.dumps(difference(old, new)))

    assert json.dumps(new, sort_keys=True) == json.dumps(patched(old, patch), sort_keys=True)
    assert before == json.dumps(old)
    assert (patch == {}) == (json.dumps(old, sort_keys=True) == json.dumps(new, sort_keys=True))


def test_only_what_has_changed_is_said():
    old = {"hand": {"ore": 1, "wool": 2}, "row": [1, 2, 3], "same": [{"deep": 1}], "gone": None}
    new = {"hand": {"ore": 2, "wool": 2}, "row": [1, 5, 3], "same": [{"deep": 1}], "new": None}

    assert {"pile": [{"ore": 1, "wool": 1}]} == difference({"pile": {"wool": 1}}, {"pile": {"ore": 1, "wool": 1}})
    assert {"gone": 0, "hand": {"ore": [2]}, "row": {"1": [5]}, "new": [None]} == difference(old, new)


@pytest.mark.parametrize("game", ["catan", "burgundy", "nusfjord", "gwt", "gwtnz"])
@pytest.mark.parametrize("lang", ["en", "ru"])
def test_whoever_follows_patches_sees_what_is_told_in_words(game: str, lang: str, quick_store: Store):
    """Seats and a spectator, through moves and undo: the same scenes, events, log and room."""

    async def story(players: Players) -> None:
        ann, eve = await players.person("Ann"), await players.person("Eve")
        info = await players.rooms.create(ann, RoomSetup(game=game, seats=[ME, HOTSEAT, HOTSEAT]), lang)
        await players.rooms.start(ann, info.id)
        eyes = [(ann, 0), (ann, 1), (eve, None)]
        pairs = []
        for person, seat in eyes:
            plain: list[Any] = []
            shared: list[Any] = []
            reader = Reader(lang)
            players.rooms.listen(info.id, person, seat, lang, plain.append)
            words = await players.rooms.state(person, info.id, seat, lang)
            first = await players.rooms.shared_state(person, info.id, seat, lang)
            assert written(words) == reader.plain(written(first))
            players.rooms.listen(info.id, person, seat, lang, shared.append, facts=True)
            pairs.append((reader, plain, shared))
        await players.play_on(ann, info.id, ACTS, undo=True)
        for (person, seat), (reader, plain, shared) in zip(eyes, pairs, strict=True):
            told = [reader.plain(written(message)) for message in shared]
            told = [message for message in told if message["t"] == "ev"]
            acts = [message for message in map(written, plain) if message["t"] == "ev"]
            assert acts == told
            assert json.dumps(acts[-1]["scene"]["view"]) == json.dumps(told[-1]["scene"]["view"]), "the order too"
            assert len(acts) >= 2 * ACTS // 3
            last = await players.rooms.info(info.id, person, lang)
            assert filled(written(last)) == filled(reader.info), seat

    played(quick_store, story)


def setup(game: str) -> Any:
    from igroteka.server.wire import RoomSetup

    return RoomSetup(game=game, seats=[ME, HOTSEAT])


def written(message: Any) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(msgspec.json.encode(message))
    return found


def filled(info: dict[str, Any]) -> dict[str, Any]:
    """Without what stands at its default, which may be left out or not."""
    seats = [{name: value for name, value in seat.items() if value not in (False, None, "")} for seat in info["seats"]]
    nothing: tuple[Any, ...] = (False, None, "", [], {}, 0)
    return {name: value for name, value in {**info, "seats": seats}.items() if value not in nothing}


def test_a_spectator_has_nothing_of_their_own(quick_store: Store):
    async def story(players: Players) -> None:
        ann, eve = await players.person("Ann"), await players.person("Eve")
        info = await players.game(ann, ME, HOTSEAT, HOTSEAT)
        told = await players.rooms.shared_state(eve, info.id, None)
        assert told.scene is not None
        assert (SPECTATOR, None) == (told.scene.seat, told.scene.own)

    played(quick_store, story)


def test_what_is_public_is_drawn_and_encoded_once_whoever_looks_on(
    quick_store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Three seats and four who look on; each hears of an act in one message, and of nothing beside it."""
    monkeypatch.setattr(live, "MURMUR", LONG)  # until those who look on are counted
    drawn: Counter[str] = Counter()
    encode, draw = msgspec.json.encode, Table.public_change

    def encoded(message: object) -> bytes:
        drawn["encoded"] += isinstance(message, PublicChange)
        return encode(message)

    def drawing(table: Table) -> Any:
        drawn["drawn"] += 1
        return draw(table)

    monkeypatch.setattr(msgspec.json, "encode", encoded)
    monkeypatch.setattr(Table, "public_change", drawing)

    async def story(players: Players) -> None:
        ann, eve = await players.person("Ann"), await players.person("Eve")
        info = await players.game(ann, ME, HOTSEAT, HOTSEAT, clock=Clock("live", bank=60))
        eyes = [(ann, 0), (ann, 1), (ann, 2), (eve, None), (eve, None), (None, None), (None, None)]
        heard: list[list[Any]] = [[] for _ in eyes]
        for (person, seat), told in zip(eyes, heard, strict=True):
            players.rooms.listen(info.id, person, seat, "en", told.append, facts=True)
        words: list[Any] = []
        players.rooms.listen(info.id, ann, 0, "en", words.append)
        for _ in range(3):
            for told in (*heard, words):
                told.clear()
            drawn.clear()
            players.watch.now += 1
            await players.play_on(ann, info.id, 1)
            assert {"drawn": 1, "encoded": 1} == drawn
            assert [1] * 7 == [len(told) for told in heard]
            assert 1 == len({id(told[0]) for told in heard[3:]}), "one object for all who look on"
            messages = [json.loads(bytes(told[0])) for told in heard]
            assert ["ev"] * 7 == [message["t"] for message in messages]
            assert all(messages[3]["public"] == message["public"] for message in messages)
            assert messages[3]["public"]["info"], "clocks have moved"
            assert ["ev", "info"] == [written(message)["t"] for message in words]

    played(quick_store, story)
