"""A net over observations: what it adds up, and what it is sent as."""

import base64
from typing import Any

import pytest

from igroteka.core.observation import Observation
from igroteka.kit.judgement import COMMON, Judgement, weights

SEATS, WIDTH = 3, 2
PACKED: dict[str, Any] = {
    "unit": 10.0,
    "seats": SEATS,
    "width": WIDTH,
    "begin": [0.5, -1.0],
    "seat": base64.b64encode(bytes([1, 2, 3, 256 - 4])).decode(),  # two numbers, two traits
    "seat_scale": [1.0, 0.5],
    "table": base64.b64encode(bytes([256 - 1, 1])).decode(),  # one number
    "table_scale": [1.0, 2.0],
    "meaning": [1.0, 0.0, -1.0, 0.0, 0.0, 1.0, 0.5, 0.0, 0.0, 0.25, *([0.0] * 9), -1.0],
    "verdict": [2.0, 5.0, 0.1, 1.0, 0.5],
}


def seen(*numbers: tuple[int, float]) -> Observation:
    """A row with these numbers at their places."""
    row = Observation()
    for place, value in numbers:
        row.put(place, value)
    return row


def test_bytes_are_weights_in_the_unit_of_their_column():
    text = base64.b64encode(bytes([0, 127, 129, 255])).decode()

    assert [0.0, 127 * 0.5, -127.0, -0.5] == list(weights(text, [1.0, 0.5]))


def test_seats_are_judged_alike_rivals_together_and_the_table_apart():
    net = Judgement(PACKED)
    row = seen((0, 1.0), (3, 2.0), (SEATS * WIDTH, 0.5))  # own, of the next seat, of the table

    own = [0.5 + 1.0, -1.0 + 1.0]  # begin + seat[0]
    rival = [0.5 + 2.0 * 3.0, 0.0]  # begin + 2 seat[1], less than nothing is nothing
    table = [0.0, 1.0]
    assert [*own, *rival, *table, *[0.0] * COMMON] == pytest.approx(list(net.told(row, 2)))
    third = [rival[0] + 0.5, 0.0]  # who has nothing begins as everybody does
    assert [*own, *third, *table, *[0.0] * COMMON] == pytest.approx(list(net.told(row, 3)))


def test_the_verdict_sets_the_value_by_hand_right():
    net = Judgement(PACKED)
    row = seen((0, 1.0), (3, 0.25), (SEATS * WIDTH, 0.5))
    value, left = 0.3, 0.5
    told = [*list(net.told(row, 2))[:-COMMON], value, left, value * left]
    first = sum(weight * number for weight, number in zip(PACKED["meaning"][:9], told, strict=True)) + 0.25

    assert first > 0.0  # the second judgement is less than nothing, and so nothing
    expected = 10.0 * (2.0 * first + 0.1 + value * (1.0 + 0.5 * left))
    assert expected == pytest.approx(net.margin(row, 2, 10.0 * value, left))
