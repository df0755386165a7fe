"""Photographs the tables of all games for the README, in both languages, in the middle of games between bots.

python tools/pictures.py [GAME ...]    writes docs/pictures/<game>-<language>.webp; `make pictures` does it
python tools/pictures.py interface     docs/pictures/interface-<what>.webp of docs/interface.md, from stored scenes
"""

import base64
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "src"), str(ROOT)]

import igroteka  # noqa: E402 -- the path is set above
from igroteka.ai.bot import Sight  # noqa: E402
from igroteka.ai.greedy import GreedyBot  # noqa: E402
from igroteka.core.chance import Random  # noqa: E402
from igroteka.core.match import Match  # noqa: E402
from tests.e2e.conftest import CHROMIUM, FLAGS, LOCALES  # noqa: E402
from tests.e2e.demo import lay, opened_page  # noqa: E402
from tests.e2e.games import opened_room, seated  # noqa: E402
from tests.e2e.place import Place  # noqa: E402
from tests.e2e.screen import Screen  # noqa: E402

SIZE = (1366, 768)
QUALITY = 86
NEWS = 25  # so much happens before the picture, and stands in the log
NAMES = {"ru": "Антонина", "en": "Antonia"}
Json = dict[str, Any]


class Scene(NamedTuple):
    """The table, and when it is worth a picture: of the view, when seat 0 is asked this."""

    seats: int
    options: Json
    decision: str
    seen: Callable[[Json], bool]


SCENES = {
    "catan": Scene(4, {"layout": "random"}, "MAIN", lambda view: view["turn"]["number"] >= 24),
    "burgundy": Scene(3, {"setup": "experienced"}, "TURN", lambda view: (view["phase"], view["round"]) == (3, 2)),
    "gwt": Scene(3, {}, "LOCATION", lambda view: view["turn"]["number"] >= 16),
    "nusfjord": Scene(3, {}, "TURN", lambda view: view["round"] >= 5),
    "gwtnz": Scene(3, {}, "LOCATION", lambda view: view["turn"]["number"] >= 16),
}


class Part(NamedTuple):
    """A part of the interface: on which scene it is seen, and after which presses."""

    game: str
    scene: str
    size: tuple[int, int]
    presses: tuple[str, ...] = ()


INTERFACE = {
    "phone": Part("catan", "main-en", (390, 844)),
    "card": Part("catan", "main-en", SIZE, ("li:nth-child(2) > .purchase", "[data-place^='node:']:not(.lit)")),
    "lens": Part(
        "catan", "main-en", SIZE, (".purchase", "[data-lens] button:last-child", "[data-lens] button:last-child")
    ),
}


def position(id: str) -> Json:
    """Where the bots have come."""
    game, scene = igroteka.load(id), SCENES[id]
    match = Match(game, scene.seats, scene.options, seed="a picture")
    match.begin()
    bots = [GreedyBot(Random(seat)) for seat in range(scene.seats)]
    while not match.over:
        seat = int(match.state.player)
        if seat == 0 and match.state.question()["decision"] == scene.decision and scene.seen(match.state.view(0)):
            return dict(match.state.to_dict())
        match.play(bots[seat].choose(Sight(game, match.state, seat)))
    raise SystemExit(f"{id}: {scene.decision} is never asked")


def photograph(browser: Browser, place: Place, id: str, start: Json, lang: str) -> bytes:
    """The table as its first player sees it."""
    width, height = SIZE
    context = browser.new_context(
        locale=LOCALES[lang], viewport={"width": width, "height": height}, reduced_motion="reduce"
    )
    screen = Screen(context.new_page(), place.origin, lang)
    screen.api("POST", "/api/session/guest", {"name": NAMES[lang]})
    player = seated(screen, id, opened_room(screen, id, position=start))
    while screen.decision != SCENES[id].decision or screen.rev < NEWS:
        player.step()
        screen.until(player.asked, "we are asked again")
    player.ready()
    screen.page.mouse.move(*SIZE)
    screen.settle()
    screen.sound(f"{id} {lang}")
    found = taken(screen.page)
    context.close()
    return found


def taken(page: Page) -> bytes:
    """What a page shows."""
    wire = page.context.new_cdp_session(page)
    return base64.b64decode(wire.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})["data"])


def photograph_interface(browser: Browser, folder: Path) -> None:
    """Parts that all tables share."""
    with tempfile.TemporaryDirectory() as demo:
        subprocess.run([sys.executable, "tools/web.py", "demo", demo], cwd=ROOT, check=True)
        for name, part in INTERFACE.items():
            width, height = part.size
            context = browser.new_context(viewport={"width": width, "height": height}, reduced_motion="reduce")
            for page in opened_page(context, Path(demo)):
                lay(page, part.game, part.scene)
                page.evaluate("() => { document.documentElement.style.opacity = '' }")
                for press in part.presses:
                    page.locator(press).first.click()
                page.mouse.move(*part.size)
                write(folder / f"interface-{name}.webp", taken(page))


def write(file: Path, picture: bytes) -> None:
    file.write_bytes(picture)
    print(f"{file.relative_to(ROOT)}  {file.stat().st_size / 1000:.0f} kB")


def main() -> int:
    wanted = sys.argv[1:] or [*SCENES, "interface"]
    folder = ROOT / "docs" / "pictures"
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as room, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, headless=True, args=FLAGS)
        if "interface" in wanted:
            photograph_interface(browser, folder)
        games = [id for id in wanted if id != "interface"]
        if games:
            place = Place(Path(room))
            place.open()
            for id in games:
                start = position(id)
                for lang in LOCALES:
                    write(folder / f"{id}-{lang}.webp", photograph(browser, place, id, start, lang))
            place.stop()
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
