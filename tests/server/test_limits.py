"""How often, how much, how deep."""

import ast
import json
import re
import time
from collections.abc import Iterator
from contextlib import ExitStack
from itertools import count
from pathlib import Path

import httpx
import pytest
from hypothesis import given
from hypothesis import strategies as some

from igroteka.core.errors import IgrotekaError
from igroteka.server import wire
from igroteka.server.edge.outbox import Outbox
from igroteka.server.limits import (
    ADDRESS_RATES,
    DEPTH,
    MIB,
    RATES,
    STREAMS_PER_ADDRESS,
    Buckets,
    Crowd,
    address_of,
    check_asked,
    check_depth,
)
from igroteka.server.problems import TooFast, wished
from tests.patience import LONG
from tests.server.edge import SEATS, Person, patient, running


class Watch:
    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def test_a_burst_then_a_pace():
    watch = Watch()
    buckets = Buckets(clock=watch)
    for _ in range(20):
        assert 0.0 == buckets.wait("act", "ada")

    assert 0.2 == pytest.approx(buckets.wait("act", "ada"))
    assert 0.0 == buckets.wait("act", "boris")
    watch.now += 0.2
    assert 0.0 == buckets.wait("act", "ada")
    with pytest.raises(TooFast) as refusal:
        buckets.spend("act", "ada")
    assert 1 == refusal.value.details["seconds"]


def test_waiting_longer_than_full_gains_nothing():
    watch = Watch()
    buckets = Buckets(clock=watch)
    buckets.wait("chat", "ada")
    watch.now += 1e6

    assert [0.0] * 5 == [buckets.wait("chat", "ada") for _ in range(5)]
    assert buckets.wait("chat", "ada") > 0


def test_buckets_that_are_full_again_are_forgotten():
    watch = Watch()
    buckets = Buckets(clock=watch)
    for number in range(20_000):
        watch.now += 1
        buckets.wait("act", str(number))

    assert len(buckets._left) < 8_300


def test_off_means_never():
    buckets = Buckets(on=False)

    assert not any(buckets.wait(kind, "ada") for kind in RATES for _ in range(1000))


def test_a_crowd_is_counted_in_and_out():
    crowd = Crowd()

    assert [True, True, False] == [crowd.enter("ada", 2) for _ in range(3)]
    crowd.leave("ada")
    assert crowd.enter("ada", 2)
    for _ in range(3):
        crowd.leave("ada")
    assert {} == crowd._there


def test_a_household_is_one_address():
    assert address_of("2001:db8::1") == address_of("2001:db8::ffff:2")
    assert address_of("2001:db8::1") != address_of("2001:db8:0:1::1")
    assert "192.0.2.7" == address_of("::ffff:192.0.2.7") == address_of("192.0.2.7")
    assert "testclient" == address_of("testclient")


@pytest.mark.parametrize("opening", [b"[", b'{"a":', b'[{"a":'])
def test_depth_is_bounded(opening: bytes):
    levels = opening.count(b"[") + opening.count(b"{")
    check_depth(opening * (DEPTH // levels))
    with pytest.raises(IgrotekaError):
        check_depth(opening * (DEPTH // levels + 1))


def test_brackets_in_strings_are_no_depth():
    check_depth(json.dumps({"text": '[{"' * 100, 'key"[': "\\"}).encode())


@given(some.recursive(some.none() | some.text(), lambda inner: some.lists(inner, max_size=2), max_leaves=30))
def test_depth_is_what_json_says(value: object):
    def depth(value: object) -> int:
        return 1 + max((depth(item) for item in value), default=0) if isinstance(value, list) else 0

    if depth(value) <= DEPTH:
        check_depth(json.dumps(value).encode())
    else:
        with pytest.raises(IgrotekaError):
            check_depth(json.dumps(value).encode())


@pytest.mark.parametrize(
    "asked",
    [
        wire.Act(room="r", rev=0, cid="c", seat=0),
        wire.Act(room="r", rev=0, cid="c", seat=0, action=1, line="roll"),
        wire.Act(room="r", rev=0, cid="", seat=0, action=1),
        wire.Act(room="r", rev=0, cid="c" * 65, seat=0, action=1),
        wire.Act(room="r", rev=2**70, cid="c", seat=0, action=1),
        wire.Act(room="r", rev=0, cid="c", seat=0, action=-(2**31)),
        wire.Act(room="r" * 65, rev=0, cid="c", seat=0, line="roll"),
        wire.ChatAsk(room="r", cid="c", text="a\0b"),
        wire.Ping(n=2**31),
        wire.Hello(rooms=[wire.Subscription(room=str(number)) for number in range(33)]),
        wire.Hello(rooms=[wire.Subscription(room="")]),
        wire.Hello(rooms=[wire.Subscription(room="r", seat=2**40)]),
    ],
)
def test_what_no_honest_client_sends(asked: wire.Asked):
    with pytest.raises(IgrotekaError):
        check_asked(asked)


def test_who_does_not_read_is_let_go():
    outbox = Outbox(most=3)
    for number in range(10):
        outbox.put(wire.Pong(n=number))

    assert "slow" == outbox.reason
    assert [b'{"t":"bye","reason":"slow"}'] == list(outbox._waiting)


def test_bytes_are_bounded_too():
    outbox = Outbox(most_bytes=100)
    outbox.put(wire.Because(cid="a", text="x" * 200))

    assert "slow" == outbox.reason


@pytest.mark.parametrize(
    ("header", "given", "own", "language"),
    [
        ("", None, "", "en"),
        ("ru", None, "", "ru"),
        ("de-DE,ru;q=0.5,en;q=0.4", None, "", "ru"),
        ("en-US,en;q=0.9,ru;q=0.8", None, "", "en"),
        ("ru;q=x, en;q=0.1", None, "", "en"),
        ("en", "ru", "", "ru"),
        ("en", "xx", "ru", "ru"),
        ("*", None, "", "en"),
    ],
)
def test_language(header: str, given: str | None, own: str, language: str):
    assert language == wished(header, given, own)


def until_429(answers: Iterator[httpx.Response]) -> tuple[int, httpx.Response]:
    """On a slow machine a bucket fills while it is emptied: ask until it is empty, but not for ever."""
    for number, answer in enumerate(answers):
        if answer.status_code == 429:
            return number, answer
        assert number < 1000
    raise AssertionError("nobody was refused")


def test_haste_is_answered_with_429(tmp_path: Path):
    with running(tmp_path, limited=True) as place:
        ada = Person(place, "ru")
        room = ada.table()
        said = (ada.post(f"/api/rooms/{room['id']}/chat", {"text": "hm", "cid": str(n)}) for n in count())
        spoken, refused = until_429(said)
        assert spoken >= 5
        assert "too-fast" == refused.json()["code"]
        assert "Слишком часто" in refused.json()["text"]
        assert 1 <= int(refused.headers["retry-after"]) <= 3

        with patient.client(base_url=place.origin) as stranger:
            login = {"login": "nobody", "password": "x"}
            until_429(stranger.post("/api/session/login", json=login) for _ in count())
            until_429(stranger.get("/api/games") for _ in count())
            assert 200 == stranger.get("/").status_code
        assert 200 == ada.get("/api/games").status_code
        ada.close()


def test_people_without_a_session_do_not_share_their_streams(tmp_path: Path):
    """Each address has its own, and no more."""
    with running(tmp_path, limited=True) as place:
        crowd, greedy = place.runtime.crowd, "203.0.113.7"
        while not crowd.enter_both("stream", greedy, greedy):
            pass
        for address, status in ((greedy, 429), ("203.0.113.8", 200)):
            with patient.client(base_url=place.origin, headers={"x-forwarded-for": address}) as nobody:
                assert status == nobody.get("/api/database.ndjson").status_code


def test_an_address_has_a_share_of_rooms(tmp_path: Path):
    """However many guests come from it."""
    with running(tmp_path, limited=True) as place:
        made, refused = 0, 0
        while not refused:
            guest = Person(place)
            for _ in range(9):
                answer = guest.post("/api/rooms", {"game": "catan", "seats": SEATS})
                made += answer.status_code == 201
                refused += answer.status_code == 429
            guest.close()
            assert made < 100
        assert made >= ADDRESS_RATES["room-address"].burst
        headers = {"x-forwarded-for": "192.0.2.9"}
        with patient.client(base_url=place.origin, headers=headers) as elsewhere:
            token = elsewhere.post("/api/session/guest", json={"bearer": True}).json()["token"]
            room = elsewhere.post(
                "/api/rooms", json={"game": "catan", "seats": SEATS}, headers={"authorization": f"Bearer {token}"}
            )
            assert 201 == room.status_code


def test_an_address_has_a_share_of_guests(tmp_path: Path):
    """Whoever is in already, and whoever comes from elsewhere, is let in."""
    with running(tmp_path, limited=True) as place, patient.client(base_url=place.origin) as door:

        def enters(**headers: str) -> httpx.Response:
            door.cookies.clear()
            return door.post("/api/session/guest", json={"bearer": True}, headers=headers)

        ada = Person(place)
        entered, refused = until_429(enters() for _ in count())
        assert ADDRESS_RATES["enter-address"].burst <= 1 + entered < ADDRESS_RATES["api-nobody"].burst
        assert "too-fast" == refused.json()["code"]
        assert int(refused.headers["retry-after"]) >= 1
        assert 200 == ada.post("/api/session/guest").status_code
        assert 200 == enters(**{"x-forwarded-for": "192.0.2.9"}).status_code
        ada.close()


def test_a_school_is_many_households():
    buckets, school = Buckets(clock=lambda: 0.0), Buckets(clock=lambda: 0.0, households=10)
    for kind, rate in ADDRESS_RATES.items():
        if rate.burst < 1000:
            assert int(rate.burst) == sum(buckets.wait(kind, "a") == 0 for _ in range(2000)), kind
            assert int(10 * rate.burst) == sum(school.wait(kind, "a") == 0 for _ in range(2000)), kind
    assert int(RATES["chat"].burst) == sum(school.wait("chat", "a") == 0 for _ in range(2000))


def test_an_address_has_a_share_of_streams(tmp_path: Path):
    """However many guests come from it; a stream that has ended makes room for another."""
    with running(tmp_path, limited=True) as place, ExitStack() as open_streams:
        host = Person(place)
        room = host.room()["id"]
        statuses: list[int] = []
        while 429 not in statuses:
            guest = Person(place)
            for _ in range(12):
                stream = open_streams.enter_context(guest.http.stream("GET", f"/api/rooms/{room}/events"))
                statuses.append(stream.status_code)
            assert len(statuses) < 2 * STREAMS_PER_ADDRESS
        assert STREAMS_PER_ADDRESS == statuses.count(200)
        open_streams.close()
        until = time.monotonic() + LONG
        while place.runtime.crowd._there and time.monotonic() < until:
            time.sleep(0.05)
        assert {} == place.runtime.crowd._there
        host.close()


def test_names_cannot_be_tried_by_registering(tmp_path: Path):
    """Whether a login is taken is told a few times an hour to one address, and no more."""
    with running(tmp_path, limited=True) as place, patient.client(base_url=place.origin) as stranger:
        body = {"login": "ann", "password": "correct horse", "bearer": True}
        answers = [stranger.post("/api/session/register", json=body) for _ in range(10)]
        assert 429 in [answer.status_code for answer in answers]
        assert "login-taken" in [answer.json().get("code") for answer in answers]


def test_wrong_passwords_elsewhere_keep_no_owner_out(tmp_path: Path):
    with running(tmp_path) as place, patient.client(base_url=place.origin) as browser:
        owner = {"login": "ann", "password": "correct horse"}
        assert 200 == browser.post("/api/session/register", json=owner).status_code
        browser.cookies.clear()
        elsewhere, wrong = {"x-forwarded-for": "192.0.2.66"}, {"login": "ann", "password": "wrong"}
        tries = [browser.post("/api/session/login", headers=elsewhere, json=wrong) for _ in range(8)]
        assert "too-many-tries" == tries[-1].json()["code"]
        assert 200 == browser.post("/api/session/login", json=owner).status_code


def test_the_paces_are_those_in_the_book():
    """docs/protocol.md names every limit with its numbers."""
    book = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text()
    rows = dict(re.findall(r"^\| `([a-z-]+)` \|.*\| ([^|]+) \|$", book, re.MULTILINE))
    for kind, rate in {**RATES, **ADDRESS_RATES}.items():
        assert f"{written(kind, rate.burst)}, then {paced(kind, rate.pace)}" == rows.get(kind), kind


def written(kind: str, burst: float) -> str:
    if kind.startswith("bytes"):
        return f"{burst / MIB:g} MiB"
    return f"{burst:g} s" if kind.startswith("work") else f"{burst:g}"


def paced(kind: str, pace: float) -> str:
    if kind.startswith("bytes"):
        return f"{pace / MIB:g} MiB a second"
    if kind.startswith("work"):
        return f"{pace:g} s a second"
    for span, word in ((1, "a second"), (60, "a minute"), (3600, "an hour")):
        if pace * span >= 0.5:
            return f"{round(pace * span, 6):g} {word}"
    raise AssertionError(kind)


def test_doors_have_no_limits_of_their_own():
    """What bounds a client stands in `limits`, under one name: no number beside a parameter, or after a `<`."""
    import igroteka.server.edge.http as doors

    for file in sorted(Path(doors.__path__[0]).glob("*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.keyword) and node.arg in ("le", "lt", "max_length", "max_items"):
                assert not isinstance(node.value, ast.Constant), f"{file.name}:{node.value.lineno}: {node.arg}"
            if isinstance(node, ast.Compare) and isinstance(node.ops[-1], ast.Lt | ast.LtE):
                last = node.comparators[-1]
                assert not isinstance(last, ast.Constant), f"{file.name}:{last.lineno}: < {ast.unparse(last)}"
