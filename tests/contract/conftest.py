"""One walk at a time: every law is tried on it before the next begins."""

from zlib import crc32

import pytest

from tests.conftest import SOAK
from tests.contract import tables
from tests.contract.tables import Table, Walk

SOURCES = tables.walkable()
PLACES = {name: place for place, name in enumerate(SOURCES)}
SHARE = 1 if SOAK else 3
"""One walk in so many is a law's; each law has others, so that all are walked. With time every law has all of them."""


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    left = [item for item in items if not is_tried(item)]
    config.hook.pytest_deselected(items=left)
    items[:] = [item for item in items if is_tried(item)]


def is_tried(item: pytest.Item) -> bool:
    """Is this walk one of those on which this law is tried?"""
    params = item.callspec.params if isinstance(item, pytest.Function) and hasattr(item, "callspec") else {}
    name = params.get("walk") or params.get("table")
    if not isinstance(name, str):
        return True
    return name not in PLACES or (PLACES[name] + crc32(item.nodeid.partition("[")[0].encode())) % SHARE == 0


@pytest.fixture(scope="session", params=list(SOURCES))
def walk(request: pytest.FixtureRequest) -> Walk:
    """A game at every table, and every golden game."""
    return tables.walk(SOURCES[request.param])


@pytest.fixture(params=[table.name for table in tables.tables()])
def table(request: pytest.FixtureRequest) -> Table:
    """Every table."""
    source = SOURCES[request.param]
    assert isinstance(source, Table)
    return source
