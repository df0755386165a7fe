"""Photographs the tables of all games for the README, in both languages, in the middle of games between bots.

python tools/pictures.py [GAME ...]    writes docs/pictures/<game>-<language>.webp; `make pictures` does it
"""

import base64
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "src"), str(ROOT)]

import igroteka  # noqa: E402 -- the path is set above
from igroteka.ai.bot import Sight  # noqa: E402
from igroteka.ai.greedy import GreedyBot  # noqa: E402
from igroteka.core.chance import Random  # noqa: E402
from igroteka.core.match import Match  # noqa: E402
from tests.e2e.conftest import CHROMIUM, FLAGS, LOCALES  # noqa: E402
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
    wire = context.new_cdp_session(screen.page)
    taken = wire.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
    context.close()
    return base64.b64decode(taken["data"])


def main() -> int:
    wanted = sys.argv[1:] or list(SCENES)
    folder = ROOT / "docs" / "pictures"
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as room, sync_playwright() as playwright:
        place = Place(Path(room))
        place.open()
        browser = playwright.chromium.launch(executable_path=CHROMIUM, headless=True, args=FLAGS)
        for id in wanted:
            start = position(id)
            for lang in LOCALES:
                file = folder / f"{id}-{lang}.webp"
                file.write_bytes(photograph(browser, place, id, start, lang))
                print(f"{file.relative_to(ROOT)}  {file.stat().st_size / 1000:.0f} kB")
        browser.close()
        place.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main())
