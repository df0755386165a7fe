"""How a server is talked to, whichever it is: what clients say and read."""

from abc import ABC, abstractmethod
from typing import Any, Final, NamedTuple

import httpx
from websockets.asyncio.client import ClientConnection

PLAYERS: Final = 2
Board = list[int | None]  # the seat whose mark stands on each square
NOTHING: Final[Board] = [None] * 9


class Match(NamedTuple):
    """A game that two people play: where each sits, and with what word they are let in."""

    id: str
    seats: tuple[int, int]
    keys: tuple[str, str] = ("", "")


class News(NamedTuple):
    """What a message says, whoever says it."""

    match: str = ""
    number: int = -1  # of moves and what else was stored; -1: nothing is told of the game
    squares: tuple[int, ...] = ()  # that the reader may mark now
    board: Board | None = None
    whole: bool = False  # it answers who has come to the game
    stored: bool = False  # it answers who has moved
    over: bool = False
    refused: bool = False
    answer: str = ""  # to be said at once


class Wire(ABC):
    """How one server is talked to."""

    def __init__(self, address: str, http: httpx.AsyncClient) -> None:
        self.address: Final = address
        self.http: Final = http

    async def asked(self, path: str, body: object = None, headers: dict[str, str] | None = None) -> Any:
        """What a POST is answered with."""
        found = await self.http.post(f"{self.address}{path}", json=body, headers=headers)
        return found.raise_for_status().json()

    @property
    @abstractmethod
    def socket(self) -> str:
        """Where sockets are opened."""

    @abstractmethod
    async def people(self) -> list[dict[str, str]]:
        """Two who come in: the headers of each."""

    @abstractmethod
    async def first(self, people: list[dict[str, str]]) -> Match:
        """Their first game."""

    @abstractmethod
    async def again(self, people: list[dict[str, str]], match: Match) -> Match:
        """The next one, after a game that is over."""

    @abstractmethod
    async def greet(self, line: ClientConnection) -> None:
        """What comes before all else on a socket."""

    @abstractmethod
    def follow(self, match: Match, player: int) -> str:
        """Come to a game."""

    @abstractmethod
    def mark(self, match: Match, player: int, number: int, square: int) -> str:
        """Mark a square, after so many things were stored."""

    @abstractmethod
    def read(self, message: bytes, seat: int) -> News:
        """What a message says to a seat."""
