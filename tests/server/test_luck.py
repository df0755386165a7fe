"""Luck is promised, mixed with what people bring, and can be checked afterwards."""

import hashlib
import hmac

import pytest

from igroteka.core.errors import BadRecord, IgrotekaError
from igroteka.server.rooms import luck
from igroteka.server.storage import Store
from tests.server.players import GREEDY, ME, OPEN, RANDOM, Ear, Players, played


def test_the_promise_is_the_hash_that_is_documented() -> None:
    assert hashlib.sha256(b"igroteka-luck-1roomsecret").hexdigest() == luck.commitment("room", "secret")


def test_the_seed_is_the_keyed_hash_that_is_documented() -> None:
    expected = hmac.new(b"secret", b"00ff00ff\nbot\n-", hashlib.sha256).hexdigest()

    assert expected == luck.seed("secret", ["00ff00ff", "bot", "-"])


@pytest.mark.parametrize("text", ["zz", "00", "0" * 65, "0123456g", "0123 4567"])
def test_only_hexadecimal_digits_are_brought(text: str) -> None:
    with pytest.raises(IgrotekaError) as refused:
        luck.contribution(text)

    assert "luck-form" == refused.value.code


def test_verification_finds_another_secret_and_another_seed() -> None:
    secret = luck.new_secret()
    commit, seed = luck.commitment("r", secret), luck.seed(secret, ["-"])
    luck.verify("r", commit, secret, ["-"], seed)

    for change in (("s", commit, secret, ["-"], seed), ("r", commit, "x", ["-"], seed)):
        with pytest.raises(BadRecord) as found:
            luck.verify(*change)
        assert "luck-commit" == found.value.code
    with pytest.raises(BadRecord) as found:
        luck.verify("r", commit, secret, ["bot"], seed)
    assert "luck-seed" == found.value.code


def test_a_finished_game_verifies_and_its_secret_is_kept_until_then(quick_store: Store) -> None:
    async def story(players: Players) -> None:
        ann, bob = await players.person("Ann"), await players.person("Bob")
        info = await players.game(ann, ME, OPEN, RANDOM, start=False)
        await players.rooms.sit(bob, info.id, 1, brought="0011223344556677")
        await players.rooms.start(ann, info.id, "FFEEDDCCBBAA9988")
        secret = await players.store.secret(info.id)
        ear = Ear(players, info.id, ann, 0)

        before = await players.rooms.luck(info.id, ann)
        assert before.secret is None
        assert ["ffeeddccbbaa9988", "0011223344556677", "bot"] == before.contributions
        with pytest.raises(IgrotekaError) as refused:
            await players.rooms.record(info.id, ann)
        assert "not-finished" == refused.value.code

        await players.rooms.replace(ann, info.id, 0, "random")
        await players.rooms.replace(bob, info.id, 1, "random")
        await players.settled(info.id)

        after = await players.rooms.luck(info.id, ann)
        assert secret == after.secret
        assert luck.commitment(info.id, secret) == info.commit == after.commit
        assert secret.encode() not in ear.written()
        record = await players.rooms.record(info.id, None)
        assert luck.verify_record(record).over
        record.moves[0], record.seed = record.moves[0], "0" * 64
        with pytest.raises(BadRecord):
            luck.verify_record(record)

    played(quick_store, story)


def test_a_record_without_a_promise_is_refused(quick_store: Store) -> None:
    async def story(players: Players) -> None:
        ann = await players.person("Ann")
        info = await players.game(ann, GREEDY, RANDOM, RANDOM)
        await players.settled(info.id)
        record = await players.rooms.record(info.id, ann)
        for broken in (None, {}, {"room": 1}, {**(record.luck or {}), "contributions": [1]}):
            record.luck = broken
            with pytest.raises(BadRecord) as found:
                luck.verify_record(record)
            assert "luck-missing" == found.value.code

    played(quick_store, story)
