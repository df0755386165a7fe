"""Whose turn it is, told to those who are not here: once, where they wish it, and never in the way of play."""

import asyncio
import email
import hashlib
import hmac
import json
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from email.message import EmailMessage
from email.policy import default
from pathlib import Path
from threading import Thread
from typing import Any

import pytest

from igroteka.cli.serve import mail_of
from igroteka.core.errors import IgrotekaError
from igroteka.server.config import Config, Mail
from igroteka.server.people import letters
from igroteka.server.people.letters import checked_mail, checked_webhook, deliver, is_public, letter
from igroteka.server.people.notices import AGAIN, Notices
from igroteka.server.storage import Store
from igroteka.server.storage.rows import ContactRow, NoticeRow, PersonRow, SeatRow
from igroteka.server.wire import Accepted, Clock
from tests.patience import LONG
from tests.server.edge import Person, ask, running, told
from tests.server.players import HOTSEAT, ME, OPEN, RANDOM, Ear, Players, played
from tests.server.rows import SECRET, act, room

DAYS = Clock("days", hours=48)
WAIT = 60.0


class Web:
    """Somebody's address on the web: what was posted there, and what it answers."""

    def __init__(self) -> None:
        self.got: list[tuple[dict[str, str], dict[str, Any]]] = []
        self.answers: list[bytes] = []
        self.url = ""

    async def answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in head[1:] if line)}
        body = await reader.readexactly(int(headers["content-length"]))
        self.got.append(({**headers, "": head[0], "body": body.decode()}, json.loads(body)))
        writer.write(self.answers.pop(0) if self.answers else b"HTTP/1.1 204 No Content\r\n\r\n")
        await writer.drain()
        writer.close()


class Post:
    """A mail server: enough of SMTP to take letters."""

    def __init__(self) -> None:
        self.got: list[EmailMessage] = []
        self.refuse = False
        self.port = 0

    async def answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        def say(line: str) -> None:
            writer.write(f"{line}\r\n".encode())

        say("220 post")
        while line := (await reader.readline()).decode().strip():
            match line.split()[0].upper():
                case "EHLO":
                    say("250 post")
                case "RCPT" if self.refuse:
                    say("550 nobody of this name")
                case "DATA":
                    say("354 go on")
                    text = (await reader.readuntil(b"\r\n.\r\n"))[:-3]
                    self.got.append(email.message_from_bytes(text, policy=default))
                    say("250 taken")
                case "QUIT":
                    say("221 bye")
                    break
                case _:
                    say("250 well")
        writer.close()


@asynccontextmanager
async def web() -> AsyncIterator[Web]:
    place = Web()
    async with await asyncio.start_server(place.answer, "127.0.0.1", 0) as server:
        place.url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/hook?for=ann"
        yield place


@asynccontextmanager
async def post() -> AsyncIterator[Post]:
    place = Post()
    async with await asyncio.start_server(place.answer, "127.0.0.1", 0) as server:
        place.port = server.sockets[0].getsockname()[1]
        yield place


def notices_of(players: Players, **more: Any) -> Notices:
    config = Config(data=Path("/nowhere"), public=("https://games.example.org",), private_webhooks=True, **more)
    return Notices(players.store, players.rooms.live, config)


async def told_now(notices: Notices) -> None:
    await notices.look()
    await notices.settled()


async def two(players: Players, **more: Any) -> tuple[PersonRow, PersonRow, str]:
    """A game of Ann and Bob by days."""
    ann, bob = await players.person("Ann", login="ann", language="ru"), await players.person("Bob", login="bob")
    info = await players.game(ann, ME, OPEN, ME, start=False, **{"clock": DAYS, **more})
    await players.rooms.sit(bob, info.id, 1)
    await players.rooms.start(ann, info.id)
    return ann, bob, info.id


async def until_turn_of(players: Players, people: dict[int, PersonRow], id: str, seat: int) -> None:
    """Everybody says anything until this seat is asked."""
    for _ in range(60):
        table = await players.table(id)
        if table.speakers == [seat]:
            return
        speaker = table.speakers[0]
        assert isinstance(await players.say(people[speaker], id, table.legal(speaker)[0], speaker), Accepted)
    raise AssertionError("never asked")


# --- where to


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1", "10.1.2.3", "192.168.0.9", "172.16.0.1", "169.254.169.254", "100.64.0.1", "0.0.0.0", "224.0.0.1",
        "255.255.255.255", "::1", "::", "fe80::1", "fe80::1%eth0", "fc00::7", "ff02::1", "::ffff:127.0.0.1",
        "64:ff9b::7f00:1", "2002:7f00:1::", "192.0.2.1",
    ],
)  # fmt: skip
def test_private_addresses_are_known(address: str):
    assert not is_public(address)
    host = f"[{address}]" if ":" in address else address
    if "%" not in address:
        with pytest.raises(IgrotekaError) as refused:
            checked_webhook(f"https://{host}/x", private=False)
        assert "webhook-form" == refused.value.code


@pytest.mark.parametrize("address", ["8.8.8.8", "2606:4700::1111", "::ffff:8.8.8.8", "64:ff9b::808:808"])
def test_public_addresses_are_known(address: str):
    assert is_public(address)


@pytest.mark.parametrize(
    "url",
    [
        "", "example.org", "http://example.org/", "ftp://example.org/", "https://", "https:///x", "https://a b/",
        "https://user:word@example.org/", "https://example.org:99999/", "https://example.org:0/", "https://[::1/",
        "https://example.org/\r\nX: y", "https://пример.рф/", "https://example.org/" + "x" * 400, "https://e.org/#x",
    ],
)  # fmt: skip
def test_what_is_no_webhook(url: str):
    with pytest.raises(IgrotekaError):
        checked_webhook(url, private=False)


def test_names_that_lead_inside_are_not_followed():
    """The name is looked up when the message goes out; numbers in disguise are names too."""
    for host in ("localhost", "2130706433", "127.1", "0x7f.0.0.1"):
        url = checked_webhook(f"https://{host}/", private=False)
        with pytest.raises(OSError):  # noqa: PT011 -- some systems do not even know such a name
            asyncio.run(letters.post(url, b"{}", "", private=False))


@pytest.mark.parametrize(
    "address", ["", "ann", "ann@", "@a.org", "a b@c.org", "a@b", "a@b.org\r\nBcc: c@d.org", "ann@b..org"]
)
def test_what_is_no_mail_address(address: str):
    with pytest.raises(IgrotekaError):
        checked_mail(address)


def test_mail_addresses():
    assert ["a.b+c@mail.example.org"] == [checked_mail("a.b+c@mail.example.org")]


def test_the_mail_server_as_it_is_typed(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("IGROTEKA_MAIL_PASSWORD", "word")
    sender = "Games <games@example.org>"
    assert mail_of("", sender) is None
    plain = Mail(host="mail.example.org", port=587, user="me@there", password="word", sender=sender)
    assert plain == mail_of("smtp://me%40there@mail.example.org", sender)
    assert Mail(host="m.org", port=465, password="word", sender=sender, secure=True) == mail_of("smtps://m.org", sender)
    for url, who in (
        ("mail.example.org", sender),
        ("smtp://", sender),
        ("smtp://m.org", ""),
        ("smtp://m:99999", sender),
    ):
        with pytest.raises(IgrotekaError):
            mail_of(url, who)
    with pytest.raises(IgrotekaError) as refused:
        mail_of("smtp://me:secret@mail.example.org", sender)
    assert "secret" not in str(refused.value.details)


def test_no_password_goes_over_an_open_line():
    async def main() -> None:
        async with post() as place:
            mail = Mail(host="0.0.0.0", port=place.port, user="u", password="p", sender="a@b.org")
            message = letter(mail, "c@d.org", "x", "y")
            with pytest.raises(OSError, match="TLS"):
                await asyncio.to_thread(deliver, mail, message)

    asyncio.run(main())


# --- once a turn


def test_a_turn_is_posted_once_and_signed(quick_store: Store):
    async def story(players: Players) -> None:
        async with web() as place:
            notices = notices_of(players)
            ann, bob, id = await two(players)
            await notices.change(bob, place.url, None, "en")
            await until_turn_of(players, {0: ann, 1: bob, 2: ann}, id, 1)
            await told_now(notices)
            assert [] == place.got  # the turn has only begun
            players.watch.now += WAIT
            for _ in range(3):
                await told_now(notices)
            ((headers, message),) = place.got
            assert "POST /hook?for=ann HTTP/1.1" == headers[""]
            assert ("turn", id, "catan", 1) == tuple(message[name] for name in ("event", "room", "game", "seat"))
            assert f"https://games.example.org/room/{id}" == message["link"]
            assert "It is your turn in a game of Catan. You have 48 hours." == message["text"]
            contact = await notices.contact(bob)
            moment, mark = (part.partition("=")[2] for part in headers["x-igroteka-signature"].split(","))
            text = f"{moment}.{headers['body']}".encode()
            assert mark == hmac.new(contact.key.encode(), text, hashlib.sha256).hexdigest()

            table = await players.table(id)
            await players.say(bob, id, table.legal(1)[0], 1)  # still his turn, or not: nothing new for him
            players.watch.now += WAIT
            await told_now(notices)
            if (await players.table(id)).speakers == [1]:
                assert 1 == len(place.got)

    played(quick_store, story)


def test_who_looks_or_has_answered_is_not_told(quick_store: Store):
    async def story(players: Players) -> None:
        async with web() as place:
            notices = notices_of(players)
            ann, bob, id = await two(players)
            people = {0: ann, 1: bob, 2: ann}
            await notices.change(bob, place.url, None, "en")
            ear = Ear(players, id, bob, 1)
            await until_turn_of(players, people, id, 1)
            await told_now(notices)
            assert [] == [row for row in await players.store.notices() if row.person == "bob"]
            ear.line.here = False  # the tab is behind others: as good as away
            table = await players.table(id)
            await players.say(bob, id, table.legal(1)[0], 1)
            await until_turn_of(players, people, id, 0)
            await until_turn_of(players, people, id, 1)
            players.watch.now += WAIT
            await told_now(notices)
            assert 1 == len(place.got)
            ear.line.close()
            await players.say(bob, id, (await players.table(id)).legal(1)[0], 1)
            await until_turn_of(players, people, id, 0)
            await until_turn_of(players, people, id, 1)
            players.watch.now += 1
            await players.say(bob, id, (await players.table(id)).legal(1)[0], 1)  # quicker than the notice
            players.watch.now += WAIT
            await told_now(notices)
            assert 1 == len(place.got)
            assert [] == await players.store.notices()

    played(quick_store, story)


def test_of_a_game_put_away_nobody_is_told(quick_store: Store):
    async def story(players: Players) -> None:
        async with web() as place:
            notices = notices_of(players)
            ann, bob, id = await two(players)
            people = {0: ann, 1: bob, 2: ann}
            await notices.change(bob, place.url, None, "en")
            for away in (True, False):
                await players.rooms.archive(bob, id, away=away)
                await until_turn_of(players, people, id, 0)
                await until_turn_of(players, people, id, 1)
                players.watch.now += WAIT
                await told_now(notices)
                assert (0 if away else 1) == len(place.got)

    played(quick_store, story)


def test_what_fails_is_tried_again_and_then_given_up(quick_store: Store, caplog: pytest.LogCaptureFixture):
    async def story(players: Players) -> None:
        async with web() as place, post() as office:
            mail = Mail(host="127.0.0.1", port=office.port, sender="Igroteka <games@example.org>")
            notices = notices_of(players, mail=mail)
            ann, bob, id = await two(players)
            key, address = "k", "bob@example.org"
            await players.store.put_contact(ContactRow(person="bob", webhook=place.url, key=key, mail=address))
            await until_turn_of(players, {0: ann, 1: bob, 2: ann}, id, 1)
            place.answers = [
                b"HTTP/1.1 500 Oh\r\n\r\n",
                b"",
                b"nonsense\r\n",
                b"HTTP/1.1 301 Moved\r\nLocation: /\r\n\r\n",
            ]
            office.refuse = True
            players.watch.now += WAIT
            for pause in (0.0, *AGAIN, 10_000.0):
                players.watch.now += pause
                await told_now(notices)
                office.refuse = pause < AGAIN[0]
            assert 4 == len(place.got)
            assert ["It is your turn in a game of Catan. You have 48 hours."] == [
                message.get_content().splitlines()[0] for message in office.got
            ]
            assert [] == await players.store.notices()
            assert 4 + 2 == caplog.text.count("a notice did not arrive")
            told = " ".join(str(getattr(record, "problem", "")) for record in caplog.records)
            assert "answered 500" in told
            assert "mail: SMTPRecipientsRefused" in told
            assert address not in told
            assert isinstance(await players.say(bob, id, (await players.table(id)).legal(1)[0], 1), Accepted)

    played(quick_store, story)


def test_a_letter_in_the_readers_language(quick_store: Store):
    async def story(players: Players) -> None:
        async with post() as office:
            mail = Mail(host="127.0.0.1", port=office.port, sender="Igroteka <games@example.org>")
            notices = notices_of(players, mail=mail)
            ann, bob, id = await two(players)
            assert ["webhook", "mail"] == notices.channels
            contact = await notices.change(ann, None, "ann@example.org", "ru")
            (message,) = office.got
            assert f"{contact.code} — ваш код" == message["subject"]
            assert contact.code in message.get_content()
            await until_turn_of(players, {0: ann, 1: bob, 2: ann}, id, 1)
            await until_turn_of(players, {0: ann, 1: bob, 2: ann}, id, 0)
            players.watch.now += WAIT
            await told_now(notices)
            assert 1 == len(office.got)  # nobody has shown the code yet
            with pytest.raises(IgrotekaError):
                await notices.confirm(ann, "00000000" if contact.code != "00000000" else "1")
            assert "" == (await notices.confirm(ann, contact.code)).code
            await until_turn_of(players, {0: ann, 1: bob, 2: ann}, id, 1)
            await until_turn_of(players, {0: ann, 1: bob, 2: ann}, id, 0)
            players.watch.now += WAIT
            await told_now(notices)
            letter = office.got[-1]
            assert ("Ваш ход: Колонизаторы", "ann@example.org") == (letter["subject"], letter["to"])
            assert "auto-generated" == letter["auto-submitted"]
            text = letter.get_content()
            assert "Ваш ход в партии «Колонизаторы». У вас 48 часов." in text
            assert f"https://games.example.org/room/{id}" in text
            assert "https://games.example.org/profile" in text

            office.refuse = True
            with pytest.raises(IgrotekaError) as refused:
                await notices.change(ann, None, "other@example.org", "ru")
            assert "mail-failed" == refused.value.code
            assert "ann@example.org" == (await notices.contact(ann)).mail

    played(quick_store, story)


def test_only_people_in_slow_games_are_told(quick_store: Store):
    async def story(players: Players) -> None:
        ann = await players.person("Ann", login="ann")
        for clock, seats in (
            (Clock("live", bank=600), (ME, HOTSEAT, HOTSEAT)),
            (Clock(), (ME, HOTSEAT, RANDOM)),
        ):
            await players.game(ann, *seats, clock=clock)
            assert [] == await players.store.notices()
        await two(players, clock=Clock())
        assert [1] == [len(await players.store.notices())]

    played(quick_store, story)


def test_what_is_to_be_told_is_stored_with_the_act(store: Store):
    """On both databases; one of those who ask gets it."""

    async def main() -> None:
        await store.add_person(PersonRow(id="ann", name="Ann", created=0.0))
        await store.add_room(room(), [SeatRow(room="r", seat=0, kind="human", person="ann")], SECRET)
        row = NoticeRow(room="r", seat=0, rev=1, person="ann", since=5.25, at=5.25)
        await store.append([act(1)], notices=[row])
        await store.append([act(1)], notices=[row])  # the same again is the same
        assert [row] == await store.notices()
        assert sorted(await asyncio.gather(*(store.take_notice(row) for _ in range(5)))) == [False] * 4 + [True]
        assert [] == await store.notices()
        assert await store.contact("ann") is None
        for kept in (ContactRow(person="ann", mail="a@b.org", code="1"), ContactRow(person="ann", webhook="https://x")):
            await store.put_contact(kept)
            assert kept == await store.contact("ann")

    asyncio.run(main())


# --- over the wire


@contextmanager
def office() -> Iterator[Post]:
    """A mail server in a thread of its own."""
    loop, place = asyncio.new_event_loop(), Post()

    async def main() -> None:
        async with await asyncio.start_server(place.answer, "127.0.0.1", 0) as server:
            place.port = server.sockets[0].getsockname()[1]
            ready.set_result(None)
            await stop.wait()

    stop, ready = asyncio.Event(), loop.create_future()
    thread = Thread(target=loop.run_until_complete, args=(main(),), daemon=True)
    thread.start()
    asyncio.run_coroutine_threadsafe(asyncio.wait_for(asyncio.shield(ready), LONG), loop).result(LONG)
    try:
        yield place
    finally:
        loop.call_soon_threadsafe(stop.set)
        thread.join(10)
        loop.close()


def test_addresses_over_the_wire(tmp_path: Path):
    with (
        office() as place,
        running(tmp_path, mail=Mail(host="127.0.0.1", port=place.port, sender="a@b.org")) as runtime,
    ):
        ada = Person(runtime, name="Ada")
        assert "account-needed" == ada.get("/api/notices").json()["code"]
        made = ada.post("/api/session/register", {"login": "ada.n", "password": "long enough"})
        ada.http.headers["x-csrf"] = made.json()["csrf"]
        assert {"channels": ["webhook", "mail"]} == ada.get("/api/notices").json()
        kept = ada.http.patch("/api/notices", json={"webhook": "https://example.org/hook"}).json()
        assert 32 == len(kept["key"])
        changed = ada.http.patch("/api/notices", json={"mail": "ada@example.org"}).json()
        assert {**kept, "mail": "ada@example.org"} == changed
        for wrong, code in (
            ({"webhook": "http://example.org/"}, "webhook-form"),
            ({"webhook": "https://127.0.0.1/"}, "webhook-form"),
            ({"mail": "nobody"}, "mail-form"),
            ({"phone": "1"}, "body-form"),
        ):
            assert code == ada.http.patch("/api/notices", json=wrong).json()["code"]
        digits = place.got[0]["subject"].split()[0]
        wrong_code = str((int(digits) + 1) % 10**8).zfill(8)
        assert 403 == ada.post("/api/notices/confirm", {"code": wrong_code}).status_code
        assert ada.post("/api/notices/confirm", {"code": f" {digits} "}).json()["confirmed"]
        assert {**changed, "confirmed": True} == ada.get("/api/notices").json()
        assert {"channels": ["webhook", "mail"]} == ada.http.patch(
            "/api/notices", json={"mail": "", "webhook": ""}
        ).json()
        ada.close()


def test_a_hidden_tab_does_not_count(tmp_path: Path):
    with running(tmp_path) as runtime:
        ada = Person(runtime, name="Ada")
        room = ada.table()["id"]
        live = runtime.runtime.rooms.live
        with ada.line() as line:
            for here in (False, True):
                ask(line, t="look", here=here)
                ask(line, t="hello", v=2, texts=True, lang="en", rooms=[{"room": room, "seat": 0}])
                told(line, "state")
                ask(line, t="ping", n=1)
                told(line, "pong")
                assert here == live.is_looking(room, ada.id)
            ask(line, t="look", here=False)
            ask(line, t="ping", n=2)
            told(line, "pong")
            assert not live.is_looking(room, ada.id)
            assert ada.get(f"/api/rooms/{room}").json()["seats"][0]["present"]
        refused = ada.http.patch("/api/notices", json={"mail": "a@b.org"})
        assert "account-needed" == refused.json()["code"]
        ada.close()
