"""Who must not come in, what must not come out."""

import json
import logging
import sys
from collections.abc import Iterator
from typing import Any
from urllib.parse import quote

import pytest
from hypothesis import given
from hypothesis import strategies as some
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from igroteka.core.speech import LANGUAGES
from igroteka.server.config import Config, host_of
from igroteka.server.logs import JsonLines, forgive
from igroteka.server.problems import STATUS, words
from tests.patience import LONG
from tests.server.edge import SEATS, Person, Running, ask, patient, running, told
from tests.server.trading import position

XSS = [
    "<script>alert(1)</script>",
    '"><img src=x onerror=alert(1)>',
    "{{7*7}}",
    "javascript:alert(1)",
    "'--",
    "<svg/onload=a()>",
]


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("house")) as place:
        yield place


@pytest.fixture(scope="module")
def ada(place: Running) -> Iterator[Person]:
    person = Person(place, name="Ada")
    yield person
    person.close()


@pytest.fixture(scope="module")
def mallory(place: Running) -> Iterator[Person]:
    person = Person(place, name="Mallory")
    yield person
    person.close()


# --- forged requests


@pytest.mark.parametrize(
    "origin", ["http://evil.example", "null", "", "http://127.0.0.1:1", "https://[", "file://", "x" * 999]
)
def test_a_foreign_page_may_not_write(place: Running, ada: Person, origin: str):
    refused = ada.post("/api/rooms", {"game": "catan", "seats": SEATS}, headers={"origin": origin})
    assert 403 == refused.status_code
    assert "origin" == refused.json()["code"]
    with patient.client(base_url=place.origin) as nobody:
        assert 403 == nobody.post("/api/session/guest", headers={"origin": origin}).status_code
        assert 403 == nobody.post("/api/session/guest", headers={"sec-fetch-site": "cross-site"}).status_code


def test_a_foreign_page_gets_no_socket(place: Running, ada: Person):
    with pytest.raises(InvalidStatus) as refused, ada.line(origin="http://evil.example"):
        pass
    assert 403 == refused.value.response.status_code


@pytest.mark.parametrize("token", [None, "", "wrong", "é"])
def test_a_cookie_alone_does_not_write(place: Running, ada: Person, token: str | None):
    with patient.client(base_url=place.origin, cookies=dict(ada.http.cookies)) as forged:
        headers = {} if token is None else {b"x-csrf": token.encode()}
        for method, path in (("POST", "/api/rooms"), ("PATCH", "/api/person"), ("POST", "/api/session/logout")):
            refused = forged.request(method, path, headers=headers, json={})
            assert (403, "csrf") == (refused.status_code, refused.json()["code"])
        assert 200 == forged.get("/api/session").status_code


def test_the_token_of_another_does_not_fit(ada: Person, mallory: Person):
    headers = {"x-csrf": mallory.http.headers["x-csrf"]}
    assert 403 == ada.post("/api/rooms", {"game": "catan", "seats": SEATS}, headers=headers).status_code


def test_no_answer_invites_other_origins(place: Running):
    answer = patient.get(f"{place.origin}/api/session", headers={"origin": "http://evil.example"})
    assert not [name for name in answer.headers if name.startswith("access-control")]
    assert patient.options(f"{place.origin}/api/rooms", headers={"origin": "http://evil.example"}).status_code in (
        204,
        405,
    )


def test_a_server_of_this_machine_has_no_other_names(place: Running):
    """A page whose name was pointed at 127.0.0.1 reaches nothing."""
    refused = patient.get(f"{place.origin}/api/session", headers={"host": "evil.example"})
    assert (421, "host-strange") == (refused.status_code, refused.json()["code"])
    assert 421 == patient.get(f"{place.origin}/", headers={"host": "evil.example"}).status_code


def test_names_of_a_runtime(tmp_path: Any):
    assert "::1" == host_of("[::1]:8000") == host_of("[::1]")
    assert "games.example.org" == host_of("Games.example.org:443")
    assert not Config(data=tmp_path, host="0.0.0.0").hosts()
    public = Config(data=tmp_path, public=("https://games.example.org/",))
    assert "games.example.org" in public.hosts()
    assert {"https://games.example.org"} == public.origins()


# --- sessions and seats


@pytest.mark.parametrize("token", ["x", "é", "'; DROP TABLE session; --", "A" * 43])
def test_an_invented_session_is_nobody(place: Running, token: str):
    for headers in ({b"cookie": f"igroteka={token}".encode()}, {b"authorization": f"Bearer {token}".encode()}):
        found = patient.get(f"{place.origin}/api/session", headers=headers)
        assert 200 == found.status_code
        assert found.json()["person"] is None
        assert 401 == patient.get(f"{place.origin}/api/rooms", headers=headers).status_code


def test_an_ended_session_is_over(place: Running):
    eve = Person(place)
    cookie = dict(eve.http.cookies)
    assert 200 == eve.post("/api/session/logout").status_code
    with patient.client(base_url=place.origin, cookies=cookie) as again:
        assert 401 == again.get("/api/rooms").status_code
        assert again.get("/api/session").json()["person"] is None
    eve.close()


def test_nobody_ends_the_session_of_another(ada: Person, mallory: Person):
    session = ada.get("/api/session/list").json()[0]["id"]
    assert 404 == mallory.http.delete(f"/api/session/{session}").status_code
    assert 200 == ada.get("/api/session/list").status_code


def test_the_seat_of_another(ada: Person, mallory: Person):
    room = ada.table()
    path, seat = f"/api/rooms/{room['id']}", room["turn_of"][0]
    options = ada.get(f"{path}/view?texts=1&seat={seat}").json()["scene"]["options"]
    assert 403 == mallory.get(f"{path}/view?texts=1&seat={seat}").status_code
    assert mallory.get(f"{path}/view").json()["scene"].get("options") is None
    move = {"rev": room["rev"], "cid": "m", "action": options[0]["action"]}
    assert 403 == mallory.post(f"{path}/act", {**move, "seat": seat}).status_code
    assert 403 == mallory.post(f"{path}/act", move).status_code
    assert 403 == mallory.post(f"{path}/undo", {"rev": room["rev"], "cid": "m", "seat": seat}).status_code
    market = {"cid": "m", "seat": seat, "what": "propose", "to": [1], "give": {"ore": 1}, "want": {"wool": 1}}
    assert 403 == mallory.post(f"{path}/market", market).status_code
    for deed, body in (("start", None), ("sit", {"seat": seat}), ("replace", {"seat": seat, "with": "random"})):
        refused = mallory.post(f"{path}/{deed}", body)
        assert 400 <= refused.status_code < 500, (deed, refused.text)
    assert 400 <= mallory.post(f"{path}/fork", {"rev": 0}).status_code < 500
    assert room["rev"] == ada.get(path).json()["rev"]


# --- what strings may do


@pytest.mark.parametrize("text", XSS)
def test_strings_come_back_as_data(place: Running, text: str):
    eve = Person(place, name=text[:32])
    room = eve.table()
    answers = [eve.get("/api/session"), eve.get(f"/api/rooms/{room['id']}")]
    assert text[:32] == answers[0].json()["person"]["name"]
    assert text[:24] == answers[1].json()["seats"][0]["name"]
    with eve.line() as line:
        ask(line, t="hello", v=2, texts=True, lang="en", rooms=[{"room": room["id"]}])
        told(line, "state")
        ask(line, t="chat", room=room["id"], cid="c", text=text)
        assert text == told(line, "chat")["line"]["text"]
    answers.append(eve.get(f"/api/rooms/{room['id']}/view"))
    assert text == answers[2].json()["chat"][0]["text"]
    answers.append(eve.get(f"/api/games/{text.replace('/', '')}"))
    answers.append(eve.get("/api/games", params={"lang": text}))
    for answer in answers:
        assert "application/json" == answer.headers["content-type"]
        assert "nosniff" == answer.headers["x-content-type-options"]
    eve.close()


@pytest.mark.parametrize("body", ["[" * 1000, '{"game":' * 40, "{" * 60_000])
def test_deep_json_is_refused_before_it_is_read(ada: Person, body: str):
    refused = ada.http.post("/api/rooms", content=body)
    assert (400, "body-deep") == (refused.status_code, refused.json()["code"])


def test_large_bodies_are_refused(ada: Person):
    assert 413 == ada.http.post("/api/rooms", content=b" " * 70_000).status_code
    assert 413 == ada.http.post("/api/rooms", content=iter([b" " * 40_000] * 3)).status_code
    assert 413 == ada.http.post("/api/records", content=b" " * (5 * 1024 * 1024 + 1)).status_code


def test_a_log_line_has_no_secrets():
    record = logging.makeLogRecord(
        {"msg": "request", "path": "/api/session", "cookie": "igroteka=secret", "token": "secret"}
    )
    line = JsonLines().format(record)
    assert "/api/session" == json.loads(line)["path"]
    assert "secret" not in line


def test_broken_text_of_a_peer_is_no_failure_of_ours():
    try:
        b"\xff".decode()
    except UnicodeDecodeError:
        record = logging.LogRecord("uvicorn.error", logging.ERROR, "", 0, "Invalid UTF-8", (), sys.exc_info())
    assert forgive(record)
    line = json.loads(JsonLines().format(record))
    assert ("warning", False) == (line["level"], "traceback" in line)


def test_the_log_of_a_visit_has_no_secrets(place: Running, caplog: pytest.LogCaptureFixture):
    logging.getLogger("igroteka.server").propagate = True
    with caplog.at_level(logging.DEBUG, "igroteka"):
        eve = Person(place, name="Unmistakable")
        eve.post("/api/session/register", {"login": "eve", "password": "open sesame please"})
        eve.get("/api/session?key=hush")
        eve.close()
    lines = "\n".join(JsonLines().format(record) for record in caplog.records)
    assert "/api/session/register" in lines
    for secret in ("open sesame", "Unmistakable", "hush", eve.http.cookies["igroteka"], eve.http.headers["x-csrf"]):
        assert secret not in lines


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_with_a_status_has_a_sentence(language: str):
    codes = set(STATUS) - {"unknown-game"}
    assert not [code for code in codes if not words(language).has(f"error-{code}")]


# --- anything at all

JSON = some.recursive(
    some.none() | some.booleans() | some.integers() | some.floats(allow_nan=False) | some.text(max_size=20),
    lambda inner: some.lists(inner, max_size=4) | some.dictionaries(some.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)
WORDS = some.sampled_from(
    [
        *("seat", "rev", "cid", "action", "line", "text", "game", "seats", "options", "name", "login", "password"),
        *("with", "what", "draft", "to", "give", "want", "partner"),
    ]
)
BODIES = some.dictionaries(WORDS, JSON | some.sampled_from(["catan", "me", 0, 1, "a"]), max_size=5)
ROUTES = [
    ("POST", "/api/session/guest"),
    ("POST", "/api/session/login"),
    ("PATCH", "/api/person"),
    ("POST", "/api/rooms"),
    ("POST", "/api/records"),
    ("POST", "/api/rooms/{room}/sit"),
    ("POST", "/api/rooms/{room}/start"),
    ("POST", "/api/rooms/{room}/act"),
    ("POST", "/api/rooms/{room}/undo"),
    ("POST", "/api/rooms/{room}/why"),
    ("POST", "/api/rooms/{room}/chat"),
    ("POST", "/api/rooms/{room}/market"),
    ("POST", "/api/rooms/{room}/replace"),
    ("POST", "/api/rooms/{room}/return"),
    ("POST", "/api/rooms/{room}/fork"),
    ("POST", "/api/rooms/{room}/standing"),
    ("POST", "/api/rooms/{room}/remove"),
    ("POST", "/api/rooms/{room}/invite"),
    ("POST", "/api/session/password"),
    ("PATCH", "/api/notices"),
    ("POST", "/api/notices/confirm"),
]


@pytest.fixture(scope="module")
def played(ada: Person) -> dict[str, Any]:
    return ada.table()


@given(route=some.sampled_from(ROUTES), body=BODIES | JSON)
def test_no_json_breaks_a_request(ada: Person, played: dict[str, Any], route: tuple[str, str], body: object):
    method, path = route
    answer = ada.http.request(method, path.format(room=played["id"]), content=json.dumps(body).encode())
    assert answer.status_code < 500, answer.text
    if answer.status_code >= 400:
        assert {"code", "text"} <= set(answer.json())


@given(
    route=some.sampled_from(ROUTES),
    body=some.binary(max_size=200),
    kind=some.sampled_from(
        [
            "",
            "text/plain",
            "multipart/form-data; boundary=x",
            "application/x-www-form-urlencoded",
            "application/msgpack",
        ]
    ),
)
def test_no_bytes_break_a_request(ada: Person, played: dict[str, Any], route: tuple[str, str], body: bytes, kind: str):
    method, path = route
    answer = ada.http.request(method, path.format(room=played["id"]), content=body, headers={"content-type": kind})
    assert answer.status_code < 500, answer.text


@given(path=some.text(max_size=30), query=some.text(max_size=30), seat=some.integers() | some.text(max_size=5))
def test_no_address_breaks_a_request(ada: Person, played: dict[str, Any], path: str, query: str, seat: object):
    for address in (
        f"/{path}",
        f"/api/rooms/{path}",
        f"/api/games/{path}/rules",
        f"/api/rooms/{played['id']}/at/{path}",
    ):
        url = ada.place.origin + quote(address, errors="replace")
        assert ada.http.get(url, params={"lang": query}).status_code < 500
    answer = ada.get(f"/api/rooms/{played['id']}/view", params={"seat": str(seat), "since": query})
    assert answer.status_code < 500
    answer = ada.get(f"/api/rooms/{played['id']}/replay", params={"seat": str(seat)})
    assert answer.status_code < 500


KINDS = some.sampled_from(["hello", "act", "undo", "why", "chat", "market", "lang", "ping", "state", "x"])
FIELDS = some.sampled_from(
    [
        *("room", "rev", "cid", "seat", "action", "line", "text", "lang", "rooms", "n", "forth"),
        *("what", "draft", "to", "give", "want", "partner"),
    ]
)


@given(
    messages=some.lists(some.tuples(KINDS, some.dictionaries(FIELDS, JSON, max_size=6)), max_size=6),
    raw=some.binary(max_size=60),
)
def test_no_message_breaks_the_line(
    fuzzed: Any, played: dict[str, Any], messages: list[tuple[str, dict[str, Any]]], raw: bytes
):
    for kind, fields in messages:
        given = {"room": played["id"], **fields} if len(fields) % 2 else fields
        fuzzed.send(json.dumps({"t": kind, **({"v": 2} if kind == "hello" else {}), **given}))  # any other hangs up
    fuzzed.send(raw)
    ask(fuzzed, t="ping", n=77)
    while True:
        message = json.loads(fuzzed.recv(timeout=LONG))
        assert message.get("code") not in ("internal", "store-failed"), message
        if message["t"] == "pong" and message["n"] == 77:
            return


GOODS = some.dictionaries(
    some.sampled_from(["lumber", "brick", "ore", "gold", "", "\0"]) | some.text(max_size=80),
    some.integers(-2, 20) | JSON,
    max_size=4,
)
DRAFTS = some.fixed_dictionaries(
    {
        "cid": some.text(min_size=1, max_size=8),
        "seat": some.integers(-1, 3),
        "what": some.sampled_from(["propose", "yes", "no", "unmark", "withdraw", "settle", "take"]),
    },
    optional={
        "draft": some.integers(-1, 5) | JSON,
        "to": some.lists(some.integers(-1, 3), max_size=3) | JSON,
        "give": GOODS,
        "want": GOODS,
        "partner": some.integers(-2, 3) | JSON,
    },
)


@pytest.fixture(scope="module")
def market(ada: Person) -> dict[str, Any]:
    seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}, {"kind": "bot", "level": "random"}]
    room = ada.room(seats, position=position(), market={"drafts": 3, "seconds": 20})
    return dict(ada.post(f"/api/rooms/{room['id']}/start").json())


@given(draft=DRAFTS)
def test_no_draft_breaks_a_market(fuzzed: Any, ada: Person, market: dict[str, Any], draft: dict[str, Any]):
    answer = ada.http.post(f"/api/rooms/{market['id']}/market", content=json.dumps(draft).encode())
    assert answer.status_code < 500, answer.text
    ask(fuzzed, t="market", room=market["id"], **{**draft, "cid": "f"})
    while (message := json.loads(fuzzed.recv(timeout=LONG)))["t"] not in ("ok", "no"):
        pass
    assert message.get("code") not in ("internal", "store-failed"), message


@pytest.fixture(scope="module")
def fuzzed(ada: Person) -> Iterator[Any]:
    with ada.line() as line:
        yield line


def test_after_all_that_nothing_failed(place: Running, ada: Person, played: dict[str, Any], market: dict[str, Any]):
    assert 0 == place.runtime.metrics.registry.get_sample_value("igroteka_failures_total")
    assert played["rev"] <= ada.get(f"/api/rooms/{played['id']}").json()["rev"]
    drafts = ada.get(f"/api/rooms/{market['id']}/view").json()["market"].get("drafts", [])
    assert len([draft for draft in drafts if draft["author"] == 0]) <= 3


def test_a_socket_without_an_upgrade_is_no_page(place: Running):
    assert patient.get(f"{place.origin}/ws").status_code in (404, 405, 426)
    with pytest.raises(InvalidStatus), connect(f"ws://127.0.0.1:{place.port}/elsewhere", proxy=None):
        pass
