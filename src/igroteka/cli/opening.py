"""How one process of the games room listens, opens, says where it is, and closes."""

import asyncio
import errno
import socket
import sys
import threading
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

import typer

from igroteka import catalog
from igroteka.cli.console import console, error_line, speech_of
from igroteka.cli.succession import Keeper
from igroteka.core.errors import IgrotekaError

if TYPE_CHECKING:
    from igroteka.server.config import Config

SERVER: Final = "igroteka.server"
BAD_INPUT: Final = 2
STUCK: Final = 30_000  # milliseconds after which a peer that takes nothing is gone
ANYWHERE: Final = "192.0.2.1"  # reserved for examples; nothing is sent there


async def run(
    config: "Config", listener: socket.socket, language: str, *, show: bool | None, keeper: Keeper | None = None
) -> None:
    """Open, serve until told to stop, close. A process between others says nothing: the room was and stays open."""
    try:
        from igroteka.server.app import Server, create_app, warm_up  # noqa: PLC0415 -- as above
        from igroteka.server.logs import set_up  # noqa: PLC0415 -- as above
    except ImportError as missing:
        raise IgrotekaError("serve-dependency", {"name": missing.name}) from None
    set_up(limited=config.limited)
    app = create_app(config)
    port = listener.getsockname()[1]

    def opened() -> None:
        if keeper is None or not keeper.follows:
            greet(config, port, language, show)
        if keeper is not None:
            keeper.tell_open()

    def leave() -> None:
        server.should_exit = True

    server = Server(app, config, opened)
    if keeper is not None:
        if keeper.follows and not prepared(keeper):
            return
        keeper.heed(leave)
    await app.state.runtime.open()  # here, so that what is wrong is told in one line
    warming = asyncio.create_task(warm_up(app))
    try:
        await server.serve(sockets=[listener])
    finally:
        warming.cancel()
        await app.state.runtime.close()
    if keeper is None or not keeper.replaced:
        console().print(speech_of(language, SERVER).say("serve-closed"), markup=False)


def prepared(keeper: Keeper) -> bool:
    """Load every game, so that nobody waits for that at a closed door; may we open then?"""
    for game in catalog.games():
        catalog.load(game)
    return keeper.may_open()


def greet(config: "Config", port: int, language: str, show: bool | None) -> None:
    """Where it is, for this machine and for others."""
    words, screen = speech_of(language, SERVER), console()
    here = config.public[0] if config.public else f"http://{shown(config.host, local='127.0.0.1')}:{port}"
    screen.print(words.say("serve-open", address=here), markup=False, soft_wrap=True)
    if not config.is_local and not config.public:
        near = f"http://{shown(config.host, local=own_address())}:{port}"
        screen.print(words.say("serve-near", address=near), markup=False, soft_wrap=True)
        if sys.stdout.isatty():
            draw(near)
    screen.print(words.say("serve-data", place=place_of(config)), markup=False, soft_wrap=True)
    screen.print(words.say("serve-stop"), markup=False)
    sys.stdout.flush()
    if sys.stdout.isatty() and config.is_local if show is None else show:
        threading.Thread(target=webbrowser.open, args=(here,), daemon=True).start()


def place_of(config: "Config") -> str:
    """Where games are kept; a password in the address is nobody's business."""
    if not config.database:
        return str(config.data)
    parts = urlsplit(config.database)
    return f"{parts.scheme}://{parts.netloc.rpartition('@')[2]}{parts.path}"


def shown(host: str, *, local: str) -> str:
    """An address as it is typed; one that means "all" as one that can be reached."""
    name = local if host in ("0.0.0.0", "::", "") else host  # noqa: S104 -- compared, not listened at
    return f"[{name}]" if ":" in name else name


def own_address() -> str:
    """The address of this machine in its network, as the system would choose it; nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect((ANYWHERE, 9))
            return str(probe.getsockname()[0])
        except OSError:
            return socket.gethostname()


def draw(address: str) -> None:
    """A code for the camera of a phone."""
    import segno  # noqa: PLC0415 -- only here

    segno.make(address, micro=False).terminal(compact=True)


@contextmanager
def listening(host: str, port: int) -> Iterator[socket.socket]:
    """A socket that listens, or one line about why it cannot."""
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
    except (OSError, UnicodeError) as error:
        raise IgrotekaError(
            "host-unusable", {"host": host, "problem": getattr(error, "strerror", None) or str(error)}
        ) from None
    with socket.socket(family, kind, protocol) as listener:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if hasattr(socket, "TCP_USER_TIMEOUT"):
            # Accepted connections inherit it: a peer that never reads does not hold its place for ever.
            listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, STUCK)
        try:
            listener.bind(address)
            listener.listen(1024)
        except OSError as error:
            raise refused(error, host, port) from None
        yield listener


def refused(error: OSError, host: str, port: int) -> IgrotekaError:
    """Why we cannot listen."""
    if error.errno == errno.EADDRINUSE:
        return IgrotekaError("port-taken", {"port": str(port), "next": str(port + 1 if port < 65535 else port - 1)})
    if error.errno in (errno.EACCES, errno.EPERM):
        return IgrotekaError("port-denied", {"port": str(port)})
    return IgrotekaError("host-unusable", {"host": host, "problem": error.strerror or str(error)})


@contextmanager
def told(language: str) -> Iterator[None]:
    """Whatever is wrong is told in one line, in the words of the server."""
    try:
        yield
    except IgrotekaError as error:
        line = error_line(error, language, SERVER)
        console(stderr=True).print(line, style="red", markup=False, soft_wrap=True)
        raise typer.Exit(BAD_INPUT) from None
