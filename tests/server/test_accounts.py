"""Guests, accounts and sessions."""

import asyncio
from typing import Any

import pytest
from argon2 import PasswordHasher

from igroteka.core.errors import IgrotekaError
from igroteka.core.speech import LANGUAGES, error_text
from igroteka.server.config import Config
from igroteka.server.limits import AGENT_LENGTH, FREE_TRIES, STRANGERS_TRIES
from igroteka.server.people.accounts import (
    FRESH,
    LIFE,
    TOUCH,
    AccountRefused,
    Accounts,
    checked_login,
    checked_name,
    checked_password,
    csrf,
    csrf_fits,
    session_id,
)
from igroteka.server.runtime import Runtime
from igroteka.server.storage import Store
from igroteka.server.storage.failures import failed
from igroteka.server.storage.rows import SessionRow

WORD = "correct horse"


class Clock:
    def __init__(self) -> None:
        self.now = 1_000_000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def accounts(store: Store, clock: Clock) -> Accounts:
    return Accounts(store, clock=clock, hasher=PasswordHasher(time_cost=1, memory_cost=64, parallelism=1))


async def refusal(work: Any) -> str:
    with pytest.raises(AccountRefused) as caught:
        await work
    return caught.value.code


def test_a_guest_in_one_click(accounts: Accounts, store: Store):
    async def main() -> None:
        person, token = await accounts.guest(" Анна\t Мария ", "Firefox\n" + "x" * 500)
        assert ("Анна Мария", None) == (person.name, person.login)
        found = await accounts.whoami(token)
        assert found is not None
        assert person == found[0] == await store.person(person.id)
        assert (session_id(token), AGENT_LENGTH) == (found[1].id, len(found[1].agent))
        assert await accounts.whoami("guessed") is None
        assert await accounts.whoami("") is None
        assert await accounts.whoami("\ud800") is None

        unnamed, _ = await accounts.guest(language="ru")
        assert unnamed.name.startswith("Гость ")
        assert "ru" == unnamed.language
        assert (await accounts.guest(language="xx"))[0].name.startswith("Guest ")

    asyncio.run(main())


def test_the_store_knows_no_token_and_no_password(accounts: Accounts, store: Store):
    async def main() -> None:
        person, token = await accounts.register(None, "ann", WORD)
        (session,) = await store.sessions_of(person.id)
        assert token not in repr(session)
        hashed = await store.password(person.id)
        assert hashed is not None
        assert hashed.startswith("$argon2id$")
        assert WORD not in hashed
        assert person.password is None
        for found in (await accounts.whoami(token), await accounts.login("ann", WORD), await store.person(person.id)):
            assert "argon2" not in repr(found)

    asyncio.run(main())


def test_a_guest_who_registers_keeps_everything_but_the_token(accounts: Accounts):
    async def main() -> None:
        guest, before = await accounts.guest("Ann")
        person, token = await accounts.register(guest, "Ann.Lee", WORD)
        assert (guest.id, "Ann", "ann.lee") == (person.id, person.name, person.login)
        assert await accounts.whoami(before) is None
        found = await accounts.whoami(token)
        assert found is not None
        assert person == found[0]
        again, other = await accounts.login(" ANN.LEE ", WORD)
        assert person == again
        assert token != other
        assert "has-account" == await refusal(accounts.register(person, "another", WORD))

    asyncio.run(main())


def test_a_new_password_ends_all_other_sessions(accounts: Accounts, clock: Clock):
    async def main() -> None:
        person, here = await accounts.register(None, "ann", WORD)
        _, there = await accounts.login("ann", WORD)
        guest, guests = await accounts.guest("Bob")
        assert "account-needed" == await refusal(accounts.change_password(guest, guests, "", WORD))
        assert "password-short" == await refusal(accounts.change_password(person, here, WORD, "short"))
        assert "password-wrong" == await refusal(accounts.change_password(person, here, "guessed it", "another word"))
        assert [session_id(there)] == await accounts.change_password(person, here, WORD, "another word")
        assert await accounts.whoami(here) is not None
        assert await accounts.whoami(there) is None
        assert "login-failed" == await refusal(accounts.login("ann", WORD))
        await accounts.login("ann", "another word")
        tries = [await refusal(accounts.change_password(person, here, "guessed it", WORD)) for _ in range(7)]
        assert "too-many-tries" == tries[-1]
        assert "too-many-tries" == await refusal(accounts.change_password(person, here, "another word", WORD))
        clock.now += 1000
        await accounts.change_password(person, here, "another word", WORD)

    asyncio.run(main())


def test_a_login_belongs_to_one(accounts: Accounts):
    async def main() -> None:
        await accounts.register(None, "ann", WORD)
        assert "login-taken" == await refusal(accounts.register(None, "ANN", WORD))
        guest, _ = await accounts.guest("Bob")
        found = await asyncio.gather(
            accounts.register(guest, "bob", WORD), accounts.register(None, "Bob", WORD), return_exceptions=True
        )
        refused = [one for one in found if isinstance(one, AccountRefused)]
        assert ["login-taken"] == [one.code for one in refused]

    asyncio.run(main())


def test_a_room_that_opens_forgets_sessions_that_have_ended_of_age(tmp_path):
    async def main() -> None:
        config = Config(data=tmp_path, bot_workers=0)
        first = Runtime(config)
        await first.open()
        ann, young = await first.accounts.guest("Ann")
        await first.store.add_session(SessionRow(id="old", person=ann.id, created=1.0, seen=1.0))
        await first.close()

        second = Runtime(config)
        await second.open()
        assert await second.store.session("old") is None
        assert await second.accounts.whoami(young) is not None
        await second.close()

    asyncio.run(main())


def test_sessions_end(accounts: Accounts, store: Store, clock: Clock):
    async def main() -> None:
        ann, first = await accounts.register(None, "ann", WORD)
        _, second = await accounts.login("ann", WORD, "phone")
        _, third = await accounts.login("ann", WORD)
        bob, other = await accounts.guest("Bob")
        assert 3 == len(await accounts.sessions(ann))

        await accounts.logout(first)
        assert await accounts.whoami(first) is None
        assert not await accounts.revoke(bob, session_id(second))
        assert await accounts.whoami(second) is not None
        assert await accounts.revoke(ann, session_id(second))
        assert await accounts.whoami(second) is None
        assert await accounts.whoami(third) is not None

        clock.now += LIFE + 1
        assert await accounts.whoami(third) is None
        assert await store.session(session_id(third)) is None
        assert [] == await accounts.sessions(bob)
        assert (1, 0) == (await accounts.sweep(), await accounts.sweep())
        assert await accounts.whoami(other) is None

    asyncio.run(main())


def test_a_session_in_use_lives_on_and_is_seldom_written(
    accounts: Accounts, store: Store, clock: Clock, monkeypatch: Any
):
    touches: list[float] = []

    async def touch(id: str, seen: float) -> None:
        touches.append(seen)
        raise failed("full")

    async def main() -> None:
        _, token = await accounts.guest("Ann")
        for _ in range(30):
            clock.now += TOUCH / 10
            assert await accounts.whoami(token) is not None
        assert 1_000_000.0 + 3 * TOUCH == (await store.sessions_of((await accounts.guest())[0].id))[0].seen
        found = await store.session(session_id(token))
        assert found is not None
        assert clock.now - TOUCH <= found.seen
        monkeypatch.setattr(store, "touch_session", touch)
        clock.now += TOUCH
        assert await accounts.whoami(token) is not None  # a full disk keeps nobody out
        assert await accounts.whoami(token) is not None
        assert 1 == len(touches)

    asyncio.run(main())


def test_another_process_learns_of_a_revoked_session(accounts: Accounts, store: Store, clock: Clock):
    async def main() -> None:
        elsewhere = Accounts(store, clock=clock)
        ann, token = await accounts.guest("Ann")
        assert await elsewhere.whoami(token) is not None
        await accounts.revoke(ann, session_id(token))
        clock.now += FRESH
        assert await elsewhere.whoami(token) is None

    asyncio.run(main())


def test_a_session_revoked_while_it_is_read_is_not_remembered(accounts: Accounts, store: Store, clock: Clock):
    async def main() -> None:
        _, token = await accounts.guest("Ann")
        clock.now += FRESH
        reading = asyncio.create_task(accounts.whoami(token))
        await accounts.logout(token)
        await reading
        assert await accounts.whoami(token) is None

    asyncio.run(main())


def test_failures_make_the_next_try_wait_longer(accounts: Accounts, clock: Clock):
    async def main() -> None:
        await accounts.register(None, "ann", WORD)
        waits = []
        for _ in range(FREE_TRIES - 1):
            assert "login-failed" == await refusal(accounts.login("ann", "wrong word"))
        for _ in range(12):
            assert "login-failed" == await refusal(accounts.login("ann", "wrong word"))
            with pytest.raises(AccountRefused) as caught:
                await accounts.login(" ANN ", WORD)
            assert "too-many-tries" == caught.value.code
            waits.append(caught.value.details["seconds"])
            clock.now += float(str(waits[-1]))
        assert [1, 2, 4, 8, 16, 32, 64, 128, 256, 300, 300, 300] == waits
        await accounts.login("ann", WORD)
        assert "login-failed" == await refusal(accounts.login("ann", "wrong word"))  # and the count begins again
        await accounts.login("ann", WORD)

    asyncio.run(main())


def test_tries_at_the_same_time_are_counted(accounts: Accounts):
    async def main() -> None:
        await accounts.register(None, "ann", WORD)
        codes = await asyncio.gather(*(refusal(accounts.login("ann", f"wrong {number}")) for number in range(20)))
        assert FREE_TRIES == codes.count("login-failed")
        assert 20 - FREE_TRIES == codes.count("too-many-tries")

    asyncio.run(main())


def test_strangers_lock_out_nobody_but_strangers(accounts: Accounts):
    """What is tried elsewhere does not count here; where the owner came from before, only what was tried there does."""

    async def main() -> None:
        await accounts.register(None, "ann", WORD)
        await accounts.login("ann", WORD, place="home")
        for number in range(FREE_TRIES + 20):
            await refusal(accounts.login("ann", f"wrong {number}", place="thief"))
        assert "too-many-tries" == await refusal(accounts.login("ann", WORD, place="thief"))
        await accounts.login("ann", WORD, place="a friend's house")
        for number in range(2 * STRANGERS_TRIES):
            await refusal(accounts.login("ann", "wrong word", place=f"thief {number}"))
        assert "too-many-tries" == await refusal(accounts.login("ann", WORD, place="one more thief"))
        await accounts.login("ann", WORD, place="home")
        await accounts.login("ann", WORD, place="a friend's house")
        await accounts.login("ann", WORD, place="session 1", own=True)

    asyncio.run(main())


class Counting(PasswordHasher):
    """How much work was done."""

    hashes = 0

    def hash(self, password: str | bytes, *, salt: bytes | None = None) -> str:
        Counting.hashes += 1
        return super().hash(password, salt=salt)


def test_a_taken_login_takes_as_long_as_a_free_one(store: Store, clock: Clock):
    async def main() -> None:
        accounts = Accounts(store, clock=clock, hasher=Counting(time_cost=1, memory_cost=64, parallelism=1))
        before = Counting.hashes
        await accounts.register(None, "ann", WORD)
        free = Counting.hashes - before
        assert "login-taken" == await refusal(accounts.register(None, "Ann", WORD))
        assert 2 * free == Counting.hashes - before

    asyncio.run(main())


def test_nobody_learns_which_logins_there_are(accounts: Accounts):
    async def main() -> None:
        await accounts.register(None, "ann", WORD)
        for login, password in (
            ("ann", "wrong word"),
            ("bob", WORD),
            ("", ""),
            ("ann", "x" * 10_000),
            ("b" * 9999, WORD),
        ):
            with pytest.raises(AccountRefused) as caught:
                await accounts.login(login, password)
            assert ("login-failed", {}) == (caught.value.code, caught.value.details)

    asyncio.run(main())


def test_an_old_hash_is_renewed(accounts: Accounts, store: Store, clock: Clock):
    async def main() -> None:
        person, _ = await accounts.register(None, "ann", WORD)
        stronger = Accounts(store, clock=clock, hasher=PasswordHasher(time_cost=2, memory_cost=128, parallelism=1))
        before = await store.password(person.id)
        await stronger.login("ann", WORD)
        after = await store.password(person.id)
        assert before != after
        await stronger.login("ann", WORD)
        assert after == await store.password(person.id)

    asyncio.run(main())


def test_a_person_changes(accounts: Accounts, store: Store):
    async def main() -> None:
        person, token = await accounts.guest("Ann")
        person = await accounts.change(person, settings={"theme": "dark", "auto_pass": True})
        person = await accounts.change(person, name="Анна", language="ru", settings={"theme": "light"})
        assert ("Анна", "ru", {"theme": "light", "auto_pass": True}) == (person.name, person.language, person.settings)
        found = await accounts.whoami(token)
        assert found is not None
        assert person == found[0] == await store.person(person.id) == await accounts.change(person)
        assert "name-form" == await refusal(accounts.change(person, name=""))
        with pytest.raises(IgrotekaError, match="language"):
            await accounts.change(person, language="xx")

    asyncio.run(main())


@pytest.mark.parametrize("name", ["A", "Анна-Мария", "王小明", "Zoë 🎲", "x" * 32])
def test_names_that_will_do(name: str):
    assert name == checked_name(f"  {name} ")


@pytest.mark.parametrize("name", ["", "   ", "x" * 33, "a\0b", "a\u202eb", "a\u200bb", "\u0301\u0301", "\ud800"])
def test_names_that_will_not(name: str):
    with pytest.raises(AccountRefused, match="visible"):
        checked_name(name)


@pytest.mark.parametrize(
    ("typed", "login"),
    [("Ann", "ann"), ("  анна_2 ", "анна_2"), ("ａｎｎ", "ann"), ("STRASSE", "strasse"), ("x.y-z", "x.y-z")],
)
def test_logins_that_will_do(typed: str, login: str):
    assert login == checked_login(typed)


@pytest.mark.parametrize("login", ["", "ab", "x" * 33, "a b c", "ann@home", "an\0n", "<b>ann", "\ud800\ud800\ud800"])
def test_logins_that_will_not(login: str):
    with pytest.raises(AccountRefused, match="letters"):
        checked_login(login)


def test_passwords():
    assert "ﬁ".join("abcdefgh") != checked_password("ﬁ".join("abcdefgh")) == "fi".join("abcdefgh")
    with pytest.raises(AccountRefused, match="at least 8"):
        checked_password("1234567")
    with pytest.raises(AccountRefused, match="at most 256"):
        checked_password("x" * 257)


def test_the_page_proves_that_it_was_read():
    assert csrf_fits("token", csrf("token"))
    assert not csrf_fits("token", csrf("another"))
    assert not csrf_fits("token", "")
    assert not csrf_fits("token", "\ud800я")
    assert "token" not in csrf("token")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_its_sentence(language: str):
    refusals: dict[str, dict[str, object]] = {
        "name-form": {"least": 1, "most": 32},
        "login-form": {"least": 3, "most": 32},
        "login-taken": {"login": "ann"},
        "login-failed": {},
        "password-short": {"least": 8},
        "password-long": {"most": 256},
        "has-account": {"login": "ann"},
    }
    for code, details in refusals.items():
        assert error_text(AccountRefused(code, details), language, "igroteka.server")
    said = {
        error_text(AccountRefused("too-many-tries", {"seconds": n}), language, "igroteka.server") for n in (1, 2, 5)
    }
    assert 3 == len(said)
