"""A games room in a process of its own, and somebody who comes to it without a browser."""

import os
import re
import select
import signal
import subprocess
import sys
import time
from pathlib import Path
from random import Random
from typing import Any

import httpx

from tests.e2e.moments import last_round
from tests.patience import LONG
from tests.whim import chosen

ROOT = Path(__file__).resolve().parents[2]
STATIC = ROOT / "src" / "igroteka" / "server" / "static"
ADDRESS = re.compile(r"http://127\.0\.0\.1:(\d+)")
ME = {"kind": "me"}
GREEDY = {"kind": "bot", "level": "greedy"}


def table_of(game: str, **setup: Any) -> dict[str, Any]:
    """A table for one and bots: as many as its position has, or two."""
    bots = setup["position"]["seats"] - 1 if "position" in setup else 2
    return {"game": game, "seats": [ME, *[GREEDY] * bots], **setup}


def ending(game: str) -> dict[str, Any]:
    """The setup of a table that ends soon."""
    return {"options": {"victory_points_to_win": 3}} if game == "catan" else {"position": last_round(game, 2)}


class Place:
    """`igroteka serve` on a free port; it can be stopped and opened again at the same address."""

    def __init__(self, folder: Path, *packages: Path, python: Path | None = None) -> None:
        self.folder = folder
        self.python = python  # of an environment where Igroteka is installed, far from this checkout
        self.packages = packages  # folders where games of others are installed
        self.port = 0
        self.process: subprocess.Popen[str] | None = None

    @property
    def origin(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def open(self) -> None:
        """Start, and wait for its address."""
        words = ["--port", str(self.port), "--data", str(self.folder / "data"), "--no-open", "--no-limits"]
        words += ["--bot-pace", "0.02", "--lang", "en"]
        paths = self.packages if self.python else (ROOT / "src", *self.packages)
        with (self.folder / "server.log").open("a") as journal:
            self.process = subprocess.Popen(
                [self.python or sys.executable, "-m", "igroteka", "serve", *words],
                stdout=subprocess.PIPE,
                stderr=journal,
                text=True,
                cwd=self.folder if self.python else ROOT,
                env={**os.environ, "PYTHONPATH": os.pathsep.join(map(str, paths))},
            )
        stdout = self.process.stdout
        assert stdout is not None
        ready, _, _ = select.select([stdout], [], [], LONG)
        first = stdout.readline() if ready else ""
        found = ADDRESS.search(first)
        assert found, f"the server does not open: {first}{self.journal()}"
        self.port = int(found[1])

    def stop(self) -> None:
        """Ask it to end, as a service manager does."""
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        assert self.process.wait(LONG) == 0, self.journal()
        assert self.process.stdout is not None
        self.process.stdout.close()
        self.process = None

    def close(self) -> None:
        """End it in any case."""
        if self.process is None:
            return
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait(LONG)
        if self.process.stdout is not None:
            self.process.stdout.close()

    def journal(self) -> str:
        """What the server complained of."""
        return (self.folder / "server.log").read_text("utf-8")


class Caller:
    """A program that plays through the public API; much quicker than a browser, where only the outcome matters."""

    def __init__(self, place: Place, name: str = "Robot") -> None:
        self.http = httpx.Client(base_url=place.origin, timeout=LONG)
        self.ended: dict[str, str] = {}
        person = self.asked("POST", "/api/session/guest", {"name": name, "bearer": True})
        self.http.headers["authorization"] = f"Bearer {person['token']}"
        self.asked("PATCH", "/api/person", {"auto_pass": False})

    def asked(self, method: str, path: str, body: Any = None) -> Any:
        answer = self.http.request(method, path, json=body)
        assert answer.is_success, f"{method} {path}: {answer.status_code} {answer.text}"
        return answer.json()

    def table(self, game: str = "catan", **setup: Any) -> str:
        """A room that has begun, by its id."""
        room = self.asked("POST", "/api/rooms", table_of(game, **setup))
        if room["status"] == "open" and all(seat["kind"] != "open" for seat in room["seats"]):
            self.asked("POST", f"/api/rooms/{room['id']}/start")
        return str(room["id"])

    def play(self, room: str, seed: int = 1, *, acts: int = 2000) -> dict[str, Any]:
        """Say anything that is legal until the game ends; the last state."""
        luck = Random(seed)
        until = time.monotonic() + 10 * LONG
        said = 0
        while time.monotonic() < until and said < acts:
            state = self.asked("GET", f"/api/rooms/{room}/view?texts=1&seat=0")
            if state["info"]["status"] == "finished":
                return dict(state)
            options = [one for one in state["scene"].get("options") or [] if one["kind"] not in ("offer", "counter")]
            if not options:
                time.sleep(0.03)
                continue
            said += 1
            answer = self.http.post(
                f"/api/rooms/{room}/act",
                json={"rev": state["rev"], "cid": f"r{said}", "seat": 0, "action": chosen(options, luck)},
            )
            assert answer.is_success or answer.json()["code"] == "stale", answer.text
        raise AssertionError("the game does not end")

    def say(self, room: str, kind: str, seat: int = 0) -> None:
        """The first option of a kind."""
        state = self.asked("GET", f"/api/rooms/{room}/view?texts=1&seat={seat}")
        option = next(one for one in state["scene"]["options"] if one["kind"] == kind)
        word = {"rev": state["rev"], "cid": f"{kind}{seat}", "seat": seat, "action": option["action"]}
        self.asked("POST", f"/api/rooms/{room}/act", word)

    def finished(self, game: str = "catan") -> str:
        """A room whose game was played to its end; one is enough for all who look at it."""
        if game not in self.ended:
            room = self.table(game, **ending(game))
            self.play(room)
            self.ended[game] = room
        return self.ended[game]

    def close(self) -> None:
        self.http.close()
