"""`igroteka export`: the open database in a file."""

import asyncio
import gzip
import json
from pathlib import Path

import pytest

from igroteka.core.record import Record
from igroteka.server.storage import Store, engine
from tests.cli.shell import igroteka
from tests.server.test_database import CANARY, DAY, NOON, ended


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder of games: three that are over, one of them private."""
    folder = tmp_path_factory.mktemp("data")

    async def filled() -> None:
        store = Store(f"sqlite:///{folder}/igroteka.db")
        await store.open()
        await ended(store, "one", "nusfjord")
        await ended(store, "two", "catan", at=NOON + DAY)
        await ended(store, "three", "nusfjord", private=True)
        await store.close()

    asyncio.run(filled())
    return folder


def records(text: str) -> list[Record]:
    return [Record.from_dict(json.loads(line)) for line in text.splitlines()]


def test_records_come_to_stdout_and_their_number_to_stderr(data: Path):
    said = igroteka("export", "--data", str(data))
    assert 0 == said.code
    assert ["nusfjord", "catan"] == [record.game for record in records(said.out)]
    assert CANARY.lower() not in said.out.lower()
    assert "2 games are in -" in said.err
    assert "2 партии" in igroteka("export", "--data", str(data), language="ru").err


def test_a_file_is_packed_if_its_name_says_so(data: Path, tmp_path: Path):
    plain, packed = tmp_path / "games.ndjson", tmp_path / "games.ndjson.gz"
    for path in (plain, packed):
        said = igroteka("export", "--data", str(data), "-o", str(path))
        assert (0, "") == (said.code, said.out)
        assert str(path) in said.err
    assert records(plain.read_text()) == records(gzip.decompress(packed.read_bytes()).decode())
    assert [plain, packed] == sorted(tmp_path.iterdir())


def test_games_and_days_are_chosen(data: Path):
    def games(*words: str) -> list[str]:
        return [record.game for record in records(igroteka("export", "--data", str(data), *words).out)]

    assert ["catan"] == games("--game", "catan")
    assert ["catan"] == games("--since", "2024-10-05")
    assert ["nusfjord"] == games("--until", "2024-10-04")
    assert [] == games("--game", "gwt")


def test_what_is_wrong_is_told_in_one_line(data: Path, tmp_path: Path):
    for words in (
        ("--data", str(tmp_path / "nowhere")),
        ("--data", str(data), "--game", "chess"),
        ("--data", str(data), "-o", str(tmp_path / "no" / "such" / "folder.ndjson")),
    ):
        said = igroteka("export", *words)
        assert (2, "") == (said.code, said.out), said
        assert 1 == len(said.err.strip().splitlines())
        assert "Traceback" not in said.err


def test_the_folder_that_is_missing_is_named_and_not_the_file(data: Path, tmp_path: Path):
    said = igroteka("export", "--data", str(data), "-o", str(tmp_path / "nowhere" / "games.ndjson"))
    assert f"The folder {tmp_path / 'nowhere'} cannot be used" in said.err


@pytest.mark.parametrize("language", ["en", "ru"])
def test_postgresql_without_its_package(monkeypatch: pytest.MonkeyPatch, language: str):
    monkeypatch.setattr(engine, "find_spec", lambda _: None)
    said = igroteka("export", "--database", "postgresql://somebody@nowhere/games", language=language)
    assert (2, "") == (said.code, said.out)
    assert "igroteka[server,postgres]" in said.err
