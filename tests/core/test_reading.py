"""Reading what people may have edited: every mistake names its field."""

from collections.abc import Callable
from typing import Any

import pytest

from igroteka.core.errors import BadPosition, brief
from igroteka.core.reading import Reader
from igroteka.core.speech import LANGUAGES, error_text

DOCUMENT: dict[str, Any] = {
    "name": "Ada",
    "age": 36,
    "awake": True,
    "nobody": None,
    "places": [3, 1, 2],
    "cards": {"brick": 2},
    "people": [{"seat": 0}, {"seat": 5}],
}


def at(*path: str | int) -> Reader:
    """A value of the document, reached as programs reach it."""
    reader = Reader(DOCUMENT)
    for step in path:
        reader = reader.items()[step] if isinstance(step, int) else reader.get(step)
    return reader


def refused(read: Callable[[], object]) -> BadPosition:
    with pytest.raises(BadPosition) as error:
        read()
    for language in LANGUAGES:
        assert 1 == len(error_text(error.value, language).splitlines())
        assert str(error.value.details["field"]) in error_text(error.value, language)
    return error.value


def test_values_are_read() -> None:
    assert "Ada" == at("name").text()
    assert 36 == at("age").integer(0, 99)
    assert at("awake").boolean()
    assert at("nobody").is_none()
    assert [3, 1, 2] == at("places").distinct(4)
    assert [0, 2] == at("cards").counts(["ore", "brick"], 19)
    assert 1 == at("name").word(["Ben", "Ada"])
    assert 5 == at("people", 1, "seat").integer(0, 9)


def test_what_is_left_out_has_a_default() -> None:
    assert 7 == Reader(DOCUMENT).get_or("height", 7).integer(0, 9)
    assert [0] == Reader({}).counts(["ore"], 19)
    assert Reader(DOCUMENT).has("nobody")
    assert not Reader(DOCUMENT).has("height")


@pytest.mark.parametrize(
    ("read", "code", "field"),
    [
        (lambda: Reader([]).table([]), "position-type", "."),
        (lambda: Reader({"a": 1}).table(["b"]), "position-unknown", "a"),
        (lambda: Reader({"a": 1}, "board").table(["b"]), "position-unknown", "board.a"),
        (lambda: at("height"), "position-missing", "height"),
        (lambda: at("people", 0, "name"), "position-missing", "people[0].name"),
        (lambda: at("people", 1, "seat").integer(0, 3), "position-value", "people[1].seat"),
        (lambda: at("name").integer(0, 3), "position-type", "name"),
        (lambda: at("awake").integer(0, 3), "position-type", "awake"),
        (lambda: at("age").boolean(), "position-type", "age"),
        (lambda: at("age").text(), "position-type", "age"),
        (lambda: at("age").items(), "position-type", "age"),
        (lambda: at("name").word(["Ben"]), "position-value", "name"),
        (lambda: at("age").word(["Ben"]), "position-type", "age"),
        (lambda: at("places").items(4, 4), "position-length", "places"),
        (lambda: at("places").items(0, 2), "position-length", "places"),
        (lambda: at("places").distinct(3), "position-value", "places[0]"),
        (lambda: Reader([1, 2, 1], "roads").distinct(9), "position-twice", "roads[2]"),
        (lambda: at("cards").counts(["ore"], 19), "position-unknown", "cards.brick"),
        (lambda: at("cards").counts(["brick"], 1), "position-value", "cards.brick"),
        (lambda: Reader(2.0, "turn").integer(0, 3), "position-type", "turn"),
        (lambda: Reader(float("nan"), "turn").integer(0, 3), "position-type", "turn"),
        (lambda: Reader("2", "turn").integer(0, 3), "position-type", "turn"),
        (lambda: Reader(None, "turn").integer(0, 3), "position-type", "turn"),
    ],
)
def test_every_mistake_names_its_field(read: Callable[[], object], code: str, field: str) -> None:
    error = refused(read)

    assert code == error.code
    assert field == error.details["field"]


@pytest.mark.parametrize("key", ["a\nb", "\u2028", "\x85", "x" * 3000, ""], ids=list("abcde"))
def test_a_strange_name_is_still_told_in_one_line(key: str) -> None:
    """The reader of a file must not be led astray by what is in it."""
    with pytest.raises(BadPosition) as error:
        Reader({key: 1}).table(["b"])

    assert error.value.details["field"]
    for language in LANGUAGES:
        text = error_text(error.value, language)
        assert 1 == len(text.splitlines())
        assert len(text) < 600


def test_shown_values_fit_in_a_line() -> None:
    assert "[1, 2]" == brief([1, 2])
    assert 40 == len(brief("x" * 1000))
    assert "a b" == brief("a\nb")


def test_values_too_deep_or_too_long_are_shown_too() -> None:
    deep: Any = 0
    for _ in range(20_000):
        deep = [deep]

    assert len(brief(deep)) <= 40
    assert len(brief(10**5000)) <= 40
