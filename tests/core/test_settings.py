"""Options: defaults, allowed values, presets, and what is said of a value that is not allowed."""

from typing import Any

import pytest

from igroteka.core.errors import BadOption
from igroteka.core.settings import Option, Settings, settings_of
from igroteka.core.speech import LANGUAGES, error_text

TABLE: dict[str, Any] = {
    "defaults": {"board": "small", "robber": False, "target": 10, "first": "random"},
    "about": {
        "board": {"allowed": ["small", "large"], "rule": "TOY-1.1"},
        "robber": {"allowed": [True, False], "rule": "TOY-1.2"},
        "target": {"allowed": ["3..20"], "rule": "TOY-1.3"},
        "first": {"allowed": ["random", "0..3"], "rule": "TOY-1.4"},
    },
    "presets": {"long": {"target": 15, "robber": True}},
}


@pytest.fixture
def settings() -> Settings:
    return settings_of(TABLE)


def test_defaults_then_the_preset_then_what_is_given(settings: Settings) -> None:
    assert {"board": "small", "robber": False, "target": 10, "first": "random"} == settings.complete(None)
    assert {"board": "small", "robber": True, "target": 15, "first": "random"} == settings.complete(None, "long")
    assert {"board": "large", "robber": True, "target": 12, "first": 2} == settings.complete(
        {"target": 12, "first": 2, "board": "large"}, "long"
    )


def test_only_what_differs_is_written(settings: Settings) -> None:
    assert {} == settings.changed(settings.complete({"target": 10}))
    assert {"target": 15, "robber": True} == settings.changed(settings.complete(None, "long"))


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("target", 2), ("target", 21), ("target", 10.0), ("target", "2"), ("target", True), ("target", None),
        ("target", [10]), ("robber", 1), ("robber", 0), ("robber", "1"), ("board", "Small"), ("board", 0),
        ("first", 4), ("first", "4"), ("first", "0..3"), ("first", False), ("target", 10**30),
        ("target", float("nan")), ("target", {}),
    ],
)  # fmt: skip
def test_a_value_that_is_not_allowed_is_refused(settings: Settings, name: str, value: object) -> None:
    with pytest.raises(BadOption) as refused:
        settings.complete({name: value})

    assert "option-value" == refused.value.code
    for language in LANGUAGES:
        text = error_text(refused.value, language)
        assert name in text
        assert 1 == len(text.splitlines())


@pytest.mark.parametrize(
    ("name", "text", "value"),
    [
        ("first", "0", 0), ("first", "3", 3), ("first", "random", "random"), ("target", "10", 10),
        ("robber", "true", True), ("robber", "false", False), ("board", "large", "large"),
    ],
)  # fmt: skip
def test_what_is_printed_as_allowed_is_accepted_as_typed(
    settings: Settings, name: str, text: str, value: bool | int | str
) -> None:
    """ "0. Allowed: random, 0..3" would be no reason."""
    for found in (settings.complete({name: text})[name], settings.parse([f"{name}={text}"])[name]):
        assert (value, type(value)) == (found, type(found))


@pytest.mark.parametrize("value", ["a\nb", "\u2028", "x" * 3000, ["x"] * 2000, 10**5000], ids=list("abcde"))
def test_whatever_the_value_the_refusal_is_one_short_line(settings: Settings, value: object) -> None:
    with pytest.raises(BadOption) as refused:
        settings.complete({"board": value})

    for language in LANGUAGES:
        text = error_text(refused.value, language)
        assert 1 == len(text.splitlines())
        assert len(text) < 600


@pytest.mark.parametrize("name", ["colour", "", "a\nb", "x" * 3000], ids=list("abcd"))
def test_an_option_nobody_knows_is_refused(settings: Settings, name: str) -> None:
    with pytest.raises(BadOption) as refused:
        settings.complete({name: 1})

    assert "unknown-option" == refused.value.code
    for language in LANGUAGES:
        text = error_text(refused.value, language)
        assert "board" in text
        assert 1 == len(text.splitlines())
        assert len(text) < 600


def test_a_preset_nobody_knows_is_refused(settings: Settings) -> None:
    with pytest.raises(BadOption) as refused:
        settings.complete(None, "short")

    assert "unknown-preset" == refused.value.code
    assert "long" in error_text(refused.value, "ru")


def test_options_are_typed_as_name_and_value(settings: Settings) -> None:
    assert {"target": 12, "robber": True, "board": "large", "first": 3} == settings.parse(
        ["target=12", "robber = Yes", " board = large", "first=3"]
    )
    assert {"robber": True, "first": "random"} == settings.parse(["robber=да", "first=random"])
    assert {"robber": False} == settings.parse(["robber=off"])


@pytest.mark.parametrize(
    ("pair", "code"),
    [
        ("target", "option-form"), ("target=", "option-value"), ("target=ten", "option-value"),
        ("target=99999999999", "option-value"), ("=1", "unknown-option"), ("robber=2", "option-value"),
        ("board=medium", "option-value"), ("target=-3", "option-value"), ("target=٣", "option-value"),
    ],
)  # fmt: skip
def test_typing_mistakes_are_refused(settings: Settings, pair: str, code: str) -> None:
    with pytest.raises(BadOption) as refused:
        settings.parse([pair])

    assert code == refused.value.code
    assert error_text(refused.value, "ru") != error_text(refused.value, "en")


def test_true_is_not_one() -> None:
    assert not Option("n", 1, ["0..3"], "TOY-1").allows(True)
    assert not Option("n", True, [True, False], "TOY-1").allows(1)


def test_a_preset_with_a_wrong_value_is_found_when_the_data_is_read() -> None:
    with pytest.raises(BadOption):
        settings_of({**TABLE, "presets": {"wrong": {"target": 99}}})


def test_what_only_programs_need_is_marked_and_must_exist() -> None:
    settings = settings_of({**TABLE, "programs": {"options": ["first"], "presets": ["long"]}})

    assert ["first", "long"] == settings.for_programs
    assert 2 == settings.complete({"first": 2})["first"]
    with pytest.raises(BadOption):
        settings_of({**TABLE, "programs": {"options": ["second"]}})
