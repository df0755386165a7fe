"""The words of the game whose folder a test lies in."""

import pytest

from igroteka.core.speech import LANGUAGES, Speech, speech


def spoken(request: pytest.FixtureRequest, language: str) -> Speech:
    return speech(language, f"igroteka.games.{request.path.parent.name}")


@pytest.fixture(params=LANGUAGES)
def words(request: pytest.FixtureRequest) -> Speech:
    """Each language in turn."""
    return spoken(request, request.param)


@pytest.fixture
def en(request: pytest.FixtureRequest) -> Speech:
    return spoken(request, "en")


@pytest.fixture
def ru(request: pytest.FixtureRequest) -> Speech:
    return spoken(request, "ru")
