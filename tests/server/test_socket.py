"""/ws: many rooms on one line, every message answered, nobody waited for without end."""

import json
import re
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode
from websockets.sync.client import connect

from igroteka.server import wire
from igroteka.server.edge.connections import ends_frame, head_of, plain_text
from igroteka.server.limits import CHAT_LENGTH
from tests.patience import LONG
from tests.reading import Reader
from tests.server.edge import Person, Running, ask, running, told
from tests.server.trading import position


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("house")) as place:
        yield place


@pytest.fixture
def ada(place: Running) -> Iterator[Person]:
    person = Person(place, name="Ada")
    yield person
    person.close()


@pytest.fixture
def boris(place: Running) -> Iterator[Person]:
    person = Person(place, "ru", name="Борис")
    yield person
    person.close()


def test_a_market_by_socket_and_http(ada: Person, boris: Person):
    """CAT-17.25: the same words by either door."""
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    room = ada.room(seats, market={"drafts": 2, "seconds": 30}, position=position())
    path = f"/api/rooms/{room['id']}"
    assert {"drafts": 2, "seconds": 30} == room["market"]
    carl = Person(ada.place, name="Carl")
    for seat, person in enumerate((boris, carl), start=1):
        person.post(f"{path}/sit", {"seat": seat})
    carl.close()
    ada.post(f"{path}/start")
    with ada.line() as hers, boris.line() as his:
        for line, seat in ((hers, 0), (his, 1)):
            ask(line, t="hello", v=2, texts=True, lang="ru", rooms=[{"room": room["id"], "seat": seat}])
            assert {"host": 0, "open": True} == told(line, "state")["market"]
        draft = {"seat": 0, "what": "propose", "to": [1], "give": {"lumber": 1}, "want": {"ore": 1}}
        ask(hers, t="market", room=room["id"], cid="m1", **draft)
        assert 1 == told(hers, "ok", cid="m1")["rev"]
        assert [1] == [one["id"] for one in told(his, "market")["market"]["drafts"]]
        ask(hers, t="market", room=room["id"], cid="m2", **draft)
        assert "уже лежит на столе" in told(hers, "no", cid="m2")["text"]
        assert 200 == boris.post(f"{path}/market", {"cid": "b", "seat": 1, "what": "yes", "draft": 1}).status_code
        assert [1] == told(hers, "market")["market"]["drafts"][0]["yes"]
        gone = boris.post(f"{path}/market", {"cid": "c", "seat": 1, "what": "yes", "draft": 7})
        assert (409, "market-gone") == (gone.status_code, gone.json()["code"])
        ask(hers, t="market", room=room["id"], cid="m3", seat=0, what="settle", draft=1, partner=1)
        assert 2 == told(hers, "ok", cid="m3")["rev"]
        assert ["offered", "accepted", "traded"] == [event["kind"] for event in told(his, "ev")["events"]]
        for wrong in ({"what": "steal"}, {"what": "propose", "to": "all"}, {"what": "propose", "give": {"ore": -1}}):
            ask(hers, t="market", room=room["id"], cid="m4", seat=0, **wrong)
            assert "message-form" == told(hers, "no", cid="m4")["code"]


def test_who_has_heard_all_acts_is_told_the_drafts(ada: Person, boris: Person):
    """A stream that goes on where another broke off: no act has come since, but drafts may have."""
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "random"}]
    room = ada.room(seats, market={"drafts": 2, "seconds": 30}, position=position())
    path = f"/api/rooms/{room['id']}"
    boris.post(f"{path}/sit", {"seat": 1})
    ada.post(f"{path}/start")
    draft = {"cid": "d", "seat": 0, "what": "propose", "to": [1], "give": {"lumber": 1}, "want": {"ore": 1}}
    assert 200 == ada.post(f"{path}/market", draft).status_code
    with boris.http.stream("GET", f"{path}/events?texts=1&since=1") as stream:
        first = json.loads(next(line for line in stream.iter_lines() if line))
    assert ("market", [1]) == (first["t"], [one["id"] for one in first["market"]["drafts"]])


def test_hello_state_act_event(ada: Person, boris: Person):
    room = ada.table()
    seat = room["turn_of"][0]
    with ada.line() as hers, boris.line() as his:
        ask(hers, t="hello", v=2, texts=True, lang="en", rooms=[{"room": room["id"], "seat": seat}])
        state = told(hers, "state")
        assert seat == state["scene"]["seat"]
        ask(his, t="hello", v=2, texts=True, lang="ru", rooms=[{"room": room["id"]}])
        seen = told(his, "state")
        assert -3 == seen["scene"]["seat"]
        assert "options" not in seen["scene"]

        option = state["scene"]["options"][0]
        ask(hers, t="act", room=room["id"], rev=state["rev"], cid="a1", seat=seat, action=option["action"])
        assert state["rev"] + 1 == told(hers, "ok", cid="a1")["rev"]
        happened = told(his, "ev")
        assert state["rev"] + 1 == happened["rev"]
        assert any("а" <= letter <= "я" for event in happened["events"] for letter in event["text"])

        ask(hers, t="act", room=room["id"], rev=state["rev"], cid="a1", seat=seat, action=option["action"])
        assert state["rev"] + 1 == told(hers, "ok", cid="a1")["rev"]
        ask(hers, t="act", room=room["id"], rev=state["rev"], cid="a2", seat=seat, action=option["action"])
        assert "stale" == told(hers, "no", cid="a2")["code"]
        ask(his, t="act", room=room["id"], rev=state["rev"] + 1, cid="b1", seat=seat, action=option["action"])
        refused = told(his, "no", cid="b1")
        assert "not-your-seat" == refused["code"]
        assert any("а" <= letter <= "я" for letter in refused["text"])


def test_a_change_of_language_tells_everything_again(ada: Person):
    room = ada.table()
    with ada.line() as line:
        ask(line, t="hello", v=2, texts=True, lang="en", rooms=[{"room": room["id"], "seat": 0}])
        english = told(line, "state")
        ask(line, t="lang", lang="ru")
        russian = told(line, "state")
        assert english["rev"] == russian["rev"]
        assert english["scene"]["question"]["text"] != russian["scene"]["question"]["text"]


def test_talk_reaches_everybody_as_it_was_said(ada: Person, boris: Person):
    room = ada.table()
    text = "<script>alert('привет')</script> & <b>"
    with ada.line() as hers, boris.line() as his:
        for line in (hers, his):
            ask(line, t="hello", v=2, texts=True, lang="en", rooms=[{"room": room["id"]}])
            told(line, "state")
        ask(hers, t="chat", room=room["id"], cid="c", text=text, seat=0)
        assert told(hers, "ok", cid="c")
        assert text == told(his, "chat")["line"]["text"]
        ask(his, t="lang", lang="ru")
        told(his, "state")
        assert {"id": "hello", "text": "Hello!"} == ada.get("/api/phrases").json()[0]
        ada.post(f"/api/rooms/{room['id']}/chat", {"phrase": "hello", "cid": "d"})
        line = told(his, "chat")["line"]
        assert ("hello", "Привет!") == (line["phrase"], line["text"])


def test_why_and_undo_on_the_line(ada: Person):
    room = ada.table(options={"layout": "random"})
    seat = room["turn_of"][0]
    with ada.line() as line:
        ask(line, t="hello", v=2, texts=True, lang="en", rooms=[{"room": room["id"], "seat": seat}])
        state = told(line, "state")
        legal = {option["action"] for option in state["scene"]["options"]}
        ask(line, t="why", room=room["id"], cid="w", seat=seat, action=min(set(range(5000)) - legal))
        because = told(line, "because", cid="w")
        assert because["text"]
        option = next(option for option in state["scene"]["options"] if not option.get("final"))
        ask(line, t="act", room=room["id"], rev=state["rev"], cid="a", seat=seat, action=option["action"])
        rev = told(line, "ok", cid="a")["rev"]
        ask(line, t="undo", room=room["id"], rev=rev, cid="u", seat=seat)
        assert rev + 1 == told(line, "ok", cid="u")["rev"]


def test_a_missing_room_is_one_refusal_and_no_more(ada: Person):
    room = ada.table()
    with ada.line() as line:
        ask(
            line,
            t="hello",
            v=2,
            texts=True,
            lang="ru",
            rooms=[{"room": "nowhere"}, {"room": room["id"], "seat": 31}, {"room": room["id"]}],
        )
        assert "no-room" == told(line, "no", cid="nowhere")["code"]
        assert room["id"] == told(line, "state")["room"]


BAD = [
    "",
    "{",
    "null",
    "[]",
    "7",
    '"hello"',
    "{}",
    '{"t":"dance"}',
    '{"t":7}',
    '{"t":"act"}',
    '{"t":"act","room":"x","rev":"1","cid":"q","seat":0,"action":1}',
    '{"t":"hello","lang":"tlh"}',
    '{"t":"ping","n":1e999}',
    '{"t":"ping","n":123456789012345678901234567890}',
    '{"t":"chat","room":"x","cid":"q","text":"\\ud800"}',
    "[" * 5000,
    '{"t":"hello","rooms":' + "[" * 30 + "]" * 30 + "}",
    '{"t":"chat","room":"x","cid":"q","text":"' + "x" * 20_000 + '"}',
]


@pytest.mark.parametrize("message", BAD)
def test_a_bad_message_is_refused_and_the_line_stays(ada: Person, message: str):
    with ada.line() as line:
        line.send(message)
        refused = told(line, "no")
        assert refused["code"] in ("message-form", "message-large", "body-deep")
        assert refused["text"]
        assert "Traceback" not in refused["text"]
        ask(line, t="ping", n=5)
        assert 5 == told(line, "pong")["n"]


def test_bytes_are_read_like_text(ada: Person):
    with ada.line() as line:
        line.send(b'{"t":"ping","n":3}')
        assert 3 == told(line, "pong")["n"]
        line.send(b"\xff\xfe")
        assert "message-form" == told(line, "no")["code"]


def test_the_name_of_an_unreadable_message_comes_back(ada: Person):
    with ada.line() as line:
        line.send('{"t":"act","cid":"mine"}')
        assert "mine" == told(line, "no")["cid"]


def test_nobody_is_told_to_come_in_first(place: Running):
    headers = {"origin": place.origin}
    with connect(f"ws://127.0.0.1:{place.port}/ws", additional_headers=headers, proxy=None) as line:
        assert {"t": "bye", "reason": "session"} == json.loads(line.recv(timeout=LONG))
        with pytest.raises(ConnectionClosed) as closed:
            line.recv(timeout=LONG)
        assert closed.value.rcvd is not None
        assert 4401 == closed.value.rcvd.code


def test_a_revoked_session_is_shown_out(ada: Person):
    with ada.line() as line:
        ask(line, t="ping", n=1)
        told(line, "pong")
        ada.post("/api/session/logout")
        assert "revoked" == told(line, "bye")["reason"]


def test_who_hangs_up_leaves_nothing_behind(place: Running, ada: Person):
    room = ada.table()
    for _ in range(5):
        with ada.line() as line:
            ask(line, t="hello", v=2, texts=True, lang="en", rooms=[{"room": room["id"], "seat": 0}])
            told(line, "state")
    until = time.monotonic() + LONG
    while place.runtime.followers and time.monotonic() < until:
        time.sleep(0.05)
    assert not place.runtime.followers
    assert {} == place.runtime.crowd._there


def test_who_does_not_read_is_dropped(place: Running, ada: Person):
    """A client that stops reading loses its line, and nobody else waits."""
    room = ada.table()
    with ada.line() as line:
        ask(line, t="hello", v=2, texts=True, lang="en", rooms=[{"room": room["id"], "seat": 0}])
        told(line, "state")
        deaf = next(iter(place.runtime.followers))
        line.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        flood = wire.Because(cid="x", text="y" * 60_000)

        async def pour() -> None:
            for _ in range(600):
                deaf.outbox.put(flood)  # type: ignore[attr-defined]

        place.on_loop(pour())
        until = time.monotonic() + LONG
        while deaf in place.runtime.followers and time.monotonic() < until:
            assert 200 == ada.get("/api/session").status_code
            time.sleep(0.2)
        assert deaf not in place.runtime.followers


def test_haste_and_crowds_are_bounded(tmp_path: Path):
    with running(tmp_path, limited=True) as place:
        ada = Person(place)
        codes = []
        with ada.line() as line, suppress(ConnectionClosed):
            for number in range(600):
                ask(line, t="ping", n=number)
            while True:
                message = json.loads(line.recv(timeout=LONG))
                codes.append(message.get("code") or message.get("reason") or message["t"])
        assert "pong" in codes
        assert "too-fast" in codes
        assert "haste" == codes[-1]
        with ExitStack() as stack:
            lines = [stack.enter_context(ada.line()) for _ in range(9)]
            assert {"t": "bye", "reason": "crowd"} == json.loads(lines[-1].recv(timeout=LONG))
        ada.close()


def test_everybody_hears_that_the_runtime_closes(tmp_path: Path):
    with running(tmp_path) as place:
        ada = Person(place)
        room = ada.table()
        with ada.line() as line, ada.http.stream("GET", f"/api/rooms/{room['id']}/events") as stream:
            ask(line, t="hello", v=2, texts=True, lang="en", rooms=[{"room": room["id"]}])
            told(line, "state")
            lines = stream.iter_lines()
            assert "state" == json.loads(next(lines))["t"]
            place.server.should_exit = True
            assert "restart" == told(line, "bye")["reason"]
            with pytest.raises(ConnectionClosed) as closed:
                line.recv(timeout=LONG)
            assert closed.value.rcvd is not None
            assert 1012 == closed.value.rcvd.code
            assert "bye" == [json.loads(text)["t"] for text in lines if text][-1]
        ada.close()
    with running(tmp_path) as place:
        again = Person(place)
        assert "active" == again.get(f"/api/rooms/{room['id']}").json()["status"]
        again.close()


# --- other versions, and words that are too long


@pytest.mark.parametrize("hello", [{}, {"v": 1}, {"v": 3}])
@pytest.mark.parametrize(("lang", "words"), [("en", "Reload the page"), ("ru", "Обновите страницу")])
def test_a_client_of_another_version_is_told_so(ada: Person, hello: dict[str, int], lang: str, words: str):
    with ada.line() as line:
        ask(line, t="hello", lang=lang, rooms=[], **hello)
        refused = told(line, "no", cid="")
        assert "protocol-version" == refused["code"]
        assert words in refused["text"]
        assert "version" == told(line, "bye")["reason"]


def test_what_is_too_long_is_refused_with_its_own_sentence(ada: Person):
    """At the edge it was a wrong form, and the sentence that tells how long a line may be was never heard."""
    room = ada.table()["id"]
    with ada.line() as line:
        ask(line, t="hello", v=2, texts=True, lang="en", rooms=[{"room": room, "seat": 0}])
        rev = told(line, "state")["rev"]
        ask(line, t="chat", room=room, cid="c", text="x" * (CHAT_LENGTH + 1))
        refused = told(line, "no", cid="c")
        assert ("chat-long", True) == (refused["code"], str(CHAT_LENGTH) in refused["text"])
        line.send(json.dumps({"t": "act", "room": room, "rev": rev, "cid": "a", "seat": 0, "line": "road " * 100}))
        assert "unreadable" == told(line, "no", cid="a")["code"]
    answer = ada.post(f"/api/rooms/{room}/chat", {"text": "x" * (CHAT_LENGTH + 1), "cid": "h"})
    assert "chat-long" == answer.json()["code"]


def test_texts_are_unspoken_unless_asked_for(ada: Person):
    room = ada.table()["id"]
    with ada.line() as line:
        ask(line, t="hello", v=2, lang="en", rooms=[{"room": room, "seat": 0}])
        state = told(line, "state")
        reader = Reader("en")
        plain = reader.plain(state)
        assert "\x91" in state["scene"]["public"]["question"]["text"]
        assert ada.get(f"/api/rooms/{room}/view?texts=1&seat=0").json()["scene"] == plain["scene"]
        act = {"t": "act", "room": room, "rev": state["rev"], "cid": "a", "seat": 0, "line": "dance"}
        line.send(json.dumps(act))
        refused = told(line, "no", cid="a")
        words = reader.plain(refused)["text"]
        assert "\x91" in refused["text"]
        assert "dance" in words
        assert "\x91" not in words


def test_an_act_is_told_in_one_message_and_one_answer(ada: Person):
    """Seats, clocks and whose turn it is come as a change in it, not as `info` beside it."""
    room = ada.table(clock={"kind": "live", "bank": 600})["id"]
    with ada.line() as line:
        ask(line, t="hello", v=2, lang="en", rooms=[{"room": room, "seat": 0}])
        state = told(line, "state")
        told(line, "info")  # that one is here oneself
        seat = state["info"]["turn_of"][0]
        action = ada.get(f"/api/rooms/{room}/view?seat={seat}").json()["scene"]["own"]["options"][0]["action"]
        ask(line, t="act", room=room, rev=state["rev"], cid="a", seat=seat, action=action)
        ask(line, t="ping", n=1)
        heard = [json.loads(line.recv(timeout=LONG))["t"] for _ in range(3)]
        assert ["ev", "ok", "pong"] == heard


def test_refusals_are_unspoken_too(ada: Person):
    """Of talk, of why, of rooms that cannot be followed, of what cannot be read; not of another version's hello."""
    room = ada.table()["id"]
    with ada.line() as line:
        ask(line, t="hello", v=2, lang="ru", rooms=[{"room": "nowhere"}, {"room": room, "seat": 0}])
        reader = Reader("ru")
        refused = [told(line, "no", cid="nowhere")]
        reader.plain(told(line, "state"))
        ask(line, t="chat", room=room, cid="long", text="x" * (CHAT_LENGTH + 1))
        ask(line, t="why", room="nowhere", cid="why", seat=0, action=1)
        line.send('{"t":"act","cid":"form","lang":"\\u0091"}')
        refused += [told(line, "no", cid=cid) for cid in ("long", "why", "form")]
        for message in refused:
            assert "\x91" in message["text"], message
            words = reader.plain(message)["text"]
            assert re.search("[а-яё]", words), words
            assert not re.search("[\x91-\x93]", words), words
        ask(line, t="chat", room=room, cid="said", text="hm")
        assert "Ada" == told(line, "chat")["line"]["name"]
        ask(line, t="hello", v=1, lang="ru", rooms=[])
        assert "Обновите страницу" in told(line, "no", cid="")["text"]


def test_a_socket_that_has_not_said_hello_is_refused_in_words(boris: Person):
    with boris.line() as line:
        line.send("{")
        assert re.search("[а-яё]", told(line, "no")["text"])


# --- frames, byte by byte


def frame(text: str, opcode: Opcode = Opcode.TEXT, *, fin: bool = True) -> bytes:
    """As a client writes it."""
    return Frame(opcode, text.encode(), fin).serialize(mask=True)


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65535, 65536])
def test_plain_frames_are_read_and_written_as_the_library_does(size: int):
    text = "é" * (size // 2) + "x" * (size % 2)
    written = frame(text)
    assert (None if size > 65535 else text.encode()) == plain_text(written)
    assert ends_frame(written)
    assert ends_frame(written + frame("", Opcode.PONG))
    assert head_of(size) + text.encode() == Frame(Opcode.TEXT, text.encode()).serialize(mask=False)
    for piece in (written[:end] for end in (1, 2, 3, 5, 7, len(written) - 1) if end < len(written)):
        assert (None, False) == (plain_text(piece), ends_frame(piece)), len(piece)
        assert (None, False) == (plain_text(written + piece), ends_frame(written + piece)), len(piece)


@pytest.mark.parametrize(
    "written",
    [
        frame("{}", Opcode.BINARY),
        frame("{}", Opcode.PING),
        frame("{}", Opcode.CONT),
        frame("{}", fin=False),
        b"\xc1" + frame("{}")[1:],
        Frame(Opcode.TEXT, b"{} {} {}").serialize(mask=False),
        b"",
    ],
    ids=["bytes", "ping", "continued", "begun", "packed", "unmasked", "nothing"],
)
def test_other_frames_are_left_to_the_parser(written: bytes):
    assert None is plain_text(written)


def test_messages_come_whole_in_pieces_and_together(ada: Person):
    """Whichever way a message is read, each is answered once, in order."""
    with ada.line() as line:

        def ping(number: int) -> bytes:
            return frame(f'{{"t": "ping", "n": {number}}}')

        def pieces(written: bytes, *ends: int) -> list[bytes]:
            return [written[start:end] for start, end in zip((0, *ends), (*ends, len(written)), strict=True)]

        begun, ended = frame('{"t": "ping",', fin=False), frame('"n": 9}', Opcode.CONT)
        for written in (
            [ping(1)],
            [ping(2) + ping(3)],
            [ping(4) + frame("", Opcode.PONG) + ping(5)],
            [begun, frame("still there?", Opcode.PING), ended],
            pieces(ping(6), 1, 2, 7),
            [ping(7)],
            [begun + ended, ping(8)],
        ):
            for piece in written:
                line.socket.sendall(piece)
                time.sleep(0.02)  # so that they mostly come apart; together they are read as well
        ask(line, t="ping", n=10)  # packed, as the library does it
        assert [1, 2, 3, 4, 5, 9, 6, 7, 9, 8, 10] == [told(line, "pong")["n"] for _ in range(11)]
