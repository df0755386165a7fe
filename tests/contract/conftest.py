"""One walk at a time: every law is tried on it before the next begins."""

from zlib import crc32

import pytest

from tests.conftest import SOAK
from tests.contract import tables
from tests.contract.tables import Table, Walk

SOURCES = tables.walkable()
WALKS = list(SOURCES)
TABLES = [table.name for table in tables.tables()]
SHARE = 1 if SOAK else 6
"""One walk in so many is a law's; each law has others, so that all are walked. With time every law has all of them."""


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    given = {name for mark in metafunc.definition.iter_markers("parametrize") for name in names_of(mark)}
    for fixture, names in (("walk", WALKS), ("table", TABLES)):
        if fixture in metafunc.fixturenames and fixture not in given:
            metafunc.parametrize(fixture, tried(metafunc.definition.nodeid, names), indirect=True, scope="session")


def names_of(mark: pytest.Mark) -> list[str]:
    """What a mark gives."""
    given = mark.args[0]
    return [name.strip() for name in given.split(",")] if isinstance(given, str) else list(given)


def tried(law: str, names: list[str]) -> list[str]:
    """Of the walks of every game those on which this law is tried."""
    by_game: dict[str, list[str]] = {}
    for name in names:
        by_game.setdefault(name.partition("-")[0], []).append(name)
    chosen: list[str] = []
    for walks in by_game.values():
        share = min(SHARE, len(walks))
        chosen += walks[crc32(law.encode()) % share :: share]
    return chosen


@pytest.fixture(scope="session")
def walk(request: pytest.FixtureRequest) -> Walk:
    """A game at every table, and every golden game."""
    return tables.walk(SOURCES[request.param])


@pytest.fixture(scope="session")
def table(request: pytest.FixtureRequest) -> Table:
    """Every table."""
    source = SOURCES[request.param]
    assert isinstance(source, Table)
    return source
