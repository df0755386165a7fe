"""Connections: how many there may be, and how long one may say nothing."""

import asyncio
import json
import logging
import re
import shlex
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from igroteka.server import app
from igroteka.server.edge import connections
from igroteka.server.edge import socket as conversations
from igroteka.server.edge.connections import Doorway, Gate
from igroteka.server.limits import ACCEPTED_AT_ONCE
from igroteka.server.logs import Dam, JsonLines
from tests.patience import LONG
from tests.server.edge import Person, ask, patient, running, told
from tests.server.test_serve import ADDRESS, command

HALF = b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: "


def half_open(port: int) -> socket.socket:
    """Somebody who begins a request and does not end it."""
    line = socket.create_connection(("127.0.0.1", port), timeout=LONG)
    line.sendall(HALF)
    return line


def is_cut(line: socket.socket) -> bool:
    """Wait until the other side has ended it; what it says before does not matter."""
    try:
        while line.recv(4096):
            pass
    except ConnectionError:
        return True
    except TimeoutError:
        return False
    return True


def is_refused(line: socket.socket) -> bool:
    """Say one byte after another until nobody takes them any more."""
    until = time.monotonic() + LONG
    while time.monotonic() < until:
        try:
            line.sendall(b"x")
        except ConnectionError:
            return True
        time.sleep(0.05)
    return False


@contextmanager
def hurried() -> Iterator[None]:
    """Ten seconds are too long for a test; whoever is to be answered has them."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(connections, "SLOWEST_HEAD", 0.3)
        patch.setattr(connections, "SLOWEST_REQUEST", 0.6)
        yield


def test_half_a_head_is_not_waited_for(tmp_path: Path):
    with running(tmp_path) as place:
        with (
            hurried(),
            half_open(place.port) as line,
            socket.create_connection(("127.0.0.1", place.port), timeout=LONG) as mute,
        ):
            assert is_cut(line)
            assert is_cut(mute)
        with hurried(), half_open(place.port) as drip:  # each byte is news, but not a request
            assert is_refused(drip)
        assert 200 == patient.get(f"{place.origin}/health").status_code


def test_half_a_head_after_a_request_is_not_waited_for_either(tmp_path: Path):
    with running(tmp_path) as place, socket.create_connection(("127.0.0.1", place.port), timeout=LONG) as line:
        line.sendall(b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
        assert line.recv(4096).startswith(b"HTTP/1.1 200")
        with hurried():
            line.sendall(HALF)
            assert is_cut(line)


@pytest.mark.parametrize("method", ["GET", "POST"])
def test_half_a_body_is_not_waited_for(tmp_path: Path, method: str):
    """Whether or not anybody reads it."""
    with (
        running(tmp_path) as place,
        hurried(),
        socket.create_connection(("127.0.0.1", place.port), timeout=LONG) as line,
    ):
        head = f"{method} /api/session/guest HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 500\r\n\r\n{{"
        line.sendall(head.encode())
        assert is_cut(line)


def test_who_waits_makes_room_for_who_asks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """A house full of people who say nothing is not full; what is under way is never cut off."""
    monkeypatch.setattr(app, "gate_of", lambda config: Gate(20, 20, config.proxies))
    with running(tmp_path) as place, ExitStack() as lines:
        ada = Person(place)
        room = ada.room()["id"]
        line = lines.enter_context(ada.line())
        ask(line, t="hello", v=2, texts=True, rooms=[{"room": room}])
        assert room == told(line, "state")["room"]
        for _ in range(100):
            lines.enter_context(half_open(place.port))
        gate, until = place.server.gate, time.monotonic() + LONG
        while (gate.ousted + gate.refused < 82 or len(gate) > 20) and time.monotonic() < until:
            time.sleep(0.01)  # until all have been met: of 102, Ada's two among them, 20 stay
        assert 200 == patient.get(f"{place.origin}/health").status_code
        assert len(gate) <= 20 + ACCEPTED_AT_ONCE
        ask(line, t="ping", n=7)
        assert 7 == told(line, "pong")["n"]
        ada.close()


class Waiting(asyncio.Transport):
    """The transport of a connection that says nothing."""

    def __init__(self, line: socket.socket) -> None:
        super().__init__({"socket": line})
        self.aborted = False

    def abort(self) -> None:
        self.aborted = True


def test_a_burst_is_not_refused_for_those_who_have_only_just_come():
    """Of many at once the first fill the house before they are heard: the next stay outside until they are."""
    gate = Gate(2, 2)
    with ExitStack() as lines:
        door = lines.enter_context(Doorway.over(socket.create_server(("127.0.0.1", 0)), gate))
        door.setblocking(False)
        people = [lines.enter_context(socket.create_connection(door.getsockname(), LONG)) for _ in range(3)]
        first, second = (lines.enter_context(door.accept()[0]) for _ in range(2))
        for line in (first, second):
            with pytest.raises(BlockingIOError):
                door.accept()
            waiting = Waiting(line)
            gate.wait(waiting)
            if line is first:
                gate.ask(waiting)
        third = lines.enter_context(door.accept()[0])
        assert (0, 1, True) == (gate.refused, gate.ousted, waiting.aborted)
        third.sendall(b"come in")
        assert b"come in" == people[2].recv(100)


def test_one_address_does_not_take_all_places(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """Sockets are under way and stay; the next connection of the address is refused, and told so."""
    monkeypatch.setattr(app, "gate_of", lambda _: Gate(100, 6, ""))
    with running(tmp_path) as place, ExitStack() as lines:
        ada = Person(place)
        ada.close()
        for _ in range(6):
            ask(lines.enter_context(ada.line()), t="ping", n=1)
        with socket.create_connection(("127.0.0.1", place.port), timeout=LONG) as seventh:
            assert seventh.recv(4096).startswith(b"HTTP/1.1 503 ")
        assert place.server.gate.refused >= 1
        lines.close()
        until = time.monotonic() + LONG
        while len(place.server.gate) and time.monotonic() < until:
            time.sleep(0.05)
        assert 200 == patient.get(f"{place.origin}/health").status_code


@contextmanager
def with_few_descriptors(folder: Path, most: int) -> Iterator[tuple[str, int, Path]]:
    """A server that may have only so many, its address and its log."""
    words = ("serve", "--port", "0", "--data", str(folder / "data"), "--no-open", "--bot-workers", "0", "--lang", "en")
    log = folder / "log"
    with log.open("w") as stderr:
        process = subprocess.Popen(
            ["bash", "-c", f"ulimit -n {most}; exec {shlex.join(command(*words))}"],
            stdout=subprocess.PIPE,
            stderr=stderr,
            text=True,
        )
    with process:
        try:
            assert process.stdout is not None
            found = ADDRESS.search(process.stdout.readline())
            assert found, log.read_text()
            yield found[0], int(found[1]), log
        finally:
            process.kill()


def test_half_open_requests_do_not_shut_the_runtime(tmp_path: Path):
    """300 of them at 256 descriptors: the house answers, and the log is short."""
    with with_few_descriptors(tmp_path, 256) as (address, port, log), ExitStack() as lines:
        for _ in range(300):
            lines.enter_context(half_open(port))
        for _ in range(5):
            assert 200 == patient.get(f"{address}/health").status_code
        assert 200 == patient.post(f"{address}/api/session/guest", json={}).status_code
        assert log.stat().st_size < 100_000


def test_a_socket_that_says_nothing_is_let_go(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """One that spoke has stopped the clock: its alarm was called off."""
    alarms: list[asyncio.TimerHandle] = []

    class Watched(conversations.Conversation):
        def __init__(self, *about: Any) -> None:
            super().__init__(*about)
            alarms.append(self._alarm)

    monkeypatch.setattr(conversations, "Conversation", Watched)
    with running(tmp_path) as place:
        ada = Person(place)
        monkeypatch.setattr(conversations, "FIRST_WORD", 0.3)
        with ada.line() as mute:
            assert {"t": "bye", "reason": "silent"} == json.loads(mute.recv(timeout=LONG))
            with pytest.raises(ConnectionClosed):
                mute.recv(timeout=LONG)
        monkeypatch.setattr(conversations, "FIRST_WORD", 10 * LONG)
        with ada.line() as speaking:
            ask(speaking, t="ping", n=1)
            assert 1 == told(speaking, "pong")["n"]
            assert alarms[1].cancelled()
            ask(speaking, t="ping", n=2)
            assert 2 == told(speaking, "pong")["n"]
        ada.close()


def test_no_socket_keeps_a_window(tmp_path: Path):
    """Messages are packed one by one: 99 kB of an idle socket were windows for the next."""
    with running(tmp_path) as place:
        ada = Person(place)
        room = ada.table()["id"]
        with ada.line() as line:
            assert line.response is not None
            agreed = line.response.headers["Sec-WebSocket-Extensions"]
            assert "server_no_context_takeover" in agreed
            assert "client_no_context_takeover" in agreed
            ask(line, t="hello", v=2, texts=True, rooms=[{"room": room, "seat": 0}])
            assert room == told(line, "state")["room"]
            [protocol] = [one for one in place.server.server_state.connections if isinstance(one, connections.Sockets)]
            [sparing] = protocol.conn.extensions
            assert isinstance(sparing, connections.Sparing)
            assert not hasattr(sparing._packing, "encoder")
            assert not hasattr(sparing._packing, "decoder")
        ada.close()


def test_only_what_gains_by_it_is_packed():
    terms, sparing = connections.SparingFactory(server_no_context_takeover=True).process_request_params([], [])
    small, large = (Frame(Opcode.TEXT, b"x" * size) for size in (connections.SMALL, connections.SMALL + 1))
    assert small is sparing.encode(small)
    packed = sparing.encode(large)
    assert packed.rsv1
    assert len(packed.data) < len(large.data) // 10
    assert ("server_no_context_takeover", None) in terms


# --- the log


def test_a_flood_is_held_back_and_counted():
    now = 0.0
    dam = Dam(burst=3, pace=1.0, clock=lambda: now)
    log = logging.getLogger("flood")

    def passes(words: str, *given: object) -> logging.LogRecord | None:
        record = log.makeRecord("flood", logging.WARNING, "", 0, words, given, None)
        return record if dam.filter(record) else None

    assert [True] * 3 + [False] * 7 == [passes("number %d", n) is not None for n in range(10)]
    assert passes("another matter") is not None
    now = 1.5
    told_again = passes("number %d", 10)
    assert told_again is not None
    assert 7 == json.loads(JsonLines().format(told_again))["held"]


def test_invented_methods_do_not_grow_the_measurements(tmp_path: Path):
    with running(tmp_path) as place:
        for number in range(20):
            name = "BREW" + "ABCDEFGHIJKLMNOPQRSTUVWXYZ"[number]
            with socket.create_connection(("127.0.0.1", place.port), timeout=LONG) as line:
                line.sendall(f"{name} /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n".encode())
                assert re.match(rb"HTTP/1.1 [45]\d\d", line.recv(4096))
        counted = patient.get(f"{place.origin}/metrics").text
        assert "BREW" not in counted
        assert 'igroteka_requests_total{method="other"' in counted
