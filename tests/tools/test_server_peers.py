"""`make bench-server-peers`: what its clients read and say, never how fast; boardgame.io itself is not needed here."""

import asyncio
import json
import sys
from pathlib import Path
from typing import Any

import pytest

from bench.server import NotOpened, family, started
from bench.server_peers import tables, trials
from bench.server_peers.__main__ import IGROTEKA, main
from bench.server_peers.ours import Ours
from bench.server_peers.report import ROWS, Row, behind
from bench.server_peers.tables import Load, Promise, client, seated
from bench.server_peers.theirs import Theirs, packed, theirs_read, unpacked
from bench.server_peers.trials import Contender, looked_for
from bench.server_peers.wire import Match, News
from tests.guests import NOUGHTS, OFFERED, announce, at_home
from tests.patience import LONG

EMPTY: list[str | None] = [None] * 9


def said(event: str, state: dict[str, Any], *rest: object) -> bytes:
    """An event as boardgame.io sends it, with all that nobody here reads."""
    told = {"state": state, "log": [], "filteredMetadata": [{"id": 0}]} if event == "sync" else state
    return b"42/noughts," + json.dumps([event, "m1", told, *rest]).encode()


def state(number: int, cells: list[str | None], current: str, **ctx: object) -> dict[str, Any]:
    return {"_stateID": number, "G": {"cells": cells}, "ctx": {"currentPlayer": current, "turn": 1, **ctx}, "_undo": []}


@pytest.mark.parametrize(
    ("frame", "kind", "body"),
    [
        (b'0{"sid":"a","pingInterval":10000}', "open", b'{"sid":"a","pingInterval":10000}'),
        (b"2", "ping", b""),
        (b"3", "pong", b""),
        (b"1", "close", b""),
        (b'40/noughts,{"sid":"b"}', "connect", b'{"sid":"b"}'),
        (b'40{"sid":"b"}', "connect", b'{"sid":"b"}'),
        (b'42["sync","a,b"]', "event", b'["sync","a,b"]'),
        (b'42/noughts,["sync","/x,1"]', "event", b'["sync","/x,1"]'),
        (b'42/noughts,17["sync"]', "event", b'["sync"]'),
        (b'44/noughts,{"message":"Invalid namespace"}', "refused", b'{"message":"Invalid namespace"}'),
    ],
)
def test_frames_of_socket_io(frame: bytes, kind: str, body: bytes) -> None:
    assert (kind, body) == unpacked(frame)


def test_what_is_packed_can_be_read() -> None:
    kind, body = unpacked(packed("sync", "m1", "0", "ключ", 2).encode())

    assert ("event", ["sync", "m1", "0", "ключ", 2]) == (kind, json.loads(body))


def test_a_heartbeat_is_answered_and_tells_nothing() -> None:
    assert News(answer="3") == theirs_read(b"2", 0)


def test_who_comes_is_told_the_board_and_what_may_be_marked() -> None:
    news = theirs_read(said("sync", state(3, ["0", None, "1", *EMPTY[3:]], "0")), 0)

    assert ("m1", 3, (1, 3, 4, 5, 6, 7, 8)) == (news.match, news.number, news.squares)
    assert [0, None, 1, *EMPTY[3:]] == news.board
    assert (True, False, False) == (news.whole, news.stored, news.over)


def test_an_update_asks_only_the_player_whose_turn_it_is() -> None:
    frame = said("update", state(1, ["0", *EMPTY[1:]], "1"), [{"turn": 1}])

    assert [(), (1, 2, 3, 4, 5, 6, 7, 8)] == [theirs_read(frame, seat).squares for seat in range(2)]
    assert theirs_read(frame, 0).stored


def test_nobody_is_asked_after_the_end() -> None:
    news = theirs_read(said("update", state(5, ["0", "0", "0", *EMPTY[3:]], "0", gameover={"winner": "0"}), []), 0)

    assert (True, ()) == (news.over, news.squares)


def test_other_events_tell_nothing_of_the_game() -> None:
    assert News() == theirs_read(b'42/noughts,["matchData","m1",[{"id":0,"isConnected":true}]]', 0)


def test_a_line_that_is_refused_is_noticed() -> None:
    assert theirs_read(b'44/noughts,{"message":"Invalid namespace"}', 0).refused


def test_a_move_is_said_as_boardgame_io_hears_it() -> None:
    match = Match("m1", (0, 1), ("k0", "k1"))

    kind, body = unpacked(Theirs("http://127.0.0.1:1", client()).mark(match, 1, 4, 8).encode())

    action = {"type": "MAKE_MOVE", "payload": {"type": "mark", "args": [8], "playerID": "1", "credentials": "k1"}}
    assert ("event", ["update", action, 4, "m1", "1"]) == (kind, json.loads(body))


def test_a_game_in_our_room_is_there_after_a_kill(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same clients, two games one after the other, and every acknowledged move looked for on its board."""
    monkeypatch.setattr(tables, "PATIENCE", LONG)
    monkeypatch.setattr(trials, "SILENCE", LONG)
    announce(tmp_path / "shelf", "igroteka-noughts", OFFERED)
    data, empty = tmp_path / "data", tmp_path / "empty"
    data.mkdir()
    empty.mkdir()

    async def played(address: str) -> Load:
        async with client() as http:
            load = Load(Ours(address, http), 0.0)
            (table,) = await seated(load, 1)
            await table.play()
            await table.next()
            await table.play()
            await table.close()
            return load

    with at_home(tmp_path / "shelf", NOUGHTS):
        with IGROTEKA.serving(data) as server:
            load = asyncio.run(played(server.address))
            assert server.cpu() > 0
            assert server.memory() > 0
        kept = looked_for(IGROTEKA, data, load)
        strange = looked_for(IGROTEKA, empty, load)

    assert 2 == len(load.hosts)
    assert 10 <= len(load.promised) <= 18
    assert len(load.promised) == len(load.times) == len(load.seen)
    assert ((len(load.promised), 0), (0, 0), 0) == (kept, strange, load.refused)


# Its child ends when its own input does.
WITH_A_CHILD = """
import subprocess, sys, time
child = subprocess.Popen([sys.executable, "-c", "import sys; sys.stdin.read()"], stdin=subprocess.PIPE)
print("http://127.0.0.1:1", flush=True)
time.sleep(3600)
"""


def test_a_server_is_measured_with_its_children() -> None:
    server = started([sys.executable, "-c", WITH_A_CHILD], {})
    try:
        assert "http://127.0.0.1:1" == server.address
        assert 2 == len(family(server.process.pid))
    finally:
        server.process.kill()
        server.process.communicate()


def test_a_server_that_says_nothing_has_not_opened() -> None:
    with pytest.raises(NotOpened):
        started([sys.executable, "-c", ""], {})


# Tells every game with a first mark, in the words of boardgame.io; the game `torn` is its end.
BREAKS = """
import asyncio, json, os
from websockets.asyncio.server import serve

async def talk(line):
    await line.send('0{"sid":"a"}')
    await line.recv()
    await line.send('40/noughts,{"sid":"b"}')
    match = json.loads((await line.recv()).partition(",")[2])[1]
    if match == "torn":
        os._exit(1)
    state = {"_stateID": 1, "G": {"cells": ["0"] + [None] * 8}, "ctx": {"currentPlayer": "1"}}
    await line.send("42/noughts," + json.dumps(["sync", match, {"state": state}]))
    await line.wait_closed()

async def main():
    async with serve(talk, "127.0.0.1", 0) as server:
        print(f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}", flush=True)
        await asyncio.Future()

asyncio.run(main())
"""


def test_a_game_that_fells_the_server_costs_no_other_game(tmp_path: Path) -> None:
    """A half-written file ends boardgame.io's server when its game is asked for; all others are on disk."""
    breaks = Contender("breaks", Theirs, [sys.executable, "-c", BREAKS], {}, keeps=False)
    load = Load(Theirs("http://127.0.0.1:1", client()), 0.0)
    for id in ("one", "torn", "two", "three"):
        match = Match(id, (0, 1), ("k0", "k1"))
        load.hosts[match] = {}
        load.promised.append(Promise(match, 0, 0))
    load.promised.append(Promise(match, 1, 5))  # is on no board

    assert (3, 1) == looked_for(breaks, tmp_path, load)


def test_a_server_that_does_not_open_again_has_kept_nothing(tmp_path: Path) -> None:
    shut = Contender("shut", Theirs, [sys.executable, "-c", ""], {}, keeps=False)
    load = Load(Theirs("http://127.0.0.1:1", client()), 0.0)
    match = Match("one", (0, 1))
    load.hosts[match] = {}
    load.promised.append(Promise(match, 0, 0))

    assert (0, 0) == looked_for(shut, tmp_path, load)


def test_rows_say_where_ours_is_behind() -> None:
    better: dict[str, dict[str, float]] = {row.part: {} for row in ROWS}
    worse: dict[str, dict[str, float]] = {row.part: {} for row in ROWS}
    for row in ROWS:
        better[row.part][row.key], worse[row.part][row.key] = (4.0, 2.0) if row.more else (2.0, 4.0)

    assert {"theirs": []} == behind({"ours": better, "theirs": worse})
    assert {"theirs": [f"{row.part}.{row.key}" for row in ROWS]} == behind({"ours": worse, "theirs": better})


def test_nothing_kept_is_infinitely_less_than_something() -> None:
    row = Row("kept", "killed", "kept", more=True)

    assert float("inf") == row.ahead({"killed": {"kept": 100}}, {"killed": {"kept": 0}})
    assert row.ahead({"killed": {"kept": 0}}, {"killed": {"kept": 0}}) == 1


def test_help(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("sys.argv", ["server_peers", "--help"])

    with pytest.raises(SystemExit) as ended:
        main()

    assert 0 == ended.value.code
    assert "--tables" in capsys.readouterr().out
