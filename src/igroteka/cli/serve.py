"""`igroteka serve`: open the games room."""

import asyncio
import errno
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Iterator
from contextlib import closing, contextmanager, nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final
from urllib.parse import unquote, urlsplit

import typer

from igroteka import catalog
from igroteka.cli.console import Language, console, error_line, language_of, speech_of
from igroteka.cli.succession import Keeper
from igroteka.core.errors import IgrotekaError

if TYPE_CHECKING:
    from igroteka.server.config import Config, Mail

SERVER: Final = "igroteka.server"
BAD_INPUT: Final = 2
STUCK: Final = 30_000  # milliseconds after which a peer that takes nothing is gone
NOBODY: Final = -1
ANYWHERE: Final = "192.0.2.1"  # reserved for examples; nothing is sent there

Data = Annotated[Path | None, typer.Option(help="Folder of the games.", show_default="~/.local/share/igroteka")]
Database = Annotated[
    str,
    typer.Option(help="Another database: postgresql://user@host/name.", envvar="IGROTEKA_DATABASE", show_default=False),
]


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("serve")(serve)


def serve(
    host: Annotated[
        str, typer.Option(help="Address to listen at; 0.0.0.0 lets others in this network in.")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="Port; 0 takes a free one.")] = 8000,
    data: Data = None,
    database: Database = "",
    workers: Annotated[
        int, typer.Option(min=1, max=64, help="Processes that serve; more than one needs PostgreSQL.")
    ] = 1,
    bot_workers: Annotated[int, typer.Option(min=0, max=64, help="Processes that think for bots.")] = 1,
    bot_pace: Annotated[
        float, typer.Option(min=0, max=60, help="Seconds a bot takes at least, so that people can follow.")
    ] = 0.4,
    open: Annotated[  # noqa: A002 -- the word of the option
        bool | None, typer.Option("--open/--no-open", help="Show it in the browser.", show_default=False)
    ] = None,
    public: Annotated[
        list[str] | None, typer.Option(help="The address that people type, behind a proxy. May be repeated.")
    ] = None,
    proxy: Annotated[str, typer.Option(help="Addresses of proxies that are believed, by commas.")] = "127.0.0.1,::1",
    mail: Annotated[
        str,
        typer.Option(
            help="Server for letters: smtp://user@host:587 or smtps://…; the password is IGROTEKA_MAIL_PASSWORD.",
            envvar="IGROTEKA_MAIL",
            show_default=False,
        ),
    ] = "",
    mail_from: Annotated[
        str, typer.Option(help="Who letters are from.", envvar="IGROTEKA_MAIL_FROM", show_default=False)
    ] = "",
    private_webhooks: Annotated[
        bool, typer.Option("--private-webhooks", help="Notices may go to addresses of private networks.")
    ] = False,
    households: Annotated[
        float,
        typer.Option(min=0.1, max=1000, help="How many households one address stands for: a school behind one is 10."),
    ] = 1.0,
    limits: Annotated[
        bool, typer.Option("--limits/--no-limits", help="Slow down who asks too much.", hidden=True)
    ] = True,
    look: Annotated[
        float, typer.Option(help="Seconds between two looks at what other processes did not tell.", hidden=True)
    ] = 15.0,
    keeper: Annotated[
        int, typer.Option(help="Descriptor of the line to whoever started this process.", hidden=True)
    ] = NOBODY,
    listener: Annotated[
        int, typer.Option(help="Descriptor of the socket of the process before this one.", hidden=True)
    ] = NOBODY,
    lang: Language = None,
) -> None:
    """Open the games room: play in the browser, alone or with others."""
    language = language_of(lang)
    with told(language):
        config = config_of(
            data,
            database,
            host=host,
            port=port,
            workers=workers,
            bot_workers=bot_workers,
            bot_pace=bot_pace,
            public=tuple(public or ()),
            proxies=proxy,
            mail=mail_of(mail, mail_from),
            private_webhooks=private_webhooks,
            households=households,
            limited=limits,
            look=look,
        )
        if workers > 1:
            serve_together(config, language, show=open, kept=keeper != NOBODY)
            return
        follows = listener != NOBODY
        with (
            socket.socket(fileno=listener) if follows else listening(config.host, config.port) as door,
            nullcontext() if keeper == NOBODY else closing(Keeper(keeper, door, follows=follows)) as kept,
        ):
            config = config.at_port(door.getsockname()[1])
            asyncio.run(run(config, door, language, show=open, keeper=kept))


def serve_together(config: "Config", language: str, *, show: bool | None, kept: bool) -> None:
    """Several processes at one socket."""
    from igroteka.cli.workers import check_workers, keep  # noqa: PLC0415 -- they are started by this module's name

    check_workers(config, kept=kept)
    with listening(config.host, config.port) as door:
        failed = asyncio.run(keep(config.at_port(door.getsockname()[1]), door, language, show=show))
    if failed:
        raise typer.Exit(failed)


def config_of(data: Path | None, database: str, *, public: tuple[str, ...] = (), **chosen: Any) -> "Config":
    """What was asked for."""
    try:
        from igroteka.server.config import Config, data_folder  # noqa: PLC0415 -- other commands need no server
    except ImportError as missing:
        raise IgrotekaError("serve-dependency", {"name": missing.name}) from None
    for address in public:
        parts = urlsplit(address)
        if parts.scheme not in ("http", "https") or not parts.netloc or parts.path.strip("/"):
            raise IgrotekaError("public-form", {"address": address})
    folder = (data or data_folder()).expanduser().absolute()
    return Config(data=folder, database=database, public=public, **chosen)


def mail_of(url: str, sender: str) -> "Mail | None":
    """The server for letters, if there is one; its password is nobody else's business."""
    if not url:
        return None
    from igroteka.server.config import Mail  # noqa: PLC0415 -- as above

    try:
        parts = urlsplit(url)
        host, port = parts.hostname, parts.port
    except ValueError:
        host, port = None, None
    if host is None or parts.scheme not in ("smtp", "smtps") or "@" not in sender or parts.password is not None:
        raise IgrotekaError("mail-setting", {"problem": url.partition("@")[2] or url})
    secure = parts.scheme == "smtps"
    return Mail(
        host=host,
        port=port or (465 if secure else 587),
        user=unquote(parts.username or ""),
        password=os.environ.get("IGROTEKA_MAIL_PASSWORD", ""),
        sender=sender,
        secure=secure,
    )


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
