"""How long a newcomer waits: from a fresh clone to the first acknowledged move, and to the compiled rules.

    python bench/first_start.py [COMMIT ...]

Each commit is cloned into a temporary folder, where `make play` runs as it is typed; port 8000 must be free. Caches of
pip and npm are used as they are: run it twice and take the second. As long as the rules are being compiled a move is
made whenever it is our turn. Nothing but the standard library is needed.
"""

import argparse
import json
import os
import random
import signal
import subprocess
import tempfile
import threading
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parent.parent
ADDRESS: Final = "http://127.0.0.1:8000"
PATIENCE: Final = 1800.0  # seconds
SEATS: Final = [{"kind": "me"}, {"kind": "bot", "level": "greedy"}, {"kind": "bot", "level": "greedy"}]
TABLE: Final = {"game": "catan", "seats": SEATS}


class Clock:
    """Seconds since `make play` was typed."""

    def __init__(self) -> None:
        self._began: Final = time.monotonic()

    def __call__(self) -> float:
        return round(time.monotonic() - self._began, 1)


class Guest:
    """Somebody who plays one table over HTTP, and comes again when nobody answers."""

    def __init__(self) -> None:
        entered = ask("POST", "/api/session/guest", {"bearer": True, "name": "Newcomer"})
        self._token: Final = str(entered["token"])
        self._room: Final = str(self._ask("POST", "/api/rooms", TABLE)["id"])
        self._ask("POST", f"/api/rooms/{self._room}/start", {"brought": "00112233"})
        self._words: Final = count(1)
        self._whim: Final = random.Random(1)
        self.acknowledged = 0
        self.slowest = 0.0
        """Seconds of a move, the time at a closed door included."""

    def _ask(self, method: str, path: str, body: object = None) -> dict[str, Any]:
        return ask(method, path, body, self._token)

    def move(self) -> bool:
        """Say anything that may be said, if we are asked."""
        scene = self._ask("GET", f"/api/rooms/{self._room}/view?texts=1&seat=0")["scene"]
        if not scene.get("options"):
            return False
        action = self._whim.choice(scene["options"])["action"]
        word = {"rev": scene["rev"], "seat": 0, "cid": f"c{next(self._words)}", "action": action}
        began = time.monotonic()
        self.acknowledged = int(self._ask("POST", f"/api/rooms/{self._room}/act", word)["rev"])
        self.slowest = max(self.slowest, time.monotonic() - began)
        return True

    @property
    def kept(self) -> int:
        """How far the game is, as the room has it."""
        return int(self._ask("GET", f"/api/rooms/{self._room}")["rev"])


def ask(method: str, path: str, body: object = None, token: str = "") -> dict[str, Any]:
    """An answer; the same again as long as there is none, as a browser does with a move that has its own name."""
    headers = {"content-type": "application/json"} | ({"authorization": f"Bearer {token}"} if token else {})
    data = None if body is None else json.dumps(body).encode()
    until = time.monotonic() + PATIENCE
    while True:
        try:
            request = urllib.request.Request(ADDRESS + path, data, headers, method=method)
            with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
                text = answer.read()
                return dict(json.loads(text)) if text.startswith(b"{") else {"text": text.decode()}
        except urllib.error.HTTPError:
            raise
        except OSError:
            if time.monotonic() > until:
                raise
            time.sleep(0.1)


@contextmanager
def playing(folder: Path) -> Iterator[tuple["subprocess.Popen[str]", list[str]]]:
    """`make play` in a folder, and what it prints."""
    clean = {name: value for name, value in os.environ.items() if name not in ("MAKEFLAGS", "MAKELEVEL", "PYTHONPATH")}
    process = subprocess.Popen(
        ["make", "play"],
        cwd=folder / "clone",
        env={**clean, "IGROTEKA_DATA": str(folder / "data"), "IGROTEKA_LANG": "en"},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    )
    lines: list[str] = []

    def read() -> None:
        for line in process.stdout or ():
            lines.append(line)

    reading = threading.Thread(target=read, daemon=True)
    reading.start()
    try:
        yield process, lines
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGINT)
        process.wait(PATIENCE)
        reading.join()


def measure(commit: str) -> dict[str, Any]:
    """Seconds of one commit."""
    with tempfile.TemporaryDirectory(prefix="igroteka-start-") as name:
        folder = Path(name)
        subprocess.run(["git", "clone", "--quiet", "--no-checkout", ROOT, folder / "clone"], check=True)
        subprocess.run(["git", "checkout", "--quiet", "--detach", commit], cwd=folder / "clone", check=True)
        clock = Clock()
        with playing(folder) as (process, lines):
            found: dict[str, Any] = {"commit": commit}
            wait_for(process, lines, "Igroteka is open")
            ask("GET", "/api/games")
            found["games_answered_s"] = clock()
            assert "<script" in ask("GET", "/")["text"], "the pages are not there"
            guest = Guest()
            while not guest.move():
                time.sleep(0.05)
            found["first_move_s"] = clock()
            while not is_compiled(folder, "".join(lines)):
                assert process.poll() is None, "".join(lines[-20:])
                assert clock() < PATIENCE
                time.sleep(0.1 if guest.move() else 0.3)
            found["compiled_s"] = clock()
            found |= {"moves": guest.acknowledged, "slowest_move_s": round(guest.slowest, 2)}
            assert guest.kept >= guest.acknowledged, "a move is lost"
            closing = Clock()
        found["closed_in_s"] = closing()
        return found


def wait_for(process: "subprocess.Popen[str]", lines: list[str], sign: str) -> None:
    """Until it is printed."""
    until = time.monotonic() + PATIENCE
    while not any(sign in line for line in lines):
        assert process.poll() is None, "".join(lines[-20:])
        assert time.monotonic() < until
        time.sleep(0.05)


def is_compiled(folder: Path, told: str) -> bool:
    """Are the binaries there, and has a room that began without them taken them over?"""
    built = any((folder / "clone" / "src").glob("igroteka__mypyc*.so"))
    return built and ("compiled meanwhile" not in told or "compiled now" in told)


def main() -> None:
    """Each commit in turn."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("commits", nargs="*", default=["HEAD"], metavar="COMMIT")
    for commit in asked.parse_args().commits:
        print(json.dumps(measure(commit)), flush=True)


if __name__ == "__main__":
    main()
