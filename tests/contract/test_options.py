"""What a game prints as an allowed value it accepts, however it is given."""

import pytest

from igroteka.core.errors import BadOption, brief
from igroteka.core.settings import Option
from tests.contract import tables
from tests.contract.tables import load, repaired, values_of


@pytest.mark.parametrize("game", tables.games())
def test_every_allowed_value_is_accepted_as_it_is_printed(game: str) -> None:
    """As it is, as a text in Python or in a message, and typed at a prompt; `brief` is how refusals print it."""
    settings = load(game).settings
    for name, option in settings.options.items():
        for value in values_of(option):
            printed = brief(value)
            for found in (
                settings.complete({name: value})[name],
                settings.complete({name: printed})[name],
                settings.parse([f"{name}={printed}"])[name],
            ):
                assert (value, type(value)) == (found, type(found)), f"{name}={printed}"


def refused_value(option: Option, value: object) -> object:
    """How a refusal names the value; None if there is none."""
    try:
        option.check(value)
    except BadOption as refused:
        return refused.details["value"]
    return None


@pytest.mark.parametrize("game", tables.games())
def test_a_refused_value_is_none_of_those_printed(game: str) -> None:
    """Whatever is refused does not stand among the allowed values of the same sentence."""
    for name, option in load(game).settings.options.items():
        assert refused_value(option, "no such value") == "no such value"
        for value in ("", "no such value", "-1", "1000000", "0..3", 1.5, None, [0], "true ", "random"):
            told = refused_value(option, value)
            assert told is None or told not in [brief(one) for one in values_of(option)], name


@pytest.mark.parametrize("game", tables.games())
def test_a_game_begins_with_the_seat_that_was_typed(game: str) -> None:
    rules = load(game)
    for seats in rules.seats:
        for seat in range(seats):
            options = repaired(rules, seats, {"first_seat": seat}, "first_seat")
            assert options is not None
            meant, typed = (rules.start(seats, {**options, "first_seat": first}) for first in (seat, str(seat)))
            assert meant.dump() == typed.dump()
