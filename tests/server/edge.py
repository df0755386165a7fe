"""A real server on a free port of this machine, and people who come to it."""

import asyncio
import json
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from igroteka.server.app import Server, create_app
from igroteka.server.config import Config
from igroteka.server.runtime import Runtime
from tests.patience import LONG

INDEX = "<!doctype html><title>Igroteka</title><div id=app></div>"
ESTABLISHED, LISTENS = "01", "0A"  # sockets, as the system writes it
TRUST = httpx.create_ssl_context()
"""Made once: httpx reads all certificates anew for every client, also of plain HTTP, and that takes 50 ms."""
SEATS = [{"kind": "me"}, {"kind": "open"}, {"kind": "hotseat", "name": "Clara"}]


class Patient:
    """httpx for those who can wait: its own five seconds are not enough for a busy machine."""

    def get(self, url: str, **more: Any) -> httpx.Response:
        return httpx.get(url, timeout=LONG, verify=TRUST, **more)

    def head(self, url: str, **more: Any) -> httpx.Response:
        return httpx.head(url, timeout=LONG, verify=TRUST, **more)

    def options(self, url: str, **more: Any) -> httpx.Response:
        return httpx.options(url, timeout=LONG, verify=TRUST, **more)

    def post(self, url: str, **more: Any) -> httpx.Response:
        return httpx.post(url, timeout=LONG, verify=TRUST, **more)

    def patch(self, url: str, **more: Any) -> httpx.Response:
        return httpx.patch(url, timeout=LONG, verify=TRUST, **more)

    def client(self, **more: Any) -> httpx.Client:
        return httpx.Client(timeout=LONG, verify=TRUST, **more)


patient = Patient()


class Running:
    """A server in a thread of its own."""

    def __init__(self, config: Config, port: int) -> None:
        self.config = config
        self.origin = f"http://127.0.0.1:{port}"
        self.port = port
        self.people: list[Person] = []
        self.runtime: Runtime
        self.server: Server

    def on_loop(self, work: Any) -> Any:
        """Run a coroutine where the server runs."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(LONG)

    loop: asyncio.AbstractEventLoop


@contextmanager
def running(folder: Path, **changes: Any) -> Iterator[Running]:
    """An open house; when it closes, everybody has been told."""
    static = folder / "static"
    (static / "assets").mkdir(parents=True, exist_ok=True)
    (static / "index.html").write_text(INDEX)
    (static / "sw.js").write_text("self.addEventListener('fetch', () => undefined);\n")
    (static / "assets" / "app-1a2b3c.js").write_text("export const answer = 42;\n" * 100)
    (folder / "secret.txt").write_text("not yours")
    listener = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listener.bind(("127.0.0.1", 0))
    listener.listen(128)
    port = listener.getsockname()[1]
    config = Config(
        **{"data": folder / "data", "static": static, "port": port, "bot_workers": 0, "limited": False, **changes}
    )
    place = Running(config, port)
    ready = threading.Event()

    async def live() -> None:
        app = create_app(config)
        place.loop = asyncio.get_running_loop()
        place.runtime = app.state.runtime
        place.server = Server(app, config, ready.set)
        await place.server.serve(sockets=[listener])

    thread = threading.Thread(target=lambda: asyncio.run(live()), daemon=True)
    thread.start()
    until = time.monotonic() + LONG
    while not ready.wait(0.1):
        assert thread.is_alive()
        assert time.monotonic() < until
    try:
        yield place
    finally:
        for person in place.people:
            person.close()
        place.server.should_exit = True
        thread.join(LONG)
        assert not thread.is_alive()


class Person:
    """A browser: a cookie, the token against forged requests, its own language."""

    def __init__(self, place: Running, lang: str = "en", *, name: str = "") -> None:
        self.place = place
        place.people.append(self)
        self.http = patient.client(base_url=place.origin, headers={"accept-language": lang})
        entered = self.http.post("/api/session/guest", json={"name": name} if name else {})
        assert entered.status_code == 200, entered.text
        self.id = entered.json()["id"]
        self.name = entered.json()["name"]
        self.http.headers["x-csrf"] = entered.json()["csrf"]
        self.http.headers["origin"] = place.origin
        answered = self.http.patch("/api/person", json={"auto_pass": False})  # every answer is ours
        assert answered.status_code == 200, answered.text

    def get(self, path: str, **more: Any) -> httpx.Response:
        return self.http.get(path, **more)

    def post(self, path: str, body: Any = None, **more: Any) -> httpx.Response:
        return self.http.post(path, json=body, **more)

    def room(self, seats: list[dict[str, Any]] | None = None, **setup: Any) -> dict[str, Any]:
        """A room of one's own."""
        made = self.post("/api/rooms", {"game": "catan", "seats": seats or SEATS, **setup})
        assert made.status_code == 201, made.text
        return dict(made.json())

    def table(self, **setup: Any) -> dict[str, Any]:
        """A game for three at one screen, begun."""
        room = self.room([{"kind": "me"}, {"kind": "hotseat"}, {"kind": "hotseat", "name": "Clara"}], **setup)
        if room["status"] == "open":
            begun = self.post(f"/api/rooms/{room['id']}/start")
            assert begun.status_code == 200, begun.text
            room = begun.json()
        return room

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    def line(self, **more: Any) -> ClientConnection:
        """A socket."""
        headers = {"cookie": self.cookie, "origin": self.place.origin, **more}
        address = f"ws://127.0.0.1:{self.place.port}/ws"
        return connect(address, additional_headers=headers, proxy=None, open_timeout=LONG)

    def close(self) -> None:
        self.http.close()


def told(line: ClientConnection, kind: str, *, cid: str | None = None) -> dict[str, Any]:
    """The next message of this kind; others are read over."""
    until = time.monotonic() + LONG
    while True:
        message = json.loads(line.recv(timeout=until - time.monotonic()))
        if message["t"] == kind and (cid is None or message["cid"] == cid):
            return dict(message)


def ask(line: ClientConnection, **message: Any) -> None:
    line.send(json.dumps(message))


def connected(pid: int, port: int, state: str = ESTABLISHED) -> int:
    """How many connections a process has taken at a port."""
    rows = [line.split() for line in Path(f"/proc/{pid}/net/tcp").read_text().splitlines()[1:]]
    here = f":{port:04X}"
    sockets = {f"socket:[{row[9]}]" for row in rows if row[1].endswith(here) and row[3] == state}
    with suppress(FileNotFoundError):  # one that is just being closed
        return sum(str(file.readlink()) in sockets for file in Path(f"/proc/{pid}/fd").iterdir())
    return 0
