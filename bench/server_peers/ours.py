"""The games room, as its clients talk to it."""

import json
from typing import Final

import msgspec
from websockets.asyncio.client import ClientConnection

from bench.server import OVER, Option, Own
from bench.server_peers.wire import PLAYERS, Match, News, Wire


class View(msgspec.Struct):
    """What we need to know of our board."""

    squares: list[str | None]


class Public(msgspec.Struct):
    """And of what everybody is told."""

    view: View | None = None


class Scene(msgspec.Struct):
    """And of a scene."""

    public: Public = msgspec.field(default_factory=Public)
    own: Own = Own()


class Told(msgspec.Struct):
    """And of a message."""

    t: str
    room: str = ""
    rev: int = -1
    own: Own = Own()
    scene: Scene | None = None


TOLD: Final = msgspec.json.Decoder(Told)
MARKS: Final = {None: None, "cross": 0, "nought": 1}
ENDED: Final = OVER.encode()


def ours_read(message: bytes) -> News:
    """A message of the games room; marks are the first actions of the game, so an action is its square."""
    told = TOLD.decode(message)
    if told.t == "ok":
        return News(number=told.rev, stored=True)
    if told.t == "state" and told.scene and told.scene.public.view:
        board = [MARKS[mark] for mark in told.scene.public.view.squares]
        return News(told.room, told.rev, actions(told.scene.own.options), board, whole=True, over=ENDED in message)
    if told.t == "ev":
        return News(told.room, told.rev, actions(told.own.options), over=ENDED in message)
    return News(refused=told.t in ("no", "bye"))


def actions(options: list[Option] | None) -> tuple[int, ...]:
    """Their numbers."""
    return tuple(option.action for option in options or [])


class Ours(Wire):
    """The games room: docs/protocol.md, in facts, as the browser has it."""

    @property
    def socket(self) -> str:
        return self.address.replace("http", "ws", 1) + "/ws"

    async def people(self) -> list[dict[str, str]]:
        entered = [await self.asked("/api/session/guest", {"bearer": True}) for _ in range(PLAYERS)]
        return [{"authorization": f"Bearer {guest['token']}"} for guest in entered]

    async def first(self, people: list[dict[str, str]]) -> Match:
        setup = {"game": "noughts", "seats": [{"kind": "me"}, {"kind": "open"}]}
        room = (await self.asked("/api/rooms", setup, people[0]))["id"]
        await self.asked(f"/api/rooms/{room}/sit", {"seat": 1}, people[1])
        await self.asked(f"/api/rooms/{room}/start", {}, people[0])
        return Match(room, (0, 1))

    async def again(self, people: list[dict[str, str]], match: Match) -> Match:
        """Everybody sits one place on."""
        room = (await self.asked(f"/api/rooms/{match.id}/rematch", {}, people[0]))["id"]
        await self.asked(f"/api/rooms/{room}/start", {}, people[0])
        return Match(room, (match.seats[1], match.seats[0]))

    async def greet(self, line: ClientConnection) -> None:
        """Nothing: `hello` names the game."""

    def follow(self, match: Match, player: int) -> str:
        rooms = [{"room": match.id, "seat": match.seats[player]}]
        return json.dumps({"t": "hello", "v": 2, "lang": "en", "rooms": rooms})

    def mark(self, match: Match, player: int, number: int, square: int) -> str:
        seat = match.seats[player]
        word = {"t": "act", "room": match.id, "rev": number, "cid": f"{seat}.{number}", "seat": seat, "action": square}
        return json.dumps(word)

    def read(self, message: bytes, seat: int) -> News:
        return ours_read(message)
