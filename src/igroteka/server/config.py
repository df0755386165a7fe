"""How a games room is set up: what `igroteka serve` was told."""

import ipaddress
import os
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

import msgspec

STATIC: Final = Path(__file__).parent / "static"
DATABASE: Final = "igroteka.db"
LOOK: Final = 15.0
LOOPBACK: Final = ("localhost", "127.0.0.1", "::1")


class Mail(msgspec.Struct, frozen=True, kw_only=True):
    """A server that takes our letters."""

    host: str
    sender: str
    port: int = 587
    user: str = ""
    password: str = ""
    secure: bool = False
    """TLS from the first byte (port 465); else it is asked for, and must be had unless the server is this machine."""


class Config(msgspec.Struct, frozen=True, kw_only=True):
    """All that can be chosen; everything has a value that works on one's own machine."""

    data: Path
    """The folder of the database, unless `database` names another place."""
    database: str = ""
    host: str = "127.0.0.1"
    port: int = 8000
    workers: int = 1
    """Processes that serve at one port; this is one of them."""
    meeting: str = ""
    """The folder where they find each other."""
    bot_workers: int = 1
    """Processes that think for bots."""
    bot_pace: float = 0.4
    """Seconds a bot takes at least, so that people can follow."""
    public: tuple[str, ...] = ()
    """The addresses that people type, behind a proxy: https://games.example.org"""
    proxies: str = "127.0.0.1,::1"
    """Whose word we take for where a request came from."""
    static: Path = STATIC
    households: float = 1.0
    """How many households one address stands for; all limits of an address are multiplied by it."""
    limited: bool = True
    """False only for measurements: nobody is ever asked to slow down."""
    look: float = LOOK
    """Seconds between two looks at what other processes have not told us: who has died, and whether a word was lost."""
    mail: Mail | None = None
    notice_wait: float = 60.0
    """Seconds a turn stands before somebody who is not here is told of it."""
    private_webhooks: bool = False
    """May notices go to addresses of this machine and of private networks, also without TLS?"""
    open_metrics: bool = False
    """May machines other than this one read /metrics?"""

    def at_port(self, port: int) -> "Config":
        """The same where the system chose the port."""
        return msgspec.structs.replace(self, port=port)

    @property
    def url(self) -> str:
        """Where everything is kept."""
        return self.database or f"sqlite:///{self.data / DATABASE}"

    @property
    def address(self) -> str:
        """What people type, as far as we know."""
        return self.public[0].rstrip("/") if self.public else f"http://{self.host}:{self.port}"

    @property
    def is_local(self) -> bool:
        """Does only this machine reach us directly?"""
        return is_loopback(self.host)

    def hosts(self) -> frozenset[str]:
        """The names we answer to; empty: any, since a machine in a home network has names we cannot know.

        A server of this machine answers to its own names only, so that no page of the web can reach it under another.
        """
        if not self.is_local and not self.public:
            return frozenset()
        return frozenset({*LOOPBACK, self.host.lower(), *(host_of(urlsplit(url).netloc) for url in self.public)})

    def origins(self) -> frozenset[str]:
        """Whose pages may write, besides those that came from the very address they write to."""
        return frozenset(url.rstrip("/").lower() for url in self.public)


def is_loopback(host: str) -> bool:
    """Is this name or address the machine itself?"""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host.lower() == "localhost"


def host_of(netloc: str) -> str:
    """A name without its port: [::1]:8000 is ::1."""
    text = netloc.strip().lower()
    if text.startswith("["):
        return text[1:].partition("]")[0]
    return text.rpartition(":")[0] if text.count(":") == 1 else text


def data_folder() -> Path:
    """Where data is kept if nobody says otherwise."""
    if found := os.environ.get("IGROTEKA_DATA"):
        return Path(found)
    base = os.environ.get("XDG_DATA_HOME")
    return (Path(base) if base else Path.home() / ".local" / "share") / "igroteka"
