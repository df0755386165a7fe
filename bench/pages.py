"""How long a page takes in a browser: from an empty cache until the lobby, and each table, can be used.

    python bench/pages.py [--times 5]

A room of its own is opened on a free port with the front end as it is built (`make web`); every page is loaded by a
browser that knows nothing yet, one after another, and told of as soon as it is measured. Told are the median and the
best of so many loads, the JavaScript that came over the wire, packed, and how busy the machine was: on a busy one the
figures say little. A page that is not ready within two minutes ends it. Needs Playwright and Chromium.
"""

import argparse
import json
import os
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

ROOT: Final = Path(__file__).resolve().parent.parent
GAMES: Final = ("catan", "burgundy", "gwt", "nusfjord", "gwtnz")
ADDRESS: Final = re.compile(r"http://127\.0\.0\.1:\d+")
PATIENCE: Final = 120_000  # milliseconds
CHROMIUM: Final = shutil.which("chromium") or shutil.which("chromium-headless-shell") or "/usr/bin/chromium"
LOBBY: Final = "main a[href^='/new']"
TABLE: Final = ".prompt .slots"
READY: Final = """(sign) => { window.ready = 0
    const look = () => { if (document.querySelector(sign)) window.ready = performance.now()
        else requestAnimationFrame(look) }
    look() }"""
WEIGHT: Final = """() => performance.getEntriesByType('resource')
    .filter(({ name }) => /\\.js($|\\?)/.test(name)).reduce((sum, one) => sum + one.encodedBodySize, 0)"""


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """A room of its own, by its address."""
    words = ["serve", "--port", "0", "--data", str(folder), "--no-open", "--no-limits", "--lang", "en"]
    with (folder / "server.log").open("w") as journal:
        process = subprocess.Popen(
            [sys.executable, "-m", "igroteka", *words],
            stdout=subprocess.PIPE,
            stderr=journal,
            text=True,
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
        )
    try:
        assert process.stdout is not None
        found = ADDRESS.search(process.stdout.readline())
        if not found:
            raise SystemExit(f"the room does not open: {(folder / 'server.log').read_text('utf-8')}")
        yield found[0]
    finally:
        process.terminate()
        process.wait()


def asked(method: str, address: str, body: object, token: str = "") -> dict[str, Any]:
    """A request to the room."""
    head = {"Content-Type": "application/json", **({"Authorization": f"Bearer {token}"} if token else {})}
    request = urllib.request.Request(address, json.dumps(body).encode(), head, method=method)
    with urllib.request.urlopen(request) as answer:
        return dict(json.load(answer))


def begun(origin: str, game: str, token: str) -> str:
    """A table that waits for a move, by its path; whoever looks on is shown the same."""
    seats = [{"kind": "me"}, {"kind": "bot", "level": "novice"}, {"kind": "bot", "level": "novice"}]
    room = asked("POST", f"{origin}/api/rooms", {"game": game, "seats": seats}, token)
    if room["status"] == "open":
        asked("POST", f"{origin}/api/rooms/{room['id']}/start", {}, token)
    return f"/room/{room['id']}"


def loaded(browser: Browser, address: str, sign: str) -> tuple[float, int]:
    """Seconds until a page can be used, and bytes of JavaScript, by a browser that comes for the first time."""
    context: BrowserContext = browser.new_context(viewport={"width": 1366, "height": 768}, locale="en-US")
    page: Page = context.new_page()
    page.set_default_timeout(PATIENCE)
    page.add_init_script(f"({READY})({json.dumps(sign)})")
    page.goto(address, wait_until="commit")
    until = time.monotonic() + PATIENCE / 1000
    while not (taken := page.evaluate("window.ready")):  # the page lets nobody wait inside it by a string
        if time.monotonic() > until:
            raise SystemExit(f"{address}: {sign} does not come; it says: {page.locator('body').inner_text()[:200]}")
        page.wait_for_timeout(20)
    page.wait_for_load_state("load")
    weight = page.evaluate(WEIGHT)
    context.close()
    return taken / 1000, int(weight)


def main() -> None:
    """Load every page several times and say how long it took."""
    words = argparse.ArgumentParser(description="How long pages take in a browser.")
    words.add_argument("--times", type=int, default=5)
    times = words.parse_args().times
    with tempfile.TemporaryDirectory() as folder, served(Path(folder)) as origin, sync_playwright() as playwright:
        token = str(asked("POST", f"{origin}/api/session/guest", {"bearer": True, "name": "Ann"})["token"])
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu"])
        loaded(browser, f"{origin}/", LOBBY)  # what a room does once, for its first guest, is not counted
        print(f"load of the machine {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores, {times} loads of each page")
        print("             median    best   JavaScript", flush=True)
        for name in ("lobby", *GAMES):
            path, sign = ("/", LOBBY) if name == "lobby" else (begun(origin, name, token), TABLE)
            found = [loaded(browser, origin + path, sign) for _ in range(times)]
            median = statistics.median(taken for taken, _ in found)
            best, weight = min(taken for taken, _ in found), found[-1][1] / 1000
            print(f"{name:11} {median:6.2f} s {best:5.2f} s {weight:7.1f} kB", flush=True)
        print(f"load of the machine at the end {os.getloadavg()[0]:.1f}")
        browser.close()


if __name__ == "__main__":
    main()
