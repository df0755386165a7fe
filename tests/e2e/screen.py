"""A tab of a browser: what it shows, what it was told over the wire, and whatever went wrong in it."""

import json
import re
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import ConsoleMessage, Locator, Page, Response, WebSocket

from tests.e2e.words import words
from tests.patience import LONG
from tests.reading import Reader

Size = tuple[int, int]
USUAL: Size = (1366, 768)
NARROW: Size = (360, 740)
PAUSES = (15.0, 80.0)  # between looks at what is waited for, in milliseconds: at first, and at last
EMPTY = "/icon.svg"  # of the house, and nothing runs there
QUALITY = 88  # JPEG is four times quicker than PNG at the widest size
RAW = re.compile(r"\b(?:ct|bu|gw|nu|nz|pl|tb)-\w|\boption-\w|\berror-\w|\{\s*\$|\bundefined\b|\bNaN\b|\[object |\u2068")
WIDTH = "() => [document.scrollingElement.scrollWidth, innerWidth]"
SHOWN = """() => [document.body.innerText, document.title,
    ...[...document.querySelectorAll('[aria-label],[title],[placeholder]')].flatMap(
        (one) => ['aria-label', 'title', 'placeholder'].map((name) => one.getAttribute(name) ?? ''))].join('\\n')"""
VIOLATIONS = """document.addEventListener('securitypolicyviolation',
    (event) => console.error(`policy: ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}`))"""
FOLLOW = """(path) => { const link = document.createElement('a'); link.href = path
    document.body.append(link); link.click(); link.remove() }"""
OPACITY = """(opacity) => { const { style } = document.documentElement, before = style.opacity
    style.opacity = opacity; return before }"""
UNPAINTED = """new MutationObserver((_, watch) => {
    if (document.documentElement) { document.documentElement.style.opacity = 0; watch.disconnect() }
}).observe(document, { childList: true })"""
SPEAK = """(lang) => {
    if (document.documentElement.lang !== lang) document.querySelector(`header [lang=${lang}]`).click() }"""
SETTLED = """() => document.fonts.ready.then(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))))"""
GUEST = re.compile(r"\b(?:Guest|Гость) (\d{4})\b")
LOADING = re.compile(r"Failed to load resource: the server responded")
DISCONNECTED = re.compile(r"ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_|WebSocket connection to")


class Screen:
    """One tab. `scene` is the newest that the server told it; `faults` are errors of its console.

    What is touched and measured but not looked at need not be painted: it then takes three quarters of the time.
    A tab that was left can be used again: it has its scripts, and loads what it knows in two thirds of the time.
    """

    def __init__(self, page: Page, origin: str, lang: str, *, painted: bool = True, used: bool = False) -> None:
        self.page = page
        self.origin = origin
        self.lang = lang
        self.t = words(lang)
        self.faults: list[str] = []
        self.refusals: list[dict[str, Any]] = []
        self.sent: list[dict[str, Any]] = []
        self.scene: dict[str, Any] = {}
        self.info: dict[str, Any] = {}
        self.events: list[dict[str, Any]] = []
        self.reader = Reader(lang)
        self.sockets: list[WebSocket] = []
        self.csrf = ""
        self.broken = False  # a cut line may be told to the console
        self.expected: set[int] = set()  # refusals that belong to the story
        self.spent = False  # something stays in this tab that nobody else may find there
        page.set_default_timeout(LONG * 1000)
        if not used:
            page.add_init_script(VIOLATIONS)
            if not painted:
                page.add_init_script(UNPAINTED)
        self._hears = {
            "console": self._console,
            "response": self._answered,
            "pageerror": lambda error: self.faults.append(f"thrown: {error}"),
            "websocket": self._socket,
        }
        for event, hearer in self._hears.items():
            page.on(event, hearer)  # type: ignore[call-overload]

    def leave(self) -> None:
        """Nobody was ever here."""
        for event, hearer in self._hears.items():
            self.page.remove_listener(event, hearer)
        self.page.goto(self.origin + EMPTY)
        self.page.evaluate("() => { localStorage.clear(); sessionStorage.clear() }")
        self.page.context.clear_cookies()
        self.page.mouse.move(0, 0)

    # --- what it was told

    def _console(self, message: ConsoleMessage) -> None:
        if LOADING.search(message.text):
            return  # _answered tells which
        if message.type in ("error", "warning") and not (self.broken and DISCONNECTED.search(message.text)):
            self.faults.append(f"{message.type}: {message.text}")

    def _answered(self, answer: Response) -> None:
        if answer.status >= 400 and not (self.broken and answer.status >= 500) and answer.status not in self.expected:
            self.faults.append(f"{answer.status}: {answer.request.method} {answer.url}")

    def _socket(self, socket: WebSocket) -> None:
        self.sockets.append(socket)
        socket.on("framereceived", self._told)
        socket.on("framesent", lambda frame: self.sent.append(json.loads(frame)))

    def _told(self, frame: str | bytes) -> None:
        raw = json.loads(self.called(frame if isinstance(frame, str) else frame.decode()))
        self.reader.lang = self.lang
        message = self.reader.plain(raw)
        self.info = self.reader.info or self.info
        if message["t"] in ("state", "ev"):
            self.scene = message["scene"] or {}
            self.events = message.get("events", [])
        elif message["t"] == "no":
            self.refusals.append(message)

    @property
    def options(self) -> list[dict[str, Any]]:
        return self.scene.get("options") or []

    @property
    def rev(self) -> int:
        return int(self.scene.get("rev", -1))

    @property
    def decision(self) -> str:
        return str(self.scene.get("question", {}).get("decision", ""))

    @property
    def over(self) -> bool:
        return self.decision == "GAME_OVER"

    @property
    def mine(self) -> dict[str, Any]:
        """The own part of the view."""
        return dict(self.scene["view"]["players"][self.scene["seat"]])

    # --- waiting and looking

    def until(self, holds: Callable[[], Any], what: str, seconds: float = LONG) -> None:
        """Wait until something holds; a fault of the page ends the waiting."""
        end = time.monotonic() + seconds
        pause = PAUSES[0]
        while not holds():
            assert not self.faults, self.faults
            assert time.monotonic() < end, f"never: {what}; {self.decision} {self.refusals[-1:]}"
            self.page.wait_for_timeout(pause)
            pause = min(PAUSES[1], pause * 1.2)  # whoever looks often keeps others from what is waited for

    @property
    def acts(self) -> int:
        """How many words were said here; known before they are stored, while old buttons still stand."""
        return sum(one["t"] == "act" for one in self.sent)

    def go(self, path: str) -> None:
        self.page.goto(self.origin + path)
        self.page.locator("main").first.wait_for()

    def follow(self, path: str) -> None:
        """Go there as a link does, without loading everything anew."""
        if self.page.url.startswith(self.origin) and not self.page.url.endswith(EMPTY):
            self.page.evaluate(FOLLOW, path)
        else:
            self.go(path)

    def speak(self, lang: str) -> None:
        """The other language, by the button of the header."""
        self.page.evaluate(SPEAK, lang)
        self.until(lambda: self.page.locator("html").get_attribute("lang") == lang, f"{lang} is spoken")
        self.lang, self.t = lang, words(lang)

    @property
    def room(self) -> str:
        """The room in the address."""
        found = re.search(r"/room/([^/?#]+)", self.page.url)
        assert found, self.page.url
        return found[1]

    def called(self, text: str) -> str:
        """As this tab says it: guests whom the house named are guests in its language."""
        return GUEST.sub(rf"{self.t('guest')} \1", text)

    def named(self, key: str, **args: Any) -> Locator:
        """A button by the key of its word."""
        return self.page.get_by_role("button", name=self.t(key, **args), exact=True)

    def region(self, key: str) -> Locator:
        return self.page.get_by_role("region", name=self.t(key), exact=True)

    def view(self, room: str, seat: int | None) -> dict[str, Any]:
        """What the server says to the person of this tab."""
        asked = f"?texts=1&lang={self.lang}" + (f"&seat={seat}" if seat is not None else "")
        answer = self.page.context.request.get(f"{self.origin}/api/rooms/{room}/view{asked}")
        assert answer.ok, answer.text()
        return dict(answer.json())

    def ask_all(self) -> None:
        """Whoever sits here answers every question, also where there is no choice; tests say what is said."""
        if self.page.context.request.get(f"{self.origin}/api/session").json().get("person"):
            self.api("PATCH", "/api/person", {"auto_pass": False})

    def api(self, method: str, path: str, body: Any = None) -> Any:
        """A request of the person of this tab."""
        context = self.page.context
        if path.startswith("/api/session") or not self.csrf:
            self.csrf = context.request.get(f"{self.origin}/api/session").json().get("csrf", "")
        answer = context.request.fetch(
            self.origin + path, method=method, data=body or {}, headers={"X-CSRF": self.csrf, "Origin": self.origin}
        )
        if path.startswith("/api/session"):
            self.csrf = ""  # somebody else now
        assert answer.ok, f"{path}: {answer.status} {answer.text()}"
        if path == "/api/session/guest":
            self.ask_all()
        return answer.json()

    # --- what must hold on any screen

    def settle(self) -> None:
        """Fonts are there, and nothing loads any more."""
        self.page.evaluate(SETTLED)

    def resize(self, width: int, height: int) -> None:
        self.page.set_viewport_size({"width": width, "height": height})
        self.settle()

    @contextmanager
    def painted(self) -> Iterator[None]:
        """To be looked at for a while."""
        before = self.page.evaluate(OPACITY, "")
        yield
        self.page.evaluate(OPACITY, before)

    def sound(self, where: str = "") -> None:
        """No errors, no raw ids, no scrolling sideways."""
        wide, inner = self.page.evaluate(WIDTH)
        assert wide <= inner, f"{where}: {wide} px wide in a window of {inner}"
        shown = self.page.evaluate(SHOWN)
        found = RAW.search(shown)
        assert not found, f"{where}: {shown[max(0, found.start() - 40) : found.end() + 40]!r}"
        assert not self.faults, f"{where}: {self.faults}"

    def shot(self, file: Path) -> None:
        file.parent.mkdir(parents=True, exist_ok=True)
        with self.painted():
            self.page.screenshot(path=file, type="jpeg", quality=QUALITY, animations="disabled", caret="hide")
