"""`igroteka serve`, `backup` and `restore`, as they are typed."""

import json
import os
import re
import resource
import shlex
import signal
import socket
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import IO, Any

import pytest
import typer

from igroteka import __version__
from igroteka.cli.opening import listening, own_address, place_of, shown
from igroteka.cli.serve import serve
from igroteka.cli.succession import GO, LEAVE, OPEN, READY, Keeper
from igroteka.core.errors import IgrotekaError
from igroteka.server.config import Config
from igroteka.server.runtime import check_files
from igroteka.server.storage import Store
from tests.cli.shell import igroteka
from tests.patience import LONG
from tests.server.edge import SEATS, Person, ask, patient, running, told
from tests.server.rows import without_privileges

TYPED = """
import typer
from igroteka.cli import backup, serve
from tests.patience import LONG
app = typer.Typer()
serve.register(app)
backup.register(app)
app()
"""
ADDRESS = re.compile(r"http://127\.0\.0\.1:(\d+)")


def command(*words: str) -> list[str]:
    return [sys.executable, "-W", "error", "-c", TYPED, *words]


def typed(*words: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """A command in a process of its own; where a refusal alone is asked about, `igroteka` says it a second sooner."""
    return subprocess.run(
        command(*words), capture_output=True, text=True, timeout=LONG, check=False, env={**os.environ, **environment}
    )


@contextmanager
def served(folder: Path, *words: str) -> Iterator[tuple[subprocess.Popen[str], str, IO[str]]]:
    """A server of its own process, and its address."""
    line = command("serve", "--port", "0", "--data", str(folder), "--no-open", "--lang", "en", *words)
    with subprocess.Popen(line, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        first = process.stdout.readline()
        found = ADDRESS.search(first)
        try:
            assert found, first + (process.stderr.read() if process.stderr and process.poll() is not None else "")
            yield process, found[0], process.stdout
        finally:
            if process.poll() is None:
                process.kill()


def room_in(address: str) -> tuple[str, dict[str, str]]:
    """A room of a program, with its token."""
    token = patient.post(f"{address}/api/session/guest", json={"bearer": True, "name": "Robot"}).json()["token"]
    headers = {"authorization": f"Bearer {token}"}
    made = patient.post(f"{address}/api/rooms", headers=headers, json={"game": "catan", "seats": SEATS})
    assert 201 == made.status_code, made.text
    return made.json()["id"], headers


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_it_opens_plays_and_closes_in_order(tmp_path: Path, number: signal.Signals):
    with served(tmp_path / "data", "--bot-workers", "0") as (process, address, _):
        assert {"ok": True, "build": __version__} == patient.get(f"{address}/health").json()
        room, headers = room_in(address)
        process.send_signal(number)
        out, err = process.communicate(timeout=LONG)
        assert 0 == process.returncode, err
        assert "Igroteka is closed." in out
        lines: list[dict[str, Any]] = [json.loads(line) for line in err.splitlines()]
        assert {"/api/session/guest", "/api/rooms"} <= {str(line.get("path")) for line in lines}
        assert headers["authorization"].removeprefix("Bearer ") not in err
    with running(tmp_path) as place:
        assert room == patient.get(f"{place.origin}/api/rooms/{room}", headers=headers).json()["id"]


def test_a_taken_port_is_one_line(tmp_path: Path):
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        done = typed("serve", "--port", str(port), "--data", str(tmp_path), "--lang", "en")
    assert 2 == done.returncode
    assert f"Port {port} is taken by another program. Choose another one: --port {port + 1}" == done.stderr.strip()


def test_a_strange_host_is_one_line():
    with pytest.raises(IgrotekaError) as refused, listening("192.0.2.77", 0):
        pass
    assert "host-unusable" == refused.value.code


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_a_folder_that_cannot_be_is_one_line(tmp_path: Path, lang: str, refused: Callable[..., str]):
    (tmp_path / "file").write_text("")
    assert str(tmp_path / "file") in refused(tmp_path / "file", lang)


@pytest.fixture
def refused(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Callable[..., str]:
    """What `igroteka serve` says on a folder that it cannot use, in this process; one line."""
    monkeypatch.setattr("igroteka.server.logs.set_up", lambda **_: None)  # the log of this process is not the server's

    def line(data: Path, lang: str) -> str:
        with pytest.raises(typer.Exit) as ended:
            serve(port=0, data=data, open=False, lang=lang)
        assert 2 == ended.value.exit_code
        told = capsys.readouterr()
        assert "" == told.out
        assert 1 == len(told.err.strip().splitlines()), told.err
        return told.err.strip()

    return line


def one_line(done: subprocess.CompletedProcess[str]) -> str:
    """What a command that could not do it says."""
    assert 2 == done.returncode, done.stderr
    assert 1 == len(done.stderr.strip().splitlines()), done.stderr
    return done.stderr.strip()


def test_a_full_disk_is_one_line(tmp_path: Path):
    """No file may grow: nothing can be written, not even the empty tables."""
    line = shlex.join(command("serve", "--port", "0", "--data", str(tmp_path / "data"), "--lang", "en"))
    done = subprocess.run(
        ["bash", "-c", f"ulimit -f 0; exec {line}"], capture_output=True, text=True, timeout=LONG, check=False
    )
    assert "disk" in one_line(done)


@pytest.mark.parametrize("companion", ["", "-wal", "-shm"])
def test_a_file_that_may_not_be_written_is_named(
    companion: str, quick_store: Store, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
):
    """SQLite maps -shm into memory: it must be ours before anything is mapped."""
    assert b"x" == "x".encode("idna")
    monkeypatch.setattr("igroteka.server.logs.set_up", lambda **_: None)
    with tempfile.TemporaryDirectory(prefix="igroteka-") as name:
        folder = Path(name)
        folder.chmod(0o777)
        database = folder / "igroteka.db"
        database.touch(mode=0o666)
        database.chmod(0o666)
        file = folder / f"igroteka.db{companion}"
        file.touch()
        file.chmod(0o444)
        with without_privileges(), pytest.raises(typer.Exit) as ended:
            serve(port=0, data=folder, open=False, lang="en")
    assert 2 == ended.value.exit_code
    line = capsys.readouterr().err
    assert f"The file {file} cannot be used" in line.replace("\n", "")


@pytest.mark.parametrize("companion", ["-wal", "-shm"])
def test_a_file_that_is_none_is_named(tmp_path: Path, companion: str, refused: Callable[..., str]):
    (tmp_path / f"igroteka.db{companion}").symlink_to("/dev/full")
    assert f"igroteka.db{companion} использовать нельзя" in refused(tmp_path, "ru")


def test_the_data_is_its_owners_only(tmp_path: Path):
    """The folder is 0700 and every file in it 0600, also one that was not."""
    folder = tmp_path / "data"
    with served(folder, "--bot-workers", "0") as (_, address, _):
        room_in(address)
        assert 0o700 == folder.stat().st_mode & 0o777
        assert {0o600} == {path.stat().st_mode & 0o777 for path in folder.iterdir()}
    (folder / "igroteka.db").chmod(0o644)
    with served(folder, "--bot-workers", "0"):
        assert 0o600 == (folder / "igroteka.db").stat().st_mode & 0o777


def test_a_system_without_owners_opens_the_data_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """Windows tells no effective user."""
    database = tmp_path / "igroteka.db"
    database.touch(0o644)
    monkeypatch.delattr(os, "geteuid")

    check_files(str(database))


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_a_read_only_folder_is_one_line(
    lang: str, quick_store: Store, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
):
    """Nobody may not read our Python either: the store that was opened, and this name, have loaded it."""
    assert b"x" == "x".encode("idna")
    monkeypatch.setattr("igroteka.server.logs.set_up", lambda **_: None)  # the log of this process is not the server's
    with tempfile.TemporaryDirectory(prefix="igroteka-") as name:
        folder = Path(name, "data")
        folder.mkdir()
        for made in (Path(name), folder):
            made.chmod(0o555)
        with without_privileges():
            for place in (folder, folder / "deeper"):
                with pytest.raises(typer.Exit) as ended:
                    serve(port=0, data=place, open=False, lang=lang)
                assert 2 == ended.value.exit_code
                told = capsys.readouterr()
                assert "" == told.out
                assert 1 == len(told.err.strip().splitlines())
                assert {"en": "folder", "ru": "папк"}[lang] in told.err.lower()
        for made in (Path(name), folder):
            made.chmod(0o755)


def test_a_database_that_somebody_holds_is_one_line(tmp_path: Path, refused: Callable[..., str]):
    with closing(sqlite3.connect(tmp_path / "igroteka.db", isolation_level=None)) as other:
        other.execute("PRAGMA journal_mode = WAL")
        other.execute("BEGIN IMMEDIATE")
        told = refused(tmp_path, "en")
    assert "Another program holds the database; nothing was written. Try again in a moment." == told


def test_nothing_is_acknowledged_that_is_not_stored(tmp_path: Path):
    """A disk that takes no more, a read-only one, a held database: each is said, nothing happened, then it goes on."""
    with running(tmp_path) as place:
        ada = Person(place, name="Ada")
        room = ada.table(options={"first_seat": 0})["id"]
        store = place.runtime.store
        writers = place.on_loop(store._write(lambda connection: connection.connection.driver_connection))

        def pragma(words: str) -> None:
            place.on_loop(store._write(lambda _: writers.execute(f"PRAGMA {words}").close()))

        @contextmanager
        def held() -> Iterator[None]:
            with closing(sqlite3.connect(tmp_path / "data" / "igroteka.db", isolation_level=None)) as other:
                other.execute("BEGIN IMMEDIATE")
                yield

        @contextmanager
        def read_only() -> Iterator[None]:
            pragma("query_only = 1")
            yield
            writers.execute("PRAGMA query_only = 0").close()

        @contextmanager
        def no_room() -> Iterator[None]:
            before = resource.getrlimit(resource.RLIMIT_FSIZE)
            size = (tmp_path / "data" / "igroteka.db-wal").stat().st_size
            resource.setrlimit(resource.RLIMIT_FSIZE, (size, before[1]))
            try:
                yield
            finally:
                resource.setrlimit(resource.RLIMIT_FSIZE, before)

        with ada.line() as line:
            ask(line, t="hello", v=2, texts=True, lang="en", rooms=[{"room": room, "seat": 0}])
            state = told(line, "state")
            for number, (trouble, words) in enumerate(
                (
                    (no_room, "The disk does not take"),
                    (read_only, "cannot be written to"),
                    (held, "Another program holds"),
                )
            ):
                rev, options = state["rev"], state["scene"]["options"]
                word = {"rev": rev, "cid": f"c{number}", "seat": 0, "action": options[0]["action"]}
                with trouble():
                    answer = ada.post(f"/api/rooms/{room}/act", word)
                    assert (503, "store-failed") == (answer.status_code, answer.json()["code"]), answer.text
                    assert words in answer.json()["text"]
                    ask(line, t="act", room=room, **word)
                    assert "store-failed" == told(line, "no", cid=f"c{number}")["code"]
                    seen = ada.get(f"/api/rooms/{room}/view?texts=1&seat=0").json()
                    assert (rev, options) == (seen["rev"], seen["scene"]["options"])
                assert rev + 1 == ada.post(f"/api/rooms/{room}/act", word).json()["rev"]
                assert rev + 1 == told(line, "ev")["rev"]
                state = ada.get(f"/api/rooms/{room}/view?texts=1&seat=0").json()
                while "options" not in state["scene"]:  # the others found their villages too
                    seat = state["info"]["turn_of"][0]
                    asked = ada.get(f"/api/rooms/{room}/view?texts=1&seat={seat}").json()
                    chosen = {"rev": asked["rev"], "cid": f"o{asked['rev']}", "seat": seat}
                    ada.post(f"/api/rooms/{room}/act", {**chosen, "action": asked["scene"]["options"][0]["action"]})
                    told(line, "ev")
                    state = ada.get(f"/api/rooms/{room}/view?texts=1&seat=0").json()
        ada.close()


def test_a_wrong_public_address_is_one_line(tmp_path: Path):
    done = igroteka("serve", "--port", "0", "--data", str(tmp_path), "--public", "games.example.org", "--lang", "en")
    assert 2 == done.code
    assert "https://games.example.org" in done.err


def test_bots_take_the_time_they_are_told(tmp_path: Path):
    """Two bots of three play on until the person is asked: at this pace they have hardly begun."""
    with served(tmp_path, "--bot-workers", "0", "--bot-pace", "30") as (_, address, _):
        _, headers = room_in(address)
        seats = [{"kind": "bot"}, {"kind": "bot"}, {"kind": "me"}]
        body = {"game": "catan", "seats": seats, "options": {"first_seat": 0}}
        made = patient.post(f"{address}/api/rooms", headers=headers, json=body).json()
        begun = patient.post(f"{address}/api/rooms/{made['id']}/start", headers=headers).json()
        assert begun["rev"] == patient.get(f"{address}/api/rooms/{made['id']}", headers=headers).json()["rev"]
    refused = igroteka("serve", "--bot-pace", "-1", "--data", str(tmp_path))
    assert 2 == refused.code


@contextmanager
def kept(
    folder: Path, *words: str, passed: tuple[int, ...] = ()
) -> Iterator[tuple[subprocess.Popen[str], socket.socket]]:
    """A server that is kept by us, and our end of the line to it (tools/play.py)."""
    ours, theirs = socket.socketpair()
    ours.settimeout(LONG)
    usual = ("serve", "--port", "0", "--data", str(folder), "--no-open", "--lang", "en", "--bot-workers", "0")
    line = command(*usual, "--keeper", str(theirs.fileno()), *words)
    fds = (theirs.fileno(), *passed)
    with (
        ours,
        subprocess.Popen(line, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, pass_fds=fds) as process,
    ):
        theirs.close()
        try:
            yield process, ours
        finally:
            if process.poll() is None:
                process.kill()


def test_it_closes_in_order_when_nobody_keeps_it_any_more(tmp_path: Path):
    with kept(tmp_path) as (process, line):
        word, descriptors, _, _ = socket.recv_fds(line, 1, 1)
        with socket.socket(fileno=descriptors[0]) as listener:
            address = f"http://127.0.0.1:{listener.getsockname()[1]}"
            assert OPEN == word
            assert patient.get(f"{address}/health").is_success
        line.close()
        out, err = process.communicate(timeout=LONG)
    assert 0 == process.returncode, err
    assert address in out
    assert "Igroteka is closed." in out


def test_who_follows_takes_nothing_before_its_time_and_greets_nobody(tmp_path: Path):
    folder = tmp_path / "data"
    with socket.create_server(("127.0.0.1", 0)) as listener:
        given = ("--listener", str(listener.fileno()))
        with kept(folder, *given, passed=(listener.fileno(),)) as (process, line):
            assert READY == line.recv(1)
            assert not folder.exists()
            line.close()
            assert ("", "") == process.communicate(timeout=LONG)
            assert 0 == process.returncode
        assert not folder.exists()
        with kept(folder, *given, passed=(listener.fileno(),)) as (process, line):
            assert READY == line.recv(1)
            line.sendall(GO)
            assert OPEN == line.recv(1)
            assert patient.get(f"http://127.0.0.1:{listener.getsockname()[1]}/health").is_success
            line.sendall(LEAVE)
            out, err = process.communicate(timeout=LONG)
        assert (0, "") == (process.returncode, out), err


def test_who_follows_leaves_the_socket_as_it_is():
    """Both have one socket: if it waited for visitors, the one that still serves would do nothing else."""
    with listening("127.0.0.1", 0) as door:
        door.setblocking(False)
        with socket.socket(fileno=os.dup(door.fileno())) as theirs:
            line, ours = socket.socketpair()
            keeper = Keeper(line.detach(), theirs, follows=True)
            assert not os.get_blocking(door.fileno())
            keeper.close()
            ours.close()


def test_a_backup_while_playing_comes_back_elsewhere(tmp_path: Path):
    kept, elsewhere = tmp_path / "kept.db", tmp_path / "elsewhere"
    with served(tmp_path / "here", "--bot-workers", "0") as (process, address, _):
        room, headers = room_in(address)
        done = typed("backup", str(kept), "--data", str(tmp_path / "here"), "--lang", "en")
        assert (0, "") == (done.returncode, done.stderr)
        assert str(kept) in done.stdout
        again = igroteka("backup", str(kept), "--data", str(tmp_path / "here"), "--lang", "en")
        assert 2 == again.code
        assert "already" in again.err
        busy = igroteka("restore", str(kept), "--data", str(tmp_path / "here"), "--force", "--lang", "en")
        assert 2 == busy.code
        assert "Stop the server first" in busy.err
        before = patient.get(f"{address}/api/rooms/{room}", headers=headers).json()
        process.send_signal(signal.SIGTERM)
        process.communicate(timeout=LONG)
    assert 0 == typed("restore", str(kept), "--data", str(elsewhere), "--lang", "en").returncode
    refused = igroteka("restore", str(kept), "--data", str(elsewhere), "--lang", "en")
    assert 2 == refused.code
    assert "--force" in refused.err
    forced = igroteka("restore", str(kept), "--data", str(elsewhere), "--force", "--lang", "en")
    assert 0 == forced.code, forced.err
    assert [path for path in elsewhere.iterdir() if ".before-" in path.name]
    with served(elsewhere, "--bot-workers", "0") as (_, address, _):
        assert before == patient.get(f"{address}/api/rooms/{room}", headers=headers).json()


def test_what_is_no_backup_is_refused(tmp_path: Path):
    (tmp_path / "text.db").write_text("not a database, but long enough to be looked at" * 20)
    with closing(sqlite3.connect(tmp_path / "other.db")) as other:
        other.execute("CREATE TABLE recipes (name TEXT)")
    for name in ("text.db", "other.db", "missing.db"):
        done = igroteka("restore", str(tmp_path / name), "--data", str(tmp_path / "data"), "--lang", "en")
        assert 2 == done.code
        assert 1 == len(done.err.strip().splitlines()), done.err
        assert name in done.err
    assert not list((tmp_path / "data").glob("*")) if (tmp_path / "data").exists() else True
    nothing = igroteka("backup", str(tmp_path / "kept.db"), "--data", str(tmp_path / "data"), "--lang", "ru")
    assert 2 == nothing.code
    assert "нет" in nothing.err


def test_addresses_as_they_are_shown(tmp_path: Path):
    assert "[::1]" == shown("::1", local="")
    assert "10.0.0.7" == shown("0.0.0.0", local="10.0.0.7")
    assert own_address()
    secret = Config(data=tmp_path, database="postgresql://ada:hush@db.example.org/games")
    assert "postgresql://db.example.org/games" == place_of(secret)
