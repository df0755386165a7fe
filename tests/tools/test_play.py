"""`make play` opens the room at once and goes on with compiled rules, whatever becomes of the compiler."""

import asyncio
import importlib.util
import os
import shlex
import socket
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from tests.patience import LONG
from tests.soak.players import until

ROOT = Path(__file__).resolve().parents[2]

spec = importlib.util.spec_from_file_location("play", ROOT / "tools" / "play.py")
assert spec
assert spec.loader
play = importlib.util.module_from_spec(spec)
spec.loader.exec_module(play)

# Stands for `igroteka serve` and `igroteka bench`: writes down what happens to it, and has the flaw it is told to have.
STAND_IN = """
import json, os, socket, sys, time
from pathlib import Path

folder, flaw = Path(os.environ["STORY"]), os.environ["FLAW"]
pure = os.environ.get("IGROTEKA_PURE") == "1"

def note(what):
    with (folder / "story").open("a") as story:
        story.write(f"{'interpreted' if pure else 'compiled'} {what}\\n")

if sys.argv[1] == "bench":
    print(json.dumps({"compiled": not pure and flaw != "not built", "games_per_s": 10.0 if pure else 400.0}))
    sys.exit()
given = dict(zip(sys.argv[2::2], sys.argv[3::2]))
line = socket.socket(fileno=int(given["--keeper"]))
if "--listener" in given:
    listener = socket.socket(fileno=int(given["--listener"]))
    if flaw == "does not load" and not pure:
        sys.exit(3)
    line.sendall(b"r")
    if line.recv(1) != b"g":
        note("is not needed")
        sys.exit()
    if flaw == "does not open" and not pure:
        sys.exit(4)
    line.sendall(b"o")
else:
    listener = socket.create_server(("127.0.0.1", 0))
    if flaw == "port taken":
        sys.exit(2)
    socket.send_fds(line, [b"o"], [listener.fileno()])
note(f"opens {given['--house']} {listener.getsockname()[1]}")
if flaw == "falls":
    sys.exit(5)
try:
    told = line.recv(1)
except ConnectionResetError:  # it broke before our last word was read
    told = b""
listener.close()
note("leaves" if told == b"l" else "closes")
while flaw == "lingers" and pure and told == b"l" and not (folder / "enough").exists():
    time.sleep(0.01)
"""


class Story:
    """What happened, in the order in which it did."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    @property
    def lines(self) -> list[str]:
        path = self.folder / "story"
        return path.read_text().splitlines() if path.exists() else []

    @property
    def port(self) -> int:
        return int(self.lines[0].split()[-1])

    async def comes_to(self, what: str) -> None:
        await until(lambda: any(what in line for line in self.lines), LONG, what)


@pytest.fixture
def story(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Story:
    """The stand-in in the place of the house."""
    (tmp_path / "stand_in.py").write_text(STAND_IN)
    monkeypatch.setattr(play, "IGROTEKA", [sys.executable, "-S", str(tmp_path / "stand_in.py")])
    monkeypatch.setattr(play, "ORDERLY", LONG)
    monkeypatch.setenv("IGROTEKA_LANG", "en")
    monkeypatch.setenv("STORY", str(tmp_path))
    monkeypatch.setenv("FLAW", "")
    return Story(tmp_path)


def played(command: str, meanwhile: Callable[[], Awaitable[None]]) -> int:
    """The code of a room that is stopped when this has happened."""

    async def run() -> int:
        playing = asyncio.create_task(play.Play(shlex.split(command), ["--house", "ours"]).run())
        await meanwhile()
        play.stop(playing)
        play.stop(playing)
        return int(await playing)

    return asyncio.run(run())


def is_gone(number: str) -> bool:
    """Has this process ended? Whether somebody has asked for its code does not matter."""
    try:
        return Path(f"/proc/{number}/stat").read_text().rpartition(")")[2].split()[0] == "Z"
    except FileNotFoundError:
        return True


def test_the_compiled_rules_are_taken_over(story: Story, capsys: pytest.CaptureFixture[str]):
    async def meanwhile() -> None:
        await story.comes_to("compiled opens")

    assert 0 == played("true", meanwhile)
    assert [
        f"interpreted opens ours {story.port}",
        "interpreted leaves",
        f"compiled opens ours {story.port}",
        "compiled closes",
    ] == story.lines
    assert [
        "The rules are being compiled meanwhile; until that is done, bots think longer.",
        "The rules are compiled now: 40 times as fast. All games went on.",
    ] == capsys.readouterr().out.splitlines()


def test_who_comes_between_two_processes_waits_at_the_door(story: Story, monkeypatch: pytest.MonkeyPatch):
    """The first has closed its socket and is not gone, the second may not open yet."""
    monkeypatch.setenv("FLAW", "lingers")
    came: list[str] = []

    async def meanwhile() -> None:
        await story.comes_to("interpreted leaves")
        with socket.create_connection(("127.0.0.1", story.port), timeout=LONG):
            came.extend(story.lines)
        (story.folder / "enough").touch()
        await story.comes_to("compiled opens")

    played("true", meanwhile)
    assert "interpreted leaves" == came[-1]


@pytest.mark.parametrize(
    ("command", "flaw", "reason"),
    [
        ("sh -c 'echo translating; echo \"igroteka: no C compiler; slower\"; exit 1'", "", "no C compiler"),
        ("sh -c 'exit 1'", "", "sh -c 'exit 1': 1"),
        ("echo 'igroteka: mypyc refused the sources; slower'", "not built", "mypyc refused the sources"),
        ("no-such-command", "", "no-such-command"),
    ],
)
def test_a_compiler_that_fails_does_not_hurt_the_room(
    story: Story,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    command: str,
    flaw: str,
    reason: str,
):
    monkeypatch.setenv("FLAW", flaw)
    told: list[str] = []

    def is_told() -> bool:
        told.append(capsys.readouterr().out)
        return "could not be compiled" in "".join(told)

    async def meanwhile() -> None:
        await until(is_told, LONG, "a line about it")

    assert 0 == played(command, meanwhile)
    assert [f"interpreted opens ours {story.port}", "interpreted closes"] == story.lines
    line = "".join(told).splitlines()[-1]
    assert reason in line
    assert line.endswith("The room goes on as it is: the same rules, slower.")


def test_rules_that_do_not_load_are_not_taken_over(
    story: Story, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setenv("FLAW", "does not load")
    told: list[str] = []

    def is_told() -> bool:
        told.append(capsys.readouterr().out)
        return "could not be compiled" in "".join(told)

    async def meanwhile() -> None:
        await until(is_told, LONG, "a line about it")

    assert 0 == played("true", meanwhile)
    assert [f"interpreted opens ours {story.port}", "interpreted closes"] == story.lines


def test_rules_that_do_not_open_are_given_up(story: Story, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("FLAW", "does not open")

    async def meanwhile() -> None:
        await until(lambda: 3 == len(story.lines), LONG, "another process")

    assert 0 == played("true", meanwhile)
    opened = f"interpreted opens ours {story.port}"
    assert [opened, "interpreted leaves", opened, "interpreted closes"] == story.lines


@pytest.mark.parametrize(("flaw", "code"), [("falls", 5), ("port taken", 2)])
def test_a_room_that_ends_ends_everything(
    story: Story, monkeypatch: pytest.MonkeyPatch, flaw: str, code: int, capsys: pytest.CaptureFixture[str]
):
    monkeypatch.setenv("FLAW", flaw)

    async def run() -> int:
        async with asyncio.timeout(LONG):
            return int(await play.Play(["sleep", "1000"], ["--house", "ours"]).run())

    assert code == asyncio.run(run())
    assert "could not" not in capsys.readouterr().out


@pytest.mark.parametrize("slow", [False, True])
def test_whoever_stops_it_stops_the_compiler_too(story: Story, monkeypatch: pytest.MonkeyPatch, slow: bool):
    """With everything that the compiler has started, also before we have heard that it was."""
    numbers = story.folder / "numbers"
    start = asyncio.create_subprocess_exec

    async def late(*words: Any, **more: Any) -> Any:
        process = await start(*words, **more)
        if "process_group" in more:
            await until(numbers.exists, LONG)
            await asyncio.sleep(0.5)
        return process

    if slow:
        monkeypatch.setattr(asyncio, "create_subprocess_exec", late)

    async def meanwhile() -> None:
        await until(lambda: numbers.exists() and 2 == len(numbers.read_text().split()), LONG, "the compiler")

    assert 0 == played(f"sh -c 'sleep 1000 & echo $$ $! > {numbers}; wait'", meanwhile)
    asyncio.run(until(lambda: all(map(is_gone, numbers.read_text().split())), LONG, "the end of all"))
    assert [f"interpreted opens ours {story.port}", "interpreted closes"] == story.lines


def test_it_can_be_stopped_between_two_processes(story: Story, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("FLAW", "lingers")

    async def meanwhile() -> None:
        await story.comes_to("interpreted leaves")
        asyncio.get_running_loop().call_later(0.1, (story.folder / "enough").touch)

    played("true", meanwhile)
    assert [f"interpreted opens ours {story.port}", "interpreted leaves", "compiled is not needed"] == story.lines


def test_the_room_stays_what_it_was_begun_as(monkeypatch: pytest.MonkeyPatch):
    """Bots think in processes that the room starts later, when binaries may have come: they have its environment."""
    monkeypatch.setenv("IGROTEKA_PURE", "1")

    assert "1" == play.surroundings(compiled=False)["IGROTEKA_PURE"]
    assert "IGROTEKA_PURE" not in play.surroundings(compiled=True)
    assert os.environ["PATH"] == play.surroundings(compiled=True)["PATH"]
