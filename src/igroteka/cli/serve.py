"""`igroteka serve`: open the games room."""

import asyncio
import os
import socket
from contextlib import closing, nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final
from urllib.parse import unquote, urlsplit

import typer

from igroteka.cli.console import Language, language_of
from igroteka.cli.games import show_troubles
from igroteka.cli.opening import listening, run, told
from igroteka.cli.succession import Keeper
from igroteka.core.errors import IgrotekaError

if TYPE_CHECKING:
    from igroteka.server.config import Config, Mail

NOBODY: Final = -1

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
        show_troubles(language)
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
    from igroteka.cli.workers import check_workers, keep  # noqa: PLC0415 -- other commands need no server

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
