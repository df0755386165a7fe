"""`igroteka serve --workers N`: several processes at one port, and the one that keeps them."""

import asyncio
import json
import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from igroteka.cli import workers
from igroteka.cli.succession import OPEN, READY
from igroteka.cli.workers import Worker, Workers, packed, unpacked
from igroteka.server.config import Config, Mail
from tests.cli.shell import igroteka
from tests.patience import LONG
from tests.server.conftest import Postgres
from tests.server.edge import LISTENS, connected, patient

ADDRESS = re.compile(r"http://127\.0\.0\.1:(\d+)")


def command(*words: str) -> list[str]:
    return [sys.executable, "-W", "error", "-m", "igroteka", "serve", "--port", "0", "--no-open", *words]


@contextmanager
def kept(database: str, count: int = 2) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """Processes and the one that keeps them, and their address."""
    words = ("--lang", "en", "--bot-workers", "0", "--workers", str(count), "--database", database)
    with subprocess.Popen(command(*words), stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        try:
            found = ADDRESS.search(process.stdout.readline())
            assert found, process.communicate(timeout=LONG)[1]
            yield process, found[0]
        finally:
            if process.poll() is None:
                process.kill()


@pytest.fixture(scope="module")
def house(postgres: Postgres) -> Iterator[tuple[int, str]]:
    """The keeper of two processes, and their address, for those who leave them as they are."""
    with kept(postgres.new()) as (keeper, address):
        yield keeper.pid, address


def children(pid: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def lives(pid: int) -> bool:
    """A process that was killed keeps its sockets until the last of its threads is gone."""
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
        return state != "Z" or len(list(Path(f"/proc/{pid}/task").iterdir())) > 1
    except FileNotFoundError:
        return False


def until(condition: Callable[[], object]) -> None:
    end = time.monotonic() + LONG
    while not condition():
        assert time.monotonic() < end
        time.sleep(0.05)


def asked(address: str) -> int:
    """A visitor with a connection of its own."""
    return patient.get(f"{address}/health").status_code


# --- what cannot be


@pytest.mark.parametrize(("lang", "said"), [("en", "2 processes cannot share one SQLite file"), ("ru", "файл SQLite")])
def test_a_file_is_served_by_one_process(tmp_path: Path, lang: str, said: str):
    done = igroteka("serve", "--workers", "2", "--data", str(tmp_path), "--lang", lang)
    assert 2 == done.code
    assert said in done.err
    assert 1 == len(done.err.strip().splitlines())
    assert not (tmp_path / "igroteka.db").exists()


def test_a_database_that_does_not_answer_is_one_line():
    words = ("--workers", "2", "--database", "postgresql://nobody@127.0.0.1:1/none", "--lang", "en")
    done = subprocess.run(command(*words), capture_output=True, text=True, timeout=LONG, check=False)
    assert 2 == done.returncode
    assert ["The database does not answer. Try again in a moment: nothing is done twice."] == done.stderr.splitlines()


def test_what_a_process_is_told_is_what_was_asked_for(tmp_path: Path):
    config = Config(
        data=tmp_path,
        database="postgresql://ada:hush@db.example.org/games",
        workers=3,
        public=("https://games.example.org",),
        mail=Mail(host="mail.example.org", sender="games@example.org", password="hush"),
    )
    assert config == unpacked(packed(config))


# --- as they are typed


def test_a_port_that_is_served_is_taken(postgres: Postgres, house: tuple[int, str]):
    """Sockets that share a port are open to more of them: another room must not slip in among ours."""
    port = house[1].rpartition(":")[2]
    words = ("--workers", "2", "--port", port, "--database", postgres.new(), "--lang", "en")
    done = subprocess.run(command(*words), capture_output=True, text=True, timeout=LONG, check=False)
    assert 2 == done.returncode
    assert f"Port {port} is taken" in done.stderr


def test_both_serve(house: tuple[int, str]):
    """However busy the machine is, sooner or later each of them lets somebody in."""
    keeper, address = house
    lines: list[socket.socket] = []
    port = int(address.rpartition(":")[2])

    def is_shared_out() -> bool:
        lines.append(socket.create_connection(("127.0.0.1", port)))
        return all(connected(pid, port) for pid in children(keeper))

    try:
        until(is_shared_out)
    finally:
        for line in lines:
            line.close()


def test_one_that_dies_is_missed_by_nobody_and_replaced(postgres: Postgres):
    with kept(postgres.laid()) as (keeper, address):
        first, second = children(keeper.pid)
        assert "hush" not in Path(f"/proc/{first}/cmdline").read_text()
        assert {200} == {asked(address) for _ in range(20)}
        os.kill(first, signal.SIGKILL)
        until(lambda: not lives(first))
        assert {200} == {asked(address) for _ in range(20)}, "the other one lets everybody in"
        until(lambda: is_whole(keeper.pid, address, first))
        os.kill(second, signal.SIGTERM)
        until(lambda: is_whole(keeper.pid, address, second))
        assert {200} == {asked(address) for _ in range(20)}
        left = children(keeper.pid)
        keeper.send_signal(signal.SIGTERM)
        out, err = keeper.communicate(timeout=LONG)
        assert 0 == keeper.returncode, err
        assert 1 == out.count("Igroteka is closed.")
        assert not any(lives(pid) for pid in left)
        events = [json.loads(line) for line in err.splitlines()]
        assert 2 == sum(event["event"] == "a process has ended" for event in events)
        assert not [event for event in events if event["level"] == "error"]


def test_sockets_that_name_a_room_come_to_one_process(postgres: Postgres):
    """Wherever they knock; also after that process is gone."""
    with kept(postgres.laid()) as (keeper, address), ExitStack() as lines:
        headers, room = table(address)

        def homes(headers: dict[str, str], id: str) -> list[int]:
            """Where six who name a room are; they are told what they ask for."""
            with ExitStack() as six:
                for _ in range(6):
                    assert id == told(six.enter_context(line(address, headers, id)), id)["room"]
                return [connected(pid, port) for pid in children(keeper.pid)]

        port = int(address.rpartition(":")[2])
        until(lambda: sorted(homes(headers, room)) == [0, 6])
        for _ in range(3):
            assert [0, 6] == sorted(homes(*table(address)))
        stays = lines.enter_context(line(address, headers, room))
        assert room == told(stays, room)["room"]
        home = next(pid for pid in children(keeper.pid) if connected(pid, port))
        os.kill(home, signal.SIGKILL)
        with pytest.raises(ConnectionClosed):
            list(stays)
        until(lambda: is_whole(keeper.pid, address, home))
        until(lambda: sorted(homes(headers, room)) == [0, 6])


def table(address: str) -> tuple[dict[str, str], str]:
    """A game of somebody new who has all seats."""
    with patient.client(base_url=address) as http:
        token = http.post("/api/session/guest", json={"bearer": True}).json()["token"]
        headers = {"authorization": f"Bearer {token}"}
        seats = [{"kind": "me"}, {"kind": "hotseat"}, {"kind": "hotseat"}]
        room = http.post("/api/rooms", json={"game": "catan", "seats": seats}, headers=headers).json()["id"]
        assert 200 == http.post(f"/api/rooms/{room}/start", headers=headers).status_code
        return headers, room


def line(address: str, headers: dict[str, str], room: str) -> ClientConnection:
    where = f"{address.replace('http', 'ws', 1)}/ws?room={room}"
    return connect(where, additional_headers=headers, proxy=None, compression=None, open_timeout=LONG)


def told(line: ClientConnection, room: str) -> dict[str, Any]:
    line.send(json.dumps({"t": "hello", "v": 2, "lang": "en", "rooms": [{"room": room, "seat": 0}]}))
    found: dict[str, Any] = json.loads(line.recv(timeout=LONG))
    return found


def is_whole(keeper: int, address: str, victim: int) -> bool:
    """Has somebody come in the place of one, and listens?"""
    port, now = int(address.rpartition(":")[2]), children(keeper)
    return len(now) == 2 and victim not in now and all(connected(pid, port, LISTENS) for pid in now)


def test_whoever_is_asked_has_counted_for_all(postgres: Postgres):
    with kept(postgres.laid()) as (keeper, address):
        seen: set[tuple[float, int]] = set()
        for number in range(1, 13):
            assert 200 == asked(address)
            seen.add((counted(address, "igroteka_requests_total"), number))
        assert {(number + number - 1, number) for number in range(1, 13)} == seen  # of metrics, all but the last
        began = counted(address, "igroteka_start_time_seconds")
        victim = children(keeper.pid)[0]
        os.kill(victim, signal.SIGKILL)
        until(lambda: not lives(victim))
        assert 0 < counted(address, "igroteka_requests_total") <= 24
        assert abs(counted(address, "igroteka_start_time_seconds") - began) < LONG


def counted(address: str, name: str) -> float:
    """A sum over all labels, asked on a connection of its own."""
    text = patient.get(f"{address}/metrics").text
    return sum(float(line.rpartition(" ")[2]) for line in text.splitlines() if line.startswith(name))


def test_without_their_keeper_they_end(postgres: Postgres):
    with kept(postgres.laid()) as (keeper, _):
        left = children(keeper.pid)
        keeper.kill()
        keeper.wait(LONG)
        until(lambda: not any(lives(pid) for pid in left))


# --- one by one


class Trial(Workers):
    """Processes that do as they are told, and no server."""

    def __init__(self, *scripts: str, count: int = 1) -> None:
        self.scripts = list(scripts)
        self.started = 0
        self.is_open = False
        super().__init__(Config(data=Path("/nowhere"), workers=count), socket.socket(), "en", self._open)

    def _open(self) -> None:
        self.is_open = True

    async def _start(self) -> Worker:
        script = self.scripts[min(self.started, len(self.scripts) - 1)]
        self.started += 1
        ours, theirs = socket.socketpair()
        ours.setblocking(False)
        said = f"import socket, sys, time; line = socket.socket(fileno={theirs.fileno()})\n{script}"
        process = await asyncio.create_subprocess_exec(sys.executable, "-c", said, pass_fds=(theirs.fileno(),))
        theirs.close()
        return Worker(process, ours)


OPENS = f"line.send({READY!r}); line.recv(1); line.send({OPEN!r})\n"
LEAVES = OPENS + "line.recv(1)\n"
DIES = OPENS + "sys.exit(3)\n"


def tried(trial: Trial, story: Callable[[Trial], Any]) -> int:
    async def main() -> int:
        life = asyncio.create_task(trial.live())
        await asyncio.wait_for(story(trial), LONG)
        return await asyncio.wait_for(life, LONG)

    try:
        return asyncio.run(main())
    finally:
        trial.port.close()


async def so_far(condition: Callable[[], object]) -> None:
    while not condition():  # noqa: ASYNC110 -- processes change it
        await asyncio.sleep(0.01)


def test_one_that_cannot_open_ends_all():
    async def story(trial: Trial) -> None: ...

    trial = Trial("sys.exit(7)", LEAVES, count=2)
    assert 7 == tried(trial, story)
    assert not trial.is_open


def test_whoever_dies_again_and_again_is_started_ever_later(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(workers, "FIRST_WAIT", 0.05)

    async def story(trial: Trial) -> None:
        began = time.monotonic()
        await so_far(lambda: trial.started == 5)
        assert time.monotonic() - began > 0.1 + 0.2 + 0.4 + 0.8
        trial._stopping.set()

    trial = Trial(DIES, DIES, DIES, DIES, LEAVES)
    assert 0 == tried(trial, story)
    assert trial.is_open


def test_one_that_does_not_end_is_killed(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(workers, "STOPPING", 0.2)

    async def story(trial: Trial) -> None:
        await so_far(lambda: trial.is_open)
        trial._stopping.set()

    assert 0 == tried(Trial(OPENS + "time.sleep(1000)\n"), story)
