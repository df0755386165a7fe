"""One walk at a time: every law is tried on it before the next begins."""

import pytest

from tests.contract import tables
from tests.contract.tables import Table, Walk

SOURCES = tables.walkable()


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
