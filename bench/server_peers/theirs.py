"""boardgame.io from npm, and how its clients talk to it: JSON in packets of socket.io, in packets of Engine.IO."""

import json
from pathlib import Path
from typing import Any, Final

import msgspec
from websockets.asyncio.client import ClientConnection

from bench.server_peers.wire import PLAYERS, Match, News, Wire
from tools.web import npm

BOARDGAME_IO: Final = "0.50.2"
NODE_PERSIST: Final = "3.1.0"  # for FlatFile; 3.1.3 writes once a second, and a move waits for it
KOA_COMPOSE: Final = "4.1.0"  # with 4.2.0 its server answers 404 to all that is asked over HTTP
SCRIPT: Final = Path(__file__).with_name("noughts.js")
NAMESPACE: Final = "/noughts"
PACKETS: Final = {
    b"0": "open",
    b"1": "close",
    b"2": "ping",
    b"3": "pong",
    b"40": "connect",
    b"41": "disconnect",
    b"42": "event",
    b"43": "acknowledged",
    b"44": "refused",
}


def unpacked(frame: bytes) -> tuple[str, bytes]:
    """The kind of a frame, and the JSON it carries, if any."""
    head = frame[:2] if frame[:1] == b"4" else frame[:1]
    kind, body = PACKETS[head], frame[len(head) :]
    if head[:1] != b"4":
        return kind, body
    if body[:1] == b"/":
        body = body.partition(b",")[2]
    return kind, body.lstrip(b"0123456789")  # the number of an answer that is wanted


def packed(event: str, *words: object) -> str:
    """An event for the server."""
    return f"42{NAMESPACE},{json.dumps([event, *words], separators=(',', ':'))}"


class Cells(msgspec.Struct):
    """What we need to know of their board."""

    cells: list[str | None]


class Turn(msgspec.Struct):
    """And of what goes on."""

    current: str = msgspec.field(name="currentPlayer")
    gameover: Any = None


class State(msgspec.Struct):
    """And of a state."""

    number: int = msgspec.field(name="_stateID")
    board: Cells = msgspec.field(name="G")
    turn: Turn = msgspec.field(name="ctx")


class Synced(msgspec.Struct):
    """And of the answer to whoever comes."""

    state: State


EVENT: Final = msgspec.json.Decoder(list[msgspec.Raw])
NAME: Final = msgspec.json.Decoder(str)
UPDATE: Final = msgspec.json.Decoder(State)
SYNC: Final = msgspec.json.Decoder(Synced)


def theirs_read(frame: bytes, seat: int) -> News:
    """A message of boardgame.io; who may mark what is for the reader to know."""
    kind, body = unpacked(frame)
    if kind == "ping":
        return News(answer="3")
    if kind != "event":
        return News(refused=kind in ("close", "disconnect", "refused"))
    name, match, *rest = EVENT.decode(body)
    event = NAME.decode(name)
    if event not in ("sync", "update"):
        return News()
    whole = event == "sync"
    state = SYNC.decode(rest[0]).state if whole else UPDATE.decode(rest[0])
    board = [None if owner is None else int(owner) for owner in state.board.cells]
    over = state.turn.gameover is not None
    asked = not over and state.turn.current == str(seat)
    squares = tuple(square for square, owner in enumerate(board) if owner is None and asked)
    return News(NAME.decode(match), state.number, squares, board, whole=whole, stored=not whole, over=over)


class Theirs(Wire):
    """boardgame.io: its lobby over HTTP, its games over socket.io."""

    @property
    def socket(self) -> str:
        return self.address.replace("http", "ws", 1) + "/socket.io/?EIO=4&transport=websocket"

    async def people(self) -> list[dict[str, str]]:
        """It knows no people, only who has joined a game."""
        return [{} for _ in range(PLAYERS)]

    async def first(self, people: list[dict[str, str]]) -> Match:
        return await self._joined((await self.asked("/games/noughts/create", {"numPlayers": PLAYERS}))["matchID"])

    async def again(self, people: list[dict[str, str]], match: Match) -> Match:
        word = {"playerID": "0", "credentials": match.keys[0]}
        return await self._joined((await self.asked(f"/games/noughts/{match.id}/playAgain", word))["nextMatchID"])

    async def _joined(self, id: str) -> Match:
        keys: list[str] = []
        for seat in range(PLAYERS):
            word = {"playerID": str(seat), "playerName": f"Guest {seat}"}
            keys.append((await self.asked(f"/games/noughts/{id}/join", word))["playerCredentials"])
        return Match(id, (0, 1), (keys[0], keys[1]))

    async def greet(self, line: ClientConnection) -> None:
        """Engine.IO opens, then socket.io comes to the game."""
        assert unpacked(await line.recv(decode=False))[0] == "open"
        await line.send(f"40{NAMESPACE},")
        assert unpacked(await line.recv(decode=False))[0] == "connect"

    def follow(self, match: Match, player: int) -> str:
        return packed("sync", match.id, str(match.seats[player]), match.keys[player], PLAYERS)

    def mark(self, match: Match, player: int, number: int, square: int) -> str:
        seat = str(match.seats[player])
        payload = {"type": "mark", "args": [square], "playerID": seat, "credentials": match.keys[player]}
        return packed("update", {"type": "MAKE_MOVE", "payload": payload}, number, match.id, seat)

    def read(self, message: bytes, seat: int) -> News:
        return theirs_read(message, seat)


def installed(home: Path) -> dict[str, str]:
    """boardgame.io as npm has it, and our few lines for it; the versions of what serves."""
    (home / "package.json").write_text(json.dumps({"private": True, "overrides": {"koa-compose": KOA_COMPOSE}}))
    wanted = [f"boardgame.io@{BOARDGAME_IO}", f"node-persist@{NODE_PERSIST}"]
    npm("install", "--no-audit", "--no-fund", "--ignore-scripts", "--loglevel=error", *wanted, folder=home)
    (home / "server.js").write_text(SCRIPT.read_text())
    modules = home / "node_modules"
    names = ("boardgame.io", "socket.io", "node-persist")
    return {name: json.loads((modules / name / "package.json").read_text())["version"] for name in names}
