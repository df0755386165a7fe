"""`igroteka signature`; what it hashes is tested with sim."""

import json

import pytest

import igroteka as house
from igroteka.cli import signature
from tests.cli.shell import igroteka

DIGITS = "9f31c2a7" * 8


@pytest.fixture(autouse=True)
def asked(monkeypatch) -> list[tuple[str, int]]:
    """A fingerprint that takes no time, and for what it was asked."""
    calls: list[tuple[str, int]] = []

    def found(game, games):
        calls.append((game.id, games))
        return DIGITS

    monkeypatch.setattr(signature, "signature", found)
    return calls


def test_a_line_to_put_into_a_commit(asked):
    said = igroteka("signature", "catan")

    assert (0, "catan 9f31c2a79f31c2a7\n") == (said.code, said.out)
    assert [("catan", 1)] == asked


def test_json(asked):
    said = json.loads(igroteka("signature", "catan", "--games", "3", "--json").out)

    assert ("catan", 3, DIGITS[:16], DIGITS) == (said["game"], said["games"], said["signature"], said["sha256"])
    assert house.is_compiled() is said["compiled"]
    assert [("catan", 3)] == asked


def test_unknown_game():
    assert 2 == igroteka("signature", "chess").code
