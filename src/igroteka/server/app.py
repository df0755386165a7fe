"""The server put together: routes, the door, errors, the log of what it offers, and its beginning and end."""

import asyncio
import contextlib
import gc
import signal
import socket
import sys
import threading
from collections.abc import Callable, Generator
from types import FrameType
from typing import Any, Final

import uvicorn
from litestar import Litestar
from litestar.connection import ASGIConnection
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from igroteka import __version__, catalog
from igroteka.core.speech import LANGUAGES
from igroteka.server.config import Config
from igroteka.server.edge.connections import Doorway, Sockets, gate_of, requests_through
from igroteka.server.edge.handover import Handover
from igroteka.server.edge.http.coaching import CoachController
from igroteka.server.edge.http.database import DatabaseController, download
from igroteka.server.edge.http.errors import handlers
from igroteka.server.edge.http.games import GameController, common_phrases, described
from igroteka.server.edge.http.history import HistoryController, import_record
from igroteka.server.edge.http.middleware import Asking, Door, Visitor, finisher
from igroteka.server.edge.http.notices import NoticeController
from igroteka.server.edge.http.pages import health, metrics, page
from igroteka.server.edge.http.puzzles import PuzzleController
from igroteka.server.edge.http.rooms import RoomController
from igroteka.server.edge.http.session import PersonController, SessionController
from igroteka.server.edge.socket import follow
from igroteka.server.limits import BODY, FRAME, HEAD, IDLE
from igroteka.server.runtime import Runtime

SWITCH: Final = 0.001  # seconds a thread may hold the interpreter while the loop waits for it
SETTLED: Final = 5.0  # seconds after the start
YOUNG: Final = (5_000, 10, 10)
"""How many new objects there are before the collector looks at them, and at older ones: seldomer than by default."""
HEARTBEAT: Final = 20.0  # seconds between pings of a socket, and for their answer
PATIENCE: Final = 8  # seconds for connections to end when we close
ROUTES: Final = (
    SessionController,
    PersonController,
    NoticeController,
    GameController,
    common_phrases,
    RoomController,
    HistoryController,
    CoachController,
    DatabaseController,
    download,
    PuzzleController,
    import_record,
    health,
    metrics,
    follow,
    page,
)
"""What can be asked for; tools/wire_types.py reads the bodies and the answers from it."""


def create_app(config: Config, runtime: Runtime | None = None) -> Litestar:
    """The application of one process; its house opens and closes with it."""
    held = runtime or Runtime(config)

    async def visitor(request: ASGIConnection[Any, Any, Any, Any]) -> Visitor:
        found: Visitor = request.scope["state"]["visitor"]
        return found

    async def runtime_of() -> Runtime:
        return held

    app = Litestar(
        route_handlers=ROUTES,
        dependencies={"runtime": Provide(runtime_of), "visitor": Provide(visitor)},
        middleware=[Door(held)],
        before_send=[finisher(held)],
        exception_handlers=handlers(held),
        request_class=Asking,
        request_max_body_size=BODY,
        on_startup=[held.open],
        on_shutdown=[held.close],
        openapi_config=OpenAPIConfig(
            title="Igroteka",
            version=__version__,
            description="The games room: docs/protocol.md tells how its parts go together.",
            path="/api/schema",
            render_plugins=[JsonRenderPlugin(path=["/", "/openapi.json"])],
        ),
        logging_config=None,
        debug=False,
    )
    app.state.runtime = held
    return app


async def warm_up(app: Litestar) -> None:
    """Read what is read once, before somebody has to wait for it; then keep it out of the sight of the collector.

    What the collector walks through, everybody waits for: a room with all games has 150,000 objects, 0.08 s.
    """
    sys.setswitchinterval(SWITCH)
    gc.freeze()
    gc.set_threshold(*YOUNG)
    await asyncio.sleep(SETTLED)
    await asyncio.to_thread(schema_of, app)
    for language in LANGUAGES:
        for game in catalog.games():
            await asyncio.to_thread(described, game, language)
            await asyncio.to_thread(catalog.load(game).speech, language)
            gc.freeze()


def schema_of(app: Litestar) -> object:
    """The description of the interface, made when it is asked for the first time."""
    return app.openapi_schema.to_schema()


class Server(uvicorn.Server):
    """Uvicorn that says goodbye to everybody before it closes, and leaves with a clear conscience."""

    def __init__(self, app: Litestar, config: Config, started: Callable[[], None] | None = None) -> None:
        self.gate: Final = gate_of(config)
        super().__init__(
            uvicorn.Config(
                app,
                host=config.host,
                port=config.port,
                lifespan="on",
                log_config=None,
                access_log=False,
                server_header=False,
                proxy_headers=True,
                forwarded_allow_ips=config.proxies,
                http=requests_through(self.gate),
                h11_max_incomplete_event_size=HEAD,
                timeout_keep_alive=round(IDLE),
                ws=Sockets,
                ws_max_size=FRAME,
                ws_ping_interval=HEARTBEAT,
                ws_ping_timeout=HEARTBEAT,
                timeout_graceful_shutdown=PATIENCE,
            )
        )
        self._runtime: Final[Runtime] = app.state.runtime
        self._runtime.gate = self.gate
        self._on_start: Final = started

    async def serve(self, sockets: list[socket.socket] | None = None) -> None:
        """Listen at sockets that are bound; each gets a gate."""
        await super().serve([Doorway.over(listener, self.gate) for listener in sockets or []] or None)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Listen, and say so."""
        await super().startup(sockets)
        config, rooms = self._runtime.config, self._runtime.rooms
        if config.meeting:
            self.gate.handover = Handover(config.meeting, rooms.store.name, rooms.neighbours.home_of, self._take_in)
            self.gate.handover.open()
        if self.started and self._on_start is not None:
            self._on_start()

    def _take_in(self, stranger: socket.socket, head: bytes) -> None:
        """Somebody whom another process has sent, with what they have said so far."""
        try:
            peer = stranger.getpeername()
        except OSError:
            stranger.close()
            return
        line = self.gate.admit(stranger, peer)
        if line is not None:
            self._runtime.begin(self._attend(line, head))

    async def _attend(self, line: socket.socket, head: bytes) -> None:
        requests = requests_through(self.gate)(self.config, self.server_state, self.lifespan.state)
        requests.is_new = False  # they have been sent once
        await asyncio.get_running_loop().connect_accepted_socket(lambda: requests, line)
        requests.data_received(head)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """New visitors find the door closed; those inside are told, then let out."""
        if self.gate.handover is not None:
            self.gate.handover.close()
        for server in self.servers:
            server.close()
        await self._runtime.farewell()
        await super().shutdown(sockets)

    @contextlib.contextmanager
    def capture_signals(self) -> Generator[None, None, None]:
        """Ctrl-C and SIGTERM end the server in order, and that is the end of the matter."""
        if threading.current_thread() is not threading.main_thread():
            yield
            return

        def stop(number: int, frame: FrameType | None) -> None:
            self.handle_exit(number, frame)

        before = {number: signal.signal(number, stop) for number in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)
