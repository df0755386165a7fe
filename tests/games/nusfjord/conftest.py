"""Which cards a test plays with."""

from collections.abc import Iterator

import pytest

from tests.games.nusfjord import invention

OF_THE_BOX = (
    "cards",
    "components",
    "drawing",
    "exchanges",
    "heuristics",
    "text",
)
"""Modules that try the cards as the data file has them; all others have the deck that was made up for tests."""


@pytest.fixture(autouse=True, scope="module")
def deck(request: pytest.FixtureRequest) -> Iterator[None]:
    """Rules are tried with cards that no correction changes."""
    if request.path.stem.removeprefix("test_") in OF_THE_BOX:
        yield
        return
    with invention.kept_deck():
        yield
